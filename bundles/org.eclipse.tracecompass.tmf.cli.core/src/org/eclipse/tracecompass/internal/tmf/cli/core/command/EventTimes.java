package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.Arrays;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Finds when events of a type happened. Reads the events of the range. */
final class EventTimes {

    private static final int CHECK = 1 << 10;

    private EventTimes() {}

    /**
     * Returns the times of events.
     *
     * @param name the name of their type
     * @param span the range
     * @param most after so many, the others are not looked for
     * @return the times in ascending order, ns
     */
    static long[] of(ITmfTrace trace, String name, Span span, int most, Console console) {
        long[] times = new long[16];
        int size = 0;
        ITmfContext context = trace.seekEvent(TmfTimestamp.fromNanos(span.start()));
        try (Progress progress = new Progress(console, "looking for " + name)) {
            int looked = 0;
            for (ITmfEvent event = trace.getNext(context);
                    event != null && size < most;
                    event = trace.getNext(context)) {
                long time = event.getTimestamp().toNanos();
                if (time > span.end()) {
                    break;
                }
                if (event.getName().equals(name)) {
                    if (size == times.length) {
                        times = Arrays.copyOf(times, 2 * size);
                    }
                    times[size++] = time;
                }
                if (++looked % CHECK == 0) {
                    console.cancellation().check();
                    progress.show((time - span.start()) / (span.end() - span.start() + 1.0), null);
                }
            }
        } finally {
            context.dispose();
        }
        return Arrays.copyOf(times, size);
    }
}
