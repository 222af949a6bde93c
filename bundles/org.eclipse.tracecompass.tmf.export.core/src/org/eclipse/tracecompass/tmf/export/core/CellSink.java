package org.eclipse.tracecompass.tmf.export.core;

/**
 * Receives the value of a cell, by the method of the column's type or {@link #none}. Exactly one of
 * the methods is called per cell.
 */
public interface CellSink {

    /** Receives that there is no value. */
    void none();

    /**
     * Receives the value of a column of integers.
     *
     * @param value the value; of times, ns
     */
    void integer(long value);

    /**
     * Receives the value of a column of reals.
     *
     * @param value the value, which may be NaN or infinite
     */
    void real(double value);

    /**
     * Receives the value of a column of texts.
     *
     * @param value the value, of any length and with any characters
     */
    void text(String value);
}
