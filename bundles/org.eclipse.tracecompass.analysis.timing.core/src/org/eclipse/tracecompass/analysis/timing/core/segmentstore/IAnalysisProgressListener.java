package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;

/**
 * Is told when the segments of a provider are found.
 *
 * @since 0.2.0
 */
public interface IAnalysisProgressListener {

    /**
     * All segments are there: found, or read from a file. Called by the thread of the analysis,
     * once per run.
     *
     * @param segmentProvider what found them
     * @param data the segments
     */
    void onComplete(ISegmentStoreProvider segmentProvider, ISegmentStore<ISegment> data);
}
