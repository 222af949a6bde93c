package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;
import org.eclipse.tracecompass.testkit.SharedTraces;

/** The beginning of a trace's files, kept in memory, to be damaged again and again. */
final class FuzzedTrace {

    private static final int MOST_BYTES = 24 << 10;
    private static final int MOST_STREAMS = 2;
    private static final int MOST_PRINTED = 50;

    /** A file as it is when it is sound. */
    private record Part(String name, byte[] bytes) {}

    private final String name;
    private final List<Part> parts = new ArrayList<>();
    private final boolean plainText;

    private FuzzedTrace(String name, Path folder) throws IOException {
        this.name = name;
        byte[] metadata = Files.readAllBytes(folder.resolve("metadata"));
        parts.add(new Part("metadata", metadata));
        plainText = metadata.length > 0 && metadata[0] > 0;
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> streams =
                    files.filter(Files::isRegularFile)
                            .filter(file -> !file.endsWith("metadata"))
                            .sorted(Comparator.comparing(Path::toString))
                            .limit(MOST_STREAMS)
                            .toList();
            for (Path stream : streams) {
                add(String.valueOf(stream.getFileName()), stream);
                String index = "index/" + stream.getFileName() + ".idx";
                if (Files.exists(folder.resolve(index))) {
                    add(index, folder.resolve(index));
                }
            }
        }
    }

    private void add(String name, Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            parts.add(new Part(name, in.readNBytes(MOST_BYTES)));
        }
    }

    /** All traces there are: those of the project, and those beside it. */
    static List<FuzzedTrace> all() throws IOException {
        List<FuzzedTrace> traces = new ArrayList<>();
        for (String demo : List.of("k-alpha/s1/kernel", "k-alpha/s1/ust/uid/0/64-bit")) {
            traces.add(new FuzzedTrace(demo, SharedTraces.demo(demo)));
        }
        for (String name : SharedTraces.traces("ctf")) {
            addAll(name, SharedTraces.trace(name), traces);
        }
        return traces;
    }

    private static void addAll(String name, Path root, List<FuzzedTrace> into) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(f -> f.endsWith("metadata")).sorted().toList()) {
                Path folder = file.getParent();
                if (folder != null && Files.isRegularFile(file)) {
                    into.add(new FuzzedTrace(name + '/' + root.relativize(folder), folder));
                }
            }
        }
    }

    /** Writes the trace with damage to its metadata, or to one of its other files. */
    long write(Path folder, long seed, boolean metadata) throws IOException {
        try (Stream<Path> old = Files.walk(folder)) {
            old.filter(Files::isRegularFile).forEach(file -> file.toFile().delete());
        }
        Files.createDirectories(folder.resolve("index"));
        int others = parts.size() - 1;
        int victim = metadata || others == 0 ? 0 : 1 + new Random(seed).nextInt(others);
        long size = 0;
        for (int i = 0; i < parts.size(); i++) {
            byte[] bytes = parts.get(i).bytes();
            byte[] now = i == victim ? new Mutation(seed).of(bytes, i == 0 && plainText) : bytes;
            Files.write(folder.resolve(parts.get(i).name()), now);
            size += now.length;
        }
        return size;
    }

    /**
     * Reads all that can be read of a trace.
     *
     * @return how many events there were; -1 if the trace was refused
     */
    static long read(Path folder) throws IOException {
        long events = 0;
        try (CtfRecording trace = CtfRecording.open(folder)) {
            trace.diagnostics().forEach(problem -> isPlain(problem, folder));
            CtfReader reader = trace.newReader(true);
            StringBuilder line = new StringBuilder();
            while (reader.advance()) {
                line.setLength(0);
                CanonicalEventWriter.append(reader.current().copy(), line);
                events++;
            }
            reader.diagnostics().forEach(problem -> isPlain(problem, folder));
            trace.lastNanos();
            reader.seek(trace.firstNanos().orElse(0) + 1000);
            reader.advance();
        } catch (CtfReadException e) {
            isPlain(e.diagnostic(), folder);
            return -1;
        }
        return events;
    }

    /**
     * Reads all that can be read of a trace by the documented classes.
     *
     * @return how many events there were; -1 if the trace was refused
     */
    static long readDocumented(Path folder) {
        long events = 0;
        try {
            CTFTrace trace = new CTFTrace(folder.toFile());
            try (CTFTraceReader reader = new CTFTraceReader(trace)) {
                while (reader.hasMoreEvents()) {
                    IEventDefinition event = reader.getCurrentEventDef();
                    assertThat(event.getDeclaration().getName()).isNotNull();
                    if (events++ < MOST_PRINTED) {
                        assertThat(event.getFields().toString()).isNotNull();
                        assertThat(event.getContext().toString()).isNotNull();
                        assertThat(event.getPacketAttributes()).isNotNull();
                    }
                    reader.advance();
                }
                reader.seek((reader.getStartTime() + reader.getEndTime()) / 2);
                reader.goToLastEvent();
            }
        } catch (CTFException e) {
            assertThat(ownWords(e.getMessage())).doesNotContain("Exception", "java.", "null");
            return -1;
        }
        return events;
    }

    private static void isPlain(CtfDiagnostic problem, Path folder) {
        assertThat(problem.sentence())
                .startsWith(folder.toString())
                .endsWith(".")
                .doesNotContain("Exception", "java.", "(null)", ": null");
    }

    /** A message without what it quotes of the trace, such as 'null-terminated-string'. */
    private static String ownWords(String message) {
        return message.replaceAll("'[^']*'", "''");
    }

    @Override
    public String toString() {
        return name;
    }
}
