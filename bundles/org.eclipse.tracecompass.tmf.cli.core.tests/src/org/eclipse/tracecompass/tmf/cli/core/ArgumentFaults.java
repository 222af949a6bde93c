package org.eclipse.tracecompass.tmf.cli.core;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeoutException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.testkit.SharedTraces;

/** Gives commands arguments and files as nobody should give them. */
@NonNullByDefault({})
final class ArgumentFaults implements FaultKind {

    /** In place of this, a command gets the hostile argument. */
    private static final Object SLOT = new Object();

    private static final List<String> WORDS =
            List.of(
                    "",
                    " ",
                    "\0",
                    "a\0b",
                    "--",
                    "-x",
                    "--nothing",
                    "@arguments",
                    "%s%n%d",
                    "\u001b[31mred\u0007",
                    "two\nlines",
                    "\u202egnp.exe",
                    "\ud800",
                    "(.*a){25}$",
                    "((((a*)*)*)*)*b",
                    "a{1000000000}",
                    "[",
                    "\\",
                    "-1",
                    "0",
                    "NaN",
                    "1e400",
                    "2147483648",
                    "99999999999999999999999",
                    "+99999999999999999s",
                    "-9223372036854775808",
                    "**/**/**/**/**/*",
                    "/proc/x.svg",
                    "/proc/self",
                    "/proc/self/mem",
                    "/proc/kmsg",
                    "/dev/zero",
                    "/dev/null",
                    "/dev/full",
                    "/sys/kernel",
                    "kernel",
                    "x".repeat(324),
                    "x".repeat(70_000));

    private final FaultBench bench;
    private final Path cache;
    private final Path strange;
    private final Path trace;
    private final List<List<Object>> commands;
    private final List<Object> arguments = new ArrayList<>(WORDS);

    ArgumentFaults(FaultBench bench) throws IOException {
        this.bench = bench;
        cache = bench.folder().resolve("argument-cache");
        strange = Files.createDirectories(bench.folder().resolve("strange"));
        trace = SharedTraces.copy(TraceFixtures.KERNEL, bench.folder().resolve("argument-trace"));
        commands = commands();
    }

    private List<List<Object>> commands() {
        Path picture = bench.picture();
        return List.of(
                List.of("info", SLOT),
                List.of("events", SLOT, "--limit", 5),
                List.of("events", trace, "--limit", SLOT),
                List.of("events", trace, "--limit", 3, "--from", SLOT),
                List.of("events", trace, "--limit", 3, "--format", SLOT),
                List.of("info", trace, "--type", SLOT),
                List.of("analyze", trace, "--analysis", SLOT),
                List.of("analyze", trace, "--analysis", "kernel", "--states", SLOT),
                List.of("query", trace, "--analysis", SLOT, "--at", "+1s"),
                List.of("query", trace, "--analysis", "kernel", "--at", SLOT),
                List.of(
                        "query",
                        trace,
                        "--analysis",
                        "kernel",
                        "--at",
                        "+1s",
                        "--attributes",
                        SLOT),
                List.of("query", trace, "--analysis", "kernel", "--points", SLOT),
                List.of("query", trace, "--analysis", "kernel", "--to", SLOT, "--points", 2),
                List.of("query", trace, "--states", SLOT, "--at", "+1s"),
                List.of("query", trace, "--xml", SLOT, "--at", "+1s"),
                List.of("render", trace, "--view", SLOT, "--out", picture),
                List.of("render", trace, "--view", "resources", "--rows", SLOT, "--out", picture),
                List.of("render", trace, "--view", "resources", "--width", SLOT, "--out", picture),
                List.of("render", SLOT, "--view", "resources", "--out", picture),
                List.of("table", trace, "--view", SLOT),
                List.of("table", trace, "--view", "cpu-usage", "--filter", SLOT),
                List.of(
                        "table",
                        trace,
                        "--view",
                        "system-call-latency",
                        "--limit",
                        1,
                        "--sort",
                        SLOT),
                List.of("table", trace, "--view", "function-statistics", "--symbols", SLOT),
                List.of("sync", trace, SLOT),
                List.of("sync", trace, "--rules", SLOT),
                List.of("statemap", SLOT),
                List.of("statemap", "-b", SLOT, strange.resolve("empty")),
                List.of("states", "check", SLOT),
                List.of("states", "check", SLOT, trace),
                List.of("states", "convert", SLOT),
                List.of("states", "attach", SLOT, trace, "-o", strange.resolve("attached")),
                List.of("trim", SLOT, "--out", strange.resolve("trimmed")),
                List.of("trim", trace, "--from", SLOT, "--out", strange.resolve("trimmed")),
                List.of("trim", trace, "--to", "+1s", "--out", "/proc/x"),
                List.of(SLOT),
                List.of(SLOT, trace));
    }

