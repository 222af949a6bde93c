package org.eclipse.tracecompass.tmf.core.analysis;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.tracecompass.tmf.core.component.TmfEventProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Lets analyses read the events of their trace in one pass. Each sends its request from a job of
 * its own, and the first would begin without the others:
 *
 * <pre>
 * try (SharedReading reading = SharedReading.of(trace, modules)) {
 *     modules.forEach(IAnalysisModule::schedule);
 * }
 * </pre>
 *
 * <p>Closing waits until all have asked for events or have ended without, at most half a second.
 * One thread uses it.
 *
 * @since 0.2.0
 */
public final class SharedReading implements AutoCloseable {

    private static final long POLL_MS = 2;

    private final ITmfTrace trace;
    private final List<? extends IAnalysisModule> modules;

    private SharedReading(ITmfTrace trace, List<? extends IAnalysisModule> modules) {
        this.trace = trace;
        this.modules = modules;
    }

    /**
     * Announces analyses that are about to be scheduled.
     *
     * @param trace the trace that all of them read
     * @param modules the analyses; those that have run already do not count
     */
    public static SharedReading of(ITmfTrace trace, List<? extends IAnalysisModule> modules) {
        List<? extends IAnalysisModule> waiting =
                modules.stream().filter(m -> !hasEnded(m)).toList();
        SharedReading reading = new SharedReading(trace, waiting);
        if (waiting.size() > 1) {
            reading.expect(waiting.size());
        }
        return reading;
    }

    private int expect(int more) {
        return trace instanceof TmfEventProvider provider ? provider.expectRequests(more) : 0;
    }

    private static boolean hasEnded(IAnalysisModule module) {
        if (!(module instanceof TmfAbstractAnalysisModule known)) {
            // Nobody knows whether it will ask for events.
            return true;
        }
        return switch (known.getExecutionState()) {
            case COMPLETED, CANCELLED, FAILED -> true;
            case NOT_STARTED, RUNNING -> false;
        };
    }

    @Override
    public void close() {
        try {
            while (true) {
                int expected = expect(0);
                long running = modules.stream().filter(m -> !hasEnded(m)).count();
                if (expected == 0 || running < expected) {
                    // Who has ended while requests were held back has sent none.
                    expect(-expected);
                    return;
                }
                TimeUnit.MILLISECONDS.sleep(POLL_MS);
            }
        } catch (InterruptedException e) {
            expect(-modules.size());
            Thread.currentThread().interrupt();
        }
    }
}
