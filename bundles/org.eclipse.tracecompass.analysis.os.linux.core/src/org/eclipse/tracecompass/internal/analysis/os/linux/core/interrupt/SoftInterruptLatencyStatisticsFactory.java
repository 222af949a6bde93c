package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;

/** Makes the statistics of the latency of soft interrupts. */
public final class SoftInterruptLatencyStatisticsFactory extends SegmentDataProviderFactory {

    /** Creates the factory; called for the extension point. */
    public SoftInterruptLatencyStatisticsFactory() {
        super(
                SoftInterruptLatencyAnalysis.ID + ".statistics",
                SoftInterruptLatencyAnalysis.ID,
                "Soft Interrupt Latency Statistics",
                "How long each soft interrupt waited",
                ProviderType.DATA_TREE);
    }
}
