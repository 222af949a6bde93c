package org.eclipse.tracecompass.tmf.cli.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.testkit.SharedTraces;

/**
 * Runs a command in a process of its own that is killed, asked to end, or has a full disk, few open
 * files or little memory. It has to give the right answer or one sentence, and the next command on
 * the same stored results has to give the right answer.
 */
@NonNullByDefault({})
final class ProcessFaults implements FaultKind {

    /** What happens to the process. */
    private enum Fault {
        KILLED,
        ENDED,
        FULL_DISK,
        FEW_FILES,
        LITTLE_MEMORY
    }

    /** The code of a process that SIGTERM has ended. */
    private static final int TERMINATED = 143;

    /** What Java says if it is ended before it has started to run the command. */
    private static final String ENDED_BEFORE_START = "Runtime.exit(143) logging failed";

    private static final int LAST_SIGNAL_MILLIS = 1500;

    private final FaultBench bench;
    private final Path sound;
    private final List<List<Object>> commands;
    private final FaultBench.Answer[] expected;
    private long longestEnd;

    ProcessFaults(FaultBench bench) throws IOException {
        this.bench = bench;
        sound = bench.folder().resolve("process-sound");
        Path trace =
                SharedTraces.copy(TraceFixtures.KERNEL, bench.folder().resolve("process-trace"));
        Path data = bench.folder().resolve("process-data.json");
        Files.writeString(data, statemapData());
        commands =
                List.of(
                        List.of("query", trace, "--analysis", "kernel", "--at", "+1s"),
                        List.of("table", trace, "--view", "system-call-latency", "--limit", 50),
                        List.of("statemap", data),
                        List.of("events", trace, "--limit", 2000));
        expected = new FaultBench.Answer[commands.size()];
    }

    private static String statemapData() {
        StringBuilder data =
                new StringBuilder(
                        """
                        {"start": [0, 0], "title": "T", "host": "h", "entityKind": "CPU",
                         "states": {"idle": {"value": 0}, "busy": {"value": 1}}}
                        """);
        for (int i = 0; i < 30_000; i++) {
            data.append(
                    "{\"time\": \"%d\", \"entity\": \"%d\", \"state\": %d}\n"
                            .formatted(i * 1000L, i % 97, i % 2));
        }
        return data.toString();
    }

    @Override
    public void prepare() throws Exception {
        for (int i = 0; i < expected.length; i++) {
            expected[i] = bench.right(sound, commands.get(i));
        }
    }

    @Override
    public Try attempt(int number, Random random) throws Exception {
        Fault fault = Fault.values()[number % Fault.values().length];
        int which = random.nextInt(commands.size());
        Path folder = bench.folder().resolve("process");
        FaultBench.delete(folder);
        Path temporary = Files.createDirectories(folder.resolve("tmp"));
        ChildProcess.Setup setup = ChildProcess.Setup.in(folder);
        String tmp = "-Djava.io.tmpdir=" + temporary;
        String limits = "";
        String heap = "-Xmx256m";
        switch (fault) {
            case FULL_DISK -> limits = "ulimit -f " + random.nextInt(1500);
            case FEW_FILES -> limits = "ulimit -n " + (100 + random.nextInt(400));
            case LITTLE_MEMORY -> heap = "-Xmx" + (3 + random.nextInt(27)) + 'm';
            default -> limits = "";
        }
        Object[] arguments = commands.get(which).toArray();
        int signalAfter = random.nextInt(LAST_SIGNAL_MILLIS);
        FaultOutcome outcome;
        String said;
        try (ChildProcess child =
                setup.withLimits(limits).withOptions(tmp, heap, "-Xlog:disable").start(arguments)) {
            signal(child, fault, signalAfter);
            CommandRun run = child.join();
            said = run.code() + " " + run.err();
            outcome = outcome(fault, run, expected[which]);
        } catch (AssertionError e) {
            said = String.valueOf(e.getMessage());
            outcome = FaultOutcome.HANG;
        }
        String how =
                "%s %s %s after %d ms, %s: %s"
                        .formatted(fault, limits, heap, signalAfter, commands.get(which), said);
        if (outcome.isAllowed() && fault != Fault.KILLED) {
            String left = leftover(folder);
            if (!left.isEmpty()) {
                return new Try("process " + fault, how + left, FaultOutcome.LEFTOVER);
            }
        }
        if (outcome.isAllowed() && !isRightNow(setup.cache(), which)) {
            outcome = FaultOutcome.LASTING;
        }
        return new Try("process " + fault, how, outcome);
    }

    private void signal(ChildProcess child, Fault fault, int after) throws InterruptedException {
        if (fault != Fault.KILLED && fault != Fault.ENDED) {
            return;
        }
        TimeUnit.MILLISECONDS.sleep(after);
        if (fault == Fault.KILLED) {
            child.kill();
        } else if (child.isAlive()) {
            longestEnd = Math.max(longestEnd, child.end());
        }
    }

    private static FaultOutcome outcome(Fault fault, CommandRun run, FaultBench.Answer right) {
        if (fault == Fault.KILLED) {
            return FaultOutcome.REFUSED;
        }
        if (fault == Fault.ENDED && run.code() == TERMINATED) {
            return run.err().contains("Exception") ? FaultOutcome.CRASH : FaultOutcome.REFUSED;
        }
        if (fault == Fault.ENDED && run.err().startsWith(ENDED_BEFORE_START)) {
            return FaultOutcome.REFUSED;
        }
        return new FaultBench.Answer(run.code(), run.out(), run.err()).comparedWith(right);
    }

    /** Unfinished files in the cache and the temporary folder. */
    private static String leftover(Path folder) throws IOException {
        List<String> left =
                FaultBench.files(folder, "").stream()
                        .map(file -> folder.relativize(file).toString())
                        .filter(
                                file ->
                                        file.startsWith("tmp")
                                                        && !file.contains("hsperfdata")
                                                        && !file.contains("picocli")
                                                || file.matches(
                                                        "cache.*(\\.new|\\.tmp|\\.part|\\.data)"))
                        .toList();
        return left.isEmpty() ? "" : " left " + left;
    }

    private boolean isRightNow(Path cache, int which) throws Exception {
        try {
            FaultBench.Answer next = bench.answer(cache, commands.get(which));
            return next.code() == 0 && next.text().equals(expected[which].text());
        } catch (TimeoutException e) {
            return false;
        }
    }

    /** Returns how long the slowest command took to end after SIGTERM, in milliseconds. */
    long longestEnd() {
        return longestEnd;
    }
}
