package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.Iterables;
import com.google.common.collect.Multimap;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.IContentSegment;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.segment.SegmentDurationAspect;
import org.eclipse.tracecompass.tmf.core.segment.SegmentEndTimeAspect;
import org.eclipse.tracecompass.tmf.core.segment.SegmentStartTimeAspect;

/**
 * What finds segments, as a rule an analysis: system calls with their latency, interrupts,
 * requests. Tables, statistics and charts of segments work with every analysis of this kind, see
 * {@link ProvidedSegments}.
 */
public interface ISegmentStoreProvider {

    /**
     * Adds a listener. It is told when all segments are found, if that is not so already.
     *
     * @param listener the listener; adding it again does nothing
     * @since 0.2.0
     */
    void addListener(IAnalysisProgressListener listener);

    /**
     * Removes a listener.
     *
     * @param listener the listener
     * @since 0.2.0
     */
    void removeListener(IAnalysisProgressListener listener);

    /**
     * Returns what there is to know about a segment besides {@link #getBaseSegmentAspects}, in the
     * order of the columns of a table.
     */
    Iterable<ISegmentAspect> getSegmentAspects();

    /**
     * Returns the aspects that every segment has: start, end and duration.
     *
     * @since 0.2.0
     */
    static Iterable<ISegmentAspect> getBaseSegmentAspects() {
        return List.of(
                SegmentStartTimeAspect.SEGMENT_START_TIME_ASPECT,
                SegmentEndTimeAspect.SEGMENT_END_TIME_ASPECT,
                SegmentDurationAspect.SEGMENT_DURATION_ASPECT);
    }

    /** Returns the segments; null until all are found. */
    @Nullable
    ISegmentStore<ISegment> getSegmentStore();

    /**
     * Returns what filters compare of a segment: the texts of its aspects by their names, and the
     * values of an {@link IContentSegment}.
     *
     * @param provider where the segment comes from
     * @param segment the segment
     * @since 0.2.0
     */
    static Multimap<String, Object> getFilterInput(
            ISegmentStoreProvider provider, ISegment segment) {
        Multimap<String, Object> input = ArrayListMultimap.create();
        for (ISegmentAspect aspect :
                Iterables.concat(getBaseSegmentAspects(), provider.getSegmentAspects())) {
            Object value = aspect.resolve(segment);
            if (value != null) {
                input.put(aspect.getName(), value.toString());
            }
        }
        if (segment instanceof IContentSegment content) {
            content.getContent().forEach(input::put);
        }
        return input;
    }
}
