package org.eclipse.tracecompass.tmf.ctf.core.event;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfFieldReader;

/**
 * Reads a field in the decoded content of an event: one below whichever option a variant has, which
 * may be another one in each event, or one of an event that no event class describes.
 */
record CtfContentReader(String... path) implements ITmfFieldReader {

    @Override
    public @Nullable Object read(ITmfEvent e) {
        ITmfEventField field = e.getContent().getField(path);
        return field == null ? null : field.getValue();
    }

    @Override
    public boolean isIn(ITmfEvent e) {
        return e.getContent().getField(path) != null;
    }
}
