package org.eclipse.tracecompass.tmf.cli.core;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.testkit.SharedTraces;

/**
 * Damages one stored file after the other and looks what the commands that read it make of that.
 *
 * <p>Each try starts from the same good files, damages one of them in one way, runs a command, and
 * runs it again. The first run may give the right answer or a sentence on what is wrong; the second
 * one has to give the right answer, because damaged results are computed again. Repeatable: a seed
 * decides what is damaged and how.
 */
@NonNullByDefault({})
final class FaultMatrix {

    /** What came of a try. */
    enum Outcome {
        /** The right answer, and nothing was said. */
        RIGHT,
        /** The right answer, and it was said that something is damaged. */
        REPAIRED,
        /** No answer, but a sentence on what is wrong. */
        REFUSED,
        /** Another answer. */
        WRONG,
        /** An error of our own. */
        CRASH,
        /** No answer in a minute. */
        HANG,
        /** The second run did not give the right answer. */
        LASTING;

        /** Returns whether this may happen. */
        boolean isAllowed() {
            return this == RIGHT || this == REPAIRED || this == REFUSED;
        }
    }

    /** How a file is damaged. */
    private enum Fault {
        FLIP,
        FLIP_AT_END,
        ZEROS,
        CUT,
        EMPTY,
        MORE,
        NOISE,
        OF_ANOTHER_TRACE
    }

    /** A command whose answer depends on stored files, and what the names of these contain. */
    private record Reader(String files, List<Object> command) {}

    /** An answer: the exit code, what was written, and what was said. */
    private record Answer(int code, String text, String said) {}

    private static final long LIMIT_SECONDS = 60;

    private final Path folder;
    private final Path cache;
    private final Random random;
    private final Path trace;
    private final Path other;
    private final Path picture;
    private final Map<String, Map<Outcome, Integer>> counts = new TreeMap<>();
    private final List<String> failures = new ArrayList<>();
    private final List<String> warnings = new CopyOnWriteArrayList<>();
    private final Handler log =
            new Handler() {
                @Override
                public void publish(LogRecord record) {
                    if (record.getLevel().intValue() >= Level.WARNING.intValue()) {
                        warnings.add(record.getMessage());
                    }
                }

                @Override
                public void flush() {
                    // nothing is kept back
                }

                @Override
                public void close() {
                    // nothing is open
                }
            };
    private final ExecutorService runner =
            Executors.newCachedThreadPool(
                    task -> {
                        Thread thread = new Thread(task, "fault matrix");
                        thread.setDaemon(true);
                        return thread;
                    });

    /**
     * Creates a matrix.
     *
     * @param folder an empty folder for copies of traces and for what is computed from them
     * @param seed decides what is damaged and how
     */
    FaultMatrix(Path folder, long seed) throws IOException {
        this.folder = folder;
        cache = folder.resolve("cache");
        random = new Random(seed);
        trace = SharedTraces.copy(SharedTraces.demo("k-alpha/s1/kernel"), folder.resolve("a"));
        other = SharedTraces.copy(SharedTraces.demo("k-beta/s1/kernel"), folder.resolve("b"));
        picture = folder.resolve("picture.svg");
    }

