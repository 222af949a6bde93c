package org.eclipse.tracecompass.tmf.core.model;

import java.util.Map;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Base of the data providers that answer from the state system of one analysis. */
public abstract class AbstractStateSystemAnalysisDataProvider extends AbstractTmfTraceDataProvider {

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
        if (Answers.isCancelled(monitor)) {
            return Answers.taskCancelled();
        }
        Answers.Opened opened = Answers.open(module);
        ITmfStateSystem ss = opened.stateSystem();
        if (!opened.condition().canAnswer() || ss == null) {
            return Answers.of(opened.condition(), null);
        }
        if (filter.getEnd() < ss.getStartTime() || filter.getStart() > ss.getCurrentEndTime()) {
            return ss.waitUntilBuilt(0)
                    ? Answers.failed(CommonStatusMessage.INCORRECT_QUERY_INTERVAL)
                    : Answers.running(null);
        }
        return null;
    }

    /**
     * Answers a request as {@link Answers#from(TmfStateSystemAnalysisModule, long,
     * IProgressMonitor, Answers.HistoryQuery)} does.
     *
     * @param <T> the type of the model
     * @param module the analysis
     * @param end the last requested time, ns: the answer is complete when all up to it is known
     * @param monitor a monitor that may be cancelled, null for none
     * @param query computes the model
     * @return the answer
     */
    protected final <T> TmfModelResponse<T> answer(
            TmfStateSystemAnalysisModule module,
            long end,
            @Nullable IProgressMonitor monitor,
            Answers.HistoryQuery<T> query) {
        return Answers.from(module, end, monitor, query);
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
            Function<TimeQueryFilter, Answers.HistoryQuery<ITmfXyModel>> query) {
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(parameters);
        if (times == null) {
            return Answers.incorrectParameters();
        }
        TmfModelResponse<ITmfXyModel> problem = verifyParameters(module, times, monitor);
        return problem == null
                ? answer(module, times.getEnd(), monitor, query.apply(times))
                : problem;
    }
}
