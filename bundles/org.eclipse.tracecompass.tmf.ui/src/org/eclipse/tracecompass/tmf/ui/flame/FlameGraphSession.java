package org.eclipse.tracecompass.tmf.ui.flame;

import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.core.callstack.CallGraph;
import org.eclipse.tracecompass.tmf.core.callstack.FlameGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Adds the calls of a trace up in the background, the latest request only, and again while the
 * analysis runs. For the UI thread; answers come on any.
 */
final class FlameGraphSession {

    /** What came of a request. */
    record Answer(@Nullable CallGraph graph, boolean running, @Nullable String failure) {}

    private static final int AGAIN = 700;
    private static final int SOON = 120;

    private final ITmfTrace trace;
    private final Consumer<Answer> receiver;
    private @Nullable Job job;

    FlameGraphSession(ITmfTrace trace, Consumer<Answer> receiver) {
        this.trace = trace;
        this.receiver = receiver;
    }

    ITmfTrace trace() {
        return trace;
    }

    /** Asks; what was asked before is given up. */
    void request(Map<String, Object> parameters) {
        close();
        Job[] self = new Job[1];
        ICoreRunnable work = monitor -> run(parameters, monitor, self);
        Job next = Job.create(NLS.bind(Messages.Graph_Job, trace.getName()), work);
        self[0] = next;
        job = next;
        // the window moves in many small steps
        next.schedule(SOON);
    }

    private void run(Map<String, Object> parameters, IProgressMonitor monitor, Job[] self) {
        FlameGraphDataProvider provider =
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(
                                trace, FlameGraphDataProvider.ID, FlameGraphDataProvider.class);
        if (provider == null) {
            receiver.accept(new Answer(null, false, null));
            return;
        }
        TmfModelResponse<CallGraph> response = provider.fetchGraph(parameters, monitor);
        if (monitor.isCanceled() || response.getStatus() == Status.CANCELLED) {
            return;
        }
        boolean running = response.getStatus() == Status.RUNNING;
        receiver.accept(
                new Answer(
                        response.getModel(),
                        running,
                        response.getStatus() == Status.FAILED
                                ? response.getStatusMessage()
                                : null));
        if (running) {
            self[0].schedule(AGAIN);
        }
    }

    /** Gives up what is asked for. */
    void close() {
        Job old = job;
        job = null;
        if (old != null) {
            old.cancel();
        }
    }
}
