package org.eclipse.tracecompass.analysis.counters.core;

/**
 * The kind of numbers that a counter has.
 *
 * @since 0.2.0
 */
public enum CounterType {
    /** Integers. */
    LONG,
    /** Numbers with a fraction. */
    DOUBLE
}