    private List<Reader> readers() {
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

    /**
     * Tries every kind of file, each about equally often.
     *
     * @param tries how often in all
     */
    void run(int tries) throws Exception {
        String former = System.getProperty("astrolabe.cache");
        System.setProperty("astrolabe.cache", cache.toString());
        Logger.getLogger("").addHandler(log);
        try {
            List<Reader> readers = readers();
            List<Answer> expected = prepare(readers);
            for (int i = 0; i < tries; i++) {
                int reader = i % readers.size();
                attempt(readers.get(reader), expected.get(reader), i);
            }
        } finally {
            runner.shutdownNow();
            Logger.getLogger("").removeHandler(log);
            if (former == null) {
                System.clearProperty("astrolabe.cache");
            } else {
                System.setProperty("astrolabe.cache", former);
            }
        }
    }

    /** Computes everything once, keeps a copy, and takes the right answers from what is stored. */
    private List<Answer> prepare(List<Reader> readers) throws Exception {
        answer(List.of("sync", "--save", trace, other));
        for (Path each : List.of(trace, other)) {
            StoredIndex.make(each);
            answer(List.of("analyze", each));
            answer(List.of("table", each, "--view", "system-call-latency", "--limit", 1));
            answer(List.of("render", each, "--view", "critical-path:15", "--out", picture));
        }
        List<Answer> expected = new ArrayList<>();
        for (Reader reader : readers) {
            Answer right = answer(reader.command);
            if (right.code != 0 || right.text.isEmpty()) {
                throw new IllegalStateException(reader + ": " + right);
            }
            expected.add(right);
        }
        copy(cache, folder.resolve("good"));
        return expected;
    }

    private void attempt(Reader reader, Answer right, int number) throws Exception {
        delete(cache);
        copy(folder.resolve("good"), cache);
        List<Path> files =
                files(reader.files).stream().filter(file -> isRead(reader, file)).toList();
        if (files.isEmpty()) {
            throw new IllegalStateException("Nothing is stored as " + reader.files);
        }
        Path file = files.get(random.nextInt(files.size()));
        Fault fault = Fault.values()[random.nextInt(Fault.values().length)];
        damage(file, fault);
        Outcome outcome = outcome(reader, right);
        if (outcome.isAllowed() && outcome(reader, right) != Outcome.RIGHT) {
            // what cannot be computed again, such as a clock of which both copies are gone, may
            // be refused as often as one asks
            outcome = outcome == Outcome.REFUSED ? outcome : Outcome.LASTING;
        }
        counts.computeIfAbsent(reader.files, kind -> new EnumMap<>(Outcome.class))
                .merge(outcome, 1, Integer::sum);
        if (!outcome.isAllowed()) {
            failures.add(
                    "try %d: %s, %s of %s: %s"
                            .formatted(number, outcome, fault, file.getFileName(), reader.command));
        }
    }

    /** Most commands read the files of one trace only. */
    private boolean isRead(Reader reader, Path file) {
        return reader.command.contains(other)
                || cache.relativize(file).toString().contains(trace.getFileName() + "-");
    }

    private Outcome outcome(Reader reader, Answer right) {
        Answer answer;
        try {
            answer = answer(reader.command);
        } catch (TimeoutException e) {
            return Outcome.HANG;
        } catch (Exception | Error e) {
            return Outcome.CRASH;
        }
        if (answer.said.contains("Internal error") || answer.said.contains("Exception:")) {
            return Outcome.CRASH;
        }
        if (answer.code != 0) {
            return Outcome.REFUSED;
        }
        if (!answer.text.equals(right.text)) {
            return Outcome.WRONG;
        }
        return answer.said.equals(right.said) ? Outcome.RIGHT : Outcome.REPAIRED;
    }

    private Answer answer(List<Object> command) throws Exception {
        Files.deleteIfExists(picture);
        warnings.clear();
        Callable<Answer> work =
                () -> {
                    ByteArrayOutputStream out = new ByteArrayOutputStream();
                    ByteArrayOutputStream err = new ByteArrayOutputStream();
                    int code =
                            AstrolabeCommand.run(
                                    out,
                                    err,
                                    command.stream().map(String::valueOf).toArray(String[]::new));
                    String drawn = Files.exists(picture) ? Files.readString(picture) : "";
                    return new Answer(
                            code,
                            out.toString(StandardCharsets.UTF_8) + drawn,
                            err.toString(StandardCharsets.UTF_8) + warnings);
                };
        Future<Answer> future = runner.submit(work);
        try {
            return future.get(LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof Exception cause ? cause : e;
        }
    }

    private void damage(Path file, Fault fault) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        switch (fault) {
            case FLIP -> flip(bytes, random.nextInt(bytes.length));
            case FLIP_AT_END -> flip(bytes, bytes.length - 1 - random.nextInt(bytes.length / 20));
            case ZEROS -> {
                int from = random.nextInt(bytes.length);
                Arrays.fill(bytes, from, Math.min(bytes.length, from + 4096), (byte) 0);
            }
            case CUT -> bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length));
            case EMPTY -> bytes = new byte[0];
            case MORE -> bytes = Arrays.copyOf(bytes, bytes.length + 1 + random.nextInt(5000));
            case NOISE -> random.nextBytes(bytes);
            case OF_ANOTHER_TRACE -> bytes = Files.readAllBytes(ofAnotherTrace(file));
        }
        Files.write(file, bytes);
    }

    private void flip(byte[] bytes, int at) {
        bytes[at] ^= (byte) (1 << random.nextInt(8));
    }

    private Path ofAnotherTrace(Path file) throws IOException {
        String name = String.valueOf(file.getFileName());
        return files(name).stream()
                .filter(one -> one.endsWith(name) && !one.equals(file))
                .findFirst()
                .orElse(file);
    }

    private List<Path> files(String name) throws IOException {
        try (Stream<Path> all = Files.walk(cache)) {
            return all.filter(Files::isRegularFile)
                    .filter(file -> String.valueOf(file.getFileName()).contains(name))
                    .sorted()
                    .toList();
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path file : all.sorted().toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                all.sorted((a, b) -> b.compareTo(a)).forEach(FaultMatrix::deleteFile);
            }
        }
    }

    private static void deleteFile(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns what must not happen and did, a line for each try. */
    List<String> failures() {
        return failures;
    }

    /** Returns how often there was which outcome, a line for each kind of file. */
    String table() {
        StringBuilder table = new StringBuilder();
        counts.forEach(
                (kind, outcomes) -> table.append(kind).append(' ').append(outcomes).append('\n'));
        return table.toString();
    }

    /**
     * Runs a matrix and prints what came of it.
     *
     * @param args how many tries, 10,000 if not given, and the seed
     */
    public static void main(String[] args) throws Exception {
        int tries = args.length > 0 ? Integer.parseInt(args[0]) : 10_000;
        long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
        Path folder = Files.createTempDirectory("astrolabe-faults");
        FaultMatrix matrix = new FaultMatrix(folder, seed);
        try {
            matrix.run(tries);
        } finally {
            delete(folder);
        }
        System.out.print(matrix.table());
        matrix.failures().forEach(System.out::println);
        System.exit(matrix.failures().isEmpty() ? 0 : 1);
    }
}
