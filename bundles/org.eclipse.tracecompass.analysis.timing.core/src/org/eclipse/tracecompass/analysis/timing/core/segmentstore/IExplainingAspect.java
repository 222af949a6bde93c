package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * An aspect that can say why a segment has no value, for the cells of tables that are empty.
 *
 * @since 0.2.0
 */
public interface IExplainingAspect extends ISegmentAspect {

    /**
     * Returns why a segment may have no value: which event the trace lacks, since when, and how it
     * is recorded, or what the value depends on. Does not read the trace.
     *
     * @param trace the trace of the segment
     * @param time the time of the segment, ns
     * @return one or more sentences; empty if there is nothing to say
     */
    String whyEmpty(ITmfTrace trace, long time);
}
