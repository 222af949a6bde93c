package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.List;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;

/**
 * An event as a row of the table. Immutable.
 *
 * @param rank its position in the trace
 * @param time its time, ns
 * @param event the event
 * @param cells a text per column, in the order of the columns
 */
public record EventRow(long rank, long time, ITmfEvent event, List<String> cells) {

    /** Whether the row stands for lost events. */
    public boolean isLost() {
        return event instanceof ITmfLostEvent;
    }
}
