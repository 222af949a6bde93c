package org.eclipse.tracecompass.benchmarks.ctf;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.ctf.core.layout.Bits;
import org.eclipse.tracecompass.ctf.core.layout.Decoder;
import org.eclipse.tracecompass.ctf.core.layout.FieldLayout;
import org.eclipse.tracecompass.ctf.core.layout.IntegerLayout;
import org.eclipse.tracecompass.ctf.core.layout.LttngHeader;
import org.eclipse.tracecompass.ctf.core.layout.StructLayout;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.ctf.core.trace.CtfReader;
import org.eclipse.tracecompass.ctf.core.trace.CtfRecording;
import org.eclipse.tracecompass.ctf.core.trace.CtfStream;
import org.eclipse.tracecompass.ctf.core.trace.Packet;
import org.eclipse.tracecompass.ctf.core.type.Scope;

/**
 * Makes a large trace of a small one of LTTng (CTF 1.8 or 2): its packets again and again, each
 * time later by a multiple of 2<sup>32</sup> clock cycles, so that the narrow timestamps in the
 * events' headers stay as they are. With a fourth argument the threads and processes of a kernel
 * trace are others after so many times, so that a kernel analysis has more and more of them.
 *
 * <p>{@code java -cp releng/benchmarks/target/benchmarks.jar
 * org.eclipse.tracecompass.benchmarks.ctf.TraceRepeater SOURCE TARGET TIMES [THREADS]}
 */
public final class TraceRepeater {

    private static final long STEP = 1L << 32;
    private static final int INDEX_MAGIC = 0xC1F1DCC1;
    private static final int INDEX_ENTRY_BYTES = 72;

    /** The fields that hold the number of a thread or process. */
    private static final List<String> THREAD_FIELDS =
            List.of(
                    "tid",
                    "prev_tid",
                    "next_tid",
                    "parent_tid",
                    "parent_pid",
                    "child_tid",
                    "child_pid",
                    "pid",
                    "ppid",
                    "vtid",
                    "vpid");

    /** How far the numbers of threads are moved from one repetition to the next. */
    private static final int THREAD_STEP = 1 << 16;

    private final CtfRecording trace;
    private final Path target;
    private final int times;
    private final long shift;
    private final int sameThreads;
    private final Map<Packet, List<Integer>> threads = new HashMap<>();

    /** A packet, and the places of what changes from one repetition to the next. */
    private record Template(
            Packet packet,
            ByteBuffer bytes,
            List<Integer> clocks,
            List<Integer> threads,
            int sequence,
            long streamId) {}

    private TraceRepeater(CtfRecording trace, Path target, int times, int sameThreads) {
        this.sameThreads = sameThreads;
        this.trace = trace;
        this.target = target;
        this.times = times;
        long begin = Long.MAX_VALUE;
        long end = 0;
        for (CtfStream stream : trace.streams()) {
            for (Packet packet : stream.packets()) {
                begin = Math.min(begin, packet.begin());
                end = Math.max(end, packet.end());
            }
        }
        shift = ((end - begin) / STEP + 1) * STEP;
    }

    /** Makes the trace. */
    public static void main(String[] args) throws IOException {
        if (args.length != 3 && args.length != 4) {
            throw new IllegalArgumentException("SOURCE TARGET TIMES [THREADS] are expected");
        }
        Path source = Path.of(args[0]);
        Path target = Path.of(args[1]);
        try (CtfRecording trace = CtfRecording.open(source)) {
            Files.createDirectories(target.resolve("index"));
            Files.copy(source.resolve("metadata"), target.resolve("metadata"));
            int times = Integer.parseInt(args[2]);
            int threads = args.length == 4 ? Integer.parseInt(args[3]) : times;
            new TraceRepeater(trace, target, times, threads).write();
        }
    }

    private void write() throws IOException {
        Map<Packet, List<Integer>> wide = wideTimestamps();
        for (CtfStream stream : trace.streams()) {
            List<Template> templates = new ArrayList<>();
            for (Packet packet : stream.packets()) {
                templates.add(template(stream, packet, wide.getOrDefault(packet, List.of())));
            }
            write(stream, templates);
        }
    }

    /** For each packet the bytes of the 64-bit timestamps in its events' headers. */
    private Map<Packet, List<Integer>> wideTimestamps() throws IOException {
        Map<Packet, List<Integer>> places = new HashMap<>();
        Map<Path, byte[]> files = new HashMap<>();
        CtfReader reader = trace.newReader();
        while (reader.advance()) {
            CtfEvent event = reader.current();
            LttngHeader shape = event.stream().layout().lttngHeader();
            if (shape.idBits() == 0) {
                throw new IOException("not a trace of LTTng: " + event.stream());
            }
            Packet packet = event.packet();
            if (sameThreads < times) {
                findThreads(event, threads.computeIfAbsent(packet, p -> new ArrayList<>()));
            }
            Path file = packet.file().path();
            byte[] bytes = files.get(file);
            if (bytes == null) {
                bytes = padded(Files.readAllBytes(file), 0, (int) packet.file().size());
                files.put(file, bytes);
            }
            int at = (int) event.fileOffset();
            long id = Bits.read(bytes, 8L * at, shape.idBits(), false, shape.bigEndian());
            if (id == (1 << shape.idBits()) - 1) {
                long inPacket = 8L * (at - packet.offset()) + shape.idBits();
                long place = Bits.align(inPacket, shape.wideAlignment()) + shape.wideTimestamp();
                places.computeIfAbsent(packet, p -> new ArrayList<>()).add((int) (place / 8));
            }
        }
        return places;
    }

