package org.eclipse.tracecompass.internal.analysis.os.linux.core.latency;

import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;

/** Makes the chart of system calls over time. */
@SuppressWarnings("nls")
public final class SystemCallScatterFactory extends SegmentDataProviderFactory {

    /** Creates the factory; called for the extension point. */
    public SystemCallScatterFactory() {
        super(
                SystemCallLatencyAnalysis.ID + ".scatter",
                SystemCallLatencyAnalysis.ID,
                "System Call Latency",
                "How long each system call took, over time",
                ProviderType.TREE_TIME_XY);
    }
}
