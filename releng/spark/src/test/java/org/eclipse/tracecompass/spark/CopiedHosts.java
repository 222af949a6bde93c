package org.eclipse.tracecompass.spark;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.ctf.core.trace.CtfReader;
import org.eclipse.tracecompass.ctf.core.trace.CtfRecording;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageEnds;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageEnds.MessageEnd;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;

/**
 * Copies of the demo traces as the traces of many hosts, each with a clock of its own that is
 * known. The copies form a chain: half of the messages of the copies of alpha go to the copy of
 * beta of their own link, half to that of the link before. The sequence numbers of the packets are
 * changed accordingly.
 */
final class CopiedHosts {

    /** Prime, so that numbers of different links do not meet. */
    private static final int SALT = 0x00F1_2345;

    private static final Pattern KEY = Pattern.compile("sequence=(\\d+), ack=(\\d+)");
    private static final Pattern OFFSET = Pattern.compile("(\\toffset = )(\\d+);");

    private final Template alpha;
    private final Template beta;
    private final Random random;

    /**
     * A host.
     *
     * @param number its number
     * @param folder its traces
     * @param isAlpha whether it is a copy of alpha
     * @param offset what was added to its clock, ns
     * @param frequency its clock ticks so often per second, which is believed to be a billion
     */
    record Host(int number, Path folder, boolean isAlpha, long offset, long frequency) {}

    /** Where the sequence numbers are that belong to the first or second half of the messages. */
    private record Place(String file, int at, boolean isFirst, ByteOrder order) {}

    private static final class Template {
        private final Path session;
        private final Map<String, byte[]> files = new HashMap<>();
        private final List<Place> places = new ArrayList<>();

        Template(Path session) throws Exception {
            this.session = session;
            Path kernel = session.resolve("kernel");
            for (String name : List.of("k_0", "k_1")) {
                files.put(name, Files.readAllBytes(kernel.resolve(name)));
            }
            Map<Long, MessageEnd> ends = new HashMap<>();
            List<ITmfTrace> opened = TmfTraceOpener.openEach(kernel, warning -> {});
            MessageEnds.read(
                    opened.get(0), new NullProgressMonitor(), end -> ends.put(end.rank(), end));
            opened.forEach(ITmfTrace::dispose);
            try (CtfRecording recording = CtfRecording.open(kernel)) {
                CtfReader reader = recording.newReader();
                for (long rank = 0; reader.advance(); rank++) {
                    MessageEnd end = ends.get(rank);
                    if (end != null) {
                        find(reader.current(), end);
                    }
                }
            }
        }

