package org.eclipse.tracecompass.tmf.cli.core;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.eclipse.tracecompass.testkit.TemporaryCache;

/**
 * What a command has answered, run in this process with a cache of its own.
 *
 * @param code the exit code
 * @param out the data
 * @param err what was said about the work
 */
record CommandRun(int code, String out, String err) {

    private static final String NOTE = "astrolabe: note: ";

    static {
        TemporaryCache.ofTheProcess();
    }

    static CommandRun of(Object... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] texts = Arrays.stream(args).map(String::valueOf).toArray(String[]::new);
        int code = AstrolabeCommand.run(out, err, texts);
        return new CommandRun(
                code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** Returns the data of a command that must succeed with no more words than notes. */
    static String data(Object... args) {
        CommandRun run = of(args);
        if (run.code() != 0 || !run.err().lines().allMatch(line -> line.startsWith(NOTE))) {
            throw new AssertionError("exit code " + run.code() + ": " + run.err());
        }
        return run.out();
    }

    List<String> lines() {
        return out.lines().toList();
    }
}
