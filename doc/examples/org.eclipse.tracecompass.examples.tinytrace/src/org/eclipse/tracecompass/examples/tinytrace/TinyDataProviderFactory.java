package org.eclipse.tracecompass.examples.tinytrace;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Makes the data provider for traces that have the analysis, and tells that it exists. */
public class TinyDataProviderFactory extends AnalysisDataProviderFactory<TinyAnalysis> {

    /** Creates the factory; called for the extension point. */
    public TinyDataProviderFactory() {
        super(
                TinyAnalysis.class,
                TinyAnalysis.ID,
                descriptor(
                        TinyDataProvider.ID,
                        "Devices",
                        "The state of each device over time",
                        ProviderType.TIME_GRAPH));
    }

    @Override
    protected @Nullable ITmfDataProvider create(ITmfTrace trace, TinyAnalysis analysis) {
        return new TinyDataProvider(trace, analysis);
    }
}
