package org.eclipse.tracecompass.tmf.ui.views.histogram;

import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;

/**
 * Counts the events of a trace in a model.
 *
 * @since 9.5.0
 */
public class HistogramRequest extends TmfEventRequest {

    /** The model. */
    protected final HistogramDataModel fHistogram;

    private final boolean fullRange;

    /**
     * @param histogram the model
     * @param range when the events are
     * @param rank the rank of the first event
     * @param nbEvents the largest number of events
     * @param blockSize has no effect: events are not read in blocks
     * @param execType whether it runs in the background
     * @param fullRange whether the model is for the whole trace
     */
    public HistogramRequest(
            HistogramDataModel histogram,
            TmfTimeRange range,
            int rank,
            int nbEvents,
            int blockSize,
            ITmfEventRequest.ExecutionType execType,
            boolean fullRange) {
        super(ITmfEvent.class, range, rank, nbEvents, execType);
        fHistogram = histogram;
        this.fullRange = fullRange;
    }

    @Override
    public void handleData(ITmfEvent event) {
        super.handleData(event);
        if (event instanceof ITmfLostEvent lost) {
            fHistogram.countLostEvent(lost.getTimeRange(), lost.getNbLostEvents(), fullRange);
        } else {
            fHistogram.countEvent(getNbRead(), event.getTimestamp().toNanos(), event.getTrace());
        }
    }

    @Override
    public void handleCompleted() {
        fHistogram.complete();
        super.handleCompleted();
    }
}
