package org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider;

import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes the chart of durations over time of any analysis of segments; its id is {@link #ID}, a
 * colon and the id of the analysis.
 *
 * @since 0.2.0
 */
public final class SegmentStoreScatterFactory extends LatencyProviderFactory {

    /** The id of the data providers, before the colon. */
    public static final String ID =
            "org.eclipse.tracecompass.internal.analysis.timing.core.segmentstore.scatter.dataprovider";

    /** Creates the factory; called for the extension point. */
    public SegmentStoreScatterFactory() {
        super(
                ID,
                "Latency vs Time",
                "How long each segment took, over time",
                ProviderType.TREE_TIME_XY);
    }

    @Override
    ITmfDataProvider create(ITmfTrace trace, ProvidedSegments segments, String id) {
        return new SegmentScatterDataProvider(trace, segments, id, title(segments.module()));
    }
}
