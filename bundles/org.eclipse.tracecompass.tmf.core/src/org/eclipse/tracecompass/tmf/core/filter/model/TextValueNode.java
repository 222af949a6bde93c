package org.eclipse.tracecompass.tmf.core.filter.model;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/** Base of the nodes that compare the text of the aspect's value with a text. */
abstract class TextValueNode extends TmfFilterAspectNode implements ITmfFilterWithValue {

    private @Nullable String value;
    private boolean ignoreCase;

    TextValueNode(@Nullable ITmfFilterTreeNode parent) {
        super(parent);
    }

    @Override
    public @Nullable String getValue() {
        return value;
    }

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

    @Override
    public int hashCode() {
        return Objects.hash(super.hashCode(), value, ignoreCase);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof TextValueNode other
                && Objects.equals(value, other.value)
                && ignoreCase == other.ignoreCase;
    }
}
