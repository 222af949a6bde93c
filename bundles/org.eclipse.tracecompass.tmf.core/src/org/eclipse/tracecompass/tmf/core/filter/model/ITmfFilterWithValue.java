package org.eclipse.tracecompass.tmf.core.filter.model;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** A node that compares with a value. */
public interface ITmfFilterWithValue {

    /** Attribute: the value. */
    String VALUE_ATTRIBUTE = "value";

    /** {@return the value, null when it was not set} */
    @NonNullByDefault({})
    String getValue();

    /**
     * Sets the value.
     *
     * @param value the value
     */
    @NonNullByDefault({})
    void setValue(String value);
}
