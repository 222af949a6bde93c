package org.eclipse.tracecompass.tmf.cli.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeoutException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.testkit.SharedTraces;

/**
 * Damages one stored file, or puts something else in its place, and runs a command that reads it,
 * twice. The first run may give the right answer or a sentence on what is wrong; the second one has
 * to give the right answer, because damaged results are computed again.
 */
@NonNullByDefault({})
final class StoredFileFaults implements FaultKind {

    /** What may be in the place of a file. */
    private enum Stranger {
        OF_ANOTHER_TRACE,
        LINK,
        DANGLING_LINK,
        PIPE,
        FOLDER
    }

    private static final String PRECIOUS = "precious";

    /** A command whose answer depends on stored files, and what the names of these contain. */
    private record Reader(String files, List<Object> command) {}

    private final FaultBench bench;
    private final Path cache;
    private final Path good;
    private final Path trace;
    private final Path other;
    private final Path precious;
    private final List<Reader> readers;
    private final List<FaultBench.Answer> expected = new ArrayList<>();

    StoredFileFaults(FaultBench bench) throws IOException {
        this.bench = bench;
        cache = bench.folder().resolve("cache");
        good = bench.folder().resolve("good");
        trace = SharedTraces.copy(TraceFixtures.KERNEL, bench.folder().resolve("a"));
        other =
                SharedTraces.copy(
                        SharedTraces.demo("k-beta/s1/kernel"), bench.folder().resolve("b"));
        precious = bench.folder().resolve(PRECIOUS);
        readers = readers();
    }

    private List<Reader> readers() {
        Path picture = bench.picture();
        return List.of(
                new Reader(
                        "kernel.ht",
                        List.of("query", trace, "--analysis", "kernel", "--at", "+2s")),
                new Reader(
                        "kernel.ht",
                        List.of("query", trace, "--analysis", "kernel", "--attributes", "CPUs/**")),
                new Reader("kernel.ht", List.of("table", trace, "--view", "cpu-usage")),
                new Reader(
                        "kernel.ht",
                        List.of("render", trace, "--view", "resources", "--out", picture)),
                new Reader(
                        "execgraph.ht",
                        List.of("render", trace, "--view", "critical-path:15", "--out", picture)),
                new Reader(
                        "statistics.analysis.ht",
                        List.of("query", trace, "--analysis", "statistics", "--at", "+2s")),
                new Reader(
                        ".segments",
                        List.of("table", trace, "--view", "system-call-latency", "--limit", 50)),
                new Reader(
                        ".segments", List.of("table", trace, "--view", "system-call-statistics")),
                new Reader("clock", List.of("events", "--synced", "--limit", 50, trace, other)),
                new Reader(
                        "fingerprint",
                        List.of("query", trace, "--analysis", "kernel", "--at", "+1s")),
                new Reader(
                        "checkpoint", List.of("events", trace, "--from", "+2s", "--limit", "20")));
    }

    /** Computes everything once, keeps a copy, and takes the right answers from what is stored. */
    @Override
    public void prepare() throws Exception {
        bench.answer(cache, List.of("sync", "--save", trace, other));
        for (Path each : List.of(trace, other)) {
            StoredIndex.make(each);
            bench.answer(cache, List.of("analyze", each));
            bench.answer(
                    cache, List.of("table", each, "--view", "system-call-latency", "--limit", 1));
            bench.answer(
                    cache,
                    List.of(
                            "render",
                            each,
                            "--view",
                            "critical-path:15",
                            "--out",
                            bench.picture()));
        }
        for (Reader reader : readers) {
            expected.add(bench.right(cache, reader.command));
        }
        FaultBench.replace(good, cache);
    }

    @Override
    public Try attempt(int number, Random random) throws Exception {
        Reader reader = readers.get(number % readers.size());
        FaultBench.Answer right = expected.get(number % readers.size());
        FaultBench.replace(cache, good);
        Files.writeString(precious, PRECIOUS);
        List<Path> files =
                FaultBench.files(cache, reader.files).stream()
                        .filter(file -> isRead(reader, file))
                        .toList();
        if (files.isEmpty()) {
            throw new IllegalStateException("Nothing is stored as " + reader.files);
        }
        Path file = files.get(random.nextInt(files.size()));
        Enum<?> fault = damage(file, random);
        String how = "%s of %s: %s".formatted(fault, file.getFileName(), reader.command);
        FaultOutcome outcome = outcome(reader, right);
        // A folder of somebody is not deleted; then nothing is stored, which is said each time.
        return new Try(
                "stored " + reader.files,
                how,
                fault == Stranger.FOLDER && outcome == FaultOutcome.LASTING
                        ? FaultOutcome.REPAIRED
                        : outcome);
    }

    private FaultOutcome outcome(Reader reader, FaultBench.Answer right) throws Exception {
        try {
            FaultOutcome first = bench.answer(cache, reader.command).comparedWith(right);
            if (!Files.readString(precious).equals(PRECIOUS)) {
                return FaultOutcome.WRONG;
            }
            FaultOutcome second = bench.answer(cache, reader.command).comparedWith(right);
            if (!second.isAllowed()) {
                return second;
            }
            // What cannot be computed again, such as a clock of which both copies are gone, may be
            // refused as often as one asks.
            boolean isOver =
                    second == FaultOutcome.RIGHT
                            || first == FaultOutcome.REFUSED && second == FaultOutcome.REFUSED;
            return first.isAllowed() && !isOver ? FaultOutcome.LASTING : first;
        } catch (TimeoutException e) {
            return FaultOutcome.HANG;
        }
    }

    /** Most commands read the files of one trace only. */
    private boolean isRead(Reader reader, Path file) {
        return reader.command.contains(other)
                || cache.relativize(file).toString().contains(trace.getFileName() + "-");
    }

    private Enum<?> damage(Path file, Random random) throws Exception {
        FileDamage[] damages = FileDamage.values();
        int choice = random.nextInt(damages.length + Stranger.values().length);
        if (choice < damages.length) {
            damages[choice].damage(file, random);
            return damages[choice];
        }
        Stranger stranger = Stranger.values()[choice - damages.length];
        switch (stranger) {
            case OF_ANOTHER_TRACE -> Files.write(file, Files.readAllBytes(ofAnotherTrace(file)));
            case LINK -> link(file, precious);
            case DANGLING_LINK -> link(file, bench.folder().resolve("nowhere"));
            case PIPE -> {
                Files.delete(file);
                new ProcessBuilder("mkfifo", file.toString()).start().waitFor();
            }
            case FOLDER -> {
                Files.delete(file);
                Files.createDirectory(file);
            }
        }
        return stranger;
    }

    private static void link(Path file, Path target) throws IOException {
        Files.delete(file);
        Files.createSymbolicLink(file, target);
    }

    private Path ofAnotherTrace(Path file) throws IOException {
        String name = String.valueOf(file.getFileName());
        return FaultBench.files(cache, name).stream()
                .filter(one -> one.endsWith(name) && !one.equals(file))
                .findFirst()
                .orElse(file);
    }
}
