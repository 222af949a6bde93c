package org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider;

import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes the chart of the numbers of segments over their durations, of any analysis of segments; its
 * id is {@link #ID}, a colon and the id of the analysis.
 *
 * @since 0.2.0
 */
public final class SegmentStoreDensityFactory extends LatencyProviderFactory {

    /** The id of the data providers, before the colon. */
    public static final String ID =
            "org.eclipse.tracecompass.internal.analysis.timing.core.segmentstore.SegmentStoreDensityDataProvider";

    /** Creates the factory; called for the extension point. */
    public SegmentStoreDensityFactory() {
        super(
                ID,
                "Latency Density",
                "How many segments took how long",
                ProviderType.TREE_GENERIC_XY);
    }

    @Override
    ITmfDataProvider create(ITmfTrace trace, ProvidedSegments segments, String id) {
        return new SegmentDensityDataProvider(trace, segments, id, title(segments.module()));
    }
}
