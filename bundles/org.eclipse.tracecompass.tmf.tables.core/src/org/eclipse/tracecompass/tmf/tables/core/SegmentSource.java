package org.eclipse.tracecompass.tmf.tables.core;

import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.TableAnalyses.OfTrace;

/** The segments that an analysis of a trace has found. */
final class SegmentSource {

    private final TableTrace trace;
    private final String analysis;
    private final List<ISegmentAspect> aspects;
    private final @Nullable ISegmentAspect name;
    private final IndexedSegmentStore<ISegment> segments;

    private SegmentSource(
            OfTrace analysis, ProvidedSegments provided, IndexedSegmentStore<ISegment> segments) {
        this.trace = analysis.trace();
        this.analysis = analysis.id();
        this.aspects = provided.aspects();
        this.name = nameAspect(aspects);
        this.segments = segments;
    }

    private static @Nullable ISegmentAspect nameAspect(List<ISegmentAspect> aspects) {
        for (ISegmentAspect aspect : aspects) {
            if (FilterColumns.key(aspect.getName()).equals("name")) {
                return aspect;
            }
        }
        return null;
    }

    /** Returns what the analysis says of the names of segments; null if it says nothing. */
    @Nullable
    ISegmentAspect nameAspect() {
        return name;
    }

    /** Returns whether an analysis finds segments. */
    static boolean hasSegments(OfTrace analysis) {
        return ProvidedSegments.of(analysis.module()) != null;
    }

    /**
     * Returns what an analysis has found; null if it finds no segments.
     *
     * @throws TableException if it has failed
     */
    static @Nullable SegmentSource of(OfTrace analysis, IProgressMonitor monitor)
            throws TableException {
        ProvidedSegments provided = ProvidedSegments.of(analysis.module());
        if (provided == null) {
            return null;
        }
        analysis.complete(monitor);
        IndexedSegmentStore<ISegment> found = provided.segments();
        return found == null ? null : new SegmentSource(analysis, provided, found);
    }

    TableTrace trace() {
        return trace;
    }

    String analysis() {
        return analysis;
    }

    List<ISegmentAspect> aspects() {
        return aspects;
    }

    IndexedSegmentStore<ISegment> segments() {
        return segments;
    }
}
