package org.eclipse.tracecompass.internal.analysis.counters.core;

import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.counters.core.CounterAnalysis;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Makes the charts of counters for the traces that have counters. */
public final class CounterDataProviderFactory extends AnalysisDataProviderFactory<CounterAnalysis> {

    /** Creates the factory; called for the extension point. */
    public CounterDataProviderFactory() {
        super(
                CounterAnalysis.class,
                CounterAnalysis.ID,
                descriptor(
                        CounterDataProvider.ID,
                        CounterDataProvider.TITLE,
                        "The counters that events carry, over time",
                        ProviderType.TREE_TIME_XY));
    }

    @Override
    protected @Nullable ITmfDataProvider create(ITmfTrace trace, CounterAnalysis analysis) {
        return analysis.canExecute(trace) ? new CounterDataProvider(trace, analysis) : null;
    }

    @Override
    protected Collection<IDataProviderDescriptor> describe(CounterAnalysis analysis) {
        return analysis.hasCounters() ? super.describe(analysis) : List.of();
    }
}
