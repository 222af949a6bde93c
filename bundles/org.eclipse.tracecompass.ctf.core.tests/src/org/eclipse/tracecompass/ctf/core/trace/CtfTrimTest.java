package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** A trimmed trace has the events of the range, and is a sound trace. */
class CtfTrimTest {

    private static final int RANGES = 4;

    @TempDir Path folder = Path.of("");

    private record Line(long nanos, String text) {}

    /** Does not cancel. */
    private static final CtfTrim.Progress QUIET =
            new CtfTrim.Progress() {
                @Override
                public boolean isCancelled() {
                    return false;
                }

                @Override
                public void done(long bytes, long total) {
                    assertThat(bytes).isLessThanOrEqualTo(total);
                }
            };

    private static List<Line> lines(CtfRecording trace) throws IOException {
        List<Line> lines = new ArrayList<>();
        CtfReader reader = trace.newReader();
        while (reader.advance()) {
            StringBuilder text = new StringBuilder();
            CanonicalEventWriter.append(reader.current(), text);
            lines.add(new Line(reader.current().nanos(), text.toString()));
        }
        return lines;
    }

    private static List<String> between(List<Line> lines, long from, long to) {
        return lines.stream()
                .filter(line -> line.nanos >= from && line.nanos <= to)
                .map(Line::text)
                .sorted()
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> theEventsOfTheRangeAreLeft() {
        return SharedTraces.ctf().entrySet().stream()
                .map(t -> DynamicTest.dynamicTest(t.getKey(), () -> trims(t.getValue())));
    }

    private void trims(Path path) throws IOException {
        try (CtfRecording trace = CtfRecording.open(path)) {
            List<Line> all = lines(trace);
            Random random = new Random(all.size());
            for (int i = 0; i < RANGES; i++) {
                long a = all.get(random.nextInt(all.size())).nanos;
                long b = all.get(random.nextInt(all.size())).nanos;
                long from = Math.min(a, b);
                long to = Math.max(a, b);
                Path target = Files.createTempDirectory(folder, "trim").resolve("t");
                CtfTrim.write(trace, from, to, target, QUIET);
                try (CtfRecording trimmed = CtfRecording.open(target)) {
                    List<String> expected = between(all, from, to);
                    List<String> found = between(lines(trimmed), Long.MIN_VALUE, Long.MAX_VALUE);
                    assertThat(found.size()).isEqualTo(expected.size());
                    for (int k = 0; k < found.size(); k++) {
                        assertThat(found.get(k)).isEqualTo(expected.get(k));
                    }
                    if (trace.diagnostics().isEmpty()) {
                        assertThat(trimmed.diagnostics()).isEmpty();
                    }
                    soundPackets(trimmed);
                }
            }
        }
    }

    private static void soundPackets(CtfRecording trimmed) throws IOException {
        for (CtfStream stream : trimmed.streams()) {
            long first = stream.packets().get(0).discarded();
            assertThat(first).isIn(0L, Packet.UNKNOWN);
            long end = Long.MIN_VALUE;
            for (Packet packet : stream.packets()) {
                if (packet.begin() != Packet.UNKNOWN && packet.end() != Packet.UNKNOWN) {
                    assertThat(packet.begin()).isLessThanOrEqualTo(packet.end());
                    end = packet.end();
                }
            }
            StreamCursor cursor =
                    new StreamCursor(trimmed.layout(), stream, false, diagnostic -> {});
            cursor.goToPacket(stream.packets().size() - 1);
            assertThat(cursor.next()).isTrue();
            if (end != Long.MIN_VALUE) {
                assertThat(cursor.event().cycles()).isLessThanOrEqualTo(end);
            }
        }
    }

    @Test
    void discardedEventsBeforeTheRangeAreNotCounted() throws Exception {
        Path path =
                SharedTraces.ctf().entrySet().stream()
                        .filter(e -> e.getKey().contains("gen-ust18-lost"))
                        .findFirst()
                        .orElseThrow()
                        .getValue();
        try (CtfRecording trace = CtfRecording.open(path)) {
            CtfStream longest = trace.streams().get(0);
            for (CtfStream stream : trace.streams()) {
                longest = stream.packets().size() > longest.packets().size() ? stream : longest;
            }
            Packet third = longest.packets().get(2);
            long from = longest.layout().nanos(third.begin());
            Path target = folder.resolve("lost");
            CtfTrim.write(trace, from, Long.MAX_VALUE, target, QUIET);
            long expected = 0;
            for (CtfStream stream : trace.streams()) {
                int first = 0;
                while (first < stream.packets().size()
                        && stream.layout().nanos(stream.packets().get(first).end()) < from) {
                    first++;
                }
                for (int i = first + 1; i < stream.packets().size(); i++) {
                    expected += stream.discardedBefore(i);
                }
            }
            try (CtfRecording trimmed = CtfRecording.open(target)) {
                assertThat(expected).isPositive();
                assertThat(trimmed.discardedEvents()).isEqualTo(expected);
            }
        }
    }

    private CtfRecording ticks() throws IOException {
        Path path = Files.createDirectories(folder.resolve("ticks"));
        StringBuilder events = new StringBuilder();
        for (int i = 1; i <= 9; i++) {
            events.append("0").append(i).append("000000 0").append(i).append("00000000000000 ");
        }
        new SmallTrace(
                        path,
                        SmallTrace.LE
                                + SmallTrace.INTEGERS
                                + SmallTrace.CLOCK
                                + "typealias integer { size = 64; align = 64; } := a64;\n"
                                + "typealias integer { size = 32; align = 32;"
                                + " map = clock.c.value; } := stamp;\n"
                                + SmallTrace.packets("", "stamp timestamp;")
                                + SmallTrace.event("a64 x;"))
                .stream(
                        "s",
                        sized(
                                4 + 4 + events.toString().replace(" ", "").length() / 2,
                                "00000000" + events));
        return CtfRecording.open(path);
    }

    private static String sized(int bytes, String rest) {
        String size = String.format("%02x%02x", bytes * 8 & 0xff, bytes * 8 >> 8);
        return size + size + rest;
    }

    @Test
    void fieldsKeepTheirAlignment() throws Exception {
        try (CtfRecording trace = ticks()) {
            List<Line> all = lines(trace);
            assertThat(all).isNotEmpty();
            Path target = folder.resolve("aligned");
            long from = all.get(all.size() / 2).nanos;
            CtfTrim.write(trace, from, Long.MAX_VALUE, target, QUIET);
            try (CtfRecording trimmed = CtfRecording.open(target)) {
                assertThat(lines(trimmed)).endsWith(all.get(all.size() - 1));
                assertThat(all).endsWith(lines(trimmed).toArray(new Line[0]));
            }
        }
    }

    @Test
    void aRangeWhoseTimesOnlyTheEventsBeforeTellIsRefused() throws Exception {
        Path path = Files.createDirectories(folder.resolve("narrow"));
        new SmallTrace(
                        path,
                        SmallTrace.LE
                                + SmallTrace.INTEGERS
                                + SmallTrace.CLOCK
                                + SmallTrace.packets(
                                        "", "integer { size = 8; map = clock.c.value; } timestamp;")
                                + SmallTrace.event(""))
                .stream(
                        "s",
                        SmallTrace.packet("", "05 c8 64", 0)
                                + SmallTrace.packet("", "00 96", 0)
                                + SmallTrace.packet("", "20 c0", 0));
        try (CtfRecording trace = CtfRecording.open(path)) {
            List<Line> all = lines(trace);
            Path front = folder.resolve("front");
            CtfTrim.write(trace, 100, 700, front, QUIET);
            try (CtfRecording trimmed = CtfRecording.open(front)) {
                assertThat(lines(trimmed)).isEqualTo(all.subList(1, 5));
            }
            Path rear = folder.resolve("rear");
            assertThatThrownBy(() -> CtfTrim.write(trace, 600, 900, rear, QUIET))
                    .hasMessageContaining("does not tell its beginning");
            assertThat(rear).doesNotExist();
        }
    }

    @Test
    void nothingIsOverwritten() throws Exception {
        try (CtfRecording trace = ticks()) {
            Path file = Files.writeString(folder.resolve("f"), "mine");
            Path full = Files.createDirectories(folder.resolve("full"));
            Path inside = Files.writeString(full.resolve("metadata"), "mine");
            for (Path target : List.of(file, full)) {
                assertThatThrownBy(() -> CtfTrim.write(trace, 0, Long.MAX_VALUE, target, QUIET))
                        .isInstanceOf(FileAlreadyExistsException.class);
            }
            assertThat(file).hasContent("mine");
            assertThat(inside).hasContent("mine");
        }
    }

    @Test
    void declarationsComeAlongButNotWhatALinkOutOfTheTraceLeadsTo() throws Exception {
        try (CtfRecording trace = ticks()) {
            Path secret = Files.writeString(folder.resolve("secret"), "private key");
            Path states = Files.createDirectories(trace.folder().resolve("states"));
            Files.writeString(trace.folder().resolve("own.states"), "own");
            Files.writeString(states.resolve("more.states"), "more");
            Files.createSymbolicLink(
                    trace.folder().resolve("inner.states"), states.resolve("more.states"));
            Files.createSymbolicLink(trace.folder().resolve("stolen.states"), secret);
            Files.createSymbolicLink(states.resolve("stolen.states"), secret);
            Path target = folder.resolve("copy");
            CtfTrim.write(trace, 0, Long.MAX_VALUE, target, QUIET);
            assertThat(target.resolve("own.states")).hasContent("own");
            assertThat(target.resolve("inner.states")).hasContent("more");
            assertThat(target.resolve("states")).isDirectoryNotContaining("glob:**stolen*");
            assertThat(target.resolve("states/more.states")).hasContent("more");
            assertThat(target.resolve("stolen.states")).doesNotExist();
        }
    }

    @Test
    void aRangeWithoutEventsLeavesNothing() throws Exception {
        try (CtfRecording trace = ticks()) {
            Path target = folder.resolve("none");
            assertThatThrownBy(() -> CtfTrim.write(trace, -9, -5, target, QUIET))
                    .hasMessageContaining("no event");
            assertThat(target).doesNotExist();
            Files.createDirectories(target);
            assertThatThrownBy(() -> CtfTrim.write(trace, -9, -5, target, QUIET))
                    .isInstanceOf(IOException.class);
            assertThat(target).isEmptyDirectory();
        }
    }

    @Test
    void aCancelledTrimLeavesNothing() throws Exception {
        try (CtfRecording trace = ticks()) {
            Path target = folder.resolve("cancelled");
            CtfTrim.Progress cancelled =
                    new CtfTrim.Progress() {
                        private int asked;

                        @Override
                        public boolean isCancelled() {
                            return ++asked > 1;
                        }

                        @Override
                        public void done(long bytes, long total) {
                            // Only the answer matters here.
                        }
                    };
            assertThatThrownBy(() -> CtfTrim.write(trace, 0, Long.MAX_VALUE, target, cancelled))
                    .isInstanceOf(CancellationException.class);
            assertThat(target).doesNotExist();
        }
    }
}
