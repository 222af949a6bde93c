package org.eclipse.tracecompass.internal.tmf.ui.synchronization;

import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * Changes the clocks of experiments in jobs, one after the other. The views hear of it by the
 * signal that an experiment sends.
 */
final class SyncJobs {

    private static final String BUNDLE = "org.eclipse.tracecompass.tmf.ui";

    private SyncJobs() {}

    /** One change of an experiment's clocks at a time. */
    private record OneAtATime(TmfExperiment experiment) implements ISchedulingRule {

        @Override
        public boolean contains(@Nullable ISchedulingRule rule) {
            return equals(rule);
        }

        @Override
        public boolean isConflicting(@Nullable ISchedulingRule rule) {
            return equals(rule);
        }
    }

    /** The work of a job. */
    private interface Work {
        void run(IProgressMonitor monitor);
    }

    private static Job schedule(String name, TmfExperiment experiment, Work work) {
        Job job =
                new Job(Texts.bind(name, experiment.getName())) {
                    @Override
                    protected IStatus run(@Nullable IProgressMonitor monitor) {
                        if (monitor == null) {
                            return Status.CANCEL_STATUS;
                        }
                        try {
                            work.run(monitor);
                            return Status.OK_STATUS;
                        } catch (OperationCanceledException e) {
                            return Status.CANCEL_STATUS;
                        } catch (RuntimeException e) {
                            String why = e.getMessage() == null ? e.toString() : e.getMessage();
                            return new Status(
                                    IStatus.ERROR,
                                    BUNDLE,
                                    Texts.bind(Messages.Sync_Failed, why),
                                    e);
                        }
                    }
                };
        job.setRule(new OneAtATime(experiment));
        job.setUser(true);
        job.schedule();
        return job;
    }

    /** Finds how the clocks differ and shows the traces by one. */
    static Job synchronize(TmfExperiment experiment, SyncChoice choice) {
        return schedule(
                Messages.Sync_Job,
                experiment,
                monitor -> {
                    choice.rules().forEach(TmfEventMatching::registerMatchObject);
                    try {
                        experiment.synchronizeTraces(true, choice.newAlgorithm(), monitor);
                    } finally {
                        choice.rules().forEach(TmfEventMatching::unregisterMatchObject);
                    }
                });
    }

    /** Restores the traces' own clocks. */
    static Job clear(TmfExperiment experiment) {
        return schedule(
                Messages.Sync_ClearJob, experiment, monitor -> experiment.clearSynchronization());
    }

    /** Sets the clocks of the traces by hand. */
    static Job set(
            TmfExperiment experiment, Function<ITmfTrace, ITmfTimestampTransform> transforms) {
        return schedule(
                Messages.Sync_ShiftJob, experiment, monitor -> experiment.setClocks(transforms));
    }
}
