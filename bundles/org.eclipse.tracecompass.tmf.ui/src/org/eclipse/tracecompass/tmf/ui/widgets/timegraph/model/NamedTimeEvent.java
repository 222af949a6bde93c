package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.util.Objects;
import org.eclipse.tracecompass.tmf.core.model.CoreMetadataStrings;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;

/**
 * A state with a text written into it.
 *
 * @since 0.2.0
 */
public class NamedTimeEvent extends TimeEvent {

    private final String label;

    /**
     * @param entry its entry
     * @param time its first instant
     * @param duration its length
     * @param value its value
     * @param label its text
     */
    public NamedTimeEvent(
            ITimeGraphEntry entry, long time, long duration, int value, String label) {
        this(entry, label, new TimeGraphState(time, duration, value, label));
    }

    /**
     * @param entry its entry
     * @param time its first instant
     * @param duration its length
     * @param value its value
     * @param label its text
     * @param activeProperties its filter marks
     */
    public NamedTimeEvent(
            TimeGraphEntry entry,
            long time,
            long duration,
            int value,
            String label,
            int activeProperties) {
        this(entry, time, duration, value, label);
        setActiveProperties(activeProperties);
    }

    /**
     * An event that is a state of a model.
     *
     * @param entry its entry
     * @param label its text
     * @param stateModel the state
     */
    public NamedTimeEvent(ITimeGraphEntry entry, String label, ITimeGraphState stateModel) {
        super(entry, stateModel);
        // states share few texts
        this.label = label.intern();
    }

    @Override
    public String getLabel() {
        return label;
    }

    @Override
    public ITimeEvent splitBefore(long splitTime) {
        return splitTime > fTime ? named(fTime, Math.min(fDuration, splitTime - fTime)) : null;
    }

    @Override
    public ITimeEvent splitAfter(long splitTime) {
        long end = fTime + fDuration;
        long start = Math.max(fTime, splitTime);
        return splitTime < end ? named(start, end - start) : null;
    }

    private NamedTimeEvent named(long time, long duration) {
        return new NamedTimeEvent(
                Objects.requireNonNull(fEntry), label, part(time, duration, label));
    }

    @Override
    public Multimap<String, Object> getMetadata() {
        Multimap<String, Object> metadata = HashMultimap.create(super.getMetadata());
        metadata.put(CoreMetadataStrings.LABEL_KEY, label);
        ITimeGraphEntry entry = fEntry;
        if (entry != null) {
            metadata.put(CoreMetadataStrings.ENTRY_NAME_KEY, entry.getName());
        }
        return metadata;
    }

    @Override
    public int hashCode() {
        return super.hashCode() * 31 + label.hashCode();
    }

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj)
                && obj instanceof NamedTimeEvent other
                && label.equals(other.label);
    }

    @Override
    public String toString() {
        return super.toString() + " label=" + label;
    }
}
