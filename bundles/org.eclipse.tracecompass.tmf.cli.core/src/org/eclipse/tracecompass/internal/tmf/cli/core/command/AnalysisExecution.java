package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Cancellation.Tidying;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.analysis.AnalysisFailure;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.StalledAnalyses;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfAnalysisModuleWithStateSystems;

/**
 * An analysis that is being executed: started, watched, and either complete or failed with a cause.
 */
final class AnalysisExecution {

    private final IAnalysisModule module;
    private final long startedAt = System.nanoTime();
    private @Nullable String failure;

    private AnalysisExecution(Analyses.OfTrace analysis) {
        this.module = analysis.module();
    }

    /** Starts an analysis and returns at once. */
    static AnalysisExecution start(Analyses.OfTrace analysis) {
        AnalysisExecution run = new AnalysisExecution(analysis);
        IStatus status = run.module.schedule();
        if (!status.isOK()) {
            run.failure = status.getMessage();
        }
        return run;
    }

    /**
     * Waits until the analysis has ended, and shows progress meanwhile.
     *
     * @param console where progress is shown; its cancellation cancels the analysis
     * @return why the analysis has failed, or null if it is complete
     * @throws java.util.concurrent.CancellationException if the user has cancelled
     */
    @Nullable
    String await(Console console) {
        if (failure != null) {
            return failure;
        }
        try (Progress progress = new Progress(console, module.getName());
                Tidying tidying = console.cancellation().tidying();
                Watch watch = new Watch(progress, console)) {
            boolean complete = module.waitForCompletion(progress);
            if (console.cancellation().isCancelled()) {
                module.cancel();
                module.waitForCompletion();
                console.cancellation().check();
            }
            if (!complete) {
                failure = AnalysisFailure.of(module).text();
            }
        }
        return failure;
    }

    /** Returns how long ago the analysis was started, ns. */
    long nanosSinceStart() {
        return System.nanoTime() - startedAt;
    }

    /** Returns the state systems of the analysis; none if it has another kind of result. */
    List<ITmfStateSystem> stateSystems() {
        List<ITmfStateSystem> systems = new ArrayList<>();
        if (module instanceof ITmfAnalysisModuleWithStateSystems states) {
            states.getStateSystems().forEach(systems::add);
        }
        return systems;
    }

    /** Moves the bar while the main thread waits. */
    private final class Watch implements AutoCloseable {

        private final Thread thread;

        Watch(Progress progress, Console console) {
            thread =
                    Thread.ofPlatform()
                            .daemon()
                            .name("astrolabe-progress")
                            .unstarted(() -> run(progress, console));
            thread.start();
        }

        private void run(Progress progress, Console console) {
            StalledAnalyses stalls = new StalledAnalyses(System::currentTimeMillis);
            try {
                while (!Thread.currentThread().isInterrupted()) {
                    TimeUnit.MILLISECONDS.sleep(100);
                    progress.show(share(), null);
                    stalls.look(module).ifPresent(stall -> console.warn(stall.sentence()));
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private double share() {
            return module instanceof TmfAbstractAnalysisModule known ? known.getProgress() : -1;
        }

        @Override
        public void close() {
            thread.interrupt();
        }
    }
}
