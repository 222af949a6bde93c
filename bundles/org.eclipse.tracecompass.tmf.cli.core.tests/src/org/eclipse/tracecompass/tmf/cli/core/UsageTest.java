package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Help, version, and what the user is told when something is wrong. */
class UsageTest {

    @TempDir Path folder = Path.of("");

    @Test
    void helpNamesAllCommandsAndTheFormsOfTimes() {
        String help = CommandRun.data("--help");
        assertThat(help)
                .contains(
                        "open",
                        "info",
                        "events",
                        "analyze",
                        "query",
                        "render",
                        "ISO 8601",
                        "+1.5s");
    }

    @ParameterizedTest
    @ValueSource(strings = {"open", "info", "events", "analyze", "query", "render", "statemap"})
    void everyCommandExplainsItself(String command) {
        String help = CommandRun.data(command, "--help");
        assertThat(help).contains("Usage: astrolabe " + command).contains("Example");
        assertThat(help.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(110));
    }

    @Test
    void theVersionIsSaid() {
        assertThat(CommandRun.data("--version")).startsWith("Astrolabe ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--nonsense",
                "paint",
                "info",
                "events",
                "query x",
                "info --format json x",
                "events --format xml x",
                "events --limit many x"
            })
    void wrongUsageIsExitCode2(String line) {
        CommandRun run = CommandRun.of((Object[]) line.split(" "));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("astrolabe: ").contains("--help");
    }

    @Test
    void optionsThatSuitNoTraceAreWrongUsage() {
        Path trace = TraceFixtures.KERNEL;
        assertWrongUsage(CommandRun.of("analyze", trace, "--jobs", "0"), "--jobs 0");
        assertWrongUsage(
                CommandRun.of("why", trace, "--segments", "syscall", "--percentile", "101"),
                "--percentile");
        assertWrongUsage(CommandRun.of("why", trace, "--tid", "1", "--pieces", "-1"), "--pieces");
        assertWrongUsage(
                CommandRun.of("why", trace, "--segments", "syscall", "--filter", "a &&"),
                "--filter");
        assertWrongUsage(CommandRun.of("compare", trace), "nothing to compare with");
        assertWrongUsage(
                CommandRun.of("compare", trace, trace, "--fail-if", "nope > 3"), "--fail-if");
        assertWrongUsage(
                CommandRun.of("table", trace, "--view", "x", "--by", "name", "--sort", "name"),
                "--by");
        assertWrongUsage(
                CommandRun.of("table", trace, "--view", "x", "--filter", "a b c &&"), "--filter");
        assertWrongUsage(
                CommandRun.of(
                        "export",
                        trace,
                        "--table",
                        "events",
                        "--where",
                        "type == ",
                        "--out",
                        folder.resolve("a.csv")),
                "--where");
    }

    @Test
    void eachCommandOfTheHelpExplainsItself() {
        List<String> names =
                CommandRun.of("--help")
                        .out()
                        .lines()
                        .dropWhile(line -> !line.equals("Commands:"))
                        .filter(line -> line.matches("  [a-z].*"))
                        .map(line -> line.strip().split(" ", 2)[0])
                        .takeWhile(name -> !name.equals("astrolabe"))
                        .filter(name -> name.matches("[a-z-]+"))
                        .toList();
        assertThat(names).contains("open", "info", "states", "sdk");
        for (String name : names) {
            CommandRun run = CommandRun.of(name, "--help");
            assertThat(run.code()).as(name).isZero();
            assertThat(run.out()).as(name).contains("astrolabe " + name);
        }
    }

    @Test
    void aTraceInThePlaceOfACommandIsAnsweredWithHowToOpenIt() {
        CommandRun run = CommandRun.of(TraceFixtures.KERNEL);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("'astrolabe open " + TraceFixtures.KERNEL + "'");
    }

    @Test
    void theValuesOfAnOptionAreListedAsTheyAreWritten() {
        assertThat(CommandRun.of("events", "--format", "xml", TraceFixtures.KERNEL).err())
                .contains("text, csv, json, canonical")
                .doesNotContain("TEXT");
    }

    @ParameterizedTest
    @ValueSource(strings = {"info", "events", "analyze"})
    void aPathThatDoesNotExistIsNamed(String command) {
        assertUsersError(CommandRun.of(command, folder.resolve("nowhere")), "nowhere");
    }

    @Test
    void aNameOfSeveralLinesIsToldOnOne() {
        assertUsersError(CommandRun.of("info", folder.resolve("a\nb\tc")), "a\\nb\\x09c");
    }

