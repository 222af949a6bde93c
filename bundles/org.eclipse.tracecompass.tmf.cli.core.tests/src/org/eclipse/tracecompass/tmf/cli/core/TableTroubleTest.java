package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Exports of tables that cannot succeed, or have nothing or odd things to write. */
class TableTroubleTest {

    @TempDir Path folder = Path.of("");

    private static CommandRun export(Path target, Object... more) {
        return CommandRun.of(
                Stream.concat(
                                Stream.of(
                                        "export",
                                        TraceFixtures.KERNEL,
                                        "--table",
                                        "events",
                                        "--out",
                                        target),
                                Stream.of(more))
                        .toArray());
    }

    private static void assertSentence(CommandRun run, Object... parts) {
        assertThat(run.err().lines())
                .singleElement()
                .asString()
                .startsWith("astrolabe: ")
                .endsWith(".")
                .doesNotContain("Exception", "Internal error");
        for (Object part : parts) {
            assertThat(run.err()).contains(part.toString());
        }
        assertThat(run.code()).isEqualTo(1);
    }

    private List<Path> left() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    @Test
    void aTargetThatCannotBeWrittenIsSaidAtOnce() throws IOException {
        Path target = folder.resolve("nowhere/events.parquet");
        assertSentence(export(target), target, "choose another folder");
        Path taken = Files.createDirectory(folder.resolve("taken.csv"));
        assertSentence(export(taken), taken, "folder");
        assertThat(left()).containsExactly(taken);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskIsSaidAndLeavesWhatWasThere() throws Exception {
        ChildProcess.Setup setup =
                ChildProcess.Setup.in(Files.createDirectory(folder.resolve("of the process")));
        for (String ending : List.of("parquet", "csv", "json")) {
            Path target = Files.writeString(folder.resolve("events." + ending), "before");
            CommandRun run =
                    setup.withLimits("ulimit -f 400")
                            .run(
                                    "export",
                                    TraceFixtures.KERNEL,
                                    "--table",
                                    "events",
                                    "--out",
                                    target);
            assertSentence(run, target, "free some space");
            assertThat(target).hasContent("before");
        }
        assertThat(left().stream().map(Path::getFileName).map(Path::toString))
                .noneMatch(name -> name.endsWith(".part"));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aDeviceThatTakesNothingIsSaid() throws IOException {
        Path target = folder.resolve("full.parquet");
        Files.createSymbolicLink(target, Path.of("/dev/full"));
        assertSentence(export(target), target, "space");
    }

    @Test
    void aTableWithoutRowsIsAFileWithAHeader() throws IOException {
        Path target = folder.resolve("none.csv");
        CommandRun run = export(target, "--where", "type == nobody");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(Files.readAllLines(target))
                .containsExactly("trace,host,time,host_time,cpu,type,tid,pid,fields,context");
    }

    @Test
    void tracesOfOneNameAreToldApart() throws IOException {
        Path copy = folder.resolve("other/kernel");
        SharedTraces.copy(TraceFixtures.KERNEL, copy);
        Path out = folder.resolve("tables");
        CommandRun run =
                CommandRun.of(
                        "export",
                        TraceFixtures.KERNEL,
                        copy,
                        "--table",
                        "traces",
                        "--table",
                        "events",
                        "--format",
                        "csv",
                        "--from",
                        "+0s",
                        "--to",
                        "+1ms",
                        "--out",
                        out);
        assertThat(run.code()).as(run.err()).isZero();
        List<String> names =
                Files.readAllLines(out.resolve("traces.csv")).stream()
                        .map(line -> line.substring(0, line.indexOf(',')))
                        .toList();
        assertThat(names).as("the header, two traces and the experiment").hasSize(4);
        assertThat(names).doesNotHaveDuplicates();
        try (Stream<Path> files = Files.list(out.resolve("events"))) {
            assertThat(files).hasSize(2);
        }
    }
}
