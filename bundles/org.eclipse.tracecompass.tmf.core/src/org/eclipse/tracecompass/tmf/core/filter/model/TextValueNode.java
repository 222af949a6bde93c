package org.eclipse.tracecompass.tmf.core.filter.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/** Base of the nodes that compare the text of the aspect's value with a text. */
abstract class TextValueNode extends TmfFilterAspectNode implements ITmfFilterWithValue {

    private @Nullable String value;
    private boolean ignoreCase;

    TextValueNode(@Nullable ITmfFilterTreeNode parent) {
        super(parent);
    }

    @NonNullByDefault({})
    @Override
    public String getValue() {
        return value;
    }

    @NonNullByDefault({})
    @Override
    public void setValue(String value) {
        this.value = value;
    }

    /** {@return whether upper and lower case are the same} */
    public boolean isIgnoreCase() {
        return ignoreCase;
    }

    /**
     * Sets whether upper and lower case are the same.
     *
     * @param ignoreCase whether they are
     */
    public void setIgnoreCase(boolean ignoreCase) {
        this.ignoreCase = ignoreCase;
    }
}
