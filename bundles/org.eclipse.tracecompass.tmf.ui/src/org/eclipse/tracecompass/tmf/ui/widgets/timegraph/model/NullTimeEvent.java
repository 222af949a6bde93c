package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model;

/**
 * A gap between states.
 *
 * @since 0.2.0
 */
public class NullTimeEvent extends TimeEvent {

    /**
     * @param entry its entry
     * @param time its first instant
     * @param duration its length
     */
    public NullTimeEvent(ITimeGraphEntry entry, long time, long duration) {
        super(entry, time, duration);
    }

    @Override
    public ITimeEvent splitBefore(long splitTime) {
        return splitTime > fTime
                ? new NullTimeEvent(getEntry(), fTime, Math.min(fDuration, splitTime - fTime))
                : null;
    }

    @Override
    public ITimeEvent splitAfter(long splitTime) {
        long end = fTime + fDuration;
        long start = Math.max(fTime, splitTime);
        return splitTime < end ? new NullTimeEvent(getEntry(), start, end - start) : null;
    }
}
