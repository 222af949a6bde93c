package org.eclipse.tracecompass.tmf.core.trace.experiment;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The times of an experiment, computed from those of its traces. */
final class PartTimes {

    private PartTimes() {}

    /** {@return the first known start; BIG_BANG when no trace knows its own} */
    static ITmfTimestamp firstStart(List<ITmfTrace> traces) {
        ITmfTimestamp first = null;
        for (ITmfTrace trace : traces) {
            ITmfTimestamp start = trace.getStartTime();
            if (!start.equals(TmfTimestamp.BIG_BANG)
                    && (first == null || start.compareTo(first) < 0)) {
                first = start;
            }
        }
        return first == null ? TmfTimestamp.BIG_BANG : first;
    }

    /** Reads the latest end; null when a trace cannot tell its own, or there is none. */
    static @Nullable ITmfTimestamp latestEnd(List<ITmfTrace> traces) {
        ITmfTimestamp latest = null;
        for (ITmfTrace trace : traces) {
            ITmfTimestamp end = trace.readEnd();
            if (end == null) {
                return null;
            }
            latest = latest == null || end.compareTo(latest) > 0 ? end : latest;
        }
        return latest;
    }

    /** {@return the longest initial range; 0 when there is no trace} */
    static ITmfTimestamp longestRangeOffset(List<ITmfTrace> traces) {
        ITmfTimestamp longest = TmfTimestamp.ZERO;
        for (ITmfTrace trace : traces) {
            ITmfTimestamp offset = trace.getInitialRangeOffset();
            if (offset.compareTo(longest) > 0) {
                longest = offset;
            }
        }
        return longest;
    }

    /** {@return the shortest interval that is not 0; 0 when no trace grows} */
    static long shortestStreamingInterval(List<ITmfTrace> traces) {
        return traces.stream()
                .mapToLong(ITmfTrace::getStreamingInterval)
                .filter(interval -> interval > 0)
                .min()
                .orElse(0);
    }
}
