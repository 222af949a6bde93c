package org.eclipse.tracecompass.tmf.core.model.timegraph;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.CoreMetadataStrings;
import org.eclipse.tracecompass.tmf.core.model.OutputElement;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;

/** The usual {@link ITimeGraphState}. */
public class TimeGraphState extends OutputElement implements ITimeGraphState {

    private final long startTime;
    private final long duration;
    private final int value;
    private final @Nullable String label;

    /**
     * Creates a state that is drawn by its value.
     *
     * @param time its start in nanoseconds
     * @param duration its length in nanoseconds
     * @param value its value; {@link Integer#MIN_VALUE} for a gap
     */
    public TimeGraphState(long time, long duration, int value) {
        this(time, duration, value, null, null);
    }

    /**
     * Creates a state that is drawn by its value, with a label.
     *
     * @param time its start in nanoseconds
     * @param duration its length in nanoseconds
     * @param value its value
     * @param label the text written into it
     */
    public TimeGraphState(long time, long duration, int value, String label) {
        this(time, duration, value, label, null);
    }

    /**
     * Creates a state that is drawn by its style. Its value is 0, or {@link Integer#MIN_VALUE}
     * without a style.
     *
     * @param time its start in nanoseconds
     * @param duration its length in nanoseconds
     * @param label the text written into it, null for none
     * @param style its style, null for a gap
     */
    public TimeGraphState(
            long time, long duration, @Nullable String label, @Nullable OutputElementStyle style) {
        this(time, duration, style == null ? Integer.MIN_VALUE : 0, label, style);
    }

    /**
     * Creates a state.
     *
     * @param time its start in nanoseconds
     * @param duration its length in nanoseconds
     * @param value its value
     * @param label the text written into it, null for none
     * @param style its style, null when the value decides
     */
    public TimeGraphState(
            long time,
            long duration,
            int value,
            @Nullable String label,
            @Nullable OutputElementStyle style) {
        super(style);
        startTime = time;
        this.duration = duration;
        this.value = value;
        this.label = label;
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
    public @Nullable String getLabel() {
        return label;
    }

    @Override
    public Multimap<String, Object> getMetadata() {
        String label = getLabel();
        return label == null
                ? ImmutableMultimap.of()
                : ImmutableMultimap.of(CoreMetadataStrings.LABEL_KEY, label);
    }

    @Override
    public String toString() {
        return getClass().getSimpleName()
                + " [start="
                + startTime
                + ", duration="
                + duration
                + ", value="
                + value
                + ", label="
                + label
                + ", style="
                + getStyle()
                + ']';
    }
}
