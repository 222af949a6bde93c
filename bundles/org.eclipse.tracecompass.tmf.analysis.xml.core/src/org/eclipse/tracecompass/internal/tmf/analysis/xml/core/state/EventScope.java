package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import java.util.Arrays;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;

/**
 * What state changes know: the event, its time, its fields, the states, and in patterns the
 * scenario. There is one object per state provider, used for each event in turn. For one thread.
 */
public final class EventScope {

    private final ITmfStateProvider provider;
    private final ITmfStateSystemBuilder states;
    private final EventFields fields;
    private final @Nullable Object[] values;
    private final long[] readAt;
    private final LaterChanges laterChanges = new LaterChanges();
    private long eventNumber;
    private @Nullable ITmfEvent event;
    private String eventName = "";
    private long time = Long.MIN_VALUE;
    private int scenario = ITmfStateSystem.INVALID_ATTRIBUTE;
    private @Nullable AttributePools pools;

    /**
     * Creates a scope.
     *
     * @param provider the state provider
     * @param states where the states go
     * @param fields the fields that the program reads
     */
    public EventScope(
            ITmfStateProvider provider, ITmfStateSystemBuilder states, EventFields fields) {
        this.provider = provider;
        this.states = states;
        this.fields = fields;
        values = new Object[fields.size()];
        readAt = new long[fields.size()];
        Arrays.fill(readAt, -1);
    }

    /** Begins the next event, after the changes that were announced for a time up to its own. */
    public void setEvent(ITmfEvent event) {
        // The clocks of processors disagree by a little: no state begins before an earlier one.
        long now = Math.max(time, event.getTimestamp().toNanos());
        laterChanges.run(now);
        this.event = event;
        eventName = String.valueOf(event.getName());
        eventNumber++;
        time = now;
    }

    /** Makes a change at a time that is not before the event. */
    void later(long time, Runnable change) {
        laterChanges.add(time, change);
    }

    /** Makes the changes that were announced for a time after the last event. */
    public void end() {
        laterChanges.run(Long.MAX_VALUE);
    }

    /** Returns the time of the event, ns; never before that of an earlier event. */
    public long time() {
        return time;
    }

    /** Returns the name of the event. */
    public String eventName() {
        return eventName;
    }

    /** Returns the states. */
    public ITmfStateSystemBuilder states() {
        return states;
    }

    /**
     * Returns the value of a field, as a state can have it. A field is read once per event.
     *
     * @param slot the number of the field, see {@link EventFields#slot}
     * @return the value; null if the event does not have the field
     */
    @Nullable
    Object field(int slot) {
        if (readAt[slot] != eventNumber) {
            readAt[slot] = eventNumber;
            values[slot] = fields.read(slot, Objects.requireNonNull(event), provider.getTrace());
        }
        return values[slot];
    }

    /** Sets the attribute of the scenario that conditions and changes are for. */
    public void setScenario(int quark, @Nullable AttributePools pools) {
        scenario = quark;
        this.pools = pools;
    }

    /**
     * Returns the attribute of the scenario; {@link ITmfStateSystem#INVALID_ATTRIBUTE} for none.
     */
    public int scenario() {
        return scenario;
    }

    /** Returns a free numbered attribute below one, taken until the scenario ends. */
    int pooled(int parent) {
        AttributePools pools = this.pools;
        return pools == null
                ? ITmfStateSystem.INVALID_ATTRIBUTE
                : pools.take(states, scenario, parent);
    }

    /** Returns the ongoing value of an attribute; null if there is no such attribute. */
    public @Nullable Object ongoing(int quark) {
        return quark < 0 ? null : states.queryOngoing(quark);
    }
}
