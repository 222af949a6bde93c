package org.eclipse.tracecompass.internal.analysis.profiling.ui.compare;

import java.nio.file.Path;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.common.core.time.TimePhrase;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;

/**
 * One of the two things that are compared: a range of a trace, or a stored baseline.
 *
 * @param trace the trace; null for a baseline
 * @param baseline the file of the baseline; null for a trace
 * @param name its name for users
 * @param start the first instant, ns
 * @param end the last instant, ns
 */
record Side(@Nullable ITmfTrace trace, @Nullable Path baseline, String name, long start, long end) {

    private static final String BETWEEN = "..";

    /** A baseline. */
    static Side of(Path baseline) {
        return new Side(null, baseline, String.valueOf(baseline.getFileName()), 0, 0);
    }

    /**
     * A range of a trace.
     *
     * @param name its name for users
     * @param range two times with dots between them, each of which may be missing; empty for the
     *     whole trace
     * @throws IllegalArgumentException if it is no such range; the message says why
     */
    static Side of(ITmfTrace trace, String name, String range) {
        long start = trace.getStartTime().toNanos();
        long end = trace.getEndTime().toNanos();
        if (!range.isBlank()) {
            int dots = range.indexOf(BETWEEN);
            if (dots < 0) {
                throw new IllegalArgumentException(NLS.bind(Messages.Compare_NoRange, range));
            }
            String from = range.substring(0, dots).strip();
            String to = range.substring(dots + BETWEEN.length()).strip();
            start = from.isEmpty() ? start : Math.max(start, timeOf(trace, from));
            end = to.isEmpty() ? end : Math.min(end, timeOf(trace, to));
        }
        if (start >= end) {
            throw new IllegalArgumentException(
                    NLS.bind(Messages.Compare_EmptyRange, range, trace.getName()));
        }
        return new Side(trace, null, name, start, end);
    }

    /**
     * Reads an instant of a trace as a user writes it.
     *
     * @throws IllegalArgumentException if it is none
     */
    static long timeOf(ITmfTrace trace, String text) {
        TimeFrame frame = TimeDisplay.frameOf(trace);
        try {
            return TimePhrase.parse(text).resolve(frame);
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(NLS.bind(Messages.Compare_NoRange, text), e);
        }
    }

    /** The range of a trace that begins later. */
    Side from(long instant) {
        return new Side(trace, baseline, name, instant, end);
    }
}
