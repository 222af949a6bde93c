package org.eclipse.tracecompass.internal.rcp.ui;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.tracecompass.common.core.bundles.BusyPlugins;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.StalledAnalyses;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Notices plug-ins of others that hang outside the UI thread, or need very long: in an analysis
 * that makes no progress, in a job that waits for them, such as one that fetches data for a view,
 * or in a thread of their own that keeps a CPU busy. The plug-in is named in the log, where {@link
 * PluginProblems} hears of it. For one thread.
 */
final class BackgroundWatch {

    /** The class that runs analyses: their jobs are judged by their progress. */
    private static final String ANALYSIS_RUN =
            "org.eclipse.tracecompass.tmf.core.analysis.AnalysisRun";

    private final StalledAnalyses analyses;
    private final BusyPlugins jobs;
    private final HoggingThreads threads;

    /**
     * @param clock the time, ms
     */
    BackgroundWatch(LongSupplier clock) {
        analyses = new StalledAnalyses(clock);
        jobs = new BusyPlugins(clock);
        threads = new HoggingThreads(clock);
    }

    /** Looks at all running analyses, jobs and threads; to be called every few seconds. */
    void look() {
        for (IAnalysisModule module : modules()) {
            analyses.look(module).ifPresent(stall -> tell(stall.sentence(), stall.stack()));
        }
        jobs.look(tasks()).forEach(busy -> tell(busy.sentence(), busy.stack()));
        threads.look().forEach(hog -> tell(hog.sentence(), hog.stack()));
    }

    private static Set<IAnalysisModule> modules() {
        Set<IAnalysisModule> modules = new LinkedHashSet<>();
        for (ITmfTrace open : TmfTraceManager.getInstance().getOpenedTraces()) {
            for (ITmfTrace trace : TmfTraceManager.getTraceSetWithExperiment(open)) {
                trace.getAnalysisModules().forEach(modules::add);
            }
        }
        return modules;
    }

    private static List<BusyPlugins.Task> tasks() {
        List<BusyPlugins.Task> tasks = new ArrayList<>();
        for (Job job : Job.getJobManager().find(null)) {
            Thread thread = job.getState() == Job.RUNNING ? job.getThread() : null;
            if (thread != null) {
                StackTraceElement[] stack = thread.getStackTrace();
                if (!isAnalysis(stack)) {
                    tasks.add(new BusyPlugins.Task(job, job.getName(), stack));
                }
            }
        }
        return tasks;
    }

    private static boolean isAnalysis(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            if (frame.getClassName().equals(ANALYSIS_RUN)) {
                return true;
            }
        }
        return false;
    }

    private static void tell(String sentence, StackTraceElement[] stack) {
        ILog.of(BackgroundWatch.class).warn(sentence, new PluginProblems.NoAnswer(stack));
    }
}
