package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.segmentstore.core.segment.interfaces.SegmentAspects;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * What tables, statistics and charts ask of an analysis that finds segments, whichever it is: with
 * the segments that are there while it runs, and their kinds.
 *
 * @param module the analysis
 * @param provider the same analysis as a provider of segments
 * @since 0.2.0
 */
public record ProvidedSegments(IAnalysisModule module, ISegmentStoreProvider provider) {

    /** The kind of segments whose analysis does not name any. */
    private static final ISegmentAspect NAME =
            new ISegmentAspect() {
                @Override
                public String getName() {
                    return "Name";
                }

                @Override
                public String getHelpText() {
                    return "The name of the segment";
                }

                @Override
                public @Nullable Comparator<?> getComparator() {
                    return Comparator.comparing(
                            SegmentAspects::getName,
                            Comparator.nullsLast(Comparator.<String>naturalOrder()));
                }

                @Override
                public @Nullable Object resolve(ISegment segment) {
                    String name = SegmentAspects.getName(segment);
                    return name == null ? "" : name;
                }

                @Override
                public DataType getDataType() {
                    return DataType.STRING;
                }
            };

    /** Returns the segments of an analysis; null if it finds none. */
    public static @Nullable ProvidedSegments of(IAnalysisModule module) {
        return module instanceof ISegmentStoreProvider provider
                ? new ProvidedSegments(module, provider)
                : null;
    }

    /** Returns the aspect of the names of segments; a segment without a name has the empty text. */
    public static ISegmentAspect nameAspect() {
        return NAME;
    }

    /** Returns the trace of the analysis; null if it is not known. */
    public @Nullable ITmfTrace trace() {
        return module instanceof TmfAbstractAnalysisModule analysis ? analysis.getTrace() : null;
    }

    /** Returns the name of the trace; empty if it is not known. */
    String traceName() {
        ITmfTrace trace = trace();
        return trace == null ? "" : trace.getName();
    }

    /**
     * Returns the segments that are there now; there are more and more while the analysis runs.
     * Null before it has started.
     */
    public @Nullable IndexedSegmentStore<ISegment> segments() {
        ISegmentStore<ISegment> store =
                provider instanceof AbstractSegmentStoreAnalysisModule growing
                        ? growing.segmentsSoFar()
                        : provider.getSegmentStore();
        return store == null ? null : IndexedSegmentStore.of(store);
    }

    /** Returns what a table shows of a segment, in the order of its columns. */
    public List<ISegmentAspect> aspects() {
        List<ISegmentAspect> aspects = new ArrayList<>();
        ISegmentStoreProvider.getBaseSegmentAspects().forEach(aspects::add);
        provider.getSegmentAspects().forEach(aspects::add);
        return List.copyOf(aspects);
    }

    /** Returns the aspect of the durations of segments; null if they have none. */
    public @Nullable ISegmentAspect duration() {
        for (ISegmentAspect aspect : ISegmentStoreProvider.getBaseSegmentAspects()) {
            if (aspect.getDataType() == DataType.DURATION) {
                return aspect;
            }
        }
        return null;
    }

    /**
     * Returns what tells which segments are of a kind: what the analysis says, or an {@link
     * IGroupingSegmentAspect}, or their names.
     */
    public ISegmentAspect group() {
        if (provider instanceof ISegmentGrouping grouping) {
            return grouping.getGroupAspect();
        }
        for (ISegmentAspect aspect : provider.getSegmentAspects()) {
            if (aspect instanceof IGroupingSegmentAspect) {
                return aspect;
            }
        }
        return NAME;
    }

    /** Returns the aspects whose values statistics add up. */
    public List<ISegmentAspect> amounts() {
        return provider instanceof ISegmentGrouping grouping
                ? grouping.getAmountAspects()
                : List.of();
    }

    /** Returns whether segments can fail. */
    public boolean hasFailures() {
        return provider instanceof ISegmentGrouping grouping && grouping.hasFailures();
    }

    /** Returns whether what a segment stands for failed. */
    public boolean isFailure(ISegment segment) {
        return provider instanceof ISegmentGrouping grouping && grouping.isFailure(segment);
    }
}
