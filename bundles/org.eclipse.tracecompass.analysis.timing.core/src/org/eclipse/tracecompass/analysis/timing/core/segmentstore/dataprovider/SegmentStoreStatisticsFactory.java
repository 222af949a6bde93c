package org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider;

import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes the statistics of any analysis of segments; their id is {@link #ID}, a colon and the id of
 * the analysis.
 *
 * @since 0.2.0
 */
public final class SegmentStoreStatisticsFactory extends LatencyProviderFactory {

    /** The id of the data providers, before the colon. */
    public static final String ID =
            "org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentStoreStatisticsDataProvider";

    /** Creates the factory; called for the extension point. */
    public SegmentStoreStatisticsFactory() {
        super(
                ID,
                "Latency Statistics",
                "Number and durations of the segments of each kind",
                ProviderType.DATA_TREE);
    }

    @Override
    ITmfDataProvider create(ITmfTrace trace, ProvidedSegments segments, String id) {
        return new LatencyStatisticsDataProvider(trace, segments, id);
    }
}
