package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Makes the charts of the bytes per second of each disk. */
public final class DiskThroughputFactory extends AnalysisDataProviderFactory<BlockRequestAnalysis> {

    /** Creates the factory; called for the extension point. */
    public DiskThroughputFactory() {
        super(
                BlockRequestAnalysis.class,
                null,
                descriptor(
                        RecordRate.DISK_THROUGHPUT.id(),
                        RecordRate.DISK_THROUGHPUT.title(),
                        "How many bytes per second each disk read and wrote",
                        ProviderType.TREE_TIME_XY));
    }

    @Override
    protected @Nullable ITmfDataProvider create(ITmfTrace trace, BlockRequestAnalysis analysis) {
        ProvidedSegments segments = ProvidedSegments.of(analysis);
        return segments == null
                ? null
                : new RecordRateProvider(trace, segments, RecordRate.DISK_THROUGHPUT);
    }
}
