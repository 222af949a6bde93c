package org.eclipse.tracecompass.tmf.cli.core;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
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
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** Where the tries of the {@link FaultMatrix} run: folders, and commands with a time limit. */
@NonNullByDefault({})
final class FaultBench implements AutoCloseable {

    private static final String CACHE = "astrolabe.cache";
    private static final long LIMIT_SECONDS = 60;

    /** The fragment of these tests contributes commands that are broken on purpose. */
    private static final String OF_TESTS = "contributed by org.eclipse.tracecompass.tmf.cli.core";

    /** What people must never see. */
    private static final Pattern OURS =
            Pattern.compile(
                    "Internal error|^\\s+at [\\w.$/]+\\(|Exception: |Exception in thread"
                            + "|\\bjava\\.(lang|io|nio|util)\\.",
                    Pattern.MULTILINE);

    /** Control characters reach no terminal. */
    private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}&&[^\\n\\t\\r]]");

    /** An answer: the exit code, what was written, what was said, and what was logged. */
    record Answer(int code, String text, String said) {

        /** What the answer is worth where nothing is known about the right one. */
        FaultOutcome alone() {
            if (OURS.matcher(said).find() || CONTROL.matcher(said).find()) {
                return FaultOutcome.CRASH;
            }
            if (code == 0) {
                return FaultOutcome.RIGHT;
            }
            // What a command is asked to check, and its problems, are its output.
            boolean isSilent = said.isBlank() && text.isBlank();
            return isSilent || code > 2 ? FaultOutcome.CRASH : FaultOutcome.REFUSED;
        }

        /** What the answer is worth. */
        FaultOutcome comparedWith(Answer right) {
            FaultOutcome alone = alone();
            if (alone != FaultOutcome.RIGHT) {
                return alone;
            }
            if (!text.equals(right.text)) {
                return FaultOutcome.WRONG;
            }
            return said.equals(right.said) ? FaultOutcome.RIGHT : FaultOutcome.REPAIRED;
        }
    }

    private final Path folder;
    private final String former = System.getProperty(CACHE);
    private final List<String> warnings = new CopyOnWriteArrayList<>();
    private final Handler log =
            new Handler() {
                @Override
                public void publish(LogRecord record) {
                    if (record.getLevel().intValue() >= Level.WARNING.intValue()
                            && !String.valueOf(record.getMessage()).contains(OF_TESTS)) {
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
     * @param folder an empty folder for copies of traces and for what is computed from them
     */
    FaultBench(Path folder) {
        this.folder = folder;
        Logger.getLogger("").addHandler(log);
    }

    Path folder() {
        return folder;
    }

    /** Where commands draw; deleted before each of them. */
    Path picture() {
        return folder.resolve("picture.svg");
    }

    /** Runs a command with a cache; what it drew is part of its answer. */
    Answer answer(Path cache, List<Object> command) throws Exception {
        System.setProperty(CACHE, cache.toString());
        Files.deleteIfExists(picture());
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
                    String drawn = Files.exists(picture()) ? Files.readString(picture()) : "";
                    return new Answer(
                            code,
                            out.toString(StandardCharsets.UTF_8) + drawn,
                            err.toString(StandardCharsets.UTF_8) + String.join("\n", warnings));
                };
        Future<Answer> future = runner.submit(work);
        try {
            return future.get(LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            return new Answer(1, "", "Exception: " + e.getCause());
        } catch (TimeoutException e) {
            future.cancel(true);
            throw e;
        }
    }

    /** Makes a command that must succeed. */
    Answer right(Path cache, List<Object> command) throws Exception {
        Answer right = answer(cache, command);
        if (right.code != 0 || right.text.isEmpty()) {
            throw new IllegalStateException(command + ": " + right);
        }
        return right;
    }

    /** Returns the files of a folder whose names contain a text, in the order of their names. */
    static List<Path> files(Path folder, String name) throws IOException {
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .filter(file -> String.valueOf(file.getFileName()).contains(name))
                    .sorted()
                    .toList();
        }
    }

    /** Makes a folder a copy of another one, with the same times. */
    static void replace(Path folder, Path original) throws IOException {
        delete(folder);
        try (Stream<Path> all = Files.walk(original)) {
            for (Path file : all.sorted().toList()) {
                Path target = folder.resolve(original.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target, StandardCopyOption.COPY_ATTRIBUTES);
                }
            }
        }
    }

    /** Deletes a folder with all that is in it. */
    static void delete(Path folder) throws IOException {
        if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            try (Stream<Path> all = Files.walk(folder)) {
                all.sorted((a, b) -> b.compareTo(a)).forEach(FaultBench::deleteFile);
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

    @Override
    public void close() {
        runner.shutdownNow();
        Logger.getLogger("").removeHandler(log);
        if (former == null) {
            System.clearProperty(CACHE);
        } else {
            System.setProperty(CACHE, former);
        }
    }
}
