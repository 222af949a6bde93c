package org.eclipse.tracecompass.tmf.core.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** Statistics from the state systems of {@link StatsStateProvider}; no state of its own. */
public class TmfStateStatistics implements ITmfStatistics {

    /**
     * The attributes of the state systems, see {@link StatsStateProvider}.
     *
     * @since 0.2.0
     */
    public static class Attributes {

        /** The number of all events. */
        public static final String TOTAL = "total";

        /** The attribute above the numbers of events of each type. */
        public static final String EVENT_TYPES = "event_types";

        /** The end of the period in which events are lost. */
        public static final String LOST_EVENTS = "lost_events";

        private Attributes() {
            // names only
        }
    }

    private final ITmfStateSystem totals;
    private final ITmfStateSystem types;
    private final boolean isOwner;

    /**
     * Statistics of a trace. They do not dispose the state system.
     *
     * @param stateSystem the state system, finished or being built
     */
    public TmfStateStatistics(ITmfStateSystem stateSystem) {
        this(stateSystem, stateSystem, false);
    }

    /**
     * Statistics whose numbers are in two state systems, which may be the same. {@link #dispose}
     * disposes them.
     *
     * @param totals the one with the total
     * @param eventTypes the one with event types and lost events
     */
    public TmfStateStatistics(ITmfStateSystem totals, ITmfStateSystem eventTypes) {
        this(totals, eventTypes, true);
    }

    private TmfStateStatistics(
            ITmfStateSystem totals, ITmfStateSystem eventTypes, boolean isOwner) {
        this.totals = totals;
        types = eventTypes;
        this.isOwner = isOwner;
    }

    /**
     * Returns the state system with the total.
     *
     * @since 0.2.0
     */
    public ITmfStateSystem getTotalsSS() {
        return totals;
    }

    /**
     * Returns the state system with event types and lost events.
     *
     * @since 0.2.0
     */
    public ITmfStateSystem getEventTypesSS() {
        return types;
    }

    @Override
    public void dispose() {
        if (isOwner) {
            totals.dispose();
            types.dispose();
        }
    }

    @Override
    public long getEventsTotal() {
        return getEventsInRange(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    @NonNullByDefault({})
    @Override
    public Map<String, Long> getEventTypesTotal() {
        return getEventTypesInRange(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    @Override
    public long getEventsInRange(long start, long end) {
        int quark = totals.optQuarkAbsolute(Attributes.TOTAL);
        return start > end
                ? 0
                : Math.max(0, count(totals, quark, end) - countBefore(totals, quark, start));
    }

    @NonNullByDefault({})
    @Override
    public Map<String, Long> getEventTypesInRange(long start, long end) {
        Map<String, Long> counts = new TreeMap<>();
        int above = types.optQuarkAbsolute(Attributes.EVENT_TYPES);
        if (above == ITmfStateSystem.INVALID_ATTRIBUTE || start > end) {
            return counts;
        }
        List<Integer> quarks = types.getSubAttributes(above, false);
        long[] before = counts(types, quarks, start, true);
        long[] after = counts(types, quarks, end, false);
        for (int i = 0; i < before.length; i++) {
            String name = types.getAttributeName(quarks.get(i));
            int ended = types.optQuarkAbsolute(Attributes.LOST_EVENTS, name);
            long earlier =
                    ended == ITmfStateSystem.INVALID_ATTRIBUTE
                            ? before[i]
                            : countBefore(types, ended, start);
            if (after[i] > earlier) {
                counts.put(name, after[i] - earlier);
            }
        }
        return counts;
    }

    @Override
    public long getLostEventsInRange(long start, long end) {
        int above = types.optQuarkAbsolute(Attributes.LOST_EVENTS);
        if (above == ITmfStateSystem.INVALID_ATTRIBUTE || start > end) {
            return 0;
        }
        long lost = 0;
        for (Integer ended : types.getSubAttributes(above, false)) {
            int begun =
                    types.optQuarkAbsolute(Attributes.EVENT_TYPES, types.getAttributeName(ended));
            lost += Math.max(0, count(types, begun, end) - countBefore(types, ended, start));
        }
        return lost;
    }

    @NonNullByDefault({})
    @Override
    public List<Long> histogramQuery(long[] timeRequested) {
        for (int i = 1; i < timeRequested.length; i++) {
            if (timeRequested[i] < timeRequested[i - 1]) {
                throw new IllegalArgumentException(
                        "The times of a histogram descend: "
                                + timeRequested[i - 1]
                                + ", "
                                + timeRequested[i]);
            }
        }
        if (timeRequested.length == 0) {
            return List.of();
        }
        // The last instant before each part, and that of the last part.
        long[] instants = new long[timeRequested.length + 1];
        for (int i = 0; i < timeRequested.length; i++) {
            instants[i] = Math.max(timeRequested[i], -Long.MAX_VALUE) - 1;
        }
        instants[timeRequested.length] = Long.MAX_VALUE;
        long[] totals = totals(instants);
        List<Long> counts = new ArrayList<>(timeRequested.length);
        for (int i = 1; i < totals.length; i++) {
            counts.add(Math.max(0, totals[i] - totals[i - 1]));
        }
        return counts;
    }

    /** The totals at times that ascend, by one sampled query. */
    private long[] totals(long[] times) {
        long[] totals = new long[times.length];
        int quark = this.totals.optQuarkAbsolute(Attributes.TOTAL);
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
