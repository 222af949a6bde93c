package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.layout.TraceLayout;
import org.eclipse.tracecompass.ctf.core.type.Role;

/** Finds the packets of a file: from its index when that is sound, else from packet to packet. */
final class PacketScanner {

    /** Packets that are compared with the index: a visit costs some microseconds. */
    private static final int MOST_VISITED = 256;

    private final TraceLayout trace;
    private final StreamFile file;
    private final Consumer<CtfDiagnostic> diagnostics;
    private final PacketStart start;

    PacketScanner(TraceLayout trace, StreamFile file, Consumer<CtfDiagnostic> diagnostics) {
        this.trace = trace;
        this.file = file;
        this.diagnostics = diagnostics;
        start = new PacketStart(trace, file);
    }

    /**
     * The packets of a file and the stream they belong to.
     *
     * @param stream the stream class
     * @param streamId number of the stream in its class; {@link Packet#UNKNOWN} if not told
     * @param packets the packets in the order of the file
     */
    record Found(StreamLayout stream, long streamId, List<Packet> packets) {}

    /** Finds the packets; null if there is none, and then the reason was told as a diagnostic. */
    @Nullable
    Found find() throws IOException {
        if (file.size() == 0) {
            tellMissing();
            return null;
        }
        try {
            start.decode(1, 0);
            checkFirst();
        } catch (CtfReadException e) {
            diagnostics.accept(e.diagnostic());
            return null;
        }
        StreamLayout stream = start.stream();
        long id = start.value(Role.STREAM_ID);
        Packet first = null;
        try {
            first = packet(1, 0, Packet.UNKNOWN);
        } catch (CtfReadException e) {
            diagnostics.accept(e.diagnostic());
            return null;
        }
        boolean sequence = start.has(Role.SEQUENCE_NUMBER);
        List<Packet> packets = LttngIndex.read(file, first, sequence);
        if (!packets.isEmpty() && !agree(packets, stream)) {
            packets = withoutIndex(first, stream, packets);
        }
        if (packets.isEmpty()) {
            packets = scan(first, stream);
            tellMissing();
        }
        return new Found(stream, id, packets);
    }

    /** Whether the headers of sampled packets agree with the index. */
    private boolean agree(List<Packet> packets, StreamLayout stream) throws IOException {
        int step = 1 + packets.size() / MOST_VISITED;
        for (int i = 0; i < packets.size(); i += step) {
            Packet packet = packets.get(i);
            try {
                start.decode(packet.number(), packet.offset());
            } catch (CtfReadException e) {
                // It is told of when the packet is read.
                continue;
            }
            if (start.stream() != stream
                    || differ(Role.PACKET_SIZE, packet.totalBits())
                    || differ(Role.CONTENT_SIZE, packet.contentBits())
                    || differ(Role.DISCARDED_EVENTS, packet.discarded())
                    || differ(Role.SEQUENCE_NUMBER, packet.sequence())
                    || start.has(Role.TIMESTAMP)
                            && start.clock(Role.TIMESTAMP, packet.begin()) != packet.begin()
                    || start.has(Role.TIMESTAMP_END)
                            && start.clock(Role.TIMESTAMP_END, packet.end()) != packet.end()) {
                return false;
            }
        }
        return true;
    }

    private boolean differ(Role role, long indexed) {
        return start.has(role) && start.value(role) != indexed;
    }

    /** The packets as the file itself has them, if it is sound; else those of the index. */
    private List<Packet> withoutIndex(Packet first, StreamLayout stream, List<Packet> indexed)
            throws IOException {
        List<CtfDiagnostic> problems = new ArrayList<>();
        List<Packet> found = new PacketScanner(trace, file, problems::add).scan(first, stream);
        if (!problems.isEmpty()) {
            return indexed;
        }
        diagnostics.accept(
                start.error(
                                0,
                                0,
                                "the index of the file contradicts the packet headers and is"
                                        + " ignored")
                        .diagnostic()
                        .asWarning());
        return found;
    }

