package org.eclipse.tracecompass.tmf.core.model;

import java.util.Map;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.AttributeNotFoundException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Base of the data providers that answer from the state system of one analysis. */
public abstract class AbstractStateSystemAnalysisDataProvider extends AbstractTmfTraceDataProvider {

    /**
     * Computes a model from a state system.
     *
     * @param <T> the type of the model
     */
    @FunctionalInterface
    protected interface ModelQuery<T> {
        /**
         * Computes the model.
         *
         * @param ss the state system
         * @return the model, null when the parameters make no sense; an attribute that is not there
         *     (yet) may be thrown
         * @throws StateSystemDisposedException when the state system was disposed meanwhile
         */
        @Nullable
        T compute(ITmfStateSystem ss) throws StateSystemDisposedException;
    }

    /**
     * Creates a data provider.
     *
     * @param trace the trace
     */
    public AbstractStateSystemAnalysisDataProvider(ITmfTrace trace) {
        super(trace);
    }

    /**
     * Checks whether a request can be answered: the monitor is not cancelled, the state system
     * exists, and the times do not all lie before or after it.
     *
     * @param module the analysis
     * @param filter the times
     * @param monitor a monitor that may be cancelled, null for none
     * @return the answer when there is no model to compute, null when there is
     */
    protected @Nullable TmfModelResponse<ITmfXyModel> verifyParameters(
            TmfStateSystemAnalysisModule module,
            TimeQueryFilter filter,
            @Nullable IProgressMonitor monitor) {
        if (monitor != null && monitor.isCanceled()) {
            return new TmfModelResponse<>(
                    null, Status.CANCELLED, CommonStatusMessage.TASK_CANCELLED);
        }
        if (!initialize(module)) {
            return new TmfModelResponse<>(null, Status.FAILED, initializationFailure(module));
        }
        ITmfStateSystem ss = module.getStateSystem();
        if (ss == null) {
            return new TmfModelResponse<>(
                    null, Status.FAILED, CommonStatusMessage.STATE_SYSTEM_FAILED);
        }
        if (filter.getEnd() < ss.getStartTime() || filter.getStart() > ss.getCurrentEndTime()) {
            return ss.waitUntilBuilt(0)
                    ? new TmfModelResponse<>(
                            null, Status.FAILED, CommonStatusMessage.INCORRECT_QUERY_INTERVAL)
                    : new TmfModelResponse<>(null, Status.RUNNING, CommonStatusMessage.RUNNING);
        }
        return null;
    }

    /**
     * Answers a request: waits until the state system exists, computes the model, and tells how
     * complete it is.
     *
     * @param <T> the type of the model
     * @param module the analysis
     * @param end the last time asked for: the answer is complete when all up to it is known
     * @param monitor a monitor that may be cancelled, null for none
     * @param query computes the model
     * @return the answer
     */
    protected final <T> TmfModelResponse<T> answer(
            TmfStateSystemAnalysisModule module,
            long end,
            @Nullable IProgressMonitor monitor,
            ModelQuery<T> query) {
        if (!initialize(module)) {
            return new TmfModelResponse<>(null, Status.FAILED, initializationFailure(module));
        }
        ITmfStateSystem ss = module.getStateSystem();
        if (ss == null) {
            return new TmfModelResponse<>(
                    null, Status.FAILED, CommonStatusMessage.STATE_SYSTEM_FAILED);
        }
        // asked before the query, so that what is called complete was complete when it was read
        boolean complete = ss.waitUntilBuilt(0) || end != Long.MAX_VALUE && module.isQueryable(end);
        try {
            T model = query.compute(ss);
            if (monitor != null && monitor.isCanceled()) {
                return new TmfModelResponse<>(
                        null, Status.CANCELLED, CommonStatusMessage.TASK_CANCELLED);
            }
            if (model == null) {
                return new TmfModelResponse<>(
                        null, Status.FAILED, CommonStatusMessage.INCORRECT_QUERY_PARAMETERS);
            }
            return complete
                    ? new TmfModelResponse<>(model, Status.COMPLETED, CommonStatusMessage.COMPLETED)
                    : new TmfModelResponse<>(model, Status.RUNNING, CommonStatusMessage.RUNNING);
        } catch (StateSystemDisposedException e) {
            Throwable cause = module.getFailureCause();
            return new TmfModelResponse<>(
                    null,
                    Status.FAILED,
                    cause == null
                            ? CommonStatusMessage.STATE_SYSTEM_FAILED
                            : CommonStatusMessage.ANALYSIS_EXECUTION_FAILED
                                    + ": "
                                    + cause.getMessage());
        } catch (AttributeNotFoundException e) {
            return complete
                    ? new TmfModelResponse<>(
                            null,
                            Status.FAILED,
                            CommonStatusMessage.ANALYSIS_EXECUTION_FAILED + ": " + e.getMessage())
                    : new TmfModelResponse<>(null, Status.RUNNING, CommonStatusMessage.RUNNING);
        } catch (TimeRangeException | IndexOutOfBoundsException e) {
            return new TmfModelResponse<>(
                    null, Status.FAILED, CommonStatusMessage.INCORRECT_QUERY_INTERVAL);
        }
    }

    /**
     * Answers a request for a chart: checks the parameters as {@link #verifyParameters} does, then
     * as {@link #answer}.
     *
     * @param module the analysis
     * @param parameters the parameters of the request
     * @param monitor a monitor that may be cancelled, null for none
     * @param query computes the chart of the requested times
     * @return the answer
     */
    protected final TmfModelResponse<ITmfXyModel> answerXY(
            TmfStateSystemAnalysisModule module,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor,
            Function<TimeQueryFilter, ModelQuery<ITmfXyModel>> query) {
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(parameters);
        if (times == null) {
            return new TmfModelResponse<>(
                    null, Status.FAILED, CommonStatusMessage.INCORRECT_QUERY_PARAMETERS);
        }
        TmfModelResponse<ITmfXyModel> problem = verifyParameters(module, times, monitor);
        return problem == null
                ? answer(module, times.getEnd(), monitor, query.apply(times))
                : problem;
    }

    private static boolean initialize(TmfStateSystemAnalysisModule module) {
        return module.getStateSystem() != null
                || module.schedule().isOK() && module.waitForInitialization();
    }

    private static String initializationFailure(TmfStateSystemAnalysisModule module) {
        Throwable cause = module.getFailureCause();
        return CommonStatusMessage.ANALYSIS_INITIALIZATION_FAILED
                + (cause == null ? "" : ": " + cause.getMessage());
    }
}
