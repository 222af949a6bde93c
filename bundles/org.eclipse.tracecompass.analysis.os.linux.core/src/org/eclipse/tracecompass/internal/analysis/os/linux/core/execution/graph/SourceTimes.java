package org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.RecordedTimes;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.RecordedTimes.Events;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.RecordedTimes.Kind;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.RecordedTimes.Loss;

/** From when to when the events of one trace were recorded. Not thread-safe. */
final class SourceTimes {

    /** Later losses are not kept; a trace with so many is useless for a graph anyway. */
    private static final int MOST_LOSSES = 1 << 16;

    private static final int KINDS = Kind.values().length;

    private final String[] names;
    private final boolean[] seen = new boolean[KINDS];
    private final long[] first = new long[KINDS];
    private final long[] last = new long[KINDS];
    private final List<Loss> losses = new ArrayList<>();

    /** The threads that are known to be on CPUs that have not switched between threads yet. */
    private final Map<Integer, Integer> actors = new HashMap<>();

    private final Set<Integer> switched = new HashSet<>();
    private boolean lacksSwitches;

    /**
     * Creates times without events.
     *
     * @param names the names of events that are recorded usually, by the ordinal of their kind
     */
    SourceTimes(String... names) {
        this.names = names.clone();
        Arrays.fill(first, Long.MAX_VALUE);
        Arrays.fill(last, Long.MIN_VALUE);
    }

    /** Takes an event. */
    void saw(Kind kind, String name, long time) {
        int i = kind.ordinal();
        if (!seen[i]) {
            seen[i] = true;
            names[i] = name;
            first[i] = time;
        }
        last[i] = Math.max(last[i], time);
    }

    /** A thread was on a CPU, as its own event says. */
    void ran(int cpu, long thread) {
        if (thread >= 0 && !switched.contains(cpu)) {
            Integer before = actors.put(cpu, (int) thread);
            lacksSwitches |= before != null && before.intValue() != thread;
        }
    }

    /** A CPU has switched from a thread to another one. */
    void switchedFrom(int cpu, long thread) {
        if (!switched.contains(cpu)) {
            ran(cpu, thread);
            switched.add(cpu);
            actors.remove(cpu);
        }
    }

    /** Events were lost, perhaps switches among them. */
    void lost(long start, long end) {
        actors.clear();
        Loss before = losses.isEmpty() ? null : losses.getLast();
        if (before != null && start <= before.end()) {
            losses.set(losses.size() - 1, new Loss(before.start(), Math.max(before.end(), end)));
        } else if (losses.size() < MOST_LOSSES) {
            losses.add(new Loss(start, Math.max(start, end)));
        }
    }

    /** Whether threads took turns on a CPU without a switch. */
    boolean lacksSwitches() {
        return lacksSwitches;
    }

    /** Returns what is known of a host, from this trace and from another one of it. */
    RecordedTimes.Host with(RecordedTimes.@Nullable Host other, long start, long end) {
        List<Events> events = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            int i = kind.ordinal();
            Events more = other == null ? new Events(names[i], first[i], last[i]) : other.of(kind);
            events.add(
                    new Events(
                            seen[i] ? names[i] : more.name(),
                            Math.min(first[i], more.first()),
                            Math.max(last[i], more.last())));
        }
        return other == null
                ? new RecordedTimes.Host(start, end, lacksSwitches, events, List.copyOf(losses))
                : new RecordedTimes.Host(
                        Math.min(start, other.start()),
                        Math.max(end, other.end()),
                        lacksSwitches || other.lacksSwitches(),
                        events,
                        united(losses, other.losses()));
    }

    private static List<Loss> united(List<Loss> some, List<Loss> others) {
        SourceTimes all = new SourceTimes();
        List<Loss> sorted = new ArrayList<>(some);
        sorted.addAll(others);
        sorted.sort((a, b) -> Long.compare(a.start(), b.start()));
        sorted.forEach(loss -> all.lost(loss.start(), loss.end()));
        return List.copyOf(all.losses);
    }
}
