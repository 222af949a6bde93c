package org.eclipse.tracecompass.ctf.core.layout;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.type.EventClass;
import org.eclipse.tracecompass.ctf.core.type.Scope;
import org.eclipse.tracecompass.ctf.core.type.StreamClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;

/** All layouts of a trace. Immutable. */
public final class TraceLayout {

    private final TraceClass type;
    private final @Nullable StructLayout packetHeader;
    private final Map<Long, StreamLayout> streams = new HashMap<>();
    private final int slotCount;
    private int eventCount;

    /**
     * Compiles a trace's types.
     *
     * @param file the metadata file, named in errors
     * @param type the types
     * @throws CtfReadException if a field depends on one that does not exist or is no integer
     */
    public TraceLayout(Path file, TraceClass type) throws CtfReadException {
        this.type = type;
        LayoutCompiler compiler = new LayoutCompiler(file, type.major() == 1);
        packetHeader = compiler.scope(Scope.PACKET_HEADER, type.packetHeader());
        for (StreamClass stream : type.streams()) {
            streams.put(stream.id(), stream(compiler, stream));
        }
        slotCount = compiler.slotCount();
        StructLayout header = packetHeader;
        if (header != null) {
            header.finish();
        }
        for (StreamLayout stream : streams.values()) {
            stream.finish(file, slotCount);
        }
    }

    private StreamLayout stream(LayoutCompiler compiler, StreamClass stream)
            throws CtfReadException {
        compiler.clock(stream.clock());
        StreamLayout layout =
                new StreamLayout(
                        stream,
                        type.clock(stream.clock()),
                        compiler.scope(Scope.PACKET_CONTEXT, stream.packetContext()),
                        compiler.scope(Scope.EVENT_HEADER, stream.eventHeader()),
                        compiler.scope(Scope.COMMON_CONTEXT, stream.eventContext()));
        for (EventClass event : stream.events()) {
            layout.add(
                    new EventLayout(
                            eventCount++,
                            layout,
                            event,
                            compiler.scope(Scope.SPECIFIC_CONTEXT, event.context()),
                            compiler.scope(Scope.PAYLOAD, event.payload())));
        }
        return layout;
    }

    /** The types that were compiled. */
    public TraceClass type() {
        return type;
    }

    /** The packet header, or null if packets have none. */
    public @Nullable StructLayout packetHeader() {
        return packetHeader;
    }

    /** The layouts of a stream class, or null if there is none of that id. */
    public @Nullable StreamLayout stream(long id) {
        return streams.get(id);
    }

    /** All stream classes. */
    public Iterable<StreamLayout> streams() {
        return streams.values();
    }

    /** Returns the number of event classes in all stream classes. */
    public int eventCount() {
        return eventCount;
    }

    /** The number of values that a decoder must remember. */
    public int slotCount() {
        return slotCount;
    }
}
