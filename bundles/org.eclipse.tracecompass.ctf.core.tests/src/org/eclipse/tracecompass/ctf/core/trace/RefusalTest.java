package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is not sound is refused, or cut off, with one sentence that names the place and the reason.
 */
class RefusalTest {

    @TempDir Path folder = Path.of("");

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "ctf/bt-fail-fail1, ., 15, major",
        "ctf/bt-fail-fail2, ., 9, escape",
        "ctf/bt-fail-smalltrace, ., 6, version",
        "ctf/bt-fail-metadata-syntax-error, ., 3, ]",
        "ctf/bt-fail-invalid-sequence-length-field-class, ., 23, integer",
        "ctf/gen-bad2-bad-alignment, ., 3, power of two",
        "ctf/gen-bad2-duplicate-member, ., 3, exists already",
        "ctf/gen-bad2-mandatory-extension, ., 1, extension",
        "ctf/gen-bad2-role-wrong-scope, ., 3, packet-magic-number",
        "ctf/gen-bad2-two-trace-classes, ., 3, two trace classes",
        "ctf/gen-bad2-unknown-field-class, ., 3, mystery",
        "ctf/gen-mut18-metadata-empty, metadata-empty, 0, empty",
    })
    void badMetadataIsRefusedWithLineAndReason(
            String archive, String folder, int line, String reason) {
        Path trace = SharedTraces.trace(archive).resolve(folder);
        assertThatThrownBy(() -> CtfRecording.open(trace))
                .isInstanceOfSatisfying(
                        CtfReadException.class,
                        e -> {
                            assertThat(e.diagnostic().file().getFileName()).hasToString("metadata");
                            assertThat(e.diagnostic().line()).isEqualTo(line);
                            assertThat(e.getMessage()).contains(reason).endsWith(".");
                        });
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "ctf/gen-mut18-content-larger-than-packet-no-index, content-larger-than-packet-no-index,"
                + " larger",
        "ctf/gen-mut18-trailing-garbage-no-index, trailing-garbage-no-index, 1431655765",
        "ctf/bt-fail-valid-events-then-invalid-events, trace, 255",
    })
    void badPacketsAreCutOffWithAnError(String archive, String folder, String reason)
            throws IOException {
        List<CtfDiagnostic> errors = new ArrayList<>();
        try (CtfRecording trace = CtfRecording.open(SharedTraces.trace(archive).resolve(folder))) {
            CtfReader reader = trace.newReader();
            while (reader.advance()) {
                assertThat(reader.current().name()).isNotEmpty();
            }
            errors.addAll(trace.diagnostics());
            errors.addAll(reader.diagnostics());
        } catch (CtfReadException e) {
            errors.add(e.diagnostic());
        }
        assertThat(errors)
                .anySatisfy(
                        error -> {
                            assertThat(error.severity()).isEqualTo(CtfDiagnostic.Severity.ERROR);
                            assertThat(error.packet()).isPositive();
                            assertThat(error.sentence()).contains(reason);
                        });
    }

    @Test
    void aClockOffsetBeyondNanosecondsIsAWarning() throws IOException {
        Path folder = SharedTraces.trace("ctf/tc-funky_trace").resolve("funky_trace");
        try (CtfRecording trace = CtfRecording.open(folder)) {
            assertThat(trace.diagnostics())
                    .extracting(CtfDiagnostic::severity)
                    .containsExactly(CtfDiagnostic.Severity.WARNING);
            CtfReader reader = trace.newReader();
            long events = 0;
            StringBuilder ends = new StringBuilder();
            while (reader.advance()) {
                if (events == 0 || events >= 100000) {
                    CanonicalEventWriter.append(reader.current(), ends);
                }
                events++;
            }
            assertThat(events).isEqualTo(100002);
            assertThat(reader.diagnostics()).isEmpty();
            assertThat(ends.toString().lines().toList().get(0))
                    .isEqualTo(
                            "00000000000001234567\t-\tSimple Event\tnull\tnull\t"
                                    + "{\"integer_field\":42,\"float_field\":\"f:400921cac083126f\"}");
            assertThat(ends).contains("\"field_1\":99999,\"a_string\":\"This is a test\"");
            assertThat(ends).contains("00000000000001334568").contains("\"int_16\":-12345");
        }
    }

    @Test
    void aFolderWithoutMetadataIsRefused() {
        assertThatThrownBy(() -> CtfRecording.open(folder))
                .isInstanceOf(CtfReadException.class)
                .hasMessageContaining("metadata");
    }

    @Test
    void anEmptyStreamFileIsNoStream() throws IOException {
        Path copy = SharedTraces.copy(SharedTraces.demo("k-alpha/s1/ust/uid/0/64-bit"), folder);
        Files.write(copy.resolve("u_0"), new byte[0]);
        try (CtfRecording trace = CtfRecording.open(copy)) {
            assertThat(trace.streams()).hasSize(1);
            assertThat(trace.diagnostics())
                    .singleElement()
                    .satisfies(d -> assertThat(d.reason()).contains("index", "1 more packet"));
        }
        Files.delete(copy.resolve("index").resolve("u_0.idx"));
        try (CtfRecording trace = CtfRecording.open(copy)) {
            assertThat(trace.streams()).hasSize(1);
            assertThat(trace.diagnostics()).isEmpty();
        }
    }

    @Test
    void aStreamThatIsCutGivesTheEventsBeforeTheCut() throws IOException {
        Path copy = SharedTraces.copy(SharedTraces.demo("k-alpha/s1/kernel"), folder);
        Path stream = copy.resolve("k_1");
        long whole = count(copy);
        try (RandomAccessFile file = new RandomAccessFile(stream.toFile(), "rw")) {
            file.setLength(file.length() / 2 + 123);
        }
        try (CtfRecording trace = CtfRecording.open(copy)) {
            assertThat(trace.diagnostics())
                    .singleElement()
                    .satisfies(
                            error -> {
                                assertThat(error.file()).isEqualTo(stream);
                                assertThat(error.packet()).isPositive();
                                assertThat(error.reason()).contains("truncated");
                            });
        }
        assertThat(count(copy)).isBetween(whole / 4, whole - 1);
    }

    @Test
    void aFileThatIsNoStreamIsNamedAndTheOthersAreRead() throws IOException {
        Path copy = SharedTraces.copy(SharedTraces.demo("k-alpha/s1/ust/uid/0/64-bit"), folder);
        long whole = count(copy);
        Files.writeString(
                copy.resolve("notes.txt"), "remember the milk, and the metadata ".repeat(9));
        try (CtfRecording trace = CtfRecording.open(copy)) {
            assertThat(trace.diagnostics())
                    .singleElement()
                    .satisfies(error -> assertThat(error.sentence()).contains("notes.txt"));
        }
        assertThat(count(copy)).isEqualTo(whole);
    }

    @Test
    void anIndexThatIsWrongAboutAPacketChangesNoEvent() throws IOException {
        Path sound =
                SharedTraces.trace("ctf/gen-ust18-multi").resolve("ust18-multi/ust/uid/0/64-bit");
        Path copy = SharedTraces.copy(sound, folder);
        int wrong = 0;
        try (Stream<Path> indexes = Files.list(copy.resolve("index"))) {
            for (Path index : indexes.toList()) {
                ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(index));
                int third = 16 + 2 * 72;
                if (bytes.limit() >= third + 72) {
                    bytes.putLong(third + 16, bytes.getLong(third + 16) - 4096);
                    bytes.putLong(third + 24, bytes.getLong(third + 24) - (1L << 33));
                    Files.write(index, bytes.array());
                    wrong++;
                }
            }
        }
        assertThatTheIndexIsNotUsed(copy, sound, wrong);
    }

    @Test
    void anIndexThatMakesOneOfTwoPacketsOrLiesAboutLossesIsNotUsed() throws IOException {
        Path sound =
                SharedTraces.trace("ctf/gen-ust18-multi").resolve("ust18-multi/ust/uid/0/64-bit");
        Path copy = SharedTraces.copy(sound, folder);
        int wrong = 0;
        try (Stream<Path> indexes = Files.list(copy.resolve("index"))) {
            for (Path index : indexes.toList()) {
                ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(index));
                int second = 16 + 72;
                int third = second + 72;
                if (bytes.limit() >= third + 72) {
                    bytes.putLong(second + 8, bytes.getLong(second + 8) + bytes.getLong(third + 8));
                    bytes.putLong(second + 40, 1_000_000);
                    byte[] shorter = new byte[bytes.limit() - 72];
                    System.arraycopy(bytes.array(), 0, shorter, 0, third);
                    System.arraycopy(
                            bytes.array(), third + 72, shorter, third, shorter.length - third);
                    Files.write(index, shorter);
                    wrong++;
                }
            }
        }
        assertThatTheIndexIsNotUsed(copy, sound, wrong);
        try (CtfRecording trace = CtfRecording.open(copy);
                CtfRecording right = CtfRecording.open(sound)) {
            assertThat(trace.discardedEvents()).isEqualTo(right.discardedEvents());
        }
    }

    /** A trace whose indexes are wrong has the events of the sound one, and a warning for each. */
    private static void assertThatTheIndexIsNotUsed(Path copy, Path sound, int wrong)
            throws IOException {
        assertThat(wrong).isPositive();
        List<String> warnings = new ArrayList<>();
        assertThat(lines(copy, warnings)).isEqualTo(lines(sound, new ArrayList<>()));
        assertThat(warnings).hasSize(wrong).allMatch(text -> text.contains("index"));
    }

    private static List<String> lines(Path folder, List<String> problems) throws IOException {
        List<String> lines = new ArrayList<>();
        try (CtfRecording trace = CtfRecording.open(folder)) {
            CtfReader reader = trace.newReader();
            while (reader.advance()) {
                StringBuilder line = new StringBuilder();
                CanonicalEventWriter.append(reader.current(), line);
                lines.add(line.toString());
            }
            trace.diagnostics().forEach(problem -> problems.add(problem.sentence()));
            reader.diagnostics().forEach(problem -> problems.add(problem.sentence()));
        }
        return lines;
    }

    @Test
    void aFileThatCannotBeReadIsNamedAndTheOthersAreRead() throws IOException {
        Path copy = SharedTraces.copy(SharedTraces.demo("k-alpha/s1/kernel"), folder);
        Files.delete(copy.resolve("k_1"));
        try {
            Files.createSymbolicLink(copy.resolve("k_1"), copy.resolve("nowhere"));
        } catch (IOException | UnsupportedOperationException e) {
            Assumptions.abort("skipped: no symbolic links here");
        }
        try (CtfRecording trace = CtfRecording.open(copy)) {
            assertThat(trace.streams()).hasSize(1);
            assertThat(trace.diagnostics())
                    .singleElement()
                    .satisfies(
                            error ->
                                    assertThat(error.sentence())
                                            .contains("k_1", "cannot be read", "does not exist"));
        }
    }

    @Test
    void aFileThatShrinksWhileItIsReadEndsItsStreamAlone() throws IOException {
        Path copy = SharedTraces.copy(SharedTraces.demo("k-alpha/s1/kernel"), folder);
        long whole = count(copy);
        try (CtfRecording trace = CtfRecording.open(copy)) {
            CtfReader reader = trace.newReader();
            long events = 0;
            while (reader.advance()) {
                if (++events == 1000) {
                    try (RandomAccessFile file =
                            new RandomAccessFile(copy.resolve("k_1").toFile(), "rw")) {
                        file.setLength(200_000);
                    }
                }
            }
            assertThat(events).isBetween(whole / 2, whole - 1);
            assertThat(reader.diagnostics())
                    .singleElement()
                    .satisfies(error -> assertThat(error.sentence()).contains("k_1", "shorter"));
        }
    }

    private static long count(Path folder) throws IOException {
        try (CtfRecording trace = CtfRecording.open(folder)) {
            CtfReader reader = trace.newReader();
            long events = 0;
            while (reader.advance()) {
                events++;
            }
            return events;
        }
    }
}
