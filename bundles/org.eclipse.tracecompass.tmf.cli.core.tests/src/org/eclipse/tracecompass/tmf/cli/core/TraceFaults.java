package org.eclipse.tracecompass.tmf.cli.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeoutException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.testkit.SharedTraces;

/**
 * Changes one file of a trace of which results are stored, and keeps its time; many changes keep
 * its size, too. A command has to give the same answer with these results as without any.
 */
@NonNullByDefault({})
final class TraceFaults implements FaultKind {

    /** A trace, what contains its sound copy, and commands that read it. */
    private record Subject(String name, Path path, Path sound, List<List<Object>> commands) {}

    private final FaultBench bench;
    private final Path cache;
    private final Path good;
    private final Path empty;
    private final List<Subject> subjects;

    TraceFaults(FaultBench bench) throws IOException {
        this.bench = bench;
        cache = bench.folder().resolve("trace-cache");
        good = bench.folder().resolve("trace-good");
        empty = bench.folder().resolve("trace-empty");
        subjects = List.of(kernel(), calls(), text(), statemap());
    }

    private Path place(String name) throws IOException {
        return Files.createDirectories(bench.folder().resolve("traces")).resolve(name);
    }

    private Subject kernel() throws IOException {
        Path sound = SharedTraces.copy(TraceFixtures.KERNEL, place("kernel-sound"));
        Path path = place("kernel");
        return new Subject(
                "CTF kernel trace",
                path,
                sound,
                List.of(
                        List.of("info", path),
                        List.of("events", path, "--from", "+1s", "--limit", 30),
                        List.of("query", path, "--analysis", "kernel", "--at", "+2s"),
                        List.of("table", path, "--view", "system-call-latency", "--limit", 20)));
    }

    private Subject calls() throws IOException {
        Path sound = SharedTraces.copy(SharedTraces.trace("ctf/gen-ust-cyg"), place("calls-sound"));
        Path path = place("calls");
        return new Subject(
                "CTF trace of a program",
                path,
                sound,
                List.of(
                        List.of("info", path),
                        List.of("events", path, "--limit", 30),
                        List.of("table", path, "--view", "function-statistics")));
    }

    private Subject text() throws IOException {
        Path sound = Files.createDirectories(place("text-sound"));
        StringBuilder lines = new StringBuilder("# tracer: nop\n#\n");
        for (int i = 0; i < 3000; i++) {
            lines.append(
                    String.format(
                            Locale.ROOT,
                            "          task%d-%d   [00%d] d..3.  %d.%06d: sched_switch:"
                                    + " prev_comm=task%1$d prev_pid=%2$d prev_prio=120"
                                    + " prev_state=S ==> next_comm=task%6$d next_pid=%7$d"
                                    + " next_prio=120%n",
                            i % 5,
                            100 + i % 5,
                            i % 2,
                            100 + i / 1000,
                            i % 1000 * 1000,
                            (i + 2) % 5,
                            100 + (i + 2) % 5));
        }
        Files.writeString(sound.resolve("trace.txt"), lines.toString().replace("\r", ""));
        Path path = place("text");
        Path file = path.resolve("trace.txt");
        return new Subject(
                "ftrace text",
                path,
                sound,
                List.of(
                        List.of("info", file),
                        List.of("events", file, "--limit", 30),
                        List.of("query", file, "--analysis", "kernel", "--at", "+1s")));
    }

    private Subject statemap() throws IOException {
        Path sound = Files.createDirectories(place("statemap-sound"));
        StringBuilder data =
                new StringBuilder(
                        """
                        {"start": [0, 0], "title": "T", "host": "h", "entityKind": "CPU",
                         "states": {"idle": {"value": 0}, "busy": {"value": 1}}}
                        """);
        for (int i = 0; i < 2000; i++) {
            data.append(
                    "{\"time\": \"%d\", \"entity\": \"%d\", \"state\": %d}\n"
                            .formatted(i * 1000, i % 7, i % 2));
        }
        Files.writeString(sound.resolve("data.json"), data);
        Path path = place("statemap");
        Path file = path.resolve("data.json");
        return new Subject(
                "statemap data",
                path,
                sound,
                List.of(
                        List.of("info", file),
                        List.of("events", file, "--limit", 30),
                        List.of("statemap", file),
                        List.of("query", file, "--analysis", "statemap.analysis", "--at", "+1ms")));
    }

    @Override
    public void prepare() throws Exception {
        for (Subject subject : subjects) {
            FaultBench.replace(subject.path, subject.sound);
            for (List<Object> command : subject.commands) {
                bench.right(cache, command);
            }
        }
        FaultBench.replace(good, cache);
    }

    @Override
    public Try attempt(int number, Random random) throws Exception {
        Subject subject = subjects.get(number % subjects.size());
        List<Object> command =
                subject.commands.get(number / subjects.size() % subject.commands.size());
        FaultBench.replace(cache, good);
        FaultBench.delete(empty);
        FaultBench.replace(subject.path, subject.sound);
        List<Path> files = FaultBench.files(subject.path, "");
        Path file = files.get(random.nextInt(files.size()));
        FileDamage damage = FileDamage.values()[random.nextInt(FileDamage.values().length)];
        FileTime time = Files.getLastModifiedTime(file);
        damage.damage(file, random);
        Files.setLastModifiedTime(file, time);
        String how = "%s of %s: %s".formatted(damage, file.getFileName(), command);
        return new Try(subject.name, how, outcome(command));
    }

    private FaultOutcome outcome(List<Object> command) throws Exception {
        try {
            FaultBench.Answer answer = bench.answer(cache, command);
            FaultBench.Answer fresh = bench.answer(empty, command);
            FaultOutcome outcome = answer.alone();
            if (!fresh.alone().isAllowed()) {
                return fresh.alone();
            }
            return outcome.isAllowed()
                            && (answer.code() != fresh.code()
                                    || !answer.text().equals(fresh.text()))
                    ? FaultOutcome.WRONG
                    : outcome;
        } catch (TimeoutException e) {
            return FaultOutcome.HANG;
        }
    }
}
