package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Whatever types a trace has: exactly what was written is read. */
class RandomTraceProperties {

    private static final int SIZE_BITS = 32;

    private static Path sWork = Path.of("");

    @BeforeContainer
    static void makeFolder() throws IOException {
        sWork = Files.createTempDirectory("astrolabe-random");
    }

    @AfterContainer
    static void deleteFolder() throws IOException {
        try (Stream<Path> files = Files.walk(sWork)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        }
    }

    @Property(tries = 400, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void whatIsReadIsWhatWasWritten(@ForAll long seed) throws IOException {
        Random random = new Random(seed);
        RandomFields fields = new RandomFields(random);
        RandomFields.Field context = fields.scope("event-record-common-context");
        RandomFields.Field payload = fields.scope("event-record-payload");
        BitWriter out = new BitWriter();
        List<String> expected = new ArrayList<>();
        out.align(2 * SIZE_BITS);
        out.write(0, 2 * SIZE_BITS, fields.bigEndian());
        for (int i = random.nextInt(6); i > 0; i--) {
            String common = context.write(out);
            expected.add(common + '\t' + payload.write(out));
        }
        int bytes = (out.position() + 7) / 8 + random.nextInt(20);
        write(fields.bigEndian(), context, payload, out.bytes(bytes), out.position());
        List<String> read = new ArrayList<>();
        try (CtfRecording trace = CtfRecording.open(sWork)) {
            CtfReader reader = trace.newReader();
            FieldChecks checks = new FieldChecks();
            while (reader.advance()) {
                StringBuilder line = new StringBuilder();
                CanonicalEventWriter.append(reader.current(), line);
                String[] parts = line.toString().strip().split("\t");
                read.add(parts[parts.length - 3] + '\t' + parts[parts.length - 1]);
                checks.add(reader.current().copy());
            }
            assertThat(reader.diagnostics()).isEmpty();
            checks.assertFieldsAlone();
        }
        assertThat(read).isEqualTo(expected);
    }

    private static void write(
            boolean bigEndian,
            RandomFields.Field context,
            RandomFields.Field payload,
            byte[] packet,
            int content)
            throws IOException {
        BitWriter sizes = new BitWriter();
        sizes.write(8L * packet.length, SIZE_BITS, bigEndian);
        sizes.write(content, SIZE_BITS, bigEndian);
        System.arraycopy(sizes.bytes(8), 0, packet, 0, 8);
        String size =
                SmallCtf2.unsigned(SIZE_BITS, "%s").replace("little", bigEndian ? "big" : "little");
        String stream =
                "{'type': 'data-stream-class', 'packet-context-field-class': "
                        + SmallCtf2.struct(
                                SmallCtf2.member(
                                        "total",
                                        size.formatted(SmallCtf2.role("packet-total-length"))),
                                SmallCtf2.member(
                                        "content",
                                        size.formatted(SmallCtf2.role("packet-content-length"))))
                        + ", 'event-record-common-context-field-class': "
                        + context.json()
                        + "}";
        String event =
                "{'type': 'event-record-class', 'name': 'e', 'payload-field-class': "
                        + payload.json()
                        + "}";
        SmallCtf2.trace(sWork, SmallCtf2.PREAMBLE, stream, event);
        Files.write(sWork.resolve("s"), packet);
    }
}
