package org.eclipse.tracecompass.internal.tmf.cli.core.info;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Counts events by name while a trace is read once. Not thread-safe. */
final class EventCounter {

    /** A number that can grow without being boxed for each event. */
    private static final class Count {
        private long value;
    }

    private final Map<String, Count> byName = new HashMap<>();
    private long first = Long.MAX_VALUE;
    private long last = Long.MIN_VALUE;
    private long events;
    private long discardedEvents;

    /** Counts an event. */
    void add(String name, long time) {
        byName.computeIfAbsent(name, n -> new Count()).value++;
        first = Math.min(first, time);
        last = Math.max(last, time);
        events++;
    }

    /** Counts events that the tracer has reported as lost. */
    void addDiscarded(long count) {
        discardedEvents += count;
    }

    long events() {
        return events;
    }

    /** Returns what was counted. */
    TraceInfo.Counts counts(long discardedPackets) {
        TreeMap<String, Long> types = new TreeMap<>();
        byName.forEach((name, count) -> types.put(name, count.value));
        return new TraceInfo.Counts(events, first, last, discardedEvents, discardedPackets, types);
    }
}
