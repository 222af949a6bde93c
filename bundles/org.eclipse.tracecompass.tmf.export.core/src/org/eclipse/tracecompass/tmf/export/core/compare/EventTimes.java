package org.eclipse.tracecompass.tmf.export.core.compare;

import java.util.Arrays;
import java.util.function.DoubleConsumer;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Finds when events of a type happened. Reads the events of the range. */
public final class EventTimes {

    private static final int CHECK = 1 << 10;

    private EventTimes() {}

    /**
     * Returns the times of events.
     *
     * @param trace the trace
     * @param name the name of their type
     * @param start the first instant, ns
     * @param end the last instant, ns
     * @param most after so many, the others are not looked for
     * @param progress is told now and then how much is done, 0 to 1; may throw to stop
     * @return the times in ascending order, ns
     */
    public static long[] of(
            ITmfTrace trace, String name, long start, long end, int most, DoubleConsumer progress) {
        long[] times = new long[16];
        int size = 0;
        ITmfContext context = trace.seekEvent(TmfTimestamp.fromNanos(start));
        try {
            int looked = 0;
            for (ITmfEvent event = trace.getNext(context);
                    event != null && size < most;
                    event = trace.getNext(context)) {
                long time = event.getTimestamp().toNanos();
                if (time > end) {
                    break;
                }
                if (event.getName().equals(name)) {
                    if (size == times.length) {
                        times = Arrays.copyOf(times, 2 * size);
                    }
                    times[size++] = time;
                }
                if (++looked % CHECK == 0) {
                    progress.accept((time - start) / (end - start + 1.0));
                }
            }
        } finally {
            context.dispose();
        }
        return Arrays.copyOf(times, size);
    }
}
