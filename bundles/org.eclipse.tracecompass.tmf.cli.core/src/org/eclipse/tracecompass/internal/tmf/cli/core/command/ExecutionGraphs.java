package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.MissingSince;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsExecutionGraph;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.ClockCheck;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.KernelHistories;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.SharedReading;

/**
 * The execution graph of what is open, and what the kernel analyses know of its threads.
 *
 * @param graph the graph, complete
 * @param histories the kernel analyses, complete
 * @param missing says since when events are missing
 */
record ExecutionGraphs(ITmfGraph graph, KernelHistories histories, MissingSince missing) {

    /**
     * Builds the graph, or reads it.
     *
     * @throws UserError if there is none
     */
    static ExecutionGraphs of(OpenTrace opened, Path path, Console console) {
        IAnalysisModule module = opened.trace().getAnalysisModule(OsExecutionGraph.ANALYSIS_ID);
        if (!(module instanceof OsExecutionGraph graph)) {
            throw new UserError(
                    ("There is no execution graph of %s: it has no switches between threads. Record"
                                    + " the kernel events sched_switch and sched_waking.")
                            .formatted(path));
        }
        List<Analyses.OfTrace> kernels =
                new Analyses(opened)
                        .all().stream()
                                .filter(a -> a.module() instanceof KernelAnalysisModule)
                                .toList();
        List<Analyses.OfTrace> wanted = new ArrayList<>(kernels);
        wanted.add(new Analyses.OfTrace(graph, opened.trace()));
        List<AnalysisExecution> running;
        try (SharedReading reading = shared(opened, wanted)) {
            running = wanted.stream().map(AnalysisExecution::start).toList();
        }
        AnalysisExecution building = running.get(kernels.size());
        String failure = building.await(console);
        if (failure != null) {
            throw UserErrors.analysisFailed(new Analyses.OfTrace(graph, opened.trace()), failure);
        }
        for (int i = 0; i < kernels.size(); i++) {
            String broken = running.get(i).await(console);
            if (broken != null) {
                throw UserErrors.analysisFailed(kernels.get(i), broken);
            }
        }
        if (!ClockCheck.agree(opened.trace())) {
            console.warn(
                    "The clocks of the hosts are not synchronized, so that a path ends at the"
                            + " border of its host; use --synced.");
        }
        ITmfGraph complete = Objects.requireNonNull(graph.getTmfGraph());
        return new ExecutionGraphs(
                complete,
                new KernelHistories(opened.trace()),
                new MissingSince(complete, graph.getRecordedTimes()));
    }

    /** All analyses of a trace read its events in the same pass; those of an experiment do not. */
    private static SharedReading shared(OpenTrace opened, List<Analyses.OfTrace> analyses) {
        return SharedReading.of(
                opened.trace(),
                analyses.stream()
                        .filter(a -> a.trace() == opened.trace())
                        .map(Analyses.OfTrace::module)
                        .toList());
    }

    /**
     * Returns the thread of an identifier.
     *
     * @param tid the identifier
     * @param host the name of its host; null if only one has such a thread
     * @throws UserError if none or several are meant
     */
    OsWorker thread(int tid, @Nullable String host) {
        List<OsWorker> found =
                graph.getWorkers().stream()
                        .filter(OsWorker.class::isInstance)
                        .map(OsWorker.class::cast)
                        .filter(w -> w.getHostThread().getTid().intValue() == tid)
                        .filter(w -> isOn(w, host))
                        .toList();
        if (found.isEmpty()) {
            throw new UserError(
                    (host == null
                                    ? "There is no thread %d in the trace".formatted(tid)
                                    : "There is no thread %d on the host %s".formatted(tid, host))
                            + "; 'astrolabe table TRACE --view threads' lists the threads.");
        }
        if (found.size() > 1) {
            throw new UserError(
                    "Several hosts have a thread %d; choose one with --host: %s."
                            .formatted(
                                    tid,
                                    found.stream()
                                            .map(w -> histories.nameOf(w.getHostId()))
                                            .collect(Collectors.joining("; "))));
        }
        return found.get(0);
    }

    /** Whether a thread is on a host of that name; any host if it is null. */
    boolean isOn(OsWorker worker, @Nullable String host) {
        return host == null
                || histories.nameOf(worker.getHostId()).equals(host)
                || worker.getHostId().equals(host)
                || worker.getHostId().endsWith('/' + host);
    }
}
