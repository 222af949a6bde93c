package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderSource;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/** The time that a trace covers, found without reading the whole of it. */
final class TraceSpan {

    private TraceSpan() {}

    /**
     * Returns the span from the first event to the last.
     *
     * @param trace a trace or an experiment
     * @throws UserError if it has no events
     */
    static Span of(ITmfTrace trace) {
        if (trace instanceof TmfExperiment experiment) {
            long start = Long.MAX_VALUE;
            long end = Long.MIN_VALUE;
            for (ITmfTrace member : experiment.getTraces()) {
                if (!isEmpty(member)) {
                    Span span = of(member);
                    start = Math.min(start, span.start());
                    end = Math.max(end, span.end());
                }
            }
            return checked(trace, start, end);
        }
        ITmfTimestamp start = trace.readStart();
        ITmfTimestamp end = trace.readEnd();
        if (start == null || end == null) {
            // the trace cannot tell without having been read
            trace.indexTrace(true);
            start = trace.getStartTime();
            end = trace.getEndTime();
        }
        boolean isElsewhere = trace instanceof IDataProviderSource;
        return !isElsewhere && isEmpty(trace)
                ? checked(trace, 1, 0)
                : checked(trace, start.toNanos(), end.toNanos());
    }

    private static boolean isEmpty(ITmfTrace trace) {
        ITmfContext context = trace.seekEvent(0L);
        try {
            return trace.getNext(context) == null;
        } finally {
            context.dispose();
        }
    }

    private static Span checked(ITmfTrace trace, long start, long end) {
        if (start > end) {
            throw new UserError("The trace %s has no events.".formatted(trace.getPath()));
        }
        return new Span(start, end);
    }
}
