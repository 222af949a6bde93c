package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.OutputColumn;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.Cardinality;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputData;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputLine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code astrolabe trim}, and traces of custom parsers by {@code --type}. */
class TrimCommandTest {

    private static final String PARSER = "Trim command test";

    @TempDir Path folder = Path.of("");

    @Test
    void theNewTraceHasTheEventsOfTheRange() {
        Path out = folder.resolve("small");
        CommandRun.data("trim", TraceFixtures.USER, "--from", "+1s", "--to", "+1.2s", "--out", out);
        String canonical =
                CommandRun.data(
                        "events",
                        "--format",
                        "canonical",
                        TraceFixtures.USER,
                        "--from",
                        "+1s",
                        "--to",
                        "+1.2s");
        assertThat(canonical).isNotEmpty();
        assertThat(CommandRun.data("events", "--format", "canonical", out)).isEqualTo(canonical);
    }

    @Test
    void nothingIsOverwritten() throws IOException {
        Path mine = Files.writeString(folder.resolve("mine"), "mine");
        CommandRun run =
                CommandRun.of("trim", TraceFixtures.USER, "--from", "+1s", "--out", folder);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("is not empty; choose another folder");
        assertThat(mine).hasContent("mine");
    }

    @Test
    void theTraceItselfIsNotWrittenInto() throws IOException {
        Path trace = SharedTraces.copy(TraceFixtures.KERNEL, folder.resolve("trace"));
        Path alias = Files.createDirectory(folder.resolve("elsewhere")).resolve("alias");
        Files.createSymbolicLink(alias, trace);
        for (Path out : List.of(trace.resolve("small"), alias.resolve("small"))) {
            CommandRun run = CommandRun.of("trim", trace, "--from", "+1s", "--out", out);
            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err()).contains("because it is inside " + trace);
        }
        assertThat(trace.resolve("small")).doesNotExist();
    }

    @Test
    void foldersAboveTheResultAreNotMade() {
        Path out = folder.resolve("mistyped").resolve("small");
        CommandRun run = CommandRun.of("trim", TraceFixtures.USER, "--from", "+1s", "--out", out);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("mistyped does not exist; create it");
        assertThat(folder.resolve("mistyped")).doesNotExist();
    }

    @Test
    void aTraceThatIsNoCtfIsRefusedWithItsName() throws IOException {
        Path log = Files.writeString(folder.resolve("a.log"), "1 a\n2 b\n");
        System.setProperty("astrolabe.parsers", folder.resolve("parsers").toString());
        try {
            parser().save();
            assertThat(CommandRun.data("events", log, "--type", PARSER, "--format", "json"))
                    .contains("\"timestamp\":1000000000", "\"Message\":\"b\"");
            CommandRun run =
                    CommandRun.of("trim", log, "--from", "+1s", "--out", folder.resolve("o"));
            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err()).contains("a.log is of a type that cannot be trimmed");
        } finally {
            CustomTxtTraceDefinition.delete(CustomTxtTraceDefinition.CUSTOM_TXT_CATEGORY, PARSER);
            System.clearProperty("astrolabe.parsers");
        }
    }

    private static CustomTxtTraceDefinition parser() {
        InputData time = new InputData(Tag.TIMESTAMP, CustomTraceDefinition.ACTION_SET);
        time.format = "T";
        InputData message = new InputData(Tag.MESSAGE, CustomTraceDefinition.ACTION_SET);
        return new CustomTxtTraceDefinition(
                CustomTxtTraceDefinition.CUSTOM_TXT_CATEGORY,
                PARSER,
                List.of(
                        new InputLine(
                                Cardinality.ZERO_OR_MORE, "(\\d+) (.*)", List.of(time, message))),
                List.of(new OutputColumn(Tag.MESSAGE, "Message")),
                "");
    }

    @Test
    void anUnknownTypeIsToldByItsName() {
        CommandRun run = CommandRun.of("events", TraceFixtures.USER, "--type", "No such type");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("There is no trace type No such type");
    }
}
