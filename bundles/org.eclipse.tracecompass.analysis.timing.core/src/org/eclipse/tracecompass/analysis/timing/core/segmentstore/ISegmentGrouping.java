package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.util.List;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/**
 * Tells which segments of a provider are of a kind, and which failed. Implemented by an {@link
 * ISegmentStoreProvider}.
 *
 * @since 0.2.0
 */
public interface ISegmentGrouping {

    /** Returns what tells which segments are of a kind; statistics are made for each value. */
    ISegmentAspect getGroupAspect();

    /** Returns whether segments can fail. */
    default boolean hasFailures() {
        return false;
    }

    /** Returns whether what a segment stands for failed. */
    default boolean isFailure(ISegment segment) {
        return false;
    }

    /**
     * Returns the aspects whose values statistics add up, such as bytes. Values are {@link
     * Number}s, or null for a segment that has none.
     */
    default List<ISegmentAspect> getAmountAspects() {
        return List.of();
    }

    /**
     * Returns whether the analysis has data providers of its own for statistics and charts. The
     * general ones are listed for the others.
     */
    default boolean hasOwnProviders() {
        return true;
    }
}
