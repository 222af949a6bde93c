package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * How often each system call was made, how long it took and how often it failed: from its entry to
 * its exit in the same thread. Calls that began before the events seen or did not end in them are
 * not counted. It reads events, not the state history, because the history does not keep what a
 * call returned.
 *
 * <p>{@link #compute} reads a trace; or give events in the order of time to {@link #accept}. Not
 * thread-safe.
 */
public final class SyscallStatistics {

    /**
     * The figures of one system call.
     *
     * @param name the call's name, without any prefix
     * @param count how many calls ended
     * @param total their durations' sum, ns
     * @param min the shortest, ns
     * @param max the longest, ns
     * @param failed how many returned an error number
     */
    public record Figures(String name, long count, long total, long min, long max, long failed) {

        /** Returns the mean duration, ns; 0 without calls. */
        public double average() {
            return count == 0 ? 0 : (double) total / count;
        }
    }

    private static final class Sum {
        private long count;
        private long total;
        private long min = Long.MAX_VALUE;
        private long max;
        private long failed;

        void add(long duration, boolean failed) {
            count++;
            total += duration;
            min = Math.min(min, duration);
            max = Math.max(max, duration);
            if (failed) {
                this.failed++;
            }
        }
    }

    private final SyscallPairing pairing;
    private final Map<String, Sum> sums = new HashMap<>();

    /**
     * Creates statistics without any calls.
     *
     * @param trace the trace whose events will come
     */
    public SyscallStatistics(ITmfTrace trace) {
        pairing =
                new SyscallPairing(
                        trace,
                        (name, tid, start, end, returned) ->
                                sums.computeIfAbsent(name, n -> new Sum())
                                        .add(end - start, LinuxValues.isError(returned)));
    }

    /**
     * Reads a trace and adds its system calls up. Costs one pass over the events of the range.
     *
     * @param trace a kernel trace
     * @param range the time to look at
     * @param monitor cancels the reading; may be null
     * @return the figures by name, sorted by name; of what was read so far if cancelled
     * @throws InterruptedException if the thread is interrupted while it waits for the trace
     */
    public static Map<String, Figures> compute(
            ITmfTrace trace, TmfTimeRange range, @Nullable IProgressMonitor monitor)
            throws InterruptedException {
        SyscallStatistics statistics = new SyscallStatistics(trace);
        TmfEventRequest request =
                new TmfEventRequest(
                        ITmfEvent.class,
                        range,
                        0,
                        ITmfEventRequest.ALL_DATA,
                        ITmfEventRequest.ExecutionType.BACKGROUND) {
                    @Override
                    public void handleData(ITmfEvent event) {
                        super.handleData(event);
                        statistics.accept(event);
                        if (monitor != null && monitor.isCanceled()) {
                            cancel();
                        }
                    }
                };
        trace.sendRequest(request);
        request.waitForCompletion();
        return statistics.figures();
    }

    /** Takes the next event. Events that are no system calls and no switches cost a look-up. */
    public void accept(ITmfEvent event) {
        pairing.accept(event);
    }

    /** Returns the figures of the calls that ended so far, sorted by name. */
    public Map<String, Figures> figures() {
        Map<String, Figures> figures = new TreeMap<>();
        sums.forEach(
                (name, sum) ->
                        figures.put(
                                name,
                                new Figures(
                                        name, sum.count, sum.total, sum.min, sum.max, sum.failed)));
        return Collections.unmodifiableMap(figures);
    }
}
