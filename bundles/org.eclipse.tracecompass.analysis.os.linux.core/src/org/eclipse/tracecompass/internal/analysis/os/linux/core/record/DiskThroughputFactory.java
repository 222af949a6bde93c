package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

/** Makes the charts of the bytes per second of each disk. */
public final class DiskThroughputFactory extends RecordRateFactory<BlockRequestAnalysis> {

    /** Creates the factory; called for the extension point. */
    public DiskThroughputFactory() {
        super(BlockRequestAnalysis.class, RecordRate.DISK_THROUGHPUT);
    }
}
