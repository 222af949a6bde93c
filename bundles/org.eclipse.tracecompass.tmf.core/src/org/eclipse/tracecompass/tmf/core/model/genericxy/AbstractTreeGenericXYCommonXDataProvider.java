package org.eclipse.tracecompass.tmf.core.model.genericxy;

import java.util.Collection;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.tmf.core.model.ISampling;
import org.eclipse.tracecompass.tmf.core.model.TmfCommonXAxisModel;
import org.eclipse.tracecompass.tmf.core.model.tree.AbstractTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel.DisplayType;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.IYModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.util.Pair;

/**
 * Base of the charts that come from a state system and whose x axis is not time. The requested
 * times are the range that the values are computed over.
 *
 * @param <A> the type of the analysis
 * @param <M> the type of the entries
 */
public abstract class AbstractTreeGenericXYCommonXDataProvider<
                A extends TmfStateSystemAnalysisModule, M extends ITmfTreeDataModel>
        extends AbstractTreeDataProvider<A, M> implements ITmfTreeXYDataProvider<M> {

    /**
     * Creates a data provider.
     *
     * @param trace the trace
     * @param analysisModule the analysis
     */
    public AbstractTreeGenericXYCommonXDataProvider(ITmfTrace trace, A analysisModule) {
        super(trace, analysisModule);
    }

    @Override
    public TmfModelResponse<ITmfXyModel> fetchXY(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return answerXY(
                getAnalysisModule(),
                fetchParameters,
                monitor,
                times ->
                        ss -> {
                            Pair<ISampling, Collection<IYModel>> series =
                                    getXAxisAndYSeriesModels(ss, fetchParameters, monitor);
                            return series == null
                                    ? null
                                    : new TmfCommonXAxisModel(
                                            getTitle(),
                                            series.getFirst(),
                                            getXAxisDescription(),
                                            getDisplayType(),
                                            series.getSecond());
                        });
    }

    /** Returns how the series are drawn, as bars by default. */
    protected DisplayType getDisplayType() {
        return DisplayType.BAR;
    }

    /** Returns the x axis. */
    protected abstract TmfXYAxisDescription getXAxisDescription();

    /**
     * Computes where the values lie, and the values.
     *
     * @param ss the state system
     * @param fetchParameters the parameters of the request, which have times
     * @param monitor a monitor that may be cancelled, null for none
     * @return the sampling and the series, null when parameters are missing or the monitor was
     *     cancelled
     * @throws StateSystemDisposedException when the state system was disposed meanwhile
     */
    protected abstract @Nullable Pair<ISampling, Collection<IYModel>> getXAxisAndYSeriesModels(
            ITmfStateSystem ss,
            Map<String, Object> fetchParameters,
            @Nullable IProgressMonitor monitor)
            throws StateSystemDisposedException;

    /** Returns the title of the chart. */
    protected abstract String getTitle();
}
