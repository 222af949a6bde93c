package org.eclipse.tracecompass.tmf.core.trace.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.io.BufferedRandomAccessFile;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.eclipse.tracecompass.tmf.core.trace.text.LogTrace.LogEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextTraceTest {
    static {
        TemporaryCache.ofTheProcess();
    }

    private static final int COUNT = 3000;

    private static Path write(Path folder) throws IOException {
        StringBuilder text = new StringBuilder("a header\n");
        for (int i = 0; i < COUNT; i++) {
            text.append('[')
                    .append(i * 10L)
                    .append("] ")
                    .append(i % 3 == 0 ? "ERROR" : "INFO")
                    .append(" message ")
                    .append(i)
                    .append(" é\r\n");
            for (int k = 0; k < i % 4; k++) {
                text.append("  at line ").append(k).append('\n');
            }
        }
        return Files.writeString(folder.resolve("a.log"), text.toString());
    }

    private static LogTrace open(Path file) throws TmfTraceException {
        LogTrace trace = new LogTrace();
        trace.initTrace(null, file.toString(), LogEvent.class);
        return trace;
    }

    private static String message(@Nullable ITmfEvent event) {
        return event == null
                ? ""
                : String.valueOf(event.getContent().getFieldValue(String.class, "message"));
    }

    @Test
    void aByteOrderMarkDoesNotHideTheFirstEvent(@TempDir Path folder) throws Exception {
        Path file =
                Files.writeString(
                        folder.resolve("a.log"), "\uFEFF[1] INFO message 1\n[2] INFO message 2\n");
        assertThat(new LogTrace().validate(null, file.toString()))
                .isInstanceOfSatisfying(
                        TraceValidationStatus.class,
                        status -> assertThat(status.getConfidence()).isEqualTo(100));
        LogTrace trace = open(file);
        ITmfContext context = trace.seekEvent(0L);
        assertThat(message(trace.getNext(context))).isEqualTo("message 1");
        assertThat(message(trace.getNext(context))).isEqualTo("message 2");
        assertThat(message(trace.getNext(trace.seekEvent(0.0)))).isEqualTo("message 1");
        trace.dispose();
    }

    @Test
    void aFileThatIsOneLongLineIsRefusedByItsBeginning(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"), "x".repeat(2 << 20));

        assertThat(new LogTrace().validate(null, file.toString()).getMessage())
                .isEqualTo("Its first 1048576 bytes contain no end of line");
    }

    @Test
    void eventsOfSeveralLinesAreReadFromAnyPlace(@TempDir Path folder)
            throws IOException, TmfTraceException {
        LogTrace trace = open(write(folder));
        ITmfContext context = trace.seekEvent(0L);
        List<ITmfEvent> events = new ArrayList<>();
        ITmfEvent next = trace.getNext(context);
        while (next != null) {
            events.add(next);
            next = trace.getNext(context);
        }
        assertThat(events).hasSize(COUNT);
        assertThat(events.get(7).getContent())
                .hasToString("message=message 7 é, detail=  at line 0 |   at line 1 |   at line 2");
        assertThat(events.get(6).getName()).isEqualTo("ERROR");
        trace.indexTrace(true);
        assertThat(trace.getNbEvents()).isEqualTo(COUNT);
        for (long rank : new long[] {0, 1, 999, 1000, 1001, 2999}) {
            assertThat(message(trace.getNext(trace.seekEvent(rank))))
                    .isEqualTo("message " + rank + " é");
            assertThat(
                            message(
                                    trace.getNext(
                                            trace.seekEvent(
                                                    TmfTimestamp.fromNanos(rank * 10 - 5)))))
                    .isEqualTo("message " + rank + " é");
        }
        assertThat(trace.getNext(trace.seekEvent((long) COUNT))).isNull();
        assertThat(trace.readEnd()).isEqualTo(TmfTimestamp.fromNanos((COUNT - 1) * 10L));
        ITmfContext middle = trace.seekEvent(0.5);
        ITmfEvent event = trace.getNext(middle);
        assertThat(event).isNotNull();
        trace.dispose();
    }

    @Test
    void theConfidenceIsTheShareOfLinesThatBeginAnEvent(@TempDir Path folder) throws IOException {
        LogTrace trace = new LogTrace();
        assertThat(trace.validate(null, write(folder).toString()).isOK()).isTrue();
        assertThat(trace.validate(null, folder.toString()).getMessage()).isEqualTo("Not a file");
        assertThat(trace.validate(null, folder.resolve("none").toString()).getMessage())
                .startsWith("There is no file");
        Path other = Files.writeString(folder.resolve("b.txt"), "once upon a time\nthere was\n");
        assertThat(trace.validate(null, other.toString()).getMessage())
                .isEqualTo("None of the first 2 lines begins an event");
        Path binary = Files.write(folder.resolve("c.bin"), new byte[] {1, 2, 3, 0});
        assertThat(trace.validate(null, binary.toString()).getMessage())
                .isEqualTo("Not a text file");
    }

    @Property(tries = 100)
    void linesAndPositionsAreThoseOfTheFile(
            @ForAll @Size(max = 30) List<@IntRange(max = 20) Integer> lengths,
            @ForAll @IntRange(min = 1, max = 16) int buffer)
            throws IOException {
        StringBuilder text = new StringBuilder();
        List<String> lines = new ArrayList<>();
        for (int length : lengths) {
            lines.add("x".repeat(length));
            text.append("x".repeat(length)).append(length % 2 == 0 ? "\n" : "\r\n");
        }
        lines.add("end");
        text.append("end");
        Path file = Files.createTempFile("lines", ".txt");
        try {
            Files.writeString(file, text.toString());
            try (BufferedRandomAccessFile raf =
                    new BufferedRandomAccessFile(file.toFile(), "r", buffer)) {
                List<Long> positions = new ArrayList<>();
                for (String line : lines) {
                    positions.add(raf.getFilePointer());
                    assertThat(raf.getNextLine()).isEqualTo(line);
                }
                assertThat(raf.getNextLine()).isNull();
                assertThat(raf.getFilePointer()).isEqualTo(text.length());
                for (int i = lines.size() - 1; i >= 0; i--) {
                    raf.seek(positions.get(i));
                    assertThat(raf.getNextLine()).isEqualTo(lines.get(i));
                }
            }
        } finally {
            Files.delete(file);
        }
    }

    @Test
    void whatIsWrittenIsReadBack(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("w"), "0123456789");
        try (BufferedRandomAccessFile raf =
                new BufferedRandomAccessFile(file.toString(), "rw", 4)) {
            assertThat(raf.read()).isEqualTo('0');
            raf.write("ab".getBytes(StandardCharsets.US_ASCII));
            assertThat(raf.read()).isEqualTo('3');
            raf.seek(0);
            assertThat(raf.getNextLine()).isEqualTo("0ab3456789");
        }
    }
}
