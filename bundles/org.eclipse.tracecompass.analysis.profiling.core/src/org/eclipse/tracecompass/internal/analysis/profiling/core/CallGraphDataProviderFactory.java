package org.eclipse.tracecompass.internal.analysis.profiling.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.dataprovider.CallTreeDataProvider;
import org.eclipse.tracecompass.analysis.profiling.core.dataprovider.FunctionStatisticsDataProvider;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.FlameGraphDataProvider;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.FlameSources;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.TreeSource;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.FlameCharts;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Makes the data providers that have trees of weights: of the analysis that the secondary id names,
 * or without one of all analyses with call stacks together. That of an experiment has those of all
 * of its traces.
 */
public abstract class CallGraphDataProviderFactory implements IDataProviderFactory {

    private final String id;
    private final String name;
    private final String description;
    private final ProviderType type;

    private CallGraphDataProviderFactory(
            String id, String name, String description, ProviderType type) {
        this.id = id;
        this.name = name;
        this.description = description;
        this.type = type;
    }

    /**
     * Makes a data provider.
     *
     * @param source has the trees
     * @param providerId the id of the data provider
     */
    protected abstract ITmfDataProvider create(TreeSource<?, ?, ?> source, String providerId);

    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
        TreeSource<?, ?, ?> source = FlameSources.trees(trace, null);
        return source == null ? null : create(source, id);
    }

    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace, String secondaryId) {
        TreeSource<?, ?, ?> source = FlameSources.trees(trace, secondaryId);
        return source == null ? null : create(source, id + ':' + secondaryId);
    }

    /** {@inheritDoc} One for each analysis with call stacks. */
    @Override
    public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
        Map<String, IDataProviderDescriptor> descriptors = new LinkedHashMap<>();
        for (ITmfTrace member : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            for (TmfStateSystemAnalysisModule analysis : FlameCharts.of(member)) {
                String full = id + ':' + analysis.getId();
                descriptors.putIfAbsent(
                        full,
                        new DataProviderDescriptor.Builder()
                                .setId(full)
                                .setName(analysis.getName() + " - " + name)
                                .setDescription(description)
                                .setProviderType(type)
                                .build());
            }
        }
        return new ArrayList<>(descriptors.values());
    }

    /** Makes the data providers of flame graphs. */
    public static final class FlameGraph extends CallGraphDataProviderFactory {

        /** Creates the factory; called for the extension point. */
        public FlameGraph() {
            super(
                    FlameGraphDataProvider.ID,
                    "Flame Graph",
                    "Who called whom, how often and for how long",
                    ProviderType.GANTT_CHART);
        }

        @Override
        protected ITmfDataProvider create(TreeSource<?, ?, ?> source, String providerId) {
            return new FlameGraphDataProvider<>(source, providerId);
        }
    }

    /** Makes the data providers of callers and callees as a table. */
    public static final class CallTree extends CallGraphDataProviderFactory {

        /** Creates the factory; called for the extension point. */
        public CallTree() {
            super(
                    CallTreeDataProvider.ID,
                    "Call Tree",
                    "Who called whom, how often and for how long, as a table",
                    ProviderType.DATA_TREE);
        }

        @Override
        protected ITmfDataProvider create(TreeSource<?, ?, ?> source, String providerId) {
            return new CallTreeDataProvider(source, providerId);
        }
    }

    /** Makes the data providers of the functions' figures. */
    public static final class Functions extends CallGraphDataProviderFactory {

        /** Creates the factory; called for the extension point. */
        public Functions() {
            super(
                    FunctionStatisticsDataProvider.ID,
                    "Function Statistics",
                    "How often and how long each function ran",
                    ProviderType.DATA_TREE);
        }

        @Override
        protected ITmfDataProvider create(TreeSource<?, ?, ?> source, String providerId) {
            return new FunctionStatisticsDataProvider(source, providerId);
        }
    }
}
