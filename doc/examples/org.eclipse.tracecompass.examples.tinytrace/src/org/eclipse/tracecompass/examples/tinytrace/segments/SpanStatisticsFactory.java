package org.eclipse.tracecompass.examples.tinytrace.segments;

import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;

/** Makes the statistics of spans. */
public class SpanStatisticsFactory extends SegmentDataProviderFactory {

    /** Creates the factory; called for the extension point. */
    public SpanStatisticsFactory() {
        super(
                SpanAnalysis.ID + ".statistics",
                SpanAnalysis.ID,
                "Device Span Statistics",
                "How often and how long each device was not at rest",
                ProviderType.DATA_TREE);
    }
}