    /** Adds the places of the numbers of threads, but for idle ones, whose number is 0. */
    private static void findThreads(CtfEvent event, List<Integer> places) {
        for (Scope scope : List.of(Scope.COMMON_CONTEXT, Scope.SPECIFIC_CONTEXT, Scope.PAYLOAD)) {
            StructLayout fields = event.scope(scope);
            for (String name : fields == null ? List.<String>of() : THREAD_FIELDS) {
                if (fields.member(name) instanceof IntegerLayout field
                        && field.type().size() == Integer.SIZE) {
                    Decoder decoder = event.decoder(scope);
                    long place = event.locate(decoder, scope, field);
                    if (place >= 0 && place % Byte.SIZE == 0 && field.number(decoder, place) > 0) {
                        places.add((int) (place / Byte.SIZE));
                    }
                }
            }
        }
    }

    private static byte[] padded(byte[] bytes, int from, int length) {
        byte[] result = new byte[length + Bits.PADDING];
        System.arraycopy(bytes, from, result, 0, length);
        return result;
    }

    private Template template(CtfStream stream, Packet packet, List<Integer> wide)
            throws IOException {
        int length = (int) (packet.totalBits() / 8);
        byte[] file = Files.readAllBytes(packet.file().path());
        byte[] bytes = padded(file, (int) packet.offset(), length);
        StructLayout context = stream.layout().packetContext();
        StructLayout header = trace.layout().packetHeader();
        if (context == null || header == null) {
            throw new IOException("not a trace of LTTng: " + stream);
        }
        Decoder decoder = new Decoder(trace.layout().slotCount());
        decoder.window(bytes, 0, 8L * length);
        decoder.begin();
        long start = Bits.align(header.skip(decoder, 0), context.alignment());
        List<Integer> clocks = new ArrayList<>(wide);
        for (String name : new String[] {"timestamp_begin", "timestamp_end"}) {
            clocks.add(place(context, name, start));
        }
        return new Template(
                packet,
                ByteBuffer.wrap(bytes, 0, length)
                        .order(
                                trace.type().bigEndian()
                                        ? ByteOrder.BIG_ENDIAN
                                        : ByteOrder.LITTLE_ENDIAN),
                clocks,
                threads.getOrDefault(packet, List.of()),
                context.member("packet_seq_num") == null
                        ? -1
                        : place(context, "packet_seq_num", start),
                stream.layout().type().id());
    }

    private static int place(StructLayout context, String name, long start) throws IOException {
        FieldLayout field = context.member(name);
        if (field instanceof IntegerLayout integer
                && integer.type().size() == Long.SIZE
                && field.constantOffset() >= 0) {
            return (int) ((start + field.constantOffset()) / 8);
        }
        throw new IOException("packets have no 64-bit " + name);
    }

    private void write(CtfStream stream, List<Template> templates) throws IOException {
        Path index = target.resolve("index").resolve(stream.name() + ".idx");
        try (OutputStream data = Files.newOutputStream(target.resolve(stream.name()));
                OutputStream entries = Files.newOutputStream(index)) {
            entries.write(
                    ByteBuffer.allocate(16)
                            .putInt(INDEX_MAGIC)
                            .putInt(1)
                            .putInt(1)
                            .putInt(INDEX_ENTRY_BYTES)
                            .array());
            long offset = 0;
            for (int i = 0; i < times; i++) {
                for (Template template : templates) {
                    ByteBuffer bytes = shifted(template, i, templates.size());
                    data.write(bytes.array(), 0, bytes.limit());
                    entries.write(entry(stream, template, i, templates.size(), offset).array());
                    offset += bytes.limit();
                }
            }
        }
    }

    private ByteBuffer shifted(Template template, int time, int perTime) {
        ByteBuffer original = template.bytes();
        ByteBuffer bytes =
                ByteBuffer.wrap(original.array().clone(), 0, original.limit())
                        .order(original.order());
        for (int place : template.clocks()) {
            bytes.putLong(place, bytes.getLong(place) + time * shift);
        }
        for (int place : template.threads()) {
            bytes.putInt(place, bytes.getInt(place) + time / sameThreads * THREAD_STEP);
        }
        if (template.sequence() >= 0) {
            long number = bytes.getLong(template.sequence());
            bytes.putLong(template.sequence(), number + (long) time * perTime);
        }
        return bytes;
    }

    private ByteBuffer entry(
            CtfStream stream, Template template, int time, int perTime, long offset) {
        Packet packet = template.packet();
        return ByteBuffer.allocate(INDEX_ENTRY_BYTES)
                .putLong(offset)
                .putLong(packet.totalBits())
                .putLong(packet.contentBits())
                .putLong(packet.begin() + time * shift)
                .putLong(packet.end() + time * shift)
                .putLong(packet.discarded())
                .putLong(template.streamId())
                .putLong(stream.id())
                .putLong(packet.sequence() + (long) time * perTime);
    }
}