    private void tellMissing() throws IOException {
        long missing = LttngIndex.missing(file);
        if (missing > 0) {
            diagnostics.accept(
                    CtfDiagnostic.inPacket(
                            file.path(),
                            0,
                            file.size(),
                            "the file is truncated: according to its index it has "
                                    + missing
                                    + (missing == 1 ? " more packet" : " more packets")));
        }
    }

    private void checkFirst() throws CtfReadException {
        if (start.badMagic()) {
            throw start.error(
                    1, 0, "not a data stream of this trace: the packet has no magic number");
        }
        UUID expected = trace.type().uuid();
        UUID found = start.uuid();
        if (expected != null && found != null && !expected.equals(found)) {
            diagnostics.accept(
                    start.error(
                                    1,
                                    0,
                                    "the packet's UUID is "
                                            + found
                                            + ", the trace's is "
                                            + expected)
                            .diagnostic()
                            .asWarning());
        }
    }

    private List<Packet> scan(Packet first, StreamLayout stream) throws IOException {
        List<Packet> packets = new ArrayList<>();
        for (Packet last = first; last != null; last = next(last, stream)) {
            packets.add(last);
        }
        return packets;
    }

    /**
     * The packet behind another one of the file.
     *
     * @param last the other one
     * @param stream the stream class of the file
     * @return the packet; null at the end of the file, or if there is no packet, which is then told
     */
    @Nullable
    Packet next(Packet last, StreamLayout stream) throws IOException {
        long offset = last.offset() + last.totalBits() / 8;
        if (last.cut() || offset >= file.size()) {
            return null;
        }
        long number = last.number() + 1;
        try {
            start.decode(number, offset);
            if (start.stream() != stream) {
                throw start.error(
                        number,
                        offset,
                        "the packet belongs to another stream than those before it");
            }
            if (start.badMagic()) {
                diagnostics.accept(
                        start.error(number, offset, "the packet has no magic number")
                                .diagnostic()
                                .asWarning());
            }
            long earlier = last.end() != Packet.UNKNOWN ? last.end() : last.begin();
            return packet(number, offset, earlier);
        } catch (CtfReadException e) {
            diagnostics.accept(e.diagnostic());
            return null;
        }
    }

    /** The packet whose start was decoded last. */
    private Packet packet(long number, long offset, long earlier) throws CtfReadException {
        long rest = 8 * (file.size() - offset);
        long content = start.value(Role.CONTENT_SIZE);
        long total = start.value(Role.PACKET_SIZE);
        if (total == Packet.UNKNOWN) {
            total = content == Packet.UNKNOWN ? rest : content;
        }
        if (content == Packet.UNKNOWN) {
            content = total;
        }
        if (content < 0 || total < 0 || content > total) {
            throw start.error(
                    number,
                    offset,
                    "the content ("
                            + Long.toUnsignedString(content)
                            + " bits) is larger than the packet ("
                            + Long.toUnsignedString(total)
                            + " bits)");
        }
        if (total % 8 != 0 || content < start.eventsBit() || total == 0) {
            throw start.error(
                    number,
                    offset,
                    "the packet's sizes are invalid (content "
                            + content
                            + " bits, packet "
                            + total
                            + " bits, header and context "
                            + start.eventsBit()
                            + " bits)");
        }
        if (total > rest) {
            diagnostics.accept(
                    start.error(
                                    number,
                                    offset,
                                    "the packet is truncated: it has "
                                            + total / 8
                                            + " bytes, the file goes on for "
                                            + rest / 8)
                            .diagnostic());
        }
        long begin = start.clock(Role.TIMESTAMP, earlier);
        return new Packet(
                file,
                number,
                offset,
                content,
                total,
                Math.min(content, rest),
                begin,
                start.clock(Role.TIMESTAMP_END, begin),
                start.value(Role.DISCARDED_EVENTS),
                start.value(Role.SEQUENCE_NUMBER));
    }
}