    @Override
    public void prepare() throws Exception {
        strangeFiles();
        bench.right(cache, List.of("analyze", trace, "--analysis", "kernel"));
    }

    private void strangeFiles() throws Exception {
        Random random = new Random(1);
        byte[] noise = new byte[50_000];
        random.nextBytes(noise);
        arguments.add(Files.write(strange.resolve("noise"), noise));
        arguments.add(Files.write(strange.resolve("latin.states"), new byte[] {'s', (byte) 0xe9}));
        arguments.add(Files.createFile(strange.resolve("empty")));
        arguments.add(Files.writeString(strange.resolve("brackets.json"), "[".repeat(100_000)));
        arguments.add(Files.writeString(strange.resolve("line"), "a".repeat(5_000_000)));
        arguments.add(Files.createDirectory(strange.resolve("folder")));
        arguments.add(
                Files.writeString(
                        strange.resolve("growing.states"),
                        """
                        states "growing" version 1;
                        attribute "A/*" : int;
                        on "*" { modify "A/" + timestamp = 1; remove "A"; }
                        """));
        arguments.add(Files.createSymbolicLink(strange.resolve("nowhere"), Path.of("not-there")));
        arguments.add(Files.createSymbolicLink(strange.resolve("loop"), Path.of("loop")));
        Path pipe = strange.resolve("pipe");
        new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
        arguments.add(pipe);
        Path sparse = strange.resolve("sparse");
        try (RandomAccessFile file = new RandomAccessFile(sparse.toFile(), "rw")) {
            file.setLength(1L << 42);
        } catch (IOException e) {
            // This disk allows no files of this size.
            Files.write(sparse, new byte[1]);
        }
        arguments.add(sparse);
        Path metadata = Files.createDirectory(strange.resolve("ctf")).resolve("metadata");
        arguments.add(
                Files.writeString(metadata, "/* CTF 1.8 */ trace { \u001b[2J };").getParent());
    }

    @Override
    public Try attempt(int number, Random random) throws Exception {
        List<Object> command = commands.get(number % commands.size());
        Object chosen = arguments.get(random.nextInt(arguments.size()));
        // The one command that reads pipes waits for who writes into it, as every program does.
        Object argument =
                chosen.equals(strange.resolve("pipe")) && command.contains("statemap")
                        ? strange.resolve("empty")
                        : chosen;
        for (String result : List.of("attached", "trimmed")) {
            FaultBench.delete(strange.resolve(result));
        }
        List<Object> full = command.stream().map(p -> p == SLOT ? argument : p).toList();
        FaultBench.Answer answer;
        try {
            answer = bench.answer(cache, full);
        } catch (TimeoutException e) {
            return new Try("arguments of " + name(command), shown(full), FaultOutcome.HANG);
        }
        return new Try(
                "arguments of " + name(command),
                shown(full) + ": " + answer.said(),
                answer.alone());
    }

    private static String name(List<Object> command) {
        return command.get(0) == SLOT ? "astrolabe" : String.valueOf(command.get(0));
    }

    private static String shown(List<Object> command) {
        return command.stream()
                .map(String::valueOf)
                .map(p -> p.length() > 200 ? p.substring(0, 20) + "…(" + p.length() + ')' : p)
                .toList()
                .toString();
    }
}
