package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;

/** Makes the chart of interrupts over time. */
public final class InterruptScatterFactory extends SegmentDataProviderFactory {

    /** Creates the factory; called for the extension point. */
    public InterruptScatterFactory() {
        super(
                InterruptAnalysis.ID + ".scatter",
                InterruptAnalysis.ID,
                "Interrupt Duration",
                "How long each interrupt took, over time",
                ProviderType.TREE_TIME_XY);
    }
}
