package org.eclipse.tracecompass.tmf.export.core;

/** The types of columns. */
public enum ColumnType {
    /** A signed integer of 64 bits. */
    INTEGER,
    /** A real of 64 bits. */
    REAL,
    /** A text. */
    TEXT
}
