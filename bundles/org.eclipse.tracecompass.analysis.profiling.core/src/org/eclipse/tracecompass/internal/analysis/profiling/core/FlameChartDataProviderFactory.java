package org.eclipse.tracecompass.internal.analysis.profiling.core;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAnalysis;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Makes the data provider of the Flame Chart, for traces with a call stack analysis. */
public final class FlameChartDataProviderFactory
        extends AnalysisDataProviderFactory<CallStackAnalysis> {

    /** Creates the factory; called for the extension point. */
    public FlameChartDataProviderFactory() {
        super(
                CallStackAnalysis.class,
                null,
                descriptor(
                        FlameChartDataProvider.ID,
                        "Flame Chart",
                        "The functions that each thread was in, over time",
                        ProviderType.TIME_GRAPH));
    }

    @Override
    protected @Nullable ITmfDataProvider create(ITmfTrace trace, CallStackAnalysis analysis) {
        return new FlameChartDataProvider(trace, analysis);
    }
}
