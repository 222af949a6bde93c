package org.eclipse.tracecompass.tmf.core.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** Statistics from the state system of a {@link StatsStateProvider}; no state of its own. */
public class TmfStateStatistics implements ITmfStatistics {

    private final ITmfStateSystem totals;
    private final ITmfStateSystem types;

    /**
     * Statistics of a trace.
     *
     * @param stateSystem the state system, finished or being built
     */
    public TmfStateStatistics(ITmfStateSystem stateSystem) {
        this(stateSystem, stateSystem);
    }

    /**
     * Statistics whose numbers are in two state systems, as they were in former times.
     *
     * @param totals the one with the total
     * @param eventTypes the one with event types and lost events
     */
    public TmfStateStatistics(ITmfStateSystem totals, ITmfStateSystem eventTypes) {
        this.totals = totals;
        types = eventTypes;
    }

    @Override
    public long getEventsTotal() {
        return getEventsInRange(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    @Override
    public Map<String, Long> getEventTypesTotal() {
        return getEventTypesInRange(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    @Override
    public long getEventsInRange(long start, long end) {
        int quark = totals.optQuarkAbsolute(StatsStateProvider.TOTAL);
        return start > end
                ? 0
                : Math.max(0, count(totals, quark, end) - countBefore(totals, quark, start));
    }

    @Override
    public Map<String, Long> getEventTypesInRange(long start, long end) {
        Map<String, Long> counts = new TreeMap<>();
        int types = this.types.optQuarkAbsolute(StatsStateProvider.EVENT_TYPES);
        if (types != ITmfStateSystem.INVALID_ATTRIBUTE && start <= end) {
            List<Integer> quarks = this.types.getSubAttributes(types, false);
            long[] before = counts(this.types, quarks, start, true);
            long[] after = counts(this.types, quarks, end, false);
            for (int i = 0; i < before.length; i++) {
                if (after[i] > before[i]) {
                    String name = this.types.getAttributeName(quarks.get(i));
                    counts.put(name, after[i] - before[i]);
                }
            }
        }
        long lost = getLostEventsInRange(start, end);
        if (lost > 0) {
            counts.merge(LOST_EVENTS, lost, Long::sum);
        }
        return counts;
    }

    @Override
    public long getLostEventsInRange(long start, long end) {
        int begun = types.optQuarkAbsolute(StatsStateProvider.LOST, StatsStateProvider.BEGUN);
        int ended = types.optQuarkAbsolute(StatsStateProvider.LOST, StatsStateProvider.ENDED);
        return start > end
                ? 0
                : Math.max(0, count(types, begun, end) - countBefore(types, ended, start));
    }

    @Override
    public List<Long> histogramQuery(long[] bounds) {
        if (bounds.length < 2) {
            throw new IllegalArgumentException("A histogram needs two times at least");
        }
        for (int i = 1; i < bounds.length; i++) {
            if (bounds[i] < bounds[i - 1]) {
                throw new IllegalArgumentException(
                        "The times of a histogram descend: " + bounds[i - 1] + ", " + bounds[i]);
            }
        }
        // The last instant of each part, and the one before the first part.
        long[] totals =
                totals(Arrays.stream(bounds).map(t -> Math.max(t, -Long.MAX_VALUE) - 1).toArray());
        List<Long> counts = new ArrayList<>(totals.length - 1);
        for (int i = 1; i < totals.length; i++) {
            counts.add(Math.max(0, totals[i] - totals[i - 1]));
        }
        return counts;
    }

    /** The totals at times that ascend, by one sampled query. */
    private long[] totals(long[] times) {
        long[] totals = new long[times.length];
        int quark = this.totals.optQuarkAbsolute(StatsStateProvider.TOTAL);
        long start = this.totals.getStartTime();
        long end = this.totals.getCurrentEndTime();
        if (quark == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return totals;
        }
        List<Long> wanted =
                Arrays.stream(times)
                        .filter(time -> time >= start)
                        .map(time -> Math.min(time, end))
                        .distinct()
                        .boxed()
                        .toList();
        TreeMap<Long, Long> byStart = new TreeMap<>();
        for (ITmfStateInterval interval : this.totals.query2D(List.of(quark), wanted)) {
            byStart.put(interval.getStartTime(), valueOf(interval));
        }
        for (int i = 0; i < times.length; i++) {
            Map.Entry<Long, Long> entry = byStart.floorEntry(Math.min(times[i], end));
            totals[i] = entry == null ? 0 : entry.getValue();
        }
        return totals;
    }

    /** The numbers up to a time, or up to right before it. */
    private static long[] counts(
            ITmfStateSystem ss, List<Integer> quarks, long time, boolean before) {
        long[] counts = new long[quarks.size()];
        if (before && time <= ss.getStartTime() || time < ss.getStartTime()) {
            return counts;
        }
        long at = Math.min(before ? time - 1 : time, ss.getCurrentEndTime());
        int first = quarks.isEmpty() ? 0 : quarks.get(0);
        int[] places = new int[quarks.isEmpty() ? 0 : quarks.getLast() - first + 1];
        for (int i = 0; i < counts.length; i++) {
            places[quarks.get(i) - first] = i;
        }
        for (ITmfStateInterval interval : ss.query2D(quarks, List.of(at))) {
            counts[places[interval.getAttribute() - first]] = valueOf(interval);
        }
        return counts;
    }

    private static long countBefore(ITmfStateSystem ss, int quark, long time) {
        return time == Long.MIN_VALUE ? 0 : count(ss, quark, time - 1);
    }

    private static long count(ITmfStateSystem ss, int quark, long time) {
        if (quark == ITmfStateSystem.INVALID_ATTRIBUTE || time < ss.getStartTime()) {
            return 0;
        }
        return valueOf(ss.querySingleState(Math.min(time, ss.getCurrentEndTime()), quark));
    }

    private static long valueOf(ITmfStateInterval interval) {
        return interval.getValue() instanceof Long count ? count : 0;
    }
}