        /** The numbers stand one behind the other in the header, in either order of bytes. */
        private void find(CtfEvent event, MessageEnd end) {
            Matcher key = KEY.matcher(end.key());
            if (!key.find()) {
                throw new IllegalStateException("No packet: " + end.key());
            }
            long sequence = Long.parseLong(key.group(1));
            long ack = Long.parseLong(key.group(2));
            String file = event.packet().file().path().getFileName().toString();
            byte[] bytes = files.get(file);
            for (ByteOrder order : List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN)) {
                ByteBuffer buffer = ByteBuffer.wrap(bytes).order(order);
                int from = (int) event.fileOffset();
                for (int at = from; at < Math.min(from + 200, bytes.length - 8); at++) {
                    if ((buffer.getInt(at) & 0xFFFF_FFFFL) == sequence
                            && (buffer.getInt(at + 4) & 0xFFFF_FFFFL) == ack) {
                        places.add(
                                new Place(file, at, Long.bitCount(sequence ^ ack) % 2 == 0, order));
                        return;
                    }
                }
            }
            throw new IllegalStateException("The numbers of " + end.key() + " are not found");
        }
    }

    CopiedHosts(Path demo, long seed) throws Exception {
        alpha = new Template(demo.resolve("k-alpha/s1"));
        beta = new Template(demo.resolve("k-beta/s1"));
        random = new Random(seed);
    }

    /**
     * Writes hosts below a folder.
     *
     * @param count how many
     * @param withPrograms how many of them have the trace of their programs, too
     */
    List<Host> write(Path folder, int count, int withPrograms) throws IOException {
        List<Host> hosts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Template template = i % 2 == 0 ? alpha : beta;
            Host host =
                    new Host(
                            i,
                            folder.resolve("host-%05d".formatted(i)),
                            i % 2 == 0,
                            i == 0 ? 0 : random.nextLong(-3_600_000_000_000L, 3_600_000_000_000L),
                            1_000_000_000L + (i == 0 ? 0 : random.nextLong(-50_000, 50_000)));
            write(host, template);
            if (i < withPrograms) {
                copyPrograms(host, template);
            }
            hosts.add(host);
        }
        return hosts;
    }

    private static void write(Host host, Template template) throws IOException {
        Path kernel = Files.createDirectories(host.folder.resolve("kernel"));
        Path source = template.session.resolve("kernel");
        String metadata = Files.readString(source.resolve("metadata"), StandardCharsets.ISO_8859_1);
        Files.writeString(
                kernel.resolve("metadata"), changed(host, metadata), StandardCharsets.ISO_8859_1);
        Map<String, byte[]> files = new HashMap<>();
        template.files.forEach((name, bytes) -> files.put(name, bytes.clone()));
        int link = host.number / 2;
        for (Place place : template.places) {
            // The second half goes to the link before, which the numbers of both ends must say.
            int salt = place.isFirst ? 2 * link : 2 * (host.isAlpha ? link : link + 1) + 1;
            ByteBuffer bytes = ByteBuffer.wrap(files.get(place.file)).order(place.order);
            bytes.putInt(place.at, bytes.getInt(place.at) + salt * SALT);
        }
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Files.write(kernel.resolve(file.getKey()), file.getValue());
        }
    }

    /** Another host, and a clock that is somewhere else, and fast or slow. */
    private static String changed(Host host, String metadata) {
        String named =
                metadata.replaceFirst(
                        "hostname = \"\\w+\"", "hostname = \"host-%05d\"".formatted(host.number));
        named =
                Pattern.compile("(name = \"monotonic\";\\s+uuid = \")[^\"]+")
                        .matcher(named)
                        .replaceFirst(
                                "$1"
                                        + UUID.nameUUIDFromBytes(
                                                new byte[] {
                                                    (byte) host.number, (byte) (host.number >> 8)
                                                }));
        named = named.replace("freq = 1000000000;", "freq = " + host.frequency + ";");
        Matcher offset = OFFSET.matcher(named);
        if (!offset.find()) {
            throw new IllegalStateException("The clock has no offset");
        }
        long shifted = Long.parseLong(offset.group(2)) + host.offset;
        // In ticks, so that the clock is about where it was.
        BigInteger ticks =
                BigInteger.valueOf(shifted)
                        .multiply(BigInteger.valueOf(host.frequency))
                        .divide(BigInteger.valueOf(1_000_000_000));
        return offset.replaceFirst("$1" + ticks + ";");
    }

    private static void copyPrograms(Host host, Template template) throws IOException {
        Path from = template.session.resolve("ust");
        Path to = host.folder.resolve("ust");
        try (Stream<Path> walk = Files.walk(from)) {
            for (Path path : walk.filter(Files::isRegularFile).toList()) {
                if (path.getParent().endsWith("index")) {
                    continue;
                }
                Path target = to.resolve(from.relativize(path).toString());
                Files.createDirectories(target.getParent());
                if (path.endsWith("metadata")) {
                    String text = Files.readString(path, StandardCharsets.ISO_8859_1);
                    Files.writeString(target, changed(host, text), StandardCharsets.ISO_8859_1);
                } else {
                    Files.copy(path, target);
                }
            }
        }
    }
}
