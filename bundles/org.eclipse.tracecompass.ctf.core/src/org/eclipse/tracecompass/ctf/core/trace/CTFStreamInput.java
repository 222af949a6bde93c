package org.eclipse.tracecompass.ctf.core.trace;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;
import org.eclipse.tracecompass.ctf.core.event.scope.ILexicalScope;
import org.eclipse.tracecompass.ctf.core.event.scope.LexicalScope;
import org.eclipse.tracecompass.ctf.core.event.types.Definition;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.type.Role;
import org.eclipse.tracecompass.internal.ctf.core.trace.StreamInputPacketIndex;

/**
 * A file of a stream: where its packets are. Its events are read by a {@link CTFStreamInputReader}.
 * Thread-safe.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public class CTFStreamInput implements IDefinitionScope {

    private final ICTFStream stream;
    private final File file;
    private final StreamInputPacketIndex index;

    /** The last packet of the file before, with which the counters go on; null if there is none. */
    private @Nullable Packet before;

    private @Nullable CtfStream packets;
    private @Nullable Long givenEnd;
    private boolean indexed;
    private @Nullable CTFException problem;

    /**
     * Creates a file of which the packets are known.
     *
     * @param stream its stream class
     * @param file the file
     * @param index the packets
     */
    public CTFStreamInput(ICTFStream stream, File file, StreamInputPacketIndex index) {
        this.stream = stream;
        this.file = file;
        this.index = index;
        indexed = true;
    }

    /**
     * Creates a file of which the packets are found when they are needed, or by {@link
     * #setupIndex()}.
     *
     * @param stream its stream class
     * @param file the file
     */
    public CTFStreamInput(ICTFStream stream, File file) {
        this.stream = stream;
        this.file = file;
        index = new StreamInputPacketIndex();
    }

    /** A file of a stream whose packets were found when the trace was opened. */
    CTFStreamInput(CtfStreamDeclaration stream, File file, CtfStream packets) {
        this(stream, file);
        indexed = true;
        List<Packet> own = new ArrayList<>();
        Packet previous = null;
        for (Packet packet : packets.packets()) {
            if (packet.file().path().equals(file.toPath())) {
                own.add(packet);
            } else if (own.isEmpty()) {
                previous = packet;
            }
        }
        before = previous;
        append(stream.layout(), stream.types(), own);
    }

    /** Returns the stream class of the file. */
    public ICTFStream getStream() {
        return stream;
    }

    /** Returns the name of the file without its folder. */
    public String getFilename() {
        return file.getName();
    }

    /** Returns the end of the last packet, in cycles; 0 without packets. */
    public synchronized long getTimestampEnd() {
        if (givenEnd != null) {
            return givenEnd.longValue();
        }
        setupIndex();
        long end = 0;
        for (ICTFPacketDescriptor packet : index.getElements()) {
            long own = packet.getTimestampEnd();
            end = Math.max(end, own == Long.MAX_VALUE ? packet.getTimestampBegin() : own);
        }
        return end;
    }

    /**
     * Sets the end of the last packet.
     *
     * @param timestampEnd the end, in cycles
     */
    public synchronized void setTimestampEnd(long timestampEnd) {
        givenEnd = Long.valueOf(timestampEnd);
    }

    @Override
    public LexicalScope getScopePath() {
        return ILexicalScope.STREAM;
    }

    /** {@inheritDoc} The context and the header of the first packet are known. */
    @Override
    public @Nullable Definition lookupDefinition(@Nullable String lookupPath) {
        setupIndex();
        if (!index.isEmpty() && index.getElement(0) instanceof CtfPacketDescriptor first) {
            if (ILexicalScope.STREAM_PACKET_CONTEXT.getPath().equals(lookupPath)) {
                return first.getStreamPacketContextDef() instanceof Definition d ? d : null;
            }
            if (ILexicalScope.TRACE_PACKET_HEADER.getPath().equals(lookupPath)) {
                return first.header();
            }
        }
        return null;
    }

    /**
     * Finds the packets, unless they are known. If the file cannot be read, there are none, and
     * {@link CTFStreamInputReader} tells why.
     */
    public synchronized void setupIndex() {
        if (indexed) {
            return;
        }
        indexed = true;
        try {
            find();
        } catch (CTFException e) {
            problem = e;
        }
    }

    private void find() throws CTFException {
        List<CtfDiagnostic> diagnostics = new ArrayList<>();
        PacketScanner.Found found = types().recording().packets(file.toPath(), diagnostics);
        if (found != null && found.stream().type().id() != stream.getId()) {
            throw new CTFException(
                    file
                            + " is of stream "
                            + found.stream().type().id()
                            + ", not of stream "
                            + stream.getId());
        }
        if (found != null) {
            append(layout(), types(), found.packets());
        } else if (!diagnostics.isEmpty()) {
            throw new CTFIOException(diagnostics.get(0).sentence());
        }
    }

    private void append(StreamLayout layout, DocumentedTypes types, List<Packet> more) {
        List<ICTFPacketDescriptor> described = new ArrayList<>();
        Packet previous = last();
        int bits = layout.counterBits(Role.DISCARDED_EVENTS);
        for (Packet packet : more) {
            long lost = CtfStream.discarded(previous, packet, bits);
            described.add(new CtfPacketDescriptor(packet, types.layout(), layout, lost));
            previous = packet;
        }
        index.appendAll(described);
        packets = null;
    }

    private @Nullable Packet last() {
        if (index.isEmpty()) {
            return before;
        }
        return index.getElement(index.size() - 1) instanceof CtfPacketDescriptor last
                ? last.packet()
                : null;
    }

    /**
     * Adds the next packet of a file that grows.
     *
     * @return whether there was one; there may be more
     * @throws CTFException if the file cannot be read
     */
    public synchronized boolean addPacketHeaderIndex() throws CTFException {
        int size = index.size();
        boolean first = !indexed || index.isEmpty();
        Packet last = last();
        if (first) {
            indexed = true;
            problem = null;
            find();
        } else if (last != null) {
            try {
                List<CtfDiagnostic> diagnostics = new ArrayList<>();
                Packet next = types().recording().packetAfter(last, layout(), diagnostics::add);
                if (next != null) {
                    append(layout(), types(), List.of(next));
                }
            } catch (IOException e) {
                throw new CTFIOException(e);
            }
        }
        return index.size() > size;
    }

    /** Returns the file. */
    public File getFile() {
        return file;
    }

    /** The packets. */
    StreamInputPacketIndex index() {
        setupIndex();
        return index;
    }

    /** The classes of the trace, with which its files are read. */
    private DocumentedTypes types() throws CTFException {
        return stream instanceof CtfStreamDeclaration declaration
                ? declaration.types()
                : stream.getTrace().recording().types();
    }

    /** The layouts of the stream class. */
    StreamLayout layout() throws CTFException {
        if (stream instanceof CtfStreamDeclaration declaration) {
            return declaration.layout();
        }
        StreamLayout layout = types().layout().stream(stream.getId());
        if (layout == null) {
            throw new CTFException("Stream " + stream.getId() + " is not in the metadata");
        }
        return layout;
    }

    /**
     * The packets as the reader has them; null if there are none.
     *
     * @throws CTFException if the file cannot be read, or the packets were not found by this class
     */
    synchronized @Nullable CtfStream packets() throws CTFException {
        setupIndex();
        CTFException reason = problem;
        if (reason != null) {
            throw reason;
        }
        CtfStream known = packets;
        if (index.isEmpty() || known != null && known.packets().size() == index.size()) {
            return index.isEmpty() ? null : known;
        }
        List<Packet> all = new ArrayList<>();
        for (ICTFPacketDescriptor packet : index.getElements()) {
            if (!(packet instanceof CtfPacketDescriptor own)) {
                throw new CTFException("A packet of " + file + " is of another reader");
            }
            all.add(own.packet());
        }
        known = new CtfStream(types(), layout(), 0, Packet.UNKNOWN, before, all);
        packets = known;
        return known;
    }

    @Override
    public int hashCode() {
        return file.hashCode();
    }

    /** {@inheritDoc} The same file of the same stream class of the same trace. */
    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof CTFStreamInput other
                        && file.equals(other.file)
                        && stream.equals(other.stream);
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
