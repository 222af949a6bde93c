package org.eclipse.tracecompass.analysis.os.linux.core.execution.graph;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.building.AbstractTmfGraphBuilderModule;
import org.eclipse.tracecompass.analysis.graph.core.building.ITmfGraphProvider;
import org.eclipse.tracecompass.analysis.graph.core.criticalpath.AbstractCriticalPathModule;
import org.eclipse.tracecompass.analysis.graph.core.criticalpath.OSCriticalPathModule;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfGraphFactory;
import org.eclipse.tracecompass.analysis.graph.core.graph.WorkerSerializer;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.os.linux.core.signals.TmfThreadSelectedSignal;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelTrace;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph.OsWorkerSerializer;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The execution graph of a Linux kernel trace, or of the hosts of an experiment: what each thread
 * did, which thread woke which, and which packet went where. Its workers are {@link OsWorker}s.
 */
public class OsExecutionGraph extends AbstractTmfGraphBuilderModule {

    /** The identifier of the analysis. */
    public static final String ANALYSIS_ID = "org.eclipse.tracecompass.analysis.os.linux.execgraph";

    private static final String HINT =
            "Record sched_switch and the wake-up events (sched_waking or sched_wakeup) to see what"
                    + " threads waited for.";

    private static final System.Logger LOGGER = LazyLogger.of(OsExecutionGraph.class);

    private volatile @Nullable HostThread selected;
    private volatile RecordedTimes recordedTimes = RecordedTimes.NOTHING;

    /** The provider of this run, if there is one of ours. */
    private @Nullable OsExecutionGraphProvider provider;

    /** {@inheritDoc} Kernel traces with switches, and experiments with at least one such trace. */
    @Override
    public boolean canExecute(ITmfTrace trace) {
        for (ITmfTrace member : TmfTraceManager.getTraceSet(trace)) {
            if (member instanceof IKernelTrace && super.canExecute(member)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        return List.of(
                new LayoutRequirement(
                        PriorityLevel.MANDATORY,
                        HINT,
                        IKernelAnalysisEventLayout::eventSchedSwitch));
    }

    @Override
    protected ITmfGraphProvider getGraphProvider() {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            throw new IllegalStateException("the execution graph has no trace");
        }
        OsExecutionGraphProvider made = new OsExecutionGraphProvider(trace);
        provider = made;
        return made;
    }

    @Override
    protected boolean executeAnalysis(IProgressMonitor monitor) {
        boolean isDone = super.executeAnalysis(monitor);
        OsExecutionGraphProvider used = provider;
        provider = null;
        if (isDone) {
            recordedTimes = used == null ? RecordedTimes.NOTHING : keptTimes(used);
        }
        return isDone;
    }

    /** The times that were found while the graph was built now, or before. */
    private RecordedTimes keptTimes(OsExecutionGraphProvider used) {
        RecordedTimes found = used.getRecordedTimes();
        try {
            if (found.equals(RecordedTimes.NOTHING)) {
                return RecordedTimes.read(timesFile(), origin());
            }
            found.write(timesFile(), origin());
        } catch (IOException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The times of the recorded events are not kept, in {0}: {1}",
                    timesFile(),
                    FileProblem.reason(e));
        }
        return found;
    }

    private String origin() {
        return TmfTraceManager.getOrigin(Objects.requireNonNull(getTrace()));
    }

    private Path timesFile() {
        return Path.of(
                TmfTraceManager.getSupplementaryFileDir(Objects.requireNonNull(getTrace())),
                getId() + ".times");
    }

    /**
     * Returns from when to when the events of the graph were recorded.
     *
     * @return nothing until the graph is complete, and if the graph was not built by this analysis
     * @since 0.2.0
     */
    public RecordedTimes getRecordedTimes() {
        return recordedTimes;
    }

    /** {@inheritDoc} From when to when an event is missing. */
    @Override
    public String explain(IGraphWorker worker, String cause, long start, long end) {
        ITmfGraph graph = getTmfGraph();
        return graph == null
                ? ""
                : new MissingSince(graph, recordedTimes).words(worker, cause, start, end);
    }

    @Override
    public void clearPersistentData() {
        super.clearPersistentData();
        recordedTimes = RecordedTimes.NOTHING;
        if (getTrace() != null) {
            try {
                Files.deleteIfExists(timesFile());
            } catch (IOException e) {
                LOGGER.log(
                        System.Logger.Level.WARNING,
                        "{0} cannot be deleted: {1}",
                        timesFile(),
                        FileProblem.reason(e));
            }
        }
    }

    @Override
    protected @Nullable ITmfGraph createGraphInstance(
            Path htFile, WorkerSerializer workerSerializer, long startTime, int version) {
        return TmfGraphFactory.createOnDiskGraph(htFile, workerSerializer, startTime, version);
    }

    @Override
    protected AbstractCriticalPathModule getCriticalPathModule() {
        return new OSCriticalPathModule(this);
    }

    /**
     * Finds the critical path of a thread that was selected on one of the hosts: at once if the
     * graph was asked for, else when it is.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void threadSelected(TmfThreadSelectedSignal signal) {
        HostThread thread = signal.getHostThread();
        for (ITmfTrace member : TmfTraceManager.getTraceSet(getTrace())) {
            if (member.getHostId().equals(thread.getHost())) {
                selected = thread;
                if (getExecutionState() != ExecutionState.NOT_STARTED) {
                    findSelected();
                }
                return;
            }
        }
    }

    @Override
    protected void prepareRun() {
        super.prepareRun();
        findSelected();
    }

    private void findSelected() {
        HostThread thread = selected;
        selected = null;
        if (thread != null) {
            criticalPathModule()
                    .setParameter(
                            AbstractCriticalPathModule.PARAM_WORKER, new OsWorker(thread, "", 0));
        }
    }

    @Override
    protected String getFullHelpText() {
        return "Builds a graph of what the threads of Linux machines did and which thread woke"
                + " which. The critical path of a thread is found in it.";
    }

    @Override
    protected String getShortHelpText(ITmfTrace trace) {
        return "Builds a graph of the threads of "
                + trace.getName()
                + ". Select a thread to see its critical path.";
    }

    @Override
    protected String getTraceCannotExecuteHelpText(ITmfTrace trace) {
        return "There are no switches between threads in " + trace.getName() + ". " + HINT;
    }

    @Override
    public WorkerSerializer getWorkerSerializer() {
        return OsWorkerSerializer.INSTANCE;
    }
}
