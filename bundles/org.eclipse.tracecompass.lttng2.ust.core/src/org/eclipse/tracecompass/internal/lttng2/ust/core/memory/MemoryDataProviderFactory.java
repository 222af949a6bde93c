package org.eclipse.tracecompass.internal.lttng2.ust.core.memory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.UstMemoryAnalysis;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfTreeXYCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Makes the data providers of memory for a trace with a memory analysis, and for an experiment
 * those that join its traces'.
 */
public abstract class MemoryDataProviderFactory implements IDataProviderFactory {

    private final IDataProviderDescriptor fDescriptor;

    private MemoryDataProviderFactory(
            String id, String name, String description, ProviderType type) {
        fDescriptor =
                new DataProviderDescriptor.Builder()
                        .setId(id)
                        .setName(name)
                        .setDescription(description)
                        .setProviderType(type)
                        .build();
    }

    abstract ITmfDataProvider create(ITmfTrace trace, UstMemoryAnalysis module);

    abstract @Nullable ITmfDataProvider join(Collection<ITmfTrace> traces, String name, String id);

    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
        UstMemoryAnalysis module = moduleOf(trace);
        if (module != null) {
            module.schedule();
            return create(trace, module);
        }
        Collection<ITmfTrace> traces = traces(trace);
        return traces.isEmpty() ? null : join(traces, fDescriptor.getName(), fDescriptor.getId());
    }

    @Override
    public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
        return traces(trace).isEmpty() ? List.of() : List.of(fDescriptor);
    }

    private static Collection<ITmfTrace> traces(ITmfTrace trace) {
        List<ITmfTrace> traces = new ArrayList<>();
        for (ITmfTrace member : TmfTraceManager.getTraceSet(trace)) {
            if (moduleOf(member) != null) {
                traces.add(member);
            }
        }
        return traces;
    }

    private static @Nullable UstMemoryAnalysis moduleOf(ITmfTrace trace) {
        return trace.getAnalysisModule(UstMemoryAnalysis.ID) instanceof UstMemoryAnalysis module
                ? module
                : null;
    }

    private abstract static class Chart extends MemoryDataProviderFactory {
        private final MemoryDataProvider.Unit fUnit;

        Chart(MemoryDataProvider.Unit unit, String description) {
            super(unit.id(), unit.title(), description, ProviderType.TREE_TIME_XY);
            fUnit = unit;
        }

        @Override
        ITmfDataProvider create(ITmfTrace trace, UstMemoryAnalysis module) {
            return new MemoryDataProvider(trace, module, fUnit);
        }

        @Override
        @Nullable
        ITmfDataProvider join(Collection<ITmfTrace> traces, String name, String id) {
            return TmfTreeXYCompositeDataProvider.create(traces, name, id);
        }
    }

    /** Makes the data provider of bytes over time. */
    public static final class Bytes extends Chart {

        /** Creates the factory; called for the extension point. */
        public Bytes() {
            super(
                    MemoryDataProvider.Unit.BYTES,
                    "How many bytes processes and threads had allocated");
        }
    }

    /** Makes the data provider of blocks over time. */
    public static final class Blocks extends Chart {

        /** Creates the factory; called for the extension point. */
        public Blocks() {
            super(
                    MemoryDataProvider.Unit.BLOCKS,
                    "How many blocks processes and threads had allocated");
        }
    }

    /** Makes the data provider of what was never freed. */
    public static final class Leaks extends MemoryDataProviderFactory {

        /** Creates the factory; called for the extension point. */
        public Leaks() {
            super(
                    LeaksDataProvider.ID,
                    "Memory Leaks",
                    "The blocks that were not freed",
                    ProviderType.DATA_TREE);
        }

        @Override
        ITmfDataProvider create(ITmfTrace trace, UstMemoryAnalysis module) {
            return new LeaksDataProvider(trace);
        }

        @Override
        @Nullable
        ITmfDataProvider join(Collection<ITmfTrace> traces, String name, String id) {
            return TmfTreeCompositeDataProvider.create(traces, id);
        }
    }
}
