package org.eclipse.tracecompass.internal.tmf.core.callstack;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.callstack.CallStackAnalysis;
import org.eclipse.tracecompass.tmf.core.callstack.FlameGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.callstack.FunctionStatisticsDataProvider;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes the data providers that add calls up, for traces and experiments with a call stack
 * analysis.
 */
public abstract class CallStackDataProviderFactory implements IDataProviderFactory {

    private final IDataProviderDescriptor fDescriptor;
    private final Function<ITmfTrace, ITmfDataProvider> fProvider;

    private CallStackDataProviderFactory(
            String id,
            String name,
            String description,
            Function<ITmfTrace, ITmfDataProvider> provider) {
        fDescriptor =
                new DataProviderDescriptor.Builder()
                        .setId(id)
                        .setName(name)
                        .setDescription(description)
                        .setProviderType(ProviderType.DATA_TREE)
                        .build();
        fProvider = provider;
    }

    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
        return CallStackAnalysis.allOf(trace).isEmpty() ? null : fProvider.apply(trace);
    }

    @Override
    public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
        return CallStackAnalysis.allOf(trace).isEmpty() ? List.of() : List.of(fDescriptor);
    }

    /** Makes the data provider of the Flame Graph. */
    public static final class FlameGraph extends CallStackDataProviderFactory {

        /** Creates the factory; called for the extension point. */
        public FlameGraph() {
            super(
                    FlameGraphDataProvider.ID,
                    "Flame Graph",
                    "Who called whom, how often and how long",
                    FlameGraphDataProvider::new);
        }
    }

    /** Makes the data provider of the functions' figures. */
    public static final class Functions extends CallStackDataProviderFactory {

        /** Creates the factory; called for the extension point. */
        public Functions() {
            super(
                    FunctionStatisticsDataProvider.ID,
                    "Function Statistics",
                    "How often and how long each function ran",
                    FunctionStatisticsDataProvider::new);
        }
    }
}
