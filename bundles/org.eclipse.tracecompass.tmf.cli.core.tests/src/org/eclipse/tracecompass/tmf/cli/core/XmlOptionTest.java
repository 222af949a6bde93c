package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** XML analyses on the command line. */
class XmlOptionTest {

    @TempDir Path folder = Path.of("");

    private static Path example(String name) {
        for (Path p = Path.of("").toAbsolutePath(); p != null; p = p.getParent()) {
            Path file = p.resolve("doc/examples/xml").resolve(name);
            if (Files.isRegularFile(file)) {
                return file;
            }
        }
        throw new IllegalStateException("no example " + name);
    }

    @Test
    void aQueryReadsTheStatesOfTheFile() throws IOException {
        List<String> lines =
                CommandRun.data(
                                "query",
                                TraceFixtures.KERNEL,
                                "--xml",
                                example("threads.xml"),
                                "--attributes",
                                "CPUs/*/Switches",
                                "--at",
                                "1795215657243204079",
                                "--format",
                                "csv")
                        .lines()
                        .toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.get(1)).startsWith("CPUs/0/Switches,").endsWith("1539");
        assertThat(lines.get(2)).startsWith("CPUs/1/Switches,").endsWith("1488");
    }

    @Test
    void aTableHasTheSegmentsOfAPattern() throws IOException {
        assertThat(
                        CommandRun.data(
                                        "table",
                                        TraceFixtures.KERNEL,
                                        "--xml",
                                        example("system-calls.xml"),
                                        "--view",
                                        "example.system.calls",
                                        "--limit",
                                        1,
                                        "--format",
                                        "csv")
                                .lines())
                .containsExactly(
                        "start_time,end_time,duration,name,content",
                        "1795215650380699419,1795215650381835939,1136520,syscall_entry_ioctl,"
                                + "\"tid=338, ret=0\"");
    }

    /** There are fewer colours than numbers, which the file gives no names. */
    @Test
    void aTableTellsNumbersOfOneColourApart() throws IOException {
        Path file = folder.resolve("running.xml");
        Files.writeString(
                file,
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <tmfxml>
                  <stateProvider id="running" version="1">
                    <head><label value="Running"/></head>
                    <eventHandler eventName="sched_switch"><stateChange>
                      <stateAttribute type="constant" value="CPUs"/>
                      <stateAttribute type="eventField" value="cpu"/>
                      <stateValue type="eventField" value="next_tid" forcedType="int"/>
                    </stateChange></eventHandler>
                  </stateProvider>
                  <timeGraphView id="running.view">
                    <head><analysis id="running"/></head>
                    <entry path="CPUs/*"><display type="self"/></entry>
                  </timeGraphView>
                </tmfxml>
                """);
        List<String> lines =
                CommandRun.data(
                                "table",
                                TraceFixtures.KERNEL,
                                "--xml",
                                file,
                                "--view",
                                "running.view",
                                "--format",
                                "csv")
                        .lines()
                        .toList();
        List<String> threads = List.of(lines.get(0).split(","));
        assertThat(threads).contains("338", "0", "380").noneMatch(name -> name.contains("xml"));
        // sums of an independent reader
        assertThat(List.of(lines.get(2).split(",")).get(threads.indexOf("338")))
                .isEqualTo("670910010");
        assertThat(List.of(lines.get(3).split(",")).get(threads.indexOf("338")))
                .isEqualTo("14954090");
    }

    @Test
    void aViewOfTheFileIsDrawn() throws IOException {
        Path picture = folder.resolve("threads.svg");
        CommandRun.data(
                "render",
                TraceFixtures.KERNEL,
                "--xml",
                example("threads.xml"),
                "--view",
                "example.threads.view",
                "--out",
                picture);
        assertThat(Files.readString(picture)).contains("Waits for CPU", "rcu_preempt");
    }

    @Test
    void anErrorInTheFileIsNamedWithItsLine() throws IOException {
        Path wrong = folder.resolve("wrong.xml");
        Files.writeString(wrong, "<tmfxml>\n<nonsense/></tmfxml>");
        CommandRun run = CommandRun.of("analyze", TraceFixtures.KERNEL, "--xml", wrong);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .contains(wrong + ", line 2: The element <nonsense> is not allowed here")
                .contains("have an error; correct it.");
    }

    @Test
    void aFileForOtherTracesIsAnError() throws IOException {
        Path other = folder.resolve("other.xml");
        Files.writeString(
                other,
                Files.readString(example("threads.xml"))
                        .replace("org.eclipse.linuxtools.lttng2.kernel.tracetype", "no.such.type"));
        CommandRun run = CommandRun.of("analyze", TraceFixtures.KERNEL, "--xml", other);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("has no analysis for");
    }

    @Test
    void theFileIsForgottenWithTheTrace() {
        CommandRun.data("analyze", TraceFixtures.KERNEL, "--xml", example("threads.xml"));
        CommandRun later =
                CommandRun.of("analyze", TraceFixtures.KERNEL, "--analysis", "example.threads");
        assertThat(later.code()).isEqualTo(1);
        assertThat(later.err()).contains("example.threads");
    }
}
