package org.eclipse.tracecompass.examples.tinytrace;

import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/** Makes the data provider for traces that have the analysis, and tells that it exists. */
public class TinyDataProviderFactory implements IDataProviderFactory {

    private static final IDataProviderDescriptor DEVICES =
            new DataProviderDescriptor.Builder()
                    .setId(TinyDataProvider.ID)
                    .setName("Devices")
                    .setDescription("The state of each device over time")
                    .setProviderType(ProviderType.TIME_GRAPH)
                    .build();

    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
        TinyAnalysis analysis = analysis(trace);
        if (analysis == null) {
            return null;
        }
        analysis.schedule();
        return new TinyDataProvider(trace, analysis);
    }

    @Override
    public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
        return analysis(trace) == null ? List.of() : List.of(DEVICES);
    }

    private static @Nullable TinyAnalysis analysis(ITmfTrace trace) {
        return TmfTraceUtils.getAnalysisModuleOfClass(trace, TinyAnalysis.class, TinyAnalysis.ID);
    }
}
