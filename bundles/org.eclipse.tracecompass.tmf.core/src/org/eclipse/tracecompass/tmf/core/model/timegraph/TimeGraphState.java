package org.eclipse.tracecompass.tmf.core.model.timegraph;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.CoreMetadataStrings;
import org.eclipse.tracecompass.tmf.core.model.OutputElement;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;

/** The usual {@link ITimeGraphState}. */
public class TimeGraphState extends OutputElement implements ITimeGraphState {

    private final long fStartTime;
    private final long fDuration;
    private final int fValue;
    private final @Nullable String fLabel;

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
        fStartTime = time;
        fDuration = duration;
        fValue = value;
        fLabel = label;
    }

    @Override
    public long getStartTime() {
        return fStartTime;
    }

    @Override
    public long getDuration() {
        return fDuration;
    }

    @Override
    public int getValue() {
        return fValue;
    }

    @Override
    public @Nullable String getLabel() {
        return fLabel;
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
                + fStartTime
                + ", duration="
                + fDuration
                + ", value="
                + fValue
                + ", label="
                + fLabel
                + ", style="
                + getStyle()
                + ']';
    }
}
