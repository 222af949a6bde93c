package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes the data providers of flame charts: of the analysis that the secondary id names, or without
 * one of the first analysis with call stacks.
 */
public final class FlameChartDataProviderFactory
        extends AnalysisDataProviderFactory<TmfStateSystemAnalysisModule> {

    private static final String NAME = "Flame Chart";
    private static final String DESCRIPTION = "The functions that each thread was in, over time";

    /** Creates the factory; called for the extension point. */
    public FlameChartDataProviderFactory() {
        super(
                TmfStateSystemAnalysisModule.class,
                null,
                descriptor(FlameChartDataProvider.ID, NAME, DESCRIPTION, ProviderType.TIME_GRAPH));
    }

    @Override
    protected boolean isAnalysis(TmfStateSystemAnalysisModule module) {
        return FlameCharts.isOne(module);
    }

    @Override
    protected @Nullable ITmfDataProvider create(
            ITmfTrace trace, TmfStateSystemAnalysisModule analysis) {
        return new FlameChartDataProvider(trace, analysis, FlameChartDataProvider.ID);
    }

    @Override
    protected @Nullable ITmfDataProvider create(
            ITmfTrace trace, TmfStateSystemAnalysisModule analysis, String secondaryId) {
        return analysis.getId().equals(secondaryId)
                ? new FlameChartDataProvider(
                        trace, analysis, FlameChartDataProvider.ID + ':' + secondaryId)
                : null;
    }

    @Override
    protected Collection<IDataProviderDescriptor> describe(TmfStateSystemAnalysisModule analysis) {
        return List.of(
                descriptor(
                        FlameChartDataProvider.ID + ':' + analysis.getId(),
                        analysis.getName() + " - " + NAME,
                        DESCRIPTION,
                        ProviderType.TIME_GRAPH));
    }
}
