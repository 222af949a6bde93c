package org.eclipse.tracecompass.tmf.core.model.xy;

import java.util.Collection;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.tmf.core.model.TmfCommonXAxisModel;
import org.eclipse.tracecompass.tmf.core.model.tree.AbstractTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Base of the charts that come from a state system and have their values at the requested times.
 *
 * @param <A> the type of the analysis
 * @param <M> the type of the entries
 */
public abstract class AbstractTreeCommonXDataProvider<
                A extends TmfStateSystemAnalysisModule, M extends ITmfTreeDataModel>
        extends AbstractTreeDataProvider<A, M> implements ITmfTreeXYDataProvider<M> {

    /**
     * Creates a data provider.
     *
     * @param trace the trace
     * @param analysisModule the analysis
     */
    public AbstractTreeCommonXDataProvider(ITmfTrace trace, A analysisModule) {
        super(trace, analysisModule);
    }

    @Override
    public final TmfModelResponse<ITmfXyModel> fetchXY(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return answerXY(
                getAnalysisModule(),
                fetchParameters,
                monitor,
                times ->
                        ss -> {
                            Collection<IYModel> series =
                                    getYSeriesModels(ss, fetchParameters, monitor);
                            return series == null
                                    ? null
                                    : new TmfCommonXAxisModel(
                                            getTitle(), times.getTimesRequested(), series);
                        });
    }

    /**
     * Computes the values of the series at the requested times.
     *
     * @param ss the state system
     * @param fetchParameters the parameters of the request, which have times
     * @param monitor a monitor that may be cancelled, null for none
     * @return the series, null when parameters are missing or the monitor was cancelled
     * @throws StateSystemDisposedException when the state system was disposed meanwhile
     */
    protected abstract @Nullable Collection<IYModel> getYSeriesModels(
            ITmfStateSystem ss,
            Map<String, Object> fetchParameters,
            @Nullable IProgressMonitor monitor)
            throws StateSystemDisposedException;

    /** Returns the title of the chart. */
    protected abstract String getTitle();
}