    @Test
    void anEmptyNameIsNoFolder() {
        assertWrongUsage(CommandRun.of("info", ""), "empty");
        assertWrongUsage(CommandRun.of("statemap", ""), "empty");
        assertWrongUsage(CommandRun.of("sql", TraceFixtures.KERNEL, ""), "empty");
        assertWrongUsage(
                CommandRun.of("table", TraceFixtures.KERNEL, "--view", "x", "--symbols", ""),
                "empty");
    }

    @Test
    void aNameThatNoFileCanHaveIsSaidWithoutJava() {
        assertWrongUsage(CommandRun.of("info", "a\0b"), "a\\x00b", "is not a valid file name");
        assertUsersError(CommandRun.of("statemap", "a\0b"), "is not a valid file name");
        assertThat(CommandRun.of("a\0b").err()).contains("There is no command 'a\\x00b'");
        assertUsersError(CommandRun.of("info", "x".repeat(324)), "There is no file");
    }

    @Test
    void aFileThatIsNoTraceIsAnsweredWithTheTypesThatWereTried() throws IOException {
        Path file = folder.resolve("poem.txt");
        Files.writeString(file, "no trace at all\n");
        CommandRun run = CommandRun.of("info", file);
        assertNoTrace(run, "poem.txt");
    }

    @Test
    void anEmptyFolderIsNoTrace() {
        assertNoTrace(CommandRun.of("info", folder), folder.toString());
    }

    @Test
    void aTimeThatIsNoneIsAnsweredWithTheForms() {
        assertWrongUsage(
                CommandRun.of("events", TraceFixtures.USER, "--from", "yesterday"),
                "'yesterday'",
                "ISO 8601");
    }

    @Test
    void anEmptyRangeIsSaid() {
        assertUsersError(
                CommandRun.of("events", TraceFixtures.USER, "--from", "+1s", "--to", "+0.5s"),
                "empty",
                "--from");
    }

    @Test
    void aRangeOutsideTheTraceIsAnsweredWithItsSpan() {
        assertUsersError(
                CommandRun.of("events", TraceFixtures.USER, "--from", "+1h", "--to", "+2h"),
                "covers");
    }

    @Test
    void anArgumentThatBeginsWithAnAtSignIsNoFileOfArguments() throws IOException {
        Path arguments = Files.writeString(folder.resolve("arguments"), "--help");
        assertUsersError(CommandRun.of("info", "@" + arguments), "@" + arguments);
    }

    @Test
    void debugShowsWhereAnErrorArose() {
        CommandRun run = CommandRun.of("--debug", "events", folder.resolve("nowhere"));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("\tat org.eclipse.tracecompass");
    }

    @Test
    void debugDoesNotTellOfTheExitOfJava() throws Exception {
        CommandRun run = ChildProcess.Setup.in(folder).run("--version", "--debug");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).doesNotContain("Runtime.exit");
    }

    @Test
    void openNamesAPathThatDoesNotExist() {
        assertUsersError(CommandRun.of("open", folder.resolve("nowhere")), "nowhere");
    }

    private static void assertWrongUsage(CommandRun run, String... parts) {
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("astrolabe: ")
                .endsWith("--help'.\n")
                .hasLineCount(2)
                .doesNotContain("Exception")
                .contains(parts);
    }

    /** A sentence, then a line for each reason. */
    private static void assertNoTrace(CommandRun run, String path) {
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        List<String> lines = run.err().lines().toList();
        assertThat(lines.getFirst())
                .startsWith("astrolabe: ")
                .endsWith("Types tried:")
                .contains(path);
        assertThat(lines.subList(1, lines.size()))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).matches("  \\w.*: .*\\."));
    }

    private static void assertUsersError(CommandRun run, String... parts) {
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("astrolabe: ")
                .endsWith(".\n")
                .hasLineCount(1)
                .contains(parts);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "--version", "info --help", "states check --help"})
    void helpThatCannotBeWrittenIsSaid(String arguments) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        OutputStream full =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("No space left on device");
                    }
                };
        int code = AstrolabeCommand.run(full, err, arguments.split(" "));
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains("Cannot write the output: No space left on device.");
        assertThat(code).isEqualTo(1);
    }

    @Test
    void aMissingSubcommandIsAskedForInASentence() {
        CommandRun run = CommandRun.of("states");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("astrolabe: Name a subcommand: check, convert or attach.\n");
    }

    @Test
    void rehearsingIsExplainedAndLeftToTheLauncher() {
        assertThat(CommandRun.of("rehearse", "--help").out()).contains("Xvfb", "240 MB");
        CommandRun run = CommandRun.of("rehearse");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("launcher script");
        assertThat(CommandRun.of("rehearse", "x").code()).isEqualTo(2);
    }
}
