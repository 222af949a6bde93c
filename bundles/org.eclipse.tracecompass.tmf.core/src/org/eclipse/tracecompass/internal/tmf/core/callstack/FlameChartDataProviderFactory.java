package org.eclipse.tracecompass.internal.tmf.core.callstack;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.callstack.CallStackAnalysis;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TmfTimeGraphCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Makes the data provider of the Flame Chart, for traces with a call stack analysis. */
public final class FlameChartDataProviderFactory implements IDataProviderFactory {

    private static final IDataProviderDescriptor DESCRIPTOR =
            new DataProviderDescriptor.Builder()
                    .setId(FlameChartDataProvider.ID)
                    .setName("Flame Chart")
                    .setDescription("The functions that each thread was in, over time")
                    .setProviderType(ProviderType.TIME_GRAPH)
                    .build();

    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
        Collection<CallStackAnalysis> analyses = CallStackAnalysis.allOf(trace);
        if (analyses.isEmpty()) {
            return null;
        }
        analyses.forEach(CallStackAnalysis::schedule);
        CallStackAnalysis first = analyses.iterator().next();
        if (analyses.size() == 1 && first.getTrace() == trace) {
            return new FlameChartDataProvider(trace, first);
        }
        List<ITmfTrace> traces = new ArrayList<>();
        for (CallStackAnalysis analysis : analyses) {
            ITmfTrace member = analysis.getTrace();
            if (member != null && member != trace && !traces.contains(member)) {
                traces.add(member);
            }
        }
        return traces.isEmpty()
                ? new FlameChartDataProvider(trace, first)
                : TmfTimeGraphCompositeDataProvider.create(traces, FlameChartDataProvider.ID);
    }

    @Override
    public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
        return CallStackAnalysis.allOf(trace).isEmpty() ? List.of() : List.of(DESCRIPTOR);
    }
}
