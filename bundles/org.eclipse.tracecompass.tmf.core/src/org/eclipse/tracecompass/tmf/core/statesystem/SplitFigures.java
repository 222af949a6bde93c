package org.eclipse.tracecompass.tmf.core.statesystem;

/**
 * What the latest history that was built in parts has cost, as CPU time of the threads that worked
 * on it, without the encoding of its blocks by others: for measurements and tests.
 *
 * @param parts how many parts the trace was read in
 * @param joined how many of them could be joined; the events of the others were handled one by one
 * @param buildNanos the time for building all parts, ns
 * @param longestNanos the longest time for one of them, ns
 * @param joinNanos the time for joining them, ns
 * @since 9.6.0
 */
public record SplitFigures(
        int parts, int joined, long buildNanos, long longestNanos, long joinNanos) {}
