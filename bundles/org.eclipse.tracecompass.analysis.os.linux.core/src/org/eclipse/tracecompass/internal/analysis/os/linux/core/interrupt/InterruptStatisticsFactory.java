package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;

/** Makes the statistics of interrupts. */
public final class InterruptStatisticsFactory extends SegmentDataProviderFactory {

    /** Creates the factory; called for the extension point. */
    public InterruptStatisticsFactory() {
        super(
                InterruptAnalysis.ID + ".statistics",
                InterruptAnalysis.ID,
                "Interrupt Statistics",
                "How often each interrupt was handled and how long it took",
                ProviderType.DATA_TREE);
    }
}
