package org.eclipse.tracecompass.tmf.ctf.core.event;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.layout.IntegerLayout;
import org.eclipse.tracecompass.ctf.core.layout.StringLayout;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.ctf.core.trace.FieldHandle;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfFieldReader;

/** Reads a field of the events of one type straight from the packet's bytes. */
record CtfFieldReader(FieldHandle handle) implements ITmfFieldReader {

    @Override
    public long readLong(ITmfEvent e, long missing) {
        CtfEvent data = data(e);
        return data == null ? missing : handle.readLong(data, missing);
    }

    @Override
    public double readDouble(ITmfEvent e, double missing) {
        CtfEvent data = data(e);
        return data == null ? missing : handle.readDouble(data, missing);
    }

    @Override
    public @Nullable Object read(ITmfEvent e) {
        CtfEvent data = data(e);
        return data == null ? null : CtfDecodedField.convert(handle.field(), handle.read(data));
    }

    /** {@inheritDoc} A field in an option of a variant, or an optional one, may be absent. */
    @Override
    public boolean isIn(ITmfEvent e) {
        CtfEvent data = data(e);
        return data != null && handle.has(data);
    }

    /** {@inheritDoc} A variant is not, which has another option in each event. */
    @Override
    public boolean isUniform() {
        return handle.field() instanceof IntegerLayout || handle.field() instanceof StringLayout;
    }

    private static @Nullable CtfEvent data(ITmfEvent e) {
        return e instanceof CtfTmfEvent event ? event.data() : null;
    }
}
