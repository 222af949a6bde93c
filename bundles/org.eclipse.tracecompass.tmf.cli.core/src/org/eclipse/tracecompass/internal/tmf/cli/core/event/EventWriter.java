package org.eclipse.tracecompass.internal.tmf.cli.core.event;

import java.io.IOException;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** Writes events one after the other in one form. Not thread-safe. */
public interface EventWriter {

    /**
     * Writes an event.
     *
     * @param event the event; not kept
     * @throws IOException if the text cannot be written
     */
    void write(ITmfEvent event) throws IOException;

    /**
     * Ends the output and flushes it.
     *
     * @throws IOException if the text cannot be written
     */
    void finish() throws IOException;
}
