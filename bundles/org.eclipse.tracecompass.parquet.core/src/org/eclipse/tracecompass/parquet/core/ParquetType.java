package org.eclipse.tracecompass.parquet.core;

/** The types of columns. */
public enum ParquetType {
    /** True or false. */
    BOOLEAN,
    /** A signed integer of 32 bits. */
    INT32,
    /** A signed integer of 64 bits. */
    INT64,
    /** A real of 64 bits. NaN and both zeros are kept. */
    DOUBLE,
    /** A text, stored as UTF-8. Unpaired surrogates, which UTF-8 cannot express, become '?'. */
    STRING
}
