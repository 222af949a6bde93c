package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Streams that other threads decode ahead give the same events in the same order. */
class ReadAheadTest {

    @TempDir Path folder = Path.of("");

    private static List<String> lines(CtfReader reader, int most) throws IOException {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < most && reader.advance(); i++) {
            CtfEvent event = reader.current();
            StringBuilder line = new StringBuilder();
            CanonicalEventWriter.append(i % 2 == 0 ? event : event.copy(), line);
            lines.add(event.lost() > 0 ? "LOST " + event.lost() : event.stream().name() + line);
        }
        return lines;
    }

    private static void isTheSame(Path folder) throws IOException {
        try (CtfRecording trace = CtfRecording.open(folder)) {
            CtfReader alone = trace.newReader(true);
            CtfReader ahead = trace.newReader(true, true);
            assertThat(lines(ahead, Integer.MAX_VALUE)).isEqualTo(lines(alone, Integer.MAX_VALUE));
            assertThat(ahead.diagnostics())
                    .containsExactlyInAnyOrderElementsOf(alone.diagnostics());
        }
    }

    @TestFactory
    Stream<DynamicTest> everyTraceIsTheSame() {
        return SharedTraces.ctf().entrySet().stream()
                .map(t -> DynamicTest.dynamicTest(t.getKey(), () -> isTheSame(t.getValue())));
    }

    @Test
    void theOrderIsTheSameEachTime() throws IOException {
        for (int i = 0; i < 5; i++) {
            isTheSame(SharedTraces.demo("k-alpha/s1/kernel"));
        }
    }

    @Test
    void whatIsWrongIsToldAsWell() throws IOException {
        Path copy = SharedTraces.copy(SharedTraces.demo("k-alpha/s1/kernel"), folder);
        try (RandomAccessFile file = new RandomAccessFile(copy.resolve("k_1").toFile(), "rw")) {
            file.seek(600_000);
            file.write(new byte[2000]);
        }
        isTheSame(copy);
    }

    @Test
    void seekingGoesOnFromThere() throws IOException {
        try (CtfRecording trace = CtfRecording.open(SharedTraces.demo("k-alpha/s1/kernel"))) {
            CtfReader alone = trace.newReader(true);
            CtfReader ahead = trace.newReader(true, true);
            long first = trace.firstNanos().orElseThrow();
            long last = trace.lastNanos().orElseThrow();
            lines(ahead, 30_000);
            for (double place : new double[] {0.5, 0.1, 0.9, 0.0}) {
                long nanos = first + (long) (place * (last - first));
                ahead.seek(nanos);
                alone.seek(nanos);
                assertThat(lines(ahead, 15_000)).isEqualTo(lines(alone, 15_000));
                assertThat(ahead.locationNanos()).isEqualTo(alone.locationNanos());
                assertThat(ahead.locationIndex()).isEqualTo(alone.locationIndex());
            }
        }
    }

    @Test
    void aClosedTraceLeavesNoThreadBehind() throws IOException {
        Set<String> before = threads();
        CtfReader reader;
        try (CtfRecording trace = CtfRecording.open(SharedTraces.demo("k-alpha/s1/kernel"))) {
            reader = trace.newReader(true, true);
            assertThat(lines(reader, 20_000)).hasSize(20_000);
        }
        assertThatThrownBy(() -> lines(reader, Integer.MAX_VALUE)).isInstanceOf(IOException.class);
        assertThat(threads()).isSubsetOf(before);
    }

    private static Set<String> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> !name.startsWith("ForkJoinPool.commonPool"))
                .collect(Collectors.toSet());
    }
}
