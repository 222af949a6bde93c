package org.eclipse.tracecompass.internal.tmf.core.trace;

import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Where the ranks of a trace end, for those who go backwards from a rank that they were given. */
public final class KnownRanks {

    private KnownRanks() {}

    /**
     * Bounds a range of ranks by the events that there are: from a rank far behind the last one, a
     * search block by block would take for ever.
     *
     * @param trace the trace, of which may be read up to the rank
     * @param end the end of the range, exclusive
     * @return the same end, or the number of events if that is less
     */
    public static long bound(ITmfTrace trace, long end) {
        if (end <= trace.getNbEvents()) {
            return end;
        }
        // Not all events need to be known yet.
        ITmfContext context = trace.seekEvent(end - 1);
        try {
            return trace.getNext(context) == null ? Math.min(end, trace.getNbEvents()) : end;
        } finally {
            context.dispose();
        }
    }
}
