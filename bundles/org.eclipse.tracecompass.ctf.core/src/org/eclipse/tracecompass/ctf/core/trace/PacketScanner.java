package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfException;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.layout.TraceLayout;
import org.eclipse.tracecompass.ctf.core.type.Role;

/** Finds the packets of a file: from its index when that is sound, else from packet to packet. */
final class PacketScanner {

    /** Packets that are compared with the index: a visit costs some microseconds. */
    private static final int MOST_VISITED = 256;

    private final TraceLayout fTrace;
    private final StreamFile fFile;
    private final Consumer<CtfDiagnostic> fDiagnostics;
    private final PacketStart fStart;

    PacketScanner(TraceLayout trace, StreamFile file, Consumer<CtfDiagnostic> diagnostics) {
        fTrace = trace;
        fFile = file;
        fDiagnostics = diagnostics;
        fStart = new PacketStart(trace, file);
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
        if (fFile.size() == 0) {
            tellMissing();
            return null;
        }
        try {
            fStart.decode(1, 0);
            checkFirst();
        } catch (CtfException e) {
            fDiagnostics.accept(e.diagnostic());
            return null;
        }
        StreamLayout stream = fStart.stream();
        long id = fStart.value(Role.STREAM_ID);
        Packet first = null;
        try {
            first = packet(1, 0, Packet.UNKNOWN);
        } catch (CtfException e) {
            fDiagnostics.accept(e.diagnostic());
            return null;
        }
        boolean sequence = fStart.has(Role.SEQUENCE_NUMBER);
        List<Packet> packets = LttngIndex.read(fFile, first, sequence);
        if (!packets.isEmpty() && !agree(packets, stream)) {
            packets = withoutIndex(first, stream, packets);
        }
        if (packets.isEmpty()) {
            packets = scan(first, stream);
            tellMissing();
        }
        return new Found(stream, id, packets);
    }

    /** Whether packets that are looked at say of themselves what their index says of them. */
    private boolean agree(List<Packet> packets, StreamLayout stream) throws IOException {
        int step = 1 + packets.size() / MOST_VISITED;
        for (int i = 0; i < packets.size(); i += step) {
            Packet packet = packets.get(i);
            try {
                fStart.decode(packet.number(), packet.offset());
            } catch (CtfException e) {
                // It is told of when the packet is read.
                continue;
            }
            if (fStart.stream() != stream
                    || differ(Role.PACKET_SIZE, packet.totalBits())
                    || differ(Role.CONTENT_SIZE, packet.contentBits())
                    || differ(Role.DISCARDED_EVENTS, packet.discarded())
                    || differ(Role.SEQUENCE_NUMBER, packet.sequence())
                    || fStart.has(Role.TIMESTAMP)
                            && fStart.clock(Role.TIMESTAMP, packet.begin()) != packet.begin()
                    || fStart.has(Role.TIMESTAMP_END)
                            && fStart.clock(Role.TIMESTAMP_END, packet.end()) != packet.end()) {
                return false;
            }
        }
        return true;
    }

    private boolean differ(Role role, long indexed) {
        return fStart.has(role) && fStart.value(role) != indexed;
    }

    /** The packets as the file itself has them, if it is sound; else those of the index. */
    private List<Packet> withoutIndex(Packet first, StreamLayout stream, List<Packet> indexed)
            throws IOException {
        List<CtfDiagnostic> problems = new ArrayList<>();
        List<Packet> found = new PacketScanner(fTrace, fFile, problems::add).scan(first, stream);
        if (!problems.isEmpty()) {
            return indexed;
        }
        fDiagnostics.accept(
                fStart.error(
                                0,
                                0,
                                "the index of the file says otherwise of packets than these"
                                        + " themselves, and is not used")
                        .diagnostic()
                        .asWarning());
        return found;
    }

    private void tellMissing() throws IOException {
        long missing = LttngIndex.missing(fFile);
        if (missing > 0) {
            fDiagnostics.accept(
                    CtfDiagnostic.inPacket(
                            fFile.path(),
                            0,
                            fFile.size(),
                            "the file is cut off: by its index it has "
                                    + missing
                                    + (missing == 1 ? " more packet" : " more packets")));
        }
    }

    private void checkFirst() throws CtfException {
        if (fStart.badMagic()) {
            throw fStart.error(
                    1, 0, "not a data stream of this trace: the packet has no magic number");
        }
        UUID expected = fTrace.type().uuid();
        UUID found = fStart.uuid();
        if (expected != null && found != null && !expected.equals(found)) {
            fDiagnostics.accept(
                    fStart.error(
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
        packets.add(first);
        Packet last = first;
        while (!last.cut() && last.offset() + last.totalBits() / 8 < fFile.size()) {
            long offset = last.offset() + last.totalBits() / 8;
            long number = last.number() + 1;
            try {
                fStart.decode(number, offset);
                if (fStart.stream() != stream) {
                    throw fStart.error(
                            number, offset, "the packet is of another stream than those before it");
                }
                if (fStart.badMagic()) {
                    fDiagnostics.accept(
                            fStart.error(number, offset, "the packet has no magic number")
                                    .diagnostic()
                                    .asWarning());
                }
                last =
                        packet(
                                number,
                                offset,
                                last.end() != Packet.UNKNOWN ? last.end() : last.begin());
                packets.add(last);
            } catch (CtfException e) {
                fDiagnostics.accept(e.diagnostic());
                break;
            }
        }
        return packets;
    }

    /** The packet whose start was decoded last. */
    private Packet packet(long number, long offset, long earlier) throws CtfException {
        long rest = 8 * (fFile.size() - offset);
        long content = fStart.value(Role.CONTENT_SIZE);
        long total = fStart.value(Role.PACKET_SIZE);
        if (total == Packet.UNKNOWN) {
            total = content == Packet.UNKNOWN ? rest : content;
        }
        if (content == Packet.UNKNOWN) {
            content = total;
        }
        if (content < 0 || total < 0 || content > total) {
            throw fStart.error(
                    number,
                    offset,
                    "the content ("
                            + Long.toUnsignedString(content)
                            + " bits) is larger than the packet ("
                            + Long.toUnsignedString(total)
                            + " bits)");
        }
        if (total % 8 != 0 || content < fStart.eventsBit() || total == 0) {
            throw fStart.error(
                    number,
                    offset,
                    "the packet's sizes make no sense (content "
                            + content
                            + " bits, packet "
                            + total
                            + " bits, header and context "
                            + fStart.eventsBit()
                            + " bits)");
        }
        if (total > rest) {
            fDiagnostics.accept(
                    fStart.error(
                                    number,
                                    offset,
                                    "the packet is cut: it has "
                                            + total / 8
                                            + " bytes, the file goes on for "
                                            + rest / 8)
                            .diagnostic());
        }
        long begin = fStart.clock(Role.TIMESTAMP, earlier);
        return new Packet(
                fFile,
                number,
                offset,
                content,
                total,
                Math.min(content, rest),
                begin,
                fStart.clock(Role.TIMESTAMP_END, begin),
                fStart.value(Role.DISCARDED_EVENTS),
                fStart.value(Role.SEQUENCE_NUMBER));
    }
}
