package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Calls, memory and symbols on the command line. */
class CallCommandsTest {

    @TempDir Path folder = Path.of("");

    private static Path calls() {
        return SharedTraces.trace("ctf/gen-ust-cyg");
    }

    private static Path symbols() {
        return SharedTraces.file("traces/oracle/gen-ust-cyg.nm.txt");
    }

    @Test
    void functionsAreListedByTheirNames() throws Exception {
        List<String> lines =
                CommandRun.data(
                                "table",
                                calls(),
                                "--view",
                                "function-statistics",
                                "--format",
                                "csv",
                                "--symbols",
                                symbols())
                        .lines()
                        .toList();
        assertThat(lines.get(0))
                .isEqualTo(
                        "function,calls,total,self,average,minimum,maximum,cut_off,address,symbol");
        assertThat(lines)
                .contains(
                        "fibo,368,409486,72540,1113,80,33821,0,0x401312,",
                        "main,1,3469017,2378400,3469017,3469017,3469017,0,0x401516,");
    }

    @Test
    void functionsOfCppAreCalledAsInTheSource() throws Exception {
        String symbols = Files.readString(symbols());
        Path nm =
                Files.writeString(
                        folder.resolve("nm.txt"), symbols.replace(" fibo\n", " _ZN4math4fiboEi\n"));
        assertThat(
                        CommandRun.data(
                                "table",
                                calls(),
                                "--view",
                                "function-statistics",
                                "--format",
                                "csv",
                                "--symbols",
                                nm))
                .contains("math::fibo(int),368,")
                .contains(",0x401312,_ZN4math4fiboEi");
        Path file = folder.resolve("cpp.svg");
        CommandRun.data("render", calls(), "--view", "flame-graph", "--out", file, "--symbols", nm);
        assertThat(Files.readString(file)).contains(">main<").doesNotContain("_ZN4math");
    }

    @Test
    void aFlameChartAndAFlameGraphHaveTheNamesOfFunctions() throws Exception {
        for (String view : List.of("flame-chart", "flame-graph")) {
            Path file = folder.resolve(view + ".svg");
            CommandRun.data(
                    "render", calls(), "--view", view, "--out", file, "--symbols", symbols());
            assertThat(Files.readString(file)).contains(">main<", ">sleepy<", "cyg-15188");
        }
    }

    @Test
    void aFileWithoutSymbolsIsRefusedInASentence() throws Exception {
        Path file = Files.writeString(folder.resolve("notes"), "no symbols here");
        CommandRun run =
                CommandRun.of("table", calls(), "--view", "function-statistics", "--symbols", file);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("has no symbols", "nm");
    }

    @Test
    void leaksAreListed() throws Exception {
        String table =
                CommandRun.data(
                        "table",
                        SharedTraces.trace("ctf/gen-ust-mem"),
                        "--view",
                        "memory-leaks",
                        "--format",
                        "csv");
        assertThat(table.lines()).hasSize(2 + 52).contains("Process 15553,,52,15196,,,");
    }

    @Test
    void memoryIsDrawnAndItsValuesAreWritten() throws Exception {
        Path values = folder.resolve("memory.csv");
        CommandRun.data(
                "render",
                SharedTraces.trace("ctf/gen-ust-mem"),
                "--view",
                "memory",
                "--out",
                values,
                "--width",
                300);
        List<String> lines = Files.readAllLines(values);
        assertThat(lines).hasSizeGreaterThan(200);
        assertThat(lines.get(0)).contains("mem (15553)");
        assertThat(lines.stream().anyMatch(l -> l.contains("58634"))).as("the peak").isTrue();
    }
}
