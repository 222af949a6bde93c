package org.eclipse.tracecompass.tmf.ctf.core.event;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.trace.FieldHandle;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfFieldReader;

/** Reads a field of the events of one type straight from the packet's bytes. */
record CtfFieldReader(FieldHandle handle) implements ITmfFieldReader {

    @Override
    public long readLong(ITmfEvent e, long missing) {
        return e instanceof CtfTmfEvent event
                ? handle.readLong(event.getCtfEvent(), missing)
                : missing;
    }

    @Override
    public double readDouble(ITmfEvent e, double missing) {
        return e instanceof CtfTmfEvent event
                ? handle.readDouble(event.getCtfEvent(), missing)
                : missing;
    }

    @Override
    public @Nullable Object read(ITmfEvent e) {
        return e instanceof CtfTmfEvent event
                ? CtfTmfEventField.convert(handle.field(), handle.read(event.getCtfEvent()))
                : null;
    }

    /** {@inheritDoc} A field in an option of a variant, or an optional one, may be absent. */
    @Override
    public boolean isIn(ITmfEvent e) {
        return e instanceof CtfTmfEvent event && handle.has(event.getCtfEvent());
    }
}
