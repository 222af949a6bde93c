package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code states} and the option {@code --states}, on the kernel demo trace. */
@Timeout(120)
class StatesCommandTest {

    @TempDir Path folder = Path.of("");

    private static Path example(String name) {
        for (Path p = Path.of("").toAbsolutePath(); p != null; p = p.getParent()) {
            Path file = p.resolve("doc/examples/states").resolve(name);
            if (Files.exists(file)) {
                return file;
            }
        }
        throw new IllegalStateException("no example " + name);
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("my.states"), text);
    }

    // --- check

    @Test
    void goodDeclarationsHaveNoProblems() {
        CommandRun run =
                CommandRun.of("states", "check", example("sched.states"), TraceFixtures.KERNEL);
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).endsWith("sched.states has no problems.\n");
    }

    @Test
    void ofAnExperimentOneTraceWithTheEventIsEnough() throws IOException {
        assertThat(
                        CommandRun.of(
                                        "states",
                                        "check",
                                        example("sched.states"),
                                        TraceFixtures.SESSION)
                                .err())
                .endsWith("sched.states has no problems.\n");
        assertThat(
                        CommandRun.of(
                                        "states",
                                        "check",
                                        file("on no_such_event { modify \"A\" = 1; }"),
                                        TraceFixtures.SESSION)
                                .out())
                .contains("The trace has no event no_such_event")
                .hasLineCount(1);
    }

    @Test
    void errorsAreToldWithTheirPlaceAsCompilersDo() throws IOException {
        Path file = file("on sched_switch {\n    modify \"A\" = nxt_tid\n}\n");
        CommandRun run = CommandRun.of("states", "check", file);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).startsWith(file + ":3:1: error: ");
    }

    @Test
    void aFileThatIsNoTextHasOneProblem() throws IOException {
        byte[][] contents = {
            {'o', 'n', '\n', '/', '/', ' ', (byte) 0xff}, {'/', '/', ' ', 0}, {(byte) 0x80}
        };
        String[] places = {":2:4: ", ":1:4: ", ":1:1: "};
        for (int i = 0; i < contents.length; i++) {
            Path file = Files.write(folder.resolve("my.states"), contents[i]);
            CommandRun run = CommandRun.of("states", "check", file);
            assertThat(run.code()).isEqualTo(1);
            assertThat(run.out())
                    .startsWith(file + places[i] + "error: The file is not text in UTF-8")
                    .hasLineCount(1);
            assertThat(run.err()).isEmpty();
        }
    }

    @Test
    void aFileWithoutDeclarationsIsNotPraised() throws IOException {
        CommandRun run = CommandRun.of("states", "check", file("// nothing yet\n"));
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("declares nothing").doesNotContain("no problems");
    }

    @Test
    void withATraceItsFieldsAreCheckedToo() throws IOException {
        Path file = file("on sched_switch modify \"A\" = nxt_tid;\n");
        assertThat(CommandRun.of("states", "check", file).code()).isZero();
        CommandRun run = CommandRun.of("states", "check", file, TraceFixtures.KERNEL);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains(":1:30: error: ").contains("next_tid");
    }

    @Test
    void whetherPartsOfATraceTellTheSameIsSaid() throws IOException {
        assertThat(CommandRun.of("states", "check", example("sched.states")).err())
                .contains("sched.states is splittable: ");
        assertThat(
                        CommandRun.of(
                                        "states",
                                        "check",
                                        file("on a {\n  modify \"A\" = 1;\n  increment \"B\";\n}"))
                                .err())
                .contains("my.states is not splittable: increment in line 3 needs");
        assertThat(CommandRun.of("states", "check", file("on")).err()).doesNotContain("splittable");
    }

    // --- convert

    @Test
    void textBecomesXmlAndTextAgainWithoutLoss() {
        Path xml = folder.resolve("sched.states.xml");
        CommandRun.data("states", "convert", example("kernel.states"), "-o", xml);
        String text = CommandRun.data("states", "convert", xml);
        String direct =
                CommandRun.data("states", "convert", example("kernel.states"), "--to", "text");
        assertThat(text).isEqualTo(direct).contains("// The previous thread leaves.");
    }

    // --- attach

    @Test
    void anOldTraceCannotCarryDeclarations() {
        Path copy = folder.resolve("copy");
        CommandRun run =
                CommandRun.of(
                        "states",
                        "attach",
                        example("sched.states"),
                        TraceFixtures.KERNEL,
                        "-o",
                        copy);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("CTF 1.8").contains("put the file into its folder");
        assertThat(copy).doesNotExist();
    }

    @Test
    void aCopyWithDeclarationsIsAnalysedWithThem() {
        Path copy = folder.resolve("copy");
        CommandRun.data(
                "states",
                "attach",
                example("ust-app.states"),
                SharedTraces.trace("ctf/gen-c2-app"),
                "-o",
                copy);
        assertThat(CommandRun.data("query", copy, "--analysis", "ust_app", "--attributes", "Queue"))
                .contains("Queue");
    }

    // --- states

    @Test
    void aGivenFileIsAnalysedAlone() {
        String table =
                CommandRun.data(
                        "analyze", TraceFixtures.KERNEL, "--states", example("sched.states"));
        assertThat(table.lines()).hasSize(2);
        assertThat(table).contains("org.eclipse.tracecompass.declared.sched").contains("66357");
    }

    @Test
    void queriesShowLabelsAndKeepNumbers() {
        Object[] query = {
            "query",
            TraceFixtures.KERNEL,
            "--states",
            example("kernel.states"),
            "--attributes",
            "CPUs/0",
            "--at",
            "+1.5s",
            "--format",
            "table"
        };
        assertThat(CommandRun.data(query)).endsWith("idle\n");
        query[query.length - 1] = "csv";
        assertThat(CommandRun.data(query))
                .startsWith("attribute,start,end,type,value,label\n")
                .contains(",int,0,idle");
        query[query.length - 1] = "json";
        assertThat(CommandRun.data(query)).contains("\"value\":0,\"label\":\"idle\"");
    }

    @Test
    void aViewOfAGivenFileIsDrawnWithItsLabels() throws IOException {
        Path picture = folder.resolve("cpus.svg");
        CommandRun.data(
                "render",
                TraceFixtures.KERNEL,
                "--states",
                example("kernel.states"),
                "--view",
                "processors",
                "--out",
                picture);
        assertThat(Files.readString(picture)).contains("Processors").contains("system call");
    }

    @Test
    void aViewOfAGivenFileGoesBeforeABuiltInOneOfItsName() throws IOException {
        Path picture = folder.resolve("threads.svg");
        Path file =
                file(
                        "states \"mine\"; on sched_switch { modify \"Threads/\" + next_tid ="
                                + " next_comm; } view \"Threads\" rows \"Threads/*\";");
        CommandRun run =
                CommandRun.of(
                        "render",
                        TraceFixtures.KERNEL,
                        "--states",
                        file,
                        "--view",
                        "Threads",
                        "--out",
                        picture);
        assertThat(run.code()).isZero();
        assertThat(Files.readString(picture)).contains("Threads (mine)");
        assertThat(run.err())
                .contains("'Threads' stands for Threads (mine) (")
                .contains(":mine.threads)")
                .contains("use the id")
                .contains("ThreadStatusDataProvider");
        run =
                CommandRun.of(
                        "render",
                        TraceFixtures.KERNEL,
                        "--states",
                        file,
                        "--view",
                        "org.eclipse.tracecompass.analysis.os.linux.views.controlflow",
                        "--out",
                        picture);
        assertThat(run.code()).isZero();
        assertThat(run.err()).doesNotContain("stands for");
        assertThat(Files.readString(picture)).doesNotContain("(mine)");
    }

    @Test
    void aGivenFileGoesBeforeABuiltInAnalysisOfItsName() throws IOException {
        CommandRun run =
                CommandRun.of(
                        "query",
                        TraceFixtures.KERNEL,
                        "--analysis",
                        "kernel",
                        "--states",
                        file("states \"kernel\"; on sched_switch increment \"Mine\";"),
                        "--attributes",
                        "*",
                        "--at",
                        "+1s");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Mine").doesNotContain("Threads");
        assertThat(run.err())
                .contains("'kernel' stands for org.eclipse.tracecompass.declared.kernel here;");
    }

    @Test
    void aGivenFileGoesBeforeTheOneInTheFolderOfTheTrace() throws IOException {
        Path trace = SharedTraces.copy(TraceFixtures.KERNEL, folder.resolve("kernel"));
        Files.writeString(
                trace.resolve("its.states"),
                "states \"same\"; on sched_switch increment \"Its\"; view \"V\" rows \"Its\";");
        Object[] query = {"query", trace, "--analysis", "same", "--at", "+1s"};
        assertThat(CommandRun.data(query)).contains("Its");
        Path given = file("states \"same\"; on sched_switch increment \"Mine\";");
        CommandRun run =
                CommandRun.of(
                        "query", trace, "--analysis", "same", "--at", "+1s", "--states", given);
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Mine").doesNotContain("Its");
        assertThat(run.err())
                .contains("The declaration 'same' belongs to " + given + ", not to ")
                .contains("its.states");
    }

    @Test
    void ofSeveralGivenFilesTheFirstIsShownAndItIsSaid() throws IOException {
        Path other = folder.resolve("other.states");
        Files.writeString(other, "on sched_switch increment \"Other\";");
        CommandRun run =
                CommandRun.of(
                        "query",
                        TraceFixtures.KERNEL,
                        "--at",
                        "+1s",
                        "--states",
                        file("on sched_switch increment \"Mine\";"),
                        "--states",
                        other);
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Mine").doesNotContain("Other");
        assertThat(run.err())
                .contains("The states are those of org.eclipse.tracecompass.declared.my,")
                .contains("declared.other");
    }

    @Test
    void ofAnExperimentEachTraceAnswersUnderItsName() throws IOException {
        String rows =
                CommandRun.data(
                        "query",
                        TraceFixtures.SESSION,
                        "--states",
                        file("on \"*\" increment \"Events\";"),
                        "--points",
                        "5",
                        "--format",
                        "csv");
        assertThat(rows.lines().skip(1).map(line -> line.replaceAll(",.*", "")).distinct())
                .hasSizeGreaterThan(1)
                .allMatch(attribute -> attribute.endsWith(":Events"));
    }

    @Test
    void aFileWithErrorsIsNotAnalysed() throws IOException {
        CommandRun run =
                CommandRun.of(
                        "analyze",
                        TraceFixtures.KERNEL,
                        "--states",
                        file("on sched_switch modify \"A\" = nxt_tid;\n"));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("nxt_tid").contains("correct it");
    }

    @Test
    void badEventsAreNotedAfterTheAnalysis() throws IOException {
        CommandRun run =
                CommandRun.of(
                        "analyze",
                        TraceFixtures.KERNEL,
                        "--states",
                        file("on sched_switch modify \"A\" = 1 / next_tid;\n"));
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("division by zero");
    }

    @Test
    void withoutACommandTheUsageIsShown() {
        CommandRun run = CommandRun.of("states");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("check, convert or attach");
    }
}
