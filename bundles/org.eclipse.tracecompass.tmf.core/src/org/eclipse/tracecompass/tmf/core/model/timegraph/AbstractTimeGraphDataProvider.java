package org.eclipse.tracecompass.tmf.core.model.timegraph;

import com.google.common.collect.Multimap;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.filters.RequestedTimes;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.tree.AbstractTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Base of the time graphs that come from a state system. A subclass computes the rows.
 *
 * @param <A> the type of the analysis
 * @param <M> the type of the entries
 */
public abstract class AbstractTimeGraphDataProvider<
                A extends TmfStateSystemAnalysisModule, M extends ITimeGraphEntryModel>
        extends AbstractTreeDataProvider<A, M> implements ITimeGraphDataProvider<M> {

    /**
     * Creates a data provider.
     *
     * @param trace the trace
     * @param analysisModule the analysis
     */
    public AbstractTimeGraphDataProvider(ITmfTrace trace, A analysisModule) {
        super(trace, analysisModule);
    }

    @Override
    public final TmfModelResponse<TimeGraphModel> fetchRowModel(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        if (Answers.isCancelled(monitor)) {
            return Answers.taskCancelled();
        }
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(parameters);
        if (times == null) {
            return Answers.incorrectParameters();
        }
        return answer(
                getAnalysisModule(),
                times.getEnd(),
                monitor,
                ss -> getRowModel(ss, withTimes(parameters, times), monitor));
    }

    /** The parameters with their times in a form that need not be read again. */
    private static Map<String, Object> withTimes(
            Map<String, Object> parameters, TimeQueryFilter times) {
        String key = DataProviderParameterUtils.REQUESTED_TIME_KEY;
        if (parameters.get(key) instanceof RequestedTimes) {
            return parameters;
        }
        Map<String, Object> read = new HashMap<>(parameters);
        read.put(key, new RequestedTimes(times));
        return read;
    }

    /** {@inheritDoc} The metadata of the entry by default. */
    @Override
    public Multimap<String, Object> getFilterData(
            long entryId, long time, @Nullable IProgressMonitor monitor) {
        return getEntryMetadata(entryId);
    }

    /**
     * Computes the rows.
     *
     * @param ss the state system
     * @param parameters the parameters of the request, which have times
     * @param monitor a monitor that may be cancelled, null for none
     * @return the rows, null when parameters are missing or the monitor was cancelled
     * @throws StateSystemDisposedException when the state system was disposed meanwhile
     */
    protected abstract @Nullable TimeGraphModel getRowModel(
            ITmfStateSystem ss, Map<String, Object> parameters, @Nullable IProgressMonitor monitor)
            throws StateSystemDisposedException;
}
