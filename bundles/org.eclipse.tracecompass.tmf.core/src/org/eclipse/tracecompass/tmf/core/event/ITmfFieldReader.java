package org.eclipse.tracecompass.tmf.core.event;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Reads one field of the events of one type. Thread-safe.
 *
 * @see ITmfFieldResolver
 */
public interface ITmfFieldReader {

    /**
     * The field as an integer. A reader that has it without an object for it overrides this.
     *
     * @param e an event of the reader's type
     * @param missing what to return when the field is absent from this event or is no number
     * @return the value
     */
    default long readLong(ITmfEvent e, long missing) {
        return read(e) instanceof Number number ? number.longValue() : missing;
    }

    /**
     * The field as a floating point number. A reader that has it without an object for it overrides
     * this.
     *
     * @param e an event of the reader's type
     * @param missing what to return when the field is absent from this event or is no number
     * @return the value
     */
    default double readDouble(ITmfEvent e, double missing) {
        return read(e) instanceof Number number ? number.doubleValue() : missing;
    }

    /**
     * The field's value as {@code getContent().getField(path).getValue()} would give it.
     *
     * @param e an event of the reader's type
     * @return the value; null when absent from this event
     */
    @Nullable
    Object read(ITmfEvent e);

    /**
     * Whether an event has the field; the default says that all events of the type have it.
     *
     * @param e an event of the reader's type
     * @return true if it has, for any value
     */
    default boolean isIn(ITmfEvent e) {
        return true;
    }

    /**
     * Whether the field's value is of the same kind (an integer, a text) in all events of the type
     * that have it, so that a consumer may rely on what it has seen in one of them. The default
     * says that this is not known, as in text, where a field may be a number here and a word there.
     *
     * @return true if the kind of the values is declared for the type
     */
    default boolean isUniform() {
        return false;
    }
}
