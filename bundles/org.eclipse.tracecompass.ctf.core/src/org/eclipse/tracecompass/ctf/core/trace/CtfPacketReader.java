package org.eclipse.tracecompass.ctf.core.trace;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.ICompositeDefinition;
import org.eclipse.tracecompass.internal.ctf.core.trace.StreamInputPacketIndex;

/** The packet that the reader of a file is in. It moves with the reader, and the reader with it. */
@NonNullByDefault({})
final class CtfPacketReader implements IPacketReader {

    private final CTFStreamInputReader reader;

    CtfPacketReader(CTFStreamInputReader reader) {
        this.reader = reader;
    }

    @Override
    public int getCPU() {
        StreamCursor cursor = reader.cursor();
        return cursor == null ? UNKNOWN_CPU : cursor.event().cpu();
    }

    @Override
    public boolean hasMoreEvents() {
        StreamCursor cursor = reader.cursor();
        return cursor != null && cursor.hasMoreInPacket();
    }

    @Override
    public IEventDefinition readNextEvent() throws CTFException {
        if (!hasMoreEvents() || reader.readNextEvent() != CTFResponse.OK) {
            throw new CTFException("The packet has no more events: " + getCurrentPacket());
        }
        return reader.getCurrentEvent();
    }

    @Override
    public @Nullable ICTFPacketDescriptor getCurrentPacket() {
        StreamCursor cursor = reader.cursor();
        StreamInputPacketIndex index = reader.input().index();
        int at = cursor == null ? -1 : cursor.packetIndex();
        return at < 0 || at >= index.size() ? null : index.getElement(at);
    }

    @Override
    public @Nullable ICompositeDefinition getCurrentPacketEventHeader() {
        IEventDefinition event = reader.getCurrentEvent();
        return event == null ? null : event.getEventHeader();
    }

    @Override
    public String toString() {
        return String.valueOf(getCurrentPacket());
    }
}
