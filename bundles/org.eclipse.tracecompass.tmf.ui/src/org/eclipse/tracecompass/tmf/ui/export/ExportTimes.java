package org.eclipse.tracecompass.tmf.ui.export;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;

/**
 * The parts of the time that can be written.
 *
 * @param visible what the views show
 * @param selection what is selected; null for nothing, or for an instant
 * @param whole all of the trace
 * @param text how times are written
 */
public record ExportTimes(Span visible, @Nullable Span selection, Span whole, TimeText text) {

    /**
     * Instants.
     *
     * @param from first instant, ns
     * @param until last instant, ns, inclusive
     */
    public record Span(long from, long until) {

        /** All instants. */
        static final Span ALL = new Span(Long.MIN_VALUE, Long.MAX_VALUE);

        /** Puts the bounds in order. */
        public Span {
            if (from > until) {
                long first = until;
                until = from;
                from = first;
            }
        }

        private static Span of(TmfTimeRange range) {
            return new Span(range.getStartTime().toNanos(), range.getEndTime().toNanos());
        }

        private @Nullable Span unlessInstant() {
            return from == until ? null : this;
        }
    }

    /** Returns the times of a trace that is open. */
    public static ExportTimes of(ITmfTrace trace) {
        TmfTraceContext context = TmfTraceManager.getInstance().getTraceContext(trace);
        return new ExportTimes(
                Span.of(context.getWindowRange()),
                Span.of(context.getSelectionRange()).unlessInstant(),
                new Span(trace.getStartTime().toNanos(), trace.getEndTime().toNanos()),
                TimeDisplay.textOf(trace));
    }
}
