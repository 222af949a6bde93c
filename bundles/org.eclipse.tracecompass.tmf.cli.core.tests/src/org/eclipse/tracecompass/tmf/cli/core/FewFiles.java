package org.eclipse.tracecompass.tmf.cli.core;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.common.core.files.Shortage;
import org.eclipse.tracecompass.common.core.files.Shortage.Resource;

/**
 * A program that runs commands while it may open 0, 1, 2 … more files, and says what they must not
 * do: give a wrong answer, call it an internal error, delete stored results, or store wrong ones.
 * It is started with a small limit of open files.
 */
@NonNullByDefault({})
final class FewFiles {

    private static final int MOST = 12;

    private final Object[] query;
    private final Deque<InputStream> open = new ArrayDeque<>();
    private int refused;

    private FewFiles(Path trace) {
        query = new Object[] {"query", trace, "--analysis", "kernel", "--at", "+1s"};
    }

    public static void main(String[] args) throws Exception {
        // as Main does: where no file can be opened, no class can be loaded either
        Shortage.of(Resource.FILES);
        CommandRun.of("info", "/no such trace");
        CommandRun.of("query", args[0], "--analysis", "no such analysis");
        new FewFiles(Path.of(args[0])).run();
    }

    private void run() throws Exception {
        CommandRun expected = CommandRun.of(query);
        List<Path> results = results();
        // once without luck, so that the classes of failures are there
        answer(0, expected);
        for (int files = 0; files <= MOST; files++) {
            CommandRun again = answer(files, expected);
            if (!results().equals(results)) {
                say(files, "results were lost", again);
            }
        }
        int before = refused;
        for (int files = 0; files <= MOST; files++) {
            for (Path result : results()) {
                Files.delete(result);
            }
            CommandRun built = answer(files, expected);
            CommandRun after = CommandRun.of(query);
            if (!after.out().equals(expected.out())) {
                say(files, "a wrong result was stored by " + built, after);
            }
        }
        System.out.println("refused " + before + " and " + (refused - before));
    }

    private CommandRun answer(int files, CommandRun expected) throws IOException {
        CommandRun run;
        limit(files);
        try {
            run = CommandRun.of(query);
        } finally {
            release(Integer.MAX_VALUE);
        }
        if (run.code() == 0 ? !run.out().equals(expected.out()) : !isSentence(run.err())) {
            say(files, "a wrong answer", run);
        }
        refused += run.code();
        return run;
    }

    private static boolean isSentence(String text) {
        return text.startsWith("astrolabe: ")
                && text.strip().endsWith(".")
                && text.strip().lines().count() == 1
                && text.contains("oo many files are open")
                && !text.contains("Internal error");
    }

    private static void say(int files, String what, CommandRun run) {
        System.out.println(files + " files: " + what + ": " + run.code() + ' ' + run.err());
    }

    private void limit(int files) {
        try {
            while (true) {
                open.add(new FileInputStream(new File("/dev/null")));
            }
        } catch (IOException e) {
            release(files);
        }
    }

    private void release(int files) {
        for (int i = 0; i < files && !open.isEmpty(); i++) {
            try {
                open.remove().close();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static List<Path> results() throws IOException {
        try (Stream<Path> all = Files.walk(Path.of(System.getProperty("astrolabe.cache")))) {
            return all.filter(file -> file.toString().endsWith(".ht")).sorted().toList();
        }
    }
}
