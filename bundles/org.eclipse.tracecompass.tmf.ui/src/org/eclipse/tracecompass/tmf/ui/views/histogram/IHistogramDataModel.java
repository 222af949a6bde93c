package org.eclipse.tracecompass.tmf.ui.views.histogram;

import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.distribution.model.IBaseDistributionModel;

/**
 * Counts events over time.
 *
 * @since 9.5.0
 */
public interface IHistogramDataModel extends IBaseDistributionModel {

    /**
     * Counts one event.
     *
     * @param eventCount the number of events so far, this one included
     * @param timestamp its time, ns since the epoch
     * @param trace the trace it comes from; null if there is only one
     */
    void countEvent(long eventCount, long timestamp, ITmfTrace trace);

    /**
     * The counts as bars of a drawing.
     *
     * @param width its width in pixels
     * @param height its height in pixels
     * @param barWidth the width of a bar in pixels
     * @return the bars
     */
    HistogramScaledData scaleTo(int width, int height, int barWidth);
}
