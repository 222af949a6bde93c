package org.eclipse.tracecompass.tmf.core.model;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.backend.DamagedHistoryException;
import org.eclipse.tracecompass.statesystem.core.exceptions.AttributeNotFoundException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.StoredResults;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.model.AnalysisCondition.Kind;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;

/**
 * The answers of data providers. Every provider answers through this class, so that views, exports
 * and commands see the same status and the same sentence for the same {@link AnalysisCondition}.
 *
 * <p>No method waits for the end of an analysis. While damaged results are computed again ({@link
 * org.eclipse.tracecompass.tmf.core.analysis.StoredResults}), the analysis counts as running. If
 * that is not possible any more, the {@link UncheckedIOException} goes to the caller.
 */
public final class Answers {

    /**
     * Computes a model from a state system.
     *
     * @param <T> the type of the model
     */
    @FunctionalInterface
    public interface HistoryQuery<T> {
        /**
         * Computes the model.
         *
         * @param ss the state system
         * @return the model, null when the parameters make no sense or the monitor was cancelled
         * @throws StateSystemDisposedException when the state system was disposed meanwhile
         * @throws AttributeNotFoundException when an attribute does not exist (yet)
         */
        @Nullable
        T compute(ITmfStateSystem ss) throws StateSystemDisposedException;
    }

    private Answers() {
        // static
    }

    /**
     * Answers with a final model.
     *
     * @param <T> the type of the model
     * @param model the model
     * @return the answer
     */
    public static <T> TmfModelResponse<T> completed(T model) {
        return of(AnalysisCondition.completed(), model);
    }

    /**
     * Answers with the known data while an analysis runs.
     *
     * @param <T> the type of the model
     * @param model the model, null when nothing is known yet
     * @return the answer
     */
    public static <T> TmfModelResponse<T> running(@Nullable T model) {
        return of(AnalysisCondition.running(), model);
    }

    /**
     * Answers that the caller cancelled the request.
     *
     * @param <T> the type of the model
     * @return the answer
     */
    public static <T> TmfModelResponse<T> taskCancelled() {
        return new TmfModelResponse<>(null, Status.CANCELLED, CommonStatusMessage.TASK_CANCELLED);
    }

    /**
     * Answers that a parameter is missing or of the wrong type.
     *
     * @param <T> the type of the model
     * @return the answer
     */
    public static <T> TmfModelResponse<T> incorrectParameters() {
        return failed(CommonStatusMessage.INCORRECT_QUERY_PARAMETERS);
    }

    /**
     * Answers that there is no model.
     *
     * @param <T> the type of the model
     * @param message why, a sentence
     * @return the answer
     */
    public static <T> TmfModelResponse<T> failed(String message) {
        return new TmfModelResponse<>(null, Status.FAILED, message);
    }

    /**
     * Answers as a condition says.
     *
     * @param <T> the type of the model
     * @param condition the condition of the analysis
     * @param model the model, null when there is none
     * @return the answer; without a model when the condition allows none
     */
    public static <T> TmfModelResponse<T> of(AnalysisCondition condition, @Nullable T model) {
        return new TmfModelResponse<>(
                condition.canAnswer() ? model : null,
                condition.kind().status(),
                condition.message());
    }

    /**
     * Returns whether the caller cancelled a request.
     *
     * @param monitor the monitor of the request, null for none
     * @return true when it is cancelled
     */
    public static boolean isCancelled(@Nullable IProgressMonitor monitor) {
        return monitor != null && monitor.isCanceled();
    }

    /**
     * Answers from the results of an analysis that keeps no state system. Starts the analysis if it
     * was not started.
     *
     * @param <T> the type of the model
     * @param module the analysis
     * @param monitor a monitor that may be cancelled, null for none
     * @param query computes the model of the results so far; null when there are none
     * @return the answer
     */
    public static <T> TmfModelResponse<T> from(
            IAnalysisModule module,
            @Nullable IProgressMonitor monitor,
            Supplier<@Nullable T> query) {
        if (isCancelled(monitor)) {
            return taskCancelled();
        }
        // asked before the query, so that what is called complete was complete when it was read
        AnalysisCondition condition = AnalysisCondition.start(module);
        if (!condition.canAnswer()) {
            return of(condition, null);
        }
        int repairs = repairs(module);
        @Nullable T model;
        try {
            model = query.get();
        } catch (FilterSyntaxException | CostlyPatternException e) {
            return wrongFilter(e);
        } catch (UncheckedIOException e) {
            AnalysisCondition now = AnalysisCondition.of(module);
            if (now.canAnswer() && !areSame(condition, now, module, repairs)) {
                return running(null);
            }
            throw e;
        }
        if (isCancelled(monitor)) {
            return taskCancelled();
        }
        AnalysisCondition after = AnalysisCondition.of(module);
        if (!after.canAnswer()) {
            return of(after, null);
        }
        if (model != null) {
            return of(condition, model);
        }
        return areSame(condition, after, module, repairs)
                ? failed(CommonStatusMessage.STATE_SYSTEM_FAILED)
                : running(null);
    }

    /** Tells whether an analysis had the same complete results before a query and after it. */
    private static boolean areSame(
            AnalysisCondition before,
            AnalysisCondition after,
            IAnalysisModule module,
            int repairs) {
        return before.isFinal() && after.isFinal() && repairs(module) == repairs;
    }

