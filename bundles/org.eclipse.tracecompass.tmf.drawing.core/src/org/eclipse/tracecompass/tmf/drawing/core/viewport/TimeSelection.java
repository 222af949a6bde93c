package org.eclipse.tracecompass.tmf.drawing.core.viewport;

/**
 * The selected instant or range. {@code begin} is where the selection was started and may be after
 * {@code end}.
 *
 * @param begin the anchor, ns
 * @param end the moving end, ns
 */
public record TimeSelection(long begin, long end) {

    /** An instant. */
    public static TimeSelection at(long time) {
        return new TimeSelection(time, time);
    }

    /** The earlier end. */
    public long from() {
        return Math.min(begin, end);
    }

    /** The later end. */
    public long to() {
        return Math.max(begin, end);
    }

    /** Whether it is one instant. */
    public boolean isInstant() {
        return begin == end;
    }
}
