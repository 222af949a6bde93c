package org.eclipse.tracecompass.tmf.core.filter.model;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/** Base of the nodes that compare the text of the aspect's value with a text. */
abstract class TextValueNode extends TmfFilterAspectNode implements ITmfFilterWithValue {

    private @Nullable String fValue;
    private boolean fIgnoreCase;

    TextValueNode(@Nullable ITmfFilterTreeNode parent) {
        super(parent);
    }

    @Override
    public @Nullable String getValue() {
        return fValue;
    }

    @Override
    public void setValue(String value) {
        fValue = value;
    }

    /** {@return whether upper and lower case are the same} */
    public boolean isIgnoreCase() {
        return fIgnoreCase;
    }

    /**
     * Sets whether upper and lower case are the same.
     *
     * @param ignoreCase whether they are
     */
    public void setIgnoreCase(boolean ignoreCase) {
        fIgnoreCase = ignoreCase;
    }

    @Override
    public int hashCode() {
        return Objects.hash(super.hashCode(), fValue, fIgnoreCase);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof TextValueNode other
                && Objects.equals(fValue, other.fValue)
                && fIgnoreCase == other.fIgnoreCase;
    }
}
