package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands on a trace that is a text file. */
class TextTraceTest {

    private static final String SWITCH =
            "          <idle>-0     [000] d..2.    1.%06d: sched_switch: prev_comm=swapper/0"
                    + " prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=my prog next_pid=7"
                    + " next_prio=120\n";

    @TempDir private Path folder = Path.of("");

    private Path write(String... lines) throws IOException {
        return Files.writeString(folder.resolve("report.txt"), String.join("", lines));
    }

    private static String switchAt(int micros) {
        return SWITCH.formatted(micros);
    }

    @Test
    void itsEventsAndStatesAreThoseOfAKernelTrace() throws IOException {
        Path trace = write("cpus=1\n", switchAt(10), switchAt(20));
        assertThat(CommandRun.data("events", trace, "--limit", "1"))
                .contains("<idle>")
                .contains("next_comm=my prog");
        assertThat(
                        CommandRun.data(
                                "query",
                                trace,
                                "--analysis",
                                "kernel",
                                "--attributes",
                                "Threads/7/Exec_name",
                                "--at",
                                "+10us"))
                .contains("my prog");
    }

    @Test
    void linesThatCannotBeReadAreToldWithTheirNumberAndEndWithOne() throws IOException {
        Path trace = write("cpus=1\n", switchAt(10), "rubbish\n", switchAt(20));
        for (String command : new String[] {"events", "info"}) {
            CommandRun run = CommandRun.of(command, trace);
            assertThat(run.code()).as(command).isEqualTo(1);
            assertThat(run.err()).as(command).contains("report.txt, line 3").contains("rubbish");
        }
        JsonObject info =
                JsonParser.parseString(CommandRun.of("info", "--json", trace).out())
                        .getAsJsonObject();
        assertThat(info.get("events").getAsLong()).isEqualTo(2);
        assertThat(info.getAsJsonArray("problems")).hasSize(1);
    }

    @Test
    void lostEventsAreCounted() throws IOException {
        Path trace = write(switchAt(10), "CPU:0 [LOST 123 EVENTS]\n", switchAt(20));
        assertThat(CommandRun.data("info", trace)).contains("123 events, 0 packets");
    }
}
