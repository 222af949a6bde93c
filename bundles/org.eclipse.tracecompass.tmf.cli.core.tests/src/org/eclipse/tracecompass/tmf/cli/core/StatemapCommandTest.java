package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatemapCommandTest {

    private static final String DATA =
            """
            {"start":[1700000000,0],"states":{"idle":{"value":0},"busy":{"value":1}}}
            {"time":"0","entity":"cpu1","state":0}
            {"time":"400","entity":"cpu1","state":1}
            {"time":"500","entity":"cpu1","state":0}
            {"time":"1000","entity":"cpu1","state":1}
            """;

    @TempDir Path folder = Path.of("");

    private Path data() throws IOException {
        return Files.writeString(folder.resolve("cpu.json"), DATA);
    }

    @Test
    void listsTheRectangles() throws IOException {
        assertThat(CommandRun.data("statemap", "--list", data()))
                .isEqualTo(
                        "cpu1\t0\t400\t0:400\t\n"
                                + "cpu1\t400\t100\t1:100\t\n"
                                + "cpu1\t500\t500\t0:500\t\n");
    }

    @Test
    void listsWhatIsAskedForOfARealFile() throws IOException {
        assertThat(
                        CommandRun.data(
                                "statemap",
                                "--list",
                                "-c",
                                20,
                                SharedTraces.file("traces/statemap/tst.io.in")))
                .isEqualTo(Files.readString(SharedTraces.file("statemap/tst.io.c20.tsv")));
    }

    @Test
    void theBeginningAloneIsEnough() throws IOException {
        assertThat(CommandRun.data("statemap", "--list", "-b", "0.45us", data()))
                .isEqualTo("cpu1\t450\t50\t1:50\t\ncpu1\t500\t500\t0:500\t\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "-b 1700000000.000000450",
                "-b 2023-11-14T22:13:20.00000045Z",
                "-b 2023-11-14T22:13:20.00000045Z -e 2023-11-14T22:13:20.000001Z",
                "-b 2023-11-14T22:13:20.00000045Z -d 550ns",
                "-e 1700000000.000001 -d 550",
                "-b +450ns",
                "-e 1us -d +550ns"
            })
    void aTimeMayBeAnOffsetOrADate(String options) throws IOException {
        CommandRun run =
                CommandRun.of((Object[]) ("statemap --list " + options + " " + data()).split(" "));
        assertThat(run.err()).contains("records processed");
        assertThat(run.out()).isEqualTo("cpu1\t450\t50\t1:50\t\ncpu1\t500\t500\t0:500\t\n");
    }

    @Test
    void theEndAloneMayBeADate() throws IOException {
        assertThat(CommandRun.data("statemap", "--list", "-e", "1700000000.000000400", data()))
                .isEqualTo("cpu1\t0\t400\t0:400\t\n");
    }

    @Test
    void drawsAnSvgWithRowsOfTheGivenHeight() throws IOException {
        assertThat(CommandRun.data("statemap", "-h", 25, data()))
                .startsWith("<?xml")
                .contains("height=\"25\"")
                .endsWith("</svg>\n");
    }

    @Test
    void aDryRunSaysWhatWasRead() throws IOException {
        CommandRun run = CommandRun.of("statemap", "-n", data());
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("cpu.json: 4 records processed, 3 rectangles");
    }

    @Test
    void itSaysAsManyRectanglesAsThereAre() throws IOException {
        Path twoCpus =
                Files.writeString(
                        folder.resolve("two.json"),
                        DATA + "{\"time\":\"1200\",\"entity\":\"cpu2\",\"state\":0}\n");
        CommandRun list = CommandRun.of("statemap", "--list", "-c", 2, twoCpus);
        assertThat(list.lines()).hasSize(2);
        assertThat(list.err()).contains("5 records processed, 2 rectangles");
        CommandRun svg = CommandRun.of("statemap", "-c", 2, twoCpus);
        assertThat(svg.err()).contains("5 records processed, 2 rectangles");
        assertThat(svg.out()).contains("\"rectangles\":2").contains("rectangles: 2,");
    }

    @ParameterizedTest
    @CsvSource({"'', 7", "'   ', 7", "'\n\n', 9", "'  \n\n ', 9"})
    void aBadLineIsNamedAndNothingIsWritten(String blanks, int line) throws IOException {
        Path input = folder.resolve("bad.json");
        Files.writeString(
                input, DATA + blanks + "\n{\"badrecord\":\"1\",\"entity\":\"a\"}\n" + DATA);
        CommandRun run = CommandRun.of("statemap", input);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("astrolabe: could not ingest " + input + ": ")
                .contains("illegal datum on line " + line + ": unrecognized payload");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    -d 5w|2|value for duration is not a valid expression of time: "5w"
                    -b 1 -e 2 -d 1|2|cannot specify all of begin, end, and duration
                    -e 1 -d 2|2|duration cannot exceed end offset
                    -b 3 -e 2|2|begin offset must be less than end offset
                    -b 1s|1|The data ends before 1 s
                    -b 2024-01-01|1|There is no data in this time; the data starts at 2023-11-1
                    -e 2022-01-01|1|There is no data in this time; the data starts at 2023-11-1
                    -b 22:13:20|2|a time of day needs its date here; write 2026-11-20T22:13:20
                    -b 1 -e 2024-01-01|2|--begin and --end must have the same form
                    -c few|2|coalesce factor must be an integer
                    -c 0|2|coalesce factor must be an integer from 1
                    -h tall|2|state height must be an integer
                    -s nope|1|cannot sort by state "nope": no such state
                    -S nope|1|unknown stack sorting state "nope"
                    """)
    void whatCannotBeDoneIsSaidBeforeAnythingIsWritten(String options, int code, String message)
            throws IOException {
        CommandRun run =
                CommandRun.of((Object[]) ("statemap " + options + " " + data()).split(" "));
        assertThat(run.code()).isEqualTo(code);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(message);
    }

    @Test
    void aMissingFileIsSaid() {
        CommandRun run = CommandRun.of("statemap", folder.resolve("none"));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("could not ingest").contains("No such file");
        assertThat(CommandRun.of("statemap", folder).err()).contains("it is a folder");
        assertThat(CommandRun.of("statemap").err()).contains("must specify a data file");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aKernelFileIsRefused() {
        CommandRun run = CommandRun.of("statemap", "/proc/self/status");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("/proc/self/status is a kernel file");
    }
}
