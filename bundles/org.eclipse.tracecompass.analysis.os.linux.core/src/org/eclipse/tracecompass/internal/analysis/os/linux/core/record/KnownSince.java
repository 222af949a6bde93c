package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStateStatistics;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStatisticsModule;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/**
 * Since when the events before some time are complete: the trace began, or a loss ended. And when
 * the first event of a kind was recorded. Looks into the statistics of the trace, if they are
 * there; does not read the trace.
 */
final class KnownSince {

    private KnownSince() {}

    /**
     * Returns since when, as the end of a sentence.
     *
     * @param trace the trace
     * @param time the time, ns
     */
    static String words(ITmfTrace trace, long time) {
        return words(trace, historyOf(trace), time);
    }

    private static @Nullable ITmfStateSystem historyOf(ITmfTrace trace) {
        TmfStatisticsModule module =
                TmfTraceUtils.getAnalysisModuleOfClass(
                        trace, TmfStatisticsModule.class, TmfStatisticsModule.ID);
        return module == null ? null : module.getStateSystem();
    }

    /**
     * Returns when the first of some events was recorded, as a sentence: that there are none, or
     * when the first one was.
     *
     * @param trace the trace
     * @param events the events, one of which is enough
     * @param time the time before which they are of no interest, ns
     * @return empty if there was one until then, or the statistics are not complete
     */
    static String firstAfter(ITmfTrace trace, LayoutRequirement events, long time) {
        return firstAfter(historyOf(trace), events.anyNamesIn(trace), events.namesIn(trace), time);
    }

    /**
     * As the other one, of names.
     *
     * @param history the history of the statistics, null where there is none
     * @param any all names that the events may have
     * @param usual the names that are shown if there are none
     */
    static String firstAfter(
            @Nullable ITmfStateSystem history,
            Collection<String> any,
            List<String> usual,
            long time) {
        if (history == null || !history.waitUntilBuilt(0)) {
            return "";
        }
        long first = Long.MAX_VALUE;
        String name = "";
        for (String each : any) {
            long begun = firstOf(history, each);
            if (begun < first) {
                first = begun;
                name = each;
            }
        }
        return first == Long.MAX_VALUE
                ? "There is no %s from %s to %s."
                        .formatted(
                                String.join(" or ", usual),
                                TmfTimestamp.fromNanos(history.getStartTime()),
                                TmfTimestamp.fromNanos(history.getCurrentEndTime()))
                : first > time
                        ? "The first %s is at %s.".formatted(name, TmfTimestamp.fromNanos(first))
                        : "";
    }

    /** The time of the first event of a name; the greatest number if there is none. */
    private static long firstOf(ITmfStateSystem history, String name) {
        int quark = history.optQuarkAbsolute(TmfStateStatistics.Attributes.EVENT_TYPES, name);
        if (quark == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return Long.MAX_VALUE;
        }
        try {
            ITmfStateInterval state = history.querySingleState(history.getStartTime(), quark);
            return state.getValue() instanceof Long count && count.longValue() > 0
                    ? state.getStartTime()
                    : state.getEndTime() + 1;
        } catch (StateSystemDisposedException e) {
            return Long.MIN_VALUE;
        }
    }

    /** As the other one, with the history of the statistics, null where there is none. */
    static String words(ITmfTrace trace, @Nullable ITmfStateSystem history, long time) {
        String began = "the trace began, at " + trace.getStartTime();
        if (history == null
                || time < history.getStartTime()
                || time > history.getCurrentEndTime()) {
            return began + ", or events were lost";
        }
        Long lost = lostUntil(history, time);
        return lost == null
                ? began
                : "the last loss of events ended, at " + TmfTimestamp.fromNanos(lost);
    }

    /** The end of the latest loss of events that began before a time; null if none was lost. */
    private static @Nullable Long lostUntil(ITmfStateSystem history, long time) {
        int quark = history.optQuarkAbsolute(TmfStateStatistics.Attributes.LOST_EVENTS);
        if (quark == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return null;
        }
        try {
            ITmfStateInterval state = history.querySingleState(time, quark);
            if (state.getValue() instanceof Long end) {
                return end;
            }
            long start = state.getStartTime();
            return start > history.getStartTime() ? start : null;
        } catch (StateSystemDisposedException e) {
            return null;
        }
    }
}