    /**
     * Answers from the state system of an analysis. Starts the analysis if it was not started, and
     * waits until its state system exists.
     *
     * @param <T> the type of the model
     * @param module the analysis
     * @param end the last requested time, ns; the answer is complete when all up to it is known.
     *     {@link Long#MAX_VALUE} for the whole history
     * @param monitor a monitor that may be cancelled, null for none
     * @param query computes the model
     * @return the answer
     * @throws UncheckedIOException when the history is damaged, and is not built again
     */
    public static <T> TmfModelResponse<T> from(
            TmfStateSystemAnalysisModule module,
            long end,
            @Nullable IProgressMonitor monitor,
            HistoryQuery<T> query) {
        if (isCancelled(monitor)) {
            return taskCancelled();
        }
        Opened opened = open(module);
        AnalysisCondition condition = opened.condition;
        ITmfStateSystem ss = opened.stateSystem;
        if (!condition.canAnswer() || ss == null) {
            return of(condition, null);
        }
        // asked before the query, so that what is called complete was complete when it was read
        AnalysisCondition reading = whileReading(condition, module, ss, end);
        try {
            T model = query.compute(ss);
            if (isCancelled(monitor)) {
                return taskCancelled();
            }
            if (model == null) {
                return incorrectParameters();
            }
            return of(reading, model);
        } catch (StateSystemDisposedException e) {
            return of(disposed(module, ss), null);
        } catch (DamagedHistoryException e) {
            AnalysisCondition now = disposed(module, ss);
            if (now.canAnswer() && !now.isFinal()) {
                return of(now, null);
            }
            throw e;
        } catch (AttributeNotFoundException e) {
            return reading.isFinal()
                    ? failed(CommonStatusMessage.ANALYSIS_EXECUTION_FAILED + ": " + e.getMessage())
                    : running(null);
        } catch (FilterSyntaxException | CostlyPatternException e) {
            return wrongFilter(e);
        } catch (TimeRangeException | IndexOutOfBoundsException e) {
            // A history that grows may still come to that time.
            return reading.isFinal()
                    ? failed(CommonStatusMessage.INCORRECT_QUERY_INTERVAL)
                    : running(null);
        }
    }

    private static int repairs(IAnalysisModule module) {
        return module instanceof TmfAbstractAnalysisModule known
                ? known.getStoredResults().getRepairs()
                : 0;
    }

    private static <T> TmfModelResponse<T> wrongFilter(RuntimeException e) {
        return failed("The filter is invalid. " + e.getMessage());
    }

    /**
     * An analysis, and its state system if it has one now.
     *
     * @param condition the condition of the analysis; final only if there is a state system
     * @param stateSystem the state system, null when there is none (yet)
     */
    record Opened(AnalysisCondition condition, @Nullable ITmfStateSystem stateSystem) {}

    /** Waits until the state system of an analysis exists, or will not exist. */
    static Opened open(TmfStateSystemAnalysisModule module) {
        // An analysis that has completed without a state system may be one whose damaged history
        // was replaced between the two questions.
        for (int attempt = 0; attempt <= StoredResults.MOST_REPAIRS; attempt++) {
            ITmfStateSystem known = module.getStateSystem();
            AnalysisCondition condition =
                    known == null ? AnalysisCondition.start(module) : AnalysisCondition.of(module);
            if (known != null || !condition.canAnswer()) {
                return new Opened(condition, known);
            }
            if (module.waitForInitializationOrTurn()) {
                return new Opened(condition, null);
            }
            ITmfStateSystem made = module.getStateSystem();
            condition = AnalysisCondition.of(module);
            if (made != null || !condition.isFinal()) {
                return new Opened(condition, made);
            }
        }
        return new Opened(gone(), null);
    }

    private static AnalysisCondition whileReading(
            AnalysisCondition condition,
            TmfStateSystemAnalysisModule module,
            ITmfStateSystem ss,
            long end) {
        if (ss.waitUntilBuilt(0)) {
            return AnalysisCondition.completed();
        }
        boolean finalToEnd =
                condition.kind() == Kind.RUNNING && end != Long.MAX_VALUE && module.reaches(end);
        return finalToEnd ? AnalysisCondition.completeToEnd() : AnalysisCondition.running();
    }

    /** The answer when a state system was disposed during a query. */
    private static AnalysisCondition disposed(
            TmfStateSystemAnalysisModule module, ITmfStateSystem read) {
        AnalysisCondition condition = AnalysisCondition.of(module);
        if (condition.isFinal()) {
            // Another history, or none for a moment: it is being built again.
            return module.getStateSystem() == read ? gone() : AnalysisCondition.running();
        }
        return condition;
    }

    private static AnalysisCondition gone() {
        return AnalysisCondition.cannotRun(CommonStatusMessage.STATE_SYSTEM_FAILED);
    }

    /**
     * Joins the answers of several providers or analyses: RUNNING while one of them runs, COMPLETED
     * when one of them has completed, FAILED with the last reason when all have failed, CANCELLED
     * when the caller cancelled one of the requests.
     *
     * @param <R> the type of the models
     * @param <J> the type of the joined model
     * @param answers the answers
     * @param joiner makes one model of those there are, in the order of the answers
     * @return the joined answer
     */
    public static <R, J> TmfModelResponse<J> join(
            List<TmfModelResponse<R>> answers, Function<List<R>, J> joiner) {
        List<R> models = new ArrayList<>();
        boolean running = false;
        boolean completed = false;
        String failure = null;
        for (TmfModelResponse<R> answer : answers) {
            R model = answer.getModel();
            if (model != null) {
                models.add(model);
            }
            switch (answer.getStatus()) {
                case RUNNING -> running = true;
                case COMPLETED -> completed = true;
                case FAILED -> failure = answer.getStatusMessage();
                case CANCELLED -> {
                    return taskCancelled();
                }
            }
        }
        if (running) {
            return running(joiner.apply(models));
        }
        return completed || failure == null ? completed(joiner.apply(models)) : failed(failure);
    }
}
