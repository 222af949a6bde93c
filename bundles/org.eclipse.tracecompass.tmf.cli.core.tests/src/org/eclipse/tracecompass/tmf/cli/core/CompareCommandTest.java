package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Comparing traces: of a program that ran twice, and of real ones. */
class CompareCommandTest {

    private static final int ROUNDS = 40;

    @TempDir Path folder = Path.of("");

    private static List<String> lines(Object... args) throws IOException {
        return CommandRun.data(args).lines().toList();
    }

    /** A run on two hosts; on the second one, writes take as long as given. */
    private Path run(String name, int tid, int write) throws IOException {
        Path run = Files.createDirectories(folder.resolve(name));
        Files.writeString(run.resolve("host1.txt"), host(tid, 200));
        Files.writeString(run.resolve("host2.txt"), host(tid + 1, write));
        return run;
    }

    private static String host(int tid, int write) {
        StringBuilder text = new StringBuilder("# tracer: nop\n#\n");
        Random random = new Random(7);
        long micros = 100_000_000L + tid * 1000L;
        for (int i = 0; i < ROUNDS; i++) {
            for (String call : List.of("openat", "read", "write")) {
                long time = call.equals("write") ? write : 100 + random.nextInt(10);
                text.append(line(tid, micros, "sys_enter_" + call + ": fd: 0x3"));
                text.append(line(tid, micros + time, "sys_exit_" + call + ": 0x1"));
                micros += time + 20;
            }
        }
        return text.toString();
    }

    private static String line(int tid, long micros, String event) {
        return "          worker-%d   [000] .....  %d.%06d: %s%n"
                .formatted(tid, micros / 1_000_000, micros % 1_000_000, event);
    }

    @Test
    void aCallThatBecameSlowerOnOneHostIsOnTop() throws IOException {
        Path before = run("before", 100, 200);
        Path after = run("after", 300, 240);
        List<String> rows = lines("compare", before, after, "--by", "syscall", "--format", "csv");
        assertThat(rows)
                .hasSize(1 + 6)
                .startsWith(
                        "row,item,a,b,difference,change,count_a,count_b,effect,chance",
                        "host2.txt,write,8000000,9600000,1600000,20.0,40,40,1.0,0.0");
        assertThat(rows.subList(2, rows.size()))
                .allMatch(row -> row.contains(",0,0.0,40,40,0.0,1"));
    }

    @Test
    void aBaselineIsComparedAsItsTraceAndALimitEndsWithItsOwnExitCode() throws IOException {
        Path before = run("before", 100, 200);
        Path after = run("after", 300, 240);
        Path base = folder.resolve("base.json");
        assertThat(CommandRun.of("compare", before, "--by", "syscall", "--save", base).code())
                .isZero();
        List<String> rows = lines("compare", base, after, "--by", "syscall", "--format", "csv");
        assertThat(rows)
                .isEqualTo(lines("compare", before, after, "--by", "syscall", "--format", "csv"));
        CommandRun passed =
                CommandRun.of(
                        "compare", base, after, "--by", "syscall", "--fail-if", "change > 10");
        assertThat(passed.code()).isEqualTo(3);
        assertThat(passed.err()).contains("host2.txt write");
        assertThat(
                        CommandRun.of(
                                        "compare",
                                        base,
                                        after,
                                        "--by",
                                        "syscall",
                                        "--fail-if",
                                        "change > 30")
                                .code())
                .isZero();
        Files.writeString(base, "{\"astrolabe-profile\":1,\"by\":");
        CommandRun damaged = CommandRun.of("compare", base, after, "--by", "syscall");
        assertThat(damaged.code()).isEqualTo(1);
        assertThat(damaged.err()).contains("damaged");
    }

    @Test
    void aTraceEqualsItselfWhateverIsCompared() throws IOException {
        for (String by : List.of("state", "syscall", "block-requests")) {
            CommandRun run =
                    CommandRun.of(
                            "compare",
                            TraceFixtures.KERNEL,
                            TraceFixtures.KERNEL,
                            "--by",
                            by,
                            "--fail-if",
                            "difference != 0");
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(run.err()).contains("no row differs");
        }
    }

    @Test
    void theSameProgramIsEqualThoughItsThreadsHaveOtherNumbersAndTimes() throws IOException {
        Path first = run("first", 100, 200);
        Path second = run("second", 300, 200);
        for (String by : List.of("state", "syscall")) {
            CommandRun run =
                    CommandRun.of(
                            "compare", first, second, "--by", by, "--fail-if", "difference != 0");
            assertThat(run.code()).as(run.out() + run.err()).isZero();
            assertThat(run.out().lines().count()).isGreaterThan(4);
        }
    }

