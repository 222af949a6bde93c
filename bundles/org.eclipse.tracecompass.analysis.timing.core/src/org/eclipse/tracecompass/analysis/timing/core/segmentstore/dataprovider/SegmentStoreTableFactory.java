package org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Makes the table of the segments of any analysis; its id is {@link #ID}, a colon and the id of the
 * analysis. The table of an experiment has the segments of all its traces.
 *
 * @since 9.6.0
 */
public final class SegmentStoreTableFactory extends LatencyProviderFactory {

    /** The id of the data providers, before the colon. */
    public static final String ID =
            "org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentStoreTableDataProvider";

    /** Creates the factory; called for the extension point. */
    public SegmentStoreTableFactory() {
        super(ID, "Latency Table", "Every segment, one a line", ProviderType.TABLE);
    }

    /** There is no other virtual table of segments. */
    @Override
    boolean isListed(IAnalysisModule analysis) {
        return true;
    }

    @Override
    ITmfDataProvider create(ITmfTrace trace, ProvidedSegments segments, String id) {
        return new SegmentTableProvider(List.of(segments), id);
    }

    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace, String secondaryId) {
        ITmfDataProvider own = super.createDataProvider(trace, secondaryId);
        if (own != null) {
            return own;
        }
        List<ProvidedSegments> members = new ArrayList<>();
        for (ITmfTrace member : TmfTraceManager.getTraceSet(trace)) {
            for (IAnalysisModule analysis : analysesOf(member)) {
                ProvidedSegments segments = ProvidedSegments.of(analysis);
                if (segments != null && analysis.getId().equals(secondaryId)) {
                    members.add(segments);
                }
            }
        }
        return members.isEmpty()
                ? null
                : new SegmentTableProvider(members, id(members.get(0).module()));
    }
}
