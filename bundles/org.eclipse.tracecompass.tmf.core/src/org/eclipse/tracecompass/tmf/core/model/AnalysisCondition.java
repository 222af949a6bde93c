package org.eclipse.tracecompass.tmf.core.model;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.AnalysisFailure;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;

/**
 * The state of an analysis. Data providers answer by it (see {@link Answers}), and views explain by
 * it why they are empty, so that all of them treat an analysis in the same way:
 *
 * <ul>
 *   <li>Asking starts an analysis that was not started. It never restarts one that was cancelled or
 *       has failed: only the user does.
 *   <li>While the analysis runs, the answer has the known data. It is complete if everything up to
 *       the last requested time is final.
 *   <li>An analysis that was cancelled, has failed or cannot run is a failure with a sentence that
 *       says which of the three it is.
 * </ul>
 *
 * @param kind what it can say
 * @param message a sentence for the user, a word for the ordinary kinds
 * @param cause the cause of a failure, null for the other kinds
 */
public record AnalysisCondition(Kind kind, String message, @Nullable Throwable cause) {

    /** The kinds of conditions. */
    public enum Kind {
        /** The analysis was not started; a request starts it. */
        NOT_STARTED(Status.RUNNING),
        /** The analysis runs: the known data may be incomplete. */
        RUNNING(Status.RUNNING),
        /** The analysis runs, but everything up to the last requested time is final. */
        COMPLETE_TO_END(Status.COMPLETED),
        /** The analysis has completed. */
        COMPLETED(Status.COMPLETED),
        /** The analysis has completed and found nothing. */
        NOTHING_TO_SHOW(Status.COMPLETED),
        /** The analysis was cancelled; the user may start it again. */
        CANCELLED(Status.FAILED),
        /** The analysis has failed; see {@link AnalysisCondition#cause()}. */
        FAILED(Status.FAILED),
        /** The analysis cannot be started, or what it found is gone. */
        CANNOT_RUN(Status.FAILED);

        private final Status status;

        Kind(Status status) {
            this.status = status;
        }

        /** Returns the status of an answer that is given in this condition. */
        public Status status() {
            return status;
        }
    }

    /** Creates a condition without a cause. */
    private AnalysisCondition(Kind kind, String message) {
        this(kind, message, null);
    }

    /**
     * Returns the condition of an analysis, without starting it. Cheap; never {@link
     * Kind#COMPLETE_TO_END}.
     *
     * @param module the analysis
     * @return its condition
     */
    public static AnalysisCondition of(IAnalysisModule module) {
        if (!(module instanceof TmfAbstractAnalysisModule known)) {
            Throwable cause = module.getFailureCause();
            return cause == null ? completed() : failed(module, cause);
        }
        if (known.getStoredResults().areBeingRepaired()) {
            return running();
        }
        ExecutionState state = known.getExecutionState();
        if (known.getTrace() == null && state != ExecutionState.NOT_STARTED) {
            return cannotRun("The trace of the analysis " + module.getName() + " was closed.");
        }
        return switch (state) {
            case NOT_STARTED ->
                    new AnalysisCondition(Kind.NOT_STARTED, CommonStatusMessage.RUNNING);
            case RUNNING -> running();
            case COMPLETED -> completed();
            case CANCELLED ->
                    new AnalysisCondition(
                            Kind.CANCELLED, "The analysis " + module.getName() + " was cancelled.");
            case FAILED -> failed(module, module.getFailureCause());
        };
    }

    /**
     * Starts an analysis that was not started before, and returns its condition. Does not wait. An
     * analysis that was cancelled or has failed is not started again.
     *
     * @param module the analysis
     * @return its condition
     */
    public static AnalysisCondition start(IAnalysisModule module) {
        boolean startable =
                !(module instanceof TmfAbstractAnalysisModule known)
                        || known.getExecutionState() == ExecutionState.NOT_STARTED;
        if (startable) {
            IStatus started = module.schedule();
            AnalysisCondition condition = of(module);
            return started.isOK() || !condition.canAnswer()
                    ? condition
                    : cannotRun(started.getMessage());
        }
        return of(module);
    }

    /**
     * Starts an analysis that was not started before, and waits for its end. An analysis that was
     * cancelled or has failed is not started again.
     *
     * @param module the analysis
     * @param monitor cancels the waiting, not the analysis
     * @return whether the analysis is complete
     * @throws InterruptedException if the thread was interrupted
     * @since 0.2.0
     */
    public static boolean complete(IAnalysisModule module, IProgressMonitor monitor)
            throws InterruptedException {
        boolean complete = start(module).canAnswer() && module.waitForCompletion(monitor);
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return complete;
    }

    /**
     * Returns the condition of something that cannot be computed.
     *
     * @param reason why, a sentence
     * @return the condition
     */
    public static AnalysisCondition cannotRun(String reason) {
        return new AnalysisCondition(Kind.CANNOT_RUN, reason);
    }

    /**
     * Returns the condition of an analysis that has completed and found nothing.
     *
     * @param module the analysis
     * @return the condition
     */
    public static AnalysisCondition nothingToShow(IAnalysisModule module) {
        return new AnalysisCondition(
                Kind.NOTHING_TO_SHOW,
                "The analysis " + module.getName() + " found nothing in this trace.");
    }

    static AnalysisCondition running() {
        return new AnalysisCondition(Kind.RUNNING, CommonStatusMessage.RUNNING);
    }

    static AnalysisCondition completeToEnd() {
        return new AnalysisCondition(Kind.COMPLETE_TO_END, CommonStatusMessage.COMPLETED);
    }

    static AnalysisCondition completed() {
        return new AnalysisCondition(Kind.COMPLETED, CommonStatusMessage.COMPLETED);
    }

    private static AnalysisCondition failed(IAnalysisModule module, @Nullable Throwable cause) {
        return new AnalysisCondition(
                Kind.FAILED,
                CommonStatusMessage.ANALYSIS_EXECUTION_FAILED
                        + (cause == null ? "" : ": " + AnalysisFailure.of(module, cause).text()),
                cause);
    }

    /** Returns true when there is a model, or may be one later. */
    public boolean canAnswer() {
        return kind.status() != Status.FAILED;
    }

    /** Returns true when a model that is computed now will not change. */
    public boolean isFinal() {
        return kind.status() == Status.COMPLETED;
    }
}