    @Test
    void rangesOfATraceAreComparedWithTheirOwnTimes() throws IOException {
        List<String> rows =
                lines(
                        "compare",
                        TraceFixtures.KERNEL,
                        "--range-a",
                        "+1s..+2s",
                        "--range-b",
                        "+3s..+5s",
                        "--view",
                        "resources",
                        "--filter",
                        "row == 'CPU 0'",
                        "--format",
                        "csv");
        long a = 0;
        long b = 0;
        for (String row : rows.subList(1, rows.size())) {
            String[] cells = row.split(",");
            a += Long.parseLong(cells[2]);
            b += Long.parseLong(cells[3]);
        }
        assertThat(a).isEqualTo(1_000_000_000L);
        assertThat(b).isEqualTo(2_000_000_000L);
    }

    @Test
    void repetitionsAddUpToTheWholeFromTheFirstOneOn() throws IOException {
        List<String> whole =
                lines(
                        "compare",
                        TraceFixtures.KERNEL,
                        TraceFixtures.KERNEL,
                        "--align",
                        "sched_process_fork",
                        "--format",
                        "csv");
        List<String> repeated =
                lines(
                        "compare",
                        TraceFixtures.KERNEL,
                        TraceFixtures.KERNEL,
                        "--iterations",
                        "sched_process_fork",
                        "--format",
                        "csv");
        assertThat(repeated)
                .extracting(row -> row.split(",")[0] + row.split(",")[1] + row.split(",")[2])
                .containsExactlyElementsOf(
                        whole.stream()
                                .map(
                                        row ->
                                                row.split(",")[0]
                                                        + row.split(",")[1]
                                                        + row.split(",")[2])
                                .toList());
        assertThat(repeated.get(1)).contains(",34,34,0.0,1.0");
    }

    @Test
    void thePictureShowsTheGreatestDifferences() throws IOException {
        Path svg = folder.resolve("difference.svg");
        assertThat(
                        CommandRun.of(
                                        "compare",
                                        run("before", 100, 200),
                                        run("after", 300, 240),
                                        "--by",
                                        "syscall",
                                        "--svg",
                                        svg)
                                .code())
                .isZero();
        assertThat(Files.readString(svg))
                .contains("host2.txt: write")
                .contains("+20.0 %")
                .doesNotContain("host1.txt: write");
    }

    @Test
    void filesReplaceOthersWholeAndDanglingLinksAreRefused() throws IOException {
        Path run = run("run", 100, 200);
        Path target = folder.resolve("target");
        Path link = Files.createSymbolicLink(folder.resolve("link"), target);
        for (String option : List.of("--save", "--svg")) {
            CommandRun refused =
                    CommandRun.of("compare", run, run, "--by", "syscall", option, link);
            assertThat(refused.code()).as(option).isEqualTo(1);
            assertThat(refused.err()).contains("dangling link");
        }
        assertThat(target).doesNotExist();

        Path base = Files.writeString(folder.resolve("base.json"), "x".repeat(1 << 20));
        assertThat(CommandRun.of("compare", run, "--by", "syscall", "--save", base).code())
                .isZero();
        assertThat(Files.readString(base)).startsWith("{").doesNotContain("x".repeat(9));
    }

    @Test
    void mistakesAreExplained() throws IOException {
        assertThat(CommandRun.of("compare", TraceFixtures.KERNEL).err())
                .contains("nothing to compare with");
        assertThat(
                        CommandRun.of(
                                        "compare",
                                        TraceFixtures.KERNEL,
                                        TraceFixtures.KERNEL,
                                        "--iterations",
                                        "nonsense")
                                .err())
                .contains("has no event 'nonsense'");
        assertThat(
                        CommandRun.of(
                                        "compare",
                                        TraceFixtures.KERNEL,
                                        TraceFixtures.KERNEL,
                                        "--by",
                                        "nonsense")
                                .err())
                .contains("state, function, syscall");
    }

    @Test
    void theCallsOfTwoRangesAreOneFlameGraphOfDifferences() throws IOException {
        Path program =
                SharedTraces.trace("ctf/tc-cyg-profile")
                        .resolve("cyg-profile/glxgears-cyg-profile");
        Path svg = folder.resolve("flames.svg");
        List<String> rows =
                lines(
                        "compare",
                        program,
                        "--range-a",
                        "..+200ms",
                        "--range-b",
                        "+200ms..",
                        "--by",
                        "function",
                        "--flames",
                        svg,
                        "--format",
                        "csv");
        assertThat(rows).as("functions without symbols are told apart").hasSizeGreaterThan(5);
        assertThat(Files.readString(svg)).contains("<svg").contains("#d7301f");

        Path baseline = folder.resolve("base.json");
        lines("compare", program, "--by", "function", "--save", baseline);
        assertThat(
                        CommandRun.of(
                                        "compare",
                                        baseline,
                                        program,
                                        "--by",
                                        "function",
                                        "--flames",
                                        svg)
                                .err())
                .contains("is a baseline, which has no calls");
    }
}
