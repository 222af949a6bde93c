package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStateStatistics;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStatisticsModule;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/** Since when the events before some time are complete: the trace began, or a loss ended. */
final class KnownSince {

    private KnownSince() {}

    /**
     * Returns since when, as the end of a sentence. Looks into the statistics of the trace, if they
     * are there.
     *
     * @param trace the trace
     * @param time the time, ns
     */
    static String words(ITmfTrace trace, long time) {
        TmfStatisticsModule module =
                TmfTraceUtils.getAnalysisModuleOfClass(
                        trace, TmfStatisticsModule.class, TmfStatisticsModule.ID);
        return words(trace, module == null ? null : module.getStateSystem(), time);
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
