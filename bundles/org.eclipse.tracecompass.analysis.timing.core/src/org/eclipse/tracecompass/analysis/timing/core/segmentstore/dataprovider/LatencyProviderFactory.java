package org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider;

import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentGrouping;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes the data providers that every analysis of segments has: their ids end with a colon and the
 * id of the analysis. An analysis that says itself which segments are of a kind has providers of
 * its own, by a {@link SegmentDataProviderFactory}; these here are not listed for it, but can be
 * fetched.
 */
abstract class LatencyProviderFactory extends AnalysisDataProviderFactory<IAnalysisModule> {

    private static final String SEPARATOR = ":";

    /** The durations of analyses that say themselves what they measure are not all latencies. */
    private static final String LATENCY = "Latency ";

    /**
     * @param id the id before the colon
     * @param name what follows the name of the analysis
     * @param description what the data providers show
     * @param type the kind of the data providers
     */
    LatencyProviderFactory(String id, String name, String description, ProviderType type) {
        super(IAnalysisModule.class, null, descriptor(id, name, description, type));
    }

    /** Creates the data provider of an analysis. */
    abstract ITmfDataProvider create(ITmfTrace trace, ProvidedSegments segments, String id);

    /** The title of the data provider of an analysis. */
    final String title(IAnalysisModule analysis) {
        String name = getDescriptor().getName();
        return analysis.getName()
                + " - "
                + (analysis instanceof ISegmentGrouping ? name.replace(LATENCY, "") : name);
    }

    /** Returns whether the data provider of an analysis of segments is listed. */
    boolean isListed(IAnalysisModule analysis) {
        return !(analysis instanceof ISegmentGrouping grouping && grouping.hasOwnProviders());
    }

    final String id(IAnalysisModule analysis) {
        return getDescriptor().getId() + SEPARATOR + analysis.getId();
    }

    /** There is none without the id of an analysis. */
    @Override
    public final @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
        return null;
    }

    @Override
    protected final @Nullable ITmfDataProvider create(ITmfTrace trace, IAnalysisModule analysis) {
        return null;
    }

    @Override
    protected final @Nullable ITmfDataProvider create(
            ITmfTrace trace, IAnalysisModule analysis, String secondaryId) {
        ProvidedSegments segments = ProvidedSegments.of(analysis);
        return segments != null && analysis.getId().equals(secondaryId)
                ? create(trace, segments, id(analysis))
                : null;
    }

    @Override
    protected final Collection<IDataProviderDescriptor> describe(IAnalysisModule analysis) {
        if (ProvidedSegments.of(analysis) == null || !isListed(analysis)) {
            return List.of();
        }
        IDataProviderDescriptor all = getDescriptor();
        return List.of(
                descriptor(id(analysis), title(analysis), all.getDescription(), all.getType()));
    }
}
