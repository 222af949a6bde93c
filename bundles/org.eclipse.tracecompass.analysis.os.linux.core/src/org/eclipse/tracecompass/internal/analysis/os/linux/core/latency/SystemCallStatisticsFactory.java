package org.eclipse.tracecompass.internal.analysis.os.linux.core.latency;

import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;

/** Makes the statistics of system calls. */
@SuppressWarnings("nls")
public final class SystemCallStatisticsFactory extends SegmentDataProviderFactory {

    /** Creates the factory; called for the extension point. */
    public SystemCallStatisticsFactory() {
        super(
                SystemCallLatencyAnalysis.ID + ".statistics",
                SystemCallLatencyAnalysis.ID,
                "System Call Statistics",
                "How often each system call was made and how long it took",
                ProviderType.DATA_TREE);
    }
}
