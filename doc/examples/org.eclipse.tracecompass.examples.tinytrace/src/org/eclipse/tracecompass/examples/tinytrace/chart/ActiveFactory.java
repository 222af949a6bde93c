package org.eclipse.tracecompass.examples.tinytrace.chart;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.examples.tinytrace.TinyAnalysis;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Makes the data provider of the chart. */
public class ActiveFactory extends AnalysisDataProviderFactory<TinyAnalysis> {

    /** Creates the factory; called for the extension point. */
    public ActiveFactory() {
        super(
                TinyAnalysis.class,
                TinyAnalysis.ID,
                descriptor(
                        ActiveDataProvider.ID,
                        "Active Devices",
                        "How many devices are not at rest",
                        ProviderType.TREE_TIME_XY));
    }

    @Override
    protected @Nullable ITmfDataProvider create(ITmfTrace trace, TinyAnalysis analysis) {
        return new ActiveDataProvider(trace, analysis);
    }
}
