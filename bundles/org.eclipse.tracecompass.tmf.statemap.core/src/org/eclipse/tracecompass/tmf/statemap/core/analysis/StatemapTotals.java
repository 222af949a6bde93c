package org.eclipse.tracecompass.tmf.statemap.core.analysis;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statemap.core.StatemapColours;
import org.eclipse.tracecompass.statemap.core.StatemapState;
import org.eclipse.tracecompass.statemap.core.StatemapTag;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapTrace;

/**
 * How long the entities of maps were in which state, all together, and with which tags.
 *
 * @param states by name, the longest first; states without time are there too, at the end
 * @param nanos how long they were in any state
 */
public record StatemapTotals(List<Total> states, long nanos) {

    /**
     * The time in states of a name.
     *
     * @param state the name
     * @param colour its colour as 0xRRGGBB
     * @param nanos the time
     * @param tags what members of tags say, and the time with each value, the longest first;
     *     without a tag it has no part in them
     */
    public record Total(
            String state, int colour, long nanos, Map<String, Map<String, Long>> tags) {}

    private static final int CHECK_EVERY = 0xFFF;

    /**
     * Adds up the histories of maps, which must be complete.
     *
     * @param from the first instant, ns
     * @param to the last instant, ns
     * @param monitor may cancel; null for none
     * @throws OperationCanceledException if it was cancelled
     */
    public static StatemapTotals of(
            Collection<StatemapTrace> maps,
            long from,
            long to,
            @Nullable IProgressMonitor monitor) {
        StatemapColours colours =
                new StatemapColours(maps.stream().map(StatemapTrace::metadata).toList());
        Map<String, Sum> sums = new LinkedHashMap<>();
        for (StatemapTrace map : maps) {
            if (map.getAnalysisModule(StatemapAnalysis.ID) instanceof StatemapAnalysis analysis) {
                ITmfStateSystem history = analysis.getStateSystem();
                if (history != null) {
                    new Walk(map, history, colours).add(from, to, sums, monitor);
                }
            }
        }
        List<Total> totals = new ArrayList<>();
        long nanos = 0;
        for (Map.Entry<String, Sum> sum : sums.entrySet()) {
            totals.add(
                    new Total(
                            sum.getKey(),
                            sum.getValue().colour,
                            sum.getValue().nanos,
                            sum.getValue().tags()));
            nanos += sum.getValue().nanos;
        }
        totals.sort(Comparator.comparingLong(Total::nanos).reversed());
        return new StatemapTotals(List.copyOf(totals), nanos);
    }

    private static final class Sum {
        private final int colour;
        private long nanos;
        private final Map<StatemapTag, Long> byTag = new HashMap<>();

        Sum(int colour) {
            this.colour = colour;
        }

        Map<String, Map<String, Long>> tags() {
            Map<String, Map<String, Long>> members = new TreeMap<>();
            byTag.forEach(
                    (tag, time) -> {
                        add(members, TagSelection.TAG, tag.name(), time);
                        tag.members().forEach((member, value) -> add(members, member, value, time));
                    });
            Map<String, Map<String, Long>> sorted = new LinkedHashMap<>();
            members.forEach((member, values) -> sorted.put(member, longestFirst(values)));
            return sorted;
        }

        private static void add(
                Map<String, Map<String, Long>> members, String member, String value, long time) {
            members.computeIfAbsent(member, m -> new HashMap<>()).merge(value, time, Long::sum);
        }

        private static Map<String, Long> longestFirst(Map<String, Long> values) {
            Map<String, Long> sorted = new LinkedHashMap<>();
            values.entrySet().stream()
                    .sorted(
                            Map.Entry.<String, Long>comparingByValue()
                                    .reversed()
                                    .thenComparing(Map.Entry.comparingByKey()))
                    .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
            return sorted;
        }
    }

    /** One map. */
    private static final class Walk {
        private final List<StatemapState> states;
        private final List<StatemapTag> tags;
        private final StatemapColours colours;
        private final ITmfStateSystem history;
        private final Map<String, Integer> byName = new HashMap<>();
        private final long[] stateTimes;
        private final long[] tagTimes;

        Walk(StatemapTrace map, ITmfStateSystem history, StatemapColours colours) {
            this.states = map.metadata().states();
            this.tags = map.tags();
            this.colours = colours;
            this.history = history;
            this.stateTimes = new long[states.size()];
            this.tagTimes = new long[tags.size()];
            states.forEach(state -> byName.put(state.name(), state.value()));
        }

        void add(long from, long to, Map<String, Sum> sums, @Nullable IProgressMonitor monitor) {
            long first = Math.max(from, history.getStartTime());
            long last = Math.min(to, history.getCurrentEndTime());
            List<Integer> quarks = quarks();
            if (first <= last && !quarks.isEmpty()) {
                walk(quarks, first, last, monitor);
            }
            for (StatemapState state : states) {
                Sum sum = sums.computeIfAbsent(state.name(), name -> new Sum(colours.of(state)));
                sum.nanos += stateTimes[state.value()];
            }
            for (int i = 0; i < tagTimes.length; i++) {
                StatemapTag tag = tags.get(i);
                if (tagTimes[i] > 0 && tag.state() < states.size()) {
                    Sum sum = sums.get(states.get(tag.state()).name());
                    if (sum != null) {
                        sum.byTag.merge(tag, tagTimes[i], Long::sum);
                    }
                }
            }
        }

        private List<Integer> quarks() {
            List<Integer> coded =
                    history.getQuarks(StatemapAttributes.ENTITIES, "*", StatemapAttributes.DATUM);
            return coded.isEmpty() ? history.getQuarks(StatemapAttributes.ENTITIES, "*") : coded;
        }

        private void walk(
                List<Integer> quarks, long first, long last, @Nullable IProgressMonitor monitor) {
            int count = 0;
            for (ITmfStateInterval interval : history.query2D(quarks, first, last)) {
                if ((++count & CHECK_EVERY) == 0 && monitor != null && monitor.isCanceled()) {
                    throw new OperationCanceledException();
                }
                long time =
                        Math.min(last, interval.getEndTime())
                                - Math.max(first, interval.getStartTime())
                                + 1;
                Object value = interval.getValue();
                if (value instanceof Integer code) {
                    int tag = DatumCode.tag(code, states.size());
                    int state = tag < 0 ? DatumCode.state(code) : tags.get(tag).state();
                    stateTimes[state] += time;
                    if (tag >= 0) {
                        tagTimes[tag] += time;
                    }
                } else if (value instanceof String name) {
                    stateTimes[byName.getOrDefault(name, 0)] += time;
                }
            }
        }
    }
}
