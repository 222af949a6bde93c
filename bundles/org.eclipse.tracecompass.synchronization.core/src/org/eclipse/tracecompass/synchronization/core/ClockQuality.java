package org.eclipse.tracecompass.synchronization.core;

/** How well the clocks of two hosts are known to each other, the best first. */
public enum ClockQuality {
    /** The range of possible clock lines is bounded on both sides. */
    ACCURATE,
    /** There were messages both ways, but too few for bounds of the slope on both sides. */
    APPROXIMATE,
    /** There were messages one way only. */
    INCOMPLETE,
    /** There were no messages. */
    ABSENT,
    /**
     * The messages contradict each other: no clock of steady speed agrees with all. What was found
     * before the first contradiction is kept.
     */
    FAIL
}
