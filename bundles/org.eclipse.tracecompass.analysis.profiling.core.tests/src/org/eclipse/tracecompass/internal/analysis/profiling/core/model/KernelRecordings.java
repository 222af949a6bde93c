package org.eclipse.tracecompass.internal.analysis.profiling.core.model;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.model.ProcessStatus;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.HostTrace;

/** Recordings of one machine, whose kernel analyses have their histories already. */
public final class KernelRecordings {

    /** A thread that runs from the beginning to the end of each recording. */
    public static final int TID = 7;

    private final List<Recording> recordings = new ArrayList<>();
    private final List<ITmfTrace> traces = new ArrayList<>();

    @NonNullByDefault({})
    private static final class Recording extends KernelAnalysisModule {
        private final ITmfStateSystem history;

        Recording(ITmfStateSystem history) {
            this.history = history;
        }

        @Override
        public boolean canExecute(ITmfTrace trace) {
            return true;
        }

        @Override
        public ITmfStateSystem getStateSystem() {
            return history;
        }
    }

    /** Returns the history of a recording with the first and the last instant. */
    public static ITmfStateSystem history(long start, long end) {
        ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("kernel", start));
        history.modifyAttribute(
                start,
                ProcessStatus.RUN.getStateValue().unboxInt(),
                history.getQuarkAbsoluteAndAdd("Threads", Integer.toString(TID)));
        history.closeHistory(end);
        return history;
    }

    /** Opens a recording with the first and the last instant. */
    public void open(long start, long end) throws Exception {
        ITmfTrace trace = new HostTrace("machine", List.of(new HostTrace.Entry(start, "any", 0)));
        traces.add(trace);
        Recording recording = new Recording(history(start, end));
        recording.setTrace(trace);
        recordings.add(recording);
        TmfAnalysisManager.analysisModuleCreated(recording);
    }

    /** Returns the id of the machine; there must be a recording. */
    public String host() {
        return traces.get(0).getHostId();
    }

    /** Closes all recordings, and forgets the machine. */
    public void close() {
        ModelManager.disposeModels();
        recordings.forEach(Recording::dispose);
        traces.forEach(ITmfTrace::dispose);
    }
}
