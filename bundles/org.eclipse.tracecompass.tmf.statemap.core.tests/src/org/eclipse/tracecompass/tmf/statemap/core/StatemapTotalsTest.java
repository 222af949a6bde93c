package org.eclipse.tracecompass.tmf.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapTotals;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapTotals.Total;
import org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the states and tags of a map add up to. */
class StatemapTotalsTest extends StatemapFiles {

    @Test
    void timesOfASpanAreAddedByStateAndByWhatTagsSay() throws Exception {
        StatemapTrace map =
                map(
                        METADATA
                                + "{\"state\":1,\"tag\":\"x\",\"pid\":7}\n"
                                + "{\"state\":1,\"tag\":\"y\",\"pid\":7}\n"
                                + datum("a", 0, 0)
                                + datum("b", 0, 1, "x")
                                + datum("a", 100, 1, "y")
                                + datum("b", 300, 1)
                                + datum("a", 400, 2)
                                + datum("b", 1000, 0));
        history(map);
        StatemapTotals totals = StatemapTotals.of(List.of(map), START + 50, START + 349, null);
        assertThat(totals.nanos()).isEqualTo(600);
        assertThat(totals.states())
                .extracting(Total::state)
                .containsExactly("busy", "idle", "waiting");
        Total busy = totals.states().get(0);
        assertThat(busy.nanos()).isEqualTo(550);
        assertThat(busy.colour()).isEqualTo(0xff0000);
        assertThat(busy.tags())
                .isEqualTo(
                        Map.of(
                                "tag", Map.of("x", 250L, "y", 250L),
                                "pid", Map.of("7", 500L)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"gen.alpha-cpu.in.gz", "gen.alpha-threads.in.gz", "gen.cpus.in.gz"})
    void theTotalsAreThoseOfTheRectangles(String name) throws Exception {
        Path file = SharedTraces.file("traces/statemap/" + name);
        StatemapTrace map = map(file);
        history(map);
        Statemap read;
        try (InputStream in = Files.newInputStream(file)) {
            read = StatemapReader.DEFAULT.read(in, bytes -> {});
        }
        // the last instant of a history is a nanosecond, the end of a map has no length
        StatemapTotals totals =
                StatemapTotals.of(
                        List.of(map),
                        map.getStartTime().toNanos(),
                        map.getEndTime().toNanos() - 1,
                        null);
        read.metadata()
                .states()
                .forEach(
                        state ->
                                assertThat(
                                                totals.states().stream()
                                                        .filter(t -> t.state().equals(state.name()))
                                                        .mapToLong(Total::nanos)
                                                        .sum())
                                        .isEqualTo(read.nanosIn(state.value())));
    }
}
