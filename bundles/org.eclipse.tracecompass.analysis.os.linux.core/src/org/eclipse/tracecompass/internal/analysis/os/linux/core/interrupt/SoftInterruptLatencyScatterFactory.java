package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;

/** Makes the chart of the latency of soft interrupts. */
public final class SoftInterruptLatencyScatterFactory extends SegmentDataProviderFactory {

    /** Creates the factory; called for the extension point. */
    public SoftInterruptLatencyScatterFactory() {
        super(
                SoftInterruptLatencyAnalysis.ID + ".scatter",
                SoftInterruptLatencyAnalysis.ID,
                "Soft Interrupt Latency",
                "How long each soft interrupt waited, over time",
                ProviderType.TREE_TIME_XY);
    }
}
