package org.eclipse.tracecompass.tmf.core.dataprovider;

/** The kind of a value, which decides how it is formatted. */
public enum DataType {
    /** A plain number, shown with decimal prefixes (k, M, G). */
    NUMBER,
    /** A number of bytes and the like, shown with binary prefixes (Ki, Mi, Gi). */
    BINARY_NUMBER,
    /** Nanoseconds since the epoch. */
    TIMESTAMP,
    /** A length of time in nanoseconds. */
    DURATION,
    /** Text. */
    STRING,
    /** Two timestamps, written {@code [start,end]} in nanoseconds since the epoch. */
    TIME_RANGE
}
