package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/**
 * An analysis that finds segments: system calls with their latency, interrupts, requests. Tables,
 * statistics and charts of segments work with every analysis of this kind.
 */
public interface ISegmentStoreProvider extends IAnalysisModule {

    /**
     * Returns the segments that were found; there are more and more of them while the analysis is
     * running. Null before it has started.
     */
    @Nullable
    ISegmentStore<? extends ISegment> getSegmentStore();

    /** Returns what a table shows of a segment, in the order of its columns. */
    List<ISegmentAspect> getSegmentAspects();

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
}
