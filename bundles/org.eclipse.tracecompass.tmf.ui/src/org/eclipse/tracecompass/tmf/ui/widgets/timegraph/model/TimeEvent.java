package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model;

import com.google.common.collect.Multimap;
import java.util.Objects;
import org.eclipse.tracecompass.tmf.core.model.ITimeElement;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;

/**
 * The usual {@link ITimeEvent}: a view of an element of a data model, which has time, value, style
 * and filter marks.
 *
 * @since 0.2.0
 */
public class TimeEvent implements ITimeEvent {

    private static final int NO_VALUE = Integer.MIN_VALUE;

    /** The entry; null for a marker on all rows. */
    protected ITimeGraphEntry fEntry;

    /** The first instant. */
    protected long fTime;

    /** The length. */
    protected long fDuration;

    private final ITimeElement model;

    /**
     * An event without a value.
     *
     * @param entry its entry
     * @param time its first instant
     * @param duration its length
     */
    public TimeEvent(ITimeGraphEntry entry, long time, long duration) {
        this(entry, time, duration, NO_VALUE, 0);
    }

    /**
     * @param entry its entry
     * @param time its first instant
     * @param duration its length
     * @param value its value
     */
    public TimeEvent(ITimeGraphEntry entry, long time, long duration, int value) {
        this(entry, time, duration, value, 0);
    }

    /**
     * @param entry its entry
     * @param time its first instant
     * @param duration its length
     * @param value its value
     * @param activeProperties its filter marks, see {@link
     *     org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty}
     */
    public TimeEvent(
            ITimeGraphEntry entry, long time, long duration, int value, int activeProperties) {
        this(entry, new TimeGraphState(time, duration, value));
        model.setActiveProperties(activeProperties);
    }

    /**
     * An event that is an element of a model.
     *
     * @param entry its entry
     * @param stateModel the element
     */
    public TimeEvent(ITimeGraphEntry entry, ITimeElement stateModel) {
        fEntry = entry;
        fTime = stateModel.getStartTime();
        fDuration = stateModel.getDuration();
        model = stateModel;
    }

    /** The value, {@link Integer#MIN_VALUE} if there is none. */
    public int getValue() {
        return model.getValue();
    }

    /** Whether there is a value. */
    public boolean hasValue() {
        return getValue() != NO_VALUE;
    }

    @Override
    public ITimeGraphEntry getEntry() {
        return fEntry;
    }

    @Override
    public long getTime() {
        return fTime;
    }

    @Override
    public long getDuration() {
        return fDuration;
    }

    /** The element that the event is a view of. */
    public ITimeElement getModel() {
        return model;
    }

    /** An event without a label; subclasses may return one of their own. */
    @Override
    public ITimeEvent splitBefore(long splitTime) {
        return splitTime > fTime
                ? new TimeEvent(fEntry, part(fTime, Math.min(fDuration, splitTime - fTime), null))
                : null;
    }

    /** An event without a label; subclasses may return one of their own. */
    @Override
    public ITimeEvent splitAfter(long splitTime) {
        long end = fTime + fDuration;
        if (splitTime >= end) {
            return null;
        }
        long start = Math.max(fTime, splitTime);
        return new TimeEvent(fEntry, part(start, end - start, null));
    }

    /** The element of a part of this event: value, style and filter marks stay. */
    final TimeGraphState part(long time, long duration, String label) {
        TimeGraphState part =
                new TimeGraphState(time, duration, getValue(), label, model.getStyle());
        part.setActiveProperties(getActiveProperties());
        return part;
    }

    @Override
    public int getActiveProperties() {
        return model.getActiveProperties();
    }

    @Override
    public void setActiveProperties(int activeProperties) {
        model.setActiveProperties(activeProperties);
    }

    /** The metadata of the model; of the entry if the model has none. */
    @Override
    public Multimap<String, Object> getMetadata() {
        Multimap<String, Object> own = model.getMetadata();
        return own.isEmpty() ? ITimeEvent.super.getMetadata() : own;
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                getClass(), fEntry, fTime, fDuration, getValue(), getActiveProperties(), style());
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj
                || obj instanceof TimeEvent other
                        && getClass() == other.getClass()
                        && fTime == other.fTime
                        && fDuration == other.fDuration
                        && getValue() == other.getValue()
                        && getActiveProperties() == other.getActiveProperties()
                        && Objects.equals(fEntry, other.fEntry)
                        && Objects.equals(style(), other.style());
    }

    private OutputElementStyle style() {
        return model.getStyle();
    }

    @Override
    public String toString() {
        return getClass().getSimpleName()
                + " start="
                + fTime
                + " end="
                + (fTime + fDuration)
                + " duration="
                + fDuration
                + (hasValue() ? " value=" + getValue() : "");
    }
}
