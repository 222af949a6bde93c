package org.eclipse.tracecompass.internal.lttng2.ust.core.memory;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.UstMemoryAnalysis;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes the data providers of memory for a trace with a memory analysis, and for an experiment
 * those that join its traces'.
 */
public abstract class MemoryDataProviderFactory
        extends AnalysisDataProviderFactory<UstMemoryAnalysis> {

    private MemoryDataProviderFactory(
            String id, String name, String description, ProviderType type) {
        super(
                UstMemoryAnalysis.class,
                UstMemoryAnalysis.ID,
                descriptor(id, name, description, type));
    }

    private abstract static class Chart extends MemoryDataProviderFactory {
        private final MemoryDataProvider.Unit unit;

        Chart(MemoryDataProvider.Unit unit, String description) {
            super(unit.id(), unit.title(), description, ProviderType.TREE_TIME_XY);
            this.unit = unit;
        }

        @Override
        protected @Nullable ITmfDataProvider create(ITmfTrace trace, UstMemoryAnalysis analysis) {
            return new MemoryDataProvider(trace, analysis, unit);
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
        protected @Nullable ITmfDataProvider create(ITmfTrace trace, UstMemoryAnalysis analysis) {
            return new LeaksDataProvider(trace);
        }
    }
}
