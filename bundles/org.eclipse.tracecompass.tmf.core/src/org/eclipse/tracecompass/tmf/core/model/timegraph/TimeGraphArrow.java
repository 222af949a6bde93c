package org.eclipse.tracecompass.tmf.core.model.timegraph;

import com.google.common.collect.Multimap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElement;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;

/** The usual {@link ITimeGraphArrow}. */
public class TimeGraphArrow extends OutputElement implements ITimeGraphArrow {

    private final long sourceId;
    private final long destinationId;
    private final long startTime;
    private final long duration;
    private final int value;

    /**
     * Creates an arrow that is drawn by its value.
     *
     * @param sourceId the id of the entry it starts from
     * @param destinationId the id of the entry it points to
     * @param time its start in nanoseconds
     * @param duration its length in nanoseconds
     * @param value its value
     */
    public TimeGraphArrow(long sourceId, long destinationId, long time, long duration, int value) {
        this(sourceId, destinationId, time, duration, value, null);
    }

    /**
     * Creates an arrow with the value 0.
     *
     * @param sourceId the id of the entry it starts from
     * @param destinationId the id of the entry it points to
     * @param time its start in nanoseconds
     * @param duration its length in nanoseconds
     */
    public TimeGraphArrow(long sourceId, long destinationId, long time, long duration) {
        this(sourceId, destinationId, time, duration, 0, null);
    }

    /**
     * Creates an arrow with a style.
     *
     * @param sourceId the id of the entry it starts from
     * @param destinationId the id of the entry it points to
     * @param time its start in nanoseconds
     * @param duration its length in nanoseconds
     * @param style its style
     */
    public TimeGraphArrow(
            long sourceId, long destinationId, long time, long duration, OutputElementStyle style) {
        this(sourceId, destinationId, time, duration, 0, style);
    }

    private TimeGraphArrow(
            long sourceId,
            long destinationId,
            long time,
            long duration,
            int value,
            @Nullable OutputElementStyle style) {
        super(style);
        this.sourceId = sourceId;
        this.destinationId = destinationId;
        startTime = time;
        this.duration = duration;
        this.value = value;
    }

    @Override
    public Multimap<String, Object> getMetadata() {
        // both supertypes have one
        return super.getMetadata();
    }

    @Override
    public long getSourceId() {
        return sourceId;
    }

    @Override
    public long getDestinationId() {
        return destinationId;
    }

    @Override
    public long getStartTime() {
        return startTime;
    }

    @Override
    public long getDuration() {
        return duration;
    }

    @Override
    public int getValue() {
        return value;
    }

    @Override
    public String toString() {
        return "TimeGraphArrow ["
                + sourceId
                + "->"
                + destinationId
                + ", start="
                + startTime
                + ", duration="
                + duration
                + ", value="
                + value
                + ", style="
                + getStyle()
                + ']';
    }
}
