package org.eclipse.tracecompass.internal.analysis.profiling.core;

import java.util.Collection;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAnalysis;
import org.eclipse.tracecompass.analysis.profiling.core.dataprovider.FlameGraphDataProvider;
import org.eclipse.tracecompass.analysis.profiling.core.dataprovider.FunctionStatisticsDataProvider;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes the data providers that add calls up, for traces and experiments with a call stack
 * analysis.
 */
public abstract class CallStackDataProviderFactory
        extends AnalysisDataProviderFactory<CallStackAnalysis> {

    private final Function<ITmfTrace, ITmfDataProvider> provider;

    private CallStackDataProviderFactory(
            String id,
            String name,
            String description,
            Function<ITmfTrace, ITmfDataProvider> provider) {
        super(
                CallStackAnalysis.class,
                null,
                descriptor(id, name, description, ProviderType.DATA_TREE));
        this.provider = provider;
    }

    @Override
    protected @Nullable ITmfDataProvider create(ITmfTrace trace, CallStackAnalysis analysis) {
        return provider.apply(trace);
    }

    /** {@inheritDoc} One provider adds the calls of all traces up. */
    @Override
    protected @Nullable ITmfDataProvider join(ITmfTrace experiment, Collection<ITmfTrace> members) {
        return provider.apply(experiment);
    }

    /** Makes the data provider of the Flame Graph. */
    public static final class FlameGraph extends CallStackDataProviderFactory {

        /** Creates the factory; called for the extension point. */
        public FlameGraph() {
            super(
                    FlameGraphDataProvider.ID,
                    "Flame Graph",
                    "Who called whom, how often and for how long",
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
