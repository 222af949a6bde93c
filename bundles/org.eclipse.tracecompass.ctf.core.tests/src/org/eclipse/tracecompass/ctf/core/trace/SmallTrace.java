package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;

/** A trace made of text and bytes, and what is read from it. */
final class SmallTrace {

    /** The trace block of a little-endian trace without packet headers. */
    static final String LE = "trace { major = 1; minor = 8; byte_order = le; };\n";

    /** The same, big-endian. */
    static final String BE = "trace { major = 1; minor = 8; byte_order = be; };\n";

    /** Names for integers of all usual sizes. */
    static final String INTEGERS =
            "typealias integer { size = 8; } := u8;\n"
                    + "typealias integer { size = 16; } := u16;\n"
                    + "typealias integer { size = 32; } := u32;\n"
                    + "typealias integer { size = 64; } := u64;\n";

    /** A clock of nanoseconds without an offset. */
    static final String CLOCK = "clock { name = c; freq = 1000000000; };\n";

    private static final int PACKET_START_BYTES = 4;

    private final Path folder;

    /** What was read: lines of the canonical form, losses as {@code LOST count at nanos}. */
    record Content(
            List<String> lines,
            List<Long> times,
            List<CtfDiagnostic> diagnostics,
            long discardedEvents,
            long discardedPackets) {

        /** The payloads of the events. */
        List<String> payloads() {
            return lines.stream().map(line -> line.substring(line.lastIndexOf('\t') + 1)).toList();
        }
    }

    SmallTrace(Path folder, String metadata) throws IOException {
        this.folder = folder;
        Files.writeString(folder.resolve("metadata"), metadata);
    }

    /** Adds a stream file; blanks in the hexadecimal digits are for people. */
    SmallTrace stream(String name, String hex) throws IOException {
        Files.write(folder.resolve(name), bytes(hex));
        return this;
    }

    static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }

    /** An event class of the payload's members. */
    static String event(String fields) {
        return "event { name = e; fields := struct { " + fields + " }; };\n";
    }

    /** A stream whose packets begin with their sizes as 16-bit integers. */
    static String packets(String context, String eventHeader) {
        return "stream { packet.context := struct { u16 packet_size; u16 content_size; "
                + context
                + " }; event.header := struct { "
                + eventHeader
                + " }; };\n";
    }

    /** A packet of such a stream: the rest of its context, its events, bytes of padding. */
    static String packet(String context, String events, int padding) {
        byte[] start = bytes(context);
        byte[] content = bytes(events);
        int size = PACKET_START_BYTES + start.length + content.length;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int bits : new int[] {8 * (size + padding), 8 * size}) {
            out.write(bits);
            out.write(bits >> 8);
        }
        out.writeBytes(start);
        out.writeBytes(content);
        out.writeBytes(new byte[padding]);
        return HexFormat.of().formatHex(out.toByteArray());
    }

    /** Reads everything, whatever is wrong with it. */
    Content read() throws IOException {
        List<String> lines = new ArrayList<>();
        List<Long> times = new ArrayList<>();
        try (CtfRecording trace = CtfRecording.open(folder)) {
            CtfReader reader = trace.newReader(true);
            while (reader.advance()) {
                CtfEvent event = reader.current();
                StringBuilder line = new StringBuilder();
                if (event.lost() > 0) {
                    line.append("LOST ").append(event.lost()).append(" at ").append(event.nanos());
                } else {
                    CanonicalEventWriter.append(event, line);
                    times.add(event.nanos());
                }
                lines.add(line.toString().strip());
            }
            List<CtfDiagnostic> diagnostics = new ArrayList<>(trace.diagnostics());
            diagnostics.addAll(reader.diagnostics());
            return new Content(
                    lines, times, diagnostics, trace.discardedEvents(), trace.discardedPackets());
        }
    }

    /** Reads everything, and nothing may be wrong with it. */
    Content readSound() throws IOException {
        Content content = read();
        assertThat(content.diagnostics()).isEmpty();
        return content;
    }
}
