package org.eclipse.tracecompass.tmf.cli.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * Tries what can go wrong, at random, and counts what comes of it: damaged stored files, changed
 * traces, hostile arguments, and processes that are killed or run short of something. Commands run
 * in this process unless the fault needs one of their own. Repeatable, except for the moments of
 * signals: a seed decides everything.
 */
@NonNullByDefault({})
final class FaultMatrix {

    /** Of as many tries, one is made in a process of its own, which takes much longer. */
    private static final int TRIES_PER_PROCESS = 20;

    private final FaultBench bench;
    private final long seed;
    private final ProcessFaults processes;

    /** The kinds with their weights. */
    private final Map<FaultKind, Integer> kinds = new LinkedHashMap<>();

    private final Map<String, Map<FaultOutcome, Integer>> counts = new TreeMap<>();
    private final List<String> failures = new ArrayList<>();

    /**
     * Creates a matrix.
     *
     * @param folder an empty folder for copies of traces and for what is computed from them
     * @param seed decides what is damaged and how
     */
    FaultMatrix(Path folder, long seed) throws IOException {
        this.seed = seed;
        bench = new FaultBench(folder);
        processes = new ProcessFaults(bench);
        kinds.put(new StoredFileFaults(bench), 8);
        kinds.put(new TraceFaults(bench), 5);
        kinds.put(new ArgumentFaults(bench), 6);
        kinds.put(processes, 1);
    }

    /**
     * Makes tries of every kind.
     *
     * @param tries how many in all
     */
    void run(int tries) throws Exception {
        try {
            for (Map.Entry<FaultKind, Integer> kind : kinds.entrySet()) {
                kind.getKey().prepare();
                int share = tries * kind.getValue() / TRIES_PER_PROCESS;
                for (int i = 0; i < share; i++) {
                    // So that a try depends on its number only.
                    count(i, kind.getKey().attempt(i, new Random(seed * 1_000_003 + i)));
                }
            }
        } finally {
            bench.close();
        }
    }

    private void count(int number, FaultKind.Try tried) {
        counts.computeIfAbsent(tried.of(), of -> new EnumMap<>(FaultOutcome.class))
                .merge(tried.outcome(), 1, Integer::sum);
        if (!tried.outcome().isAllowed()) {
            failures.add(
                    "seed %d, try %d of %s: %s, %s"
                            .formatted(seed, number, tried.of(), tried.outcome(), tried.how()));
        }
    }

    /** Returns what must not happen and did, a line for each try. */
    List<String> failures() {
        return failures;
    }

    /** Returns how often there was which outcome, a line for each kind of fault. */
    String table() {
        StringBuilder table = new StringBuilder();
        counts.forEach(
                (kind, outcomes) -> table.append(kind).append(' ').append(outcomes).append('\n'));
        return table.append("slowest end after SIGTERM: ")
                .append(processes.longestEnd())
                .append(" ms\n")
                .toString();
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
            FaultBench.delete(folder);
        }
        System.out.print(matrix.table());
        matrix.failures().forEach(System.out::println);
        System.exit(matrix.failures().isEmpty() ? 0 : 1);
    }
}
