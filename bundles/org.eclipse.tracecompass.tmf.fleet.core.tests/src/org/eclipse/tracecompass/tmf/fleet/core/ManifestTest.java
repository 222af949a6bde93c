package org.eclipse.tracecompass.tmf.fleet.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.export.core.ColumnType;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.fleet.core.Manifest.MessageFiles;
import org.eclipse.tracecompass.tmf.fleet.core.TraceEntry.Totals;
import org.junit.jupiter.api.Test;

/** The manifest says what is valid; damage and other versions are told with the place. */
class ManifestTest {

    private static TraceEntry trace(String name, String host, @Nullable Long offset) {
        return new TraceEntry(
                name,
                host,
                "file:/traces/" + name,
                "type",
                "content",
                -5,
                Long.MAX_VALUE,
                7,
                offset,
                "traces/" + name,
                List.of("a.ht"),
                Map.of("events", new Totals(1, 7, 100)));
    }

    private static final Manifest FLEET =
            Manifest.EMPTY.with(
                    List.of(
                            trace("a/kernel", "a", 1000L),
                            trace("a/ust", "a", 1100L),
                            trace("b \"ü\"", "b", null)),
                    List.of(new FailedTrace("file:/c", "It is\nno trace")),
                    Map.of(
                            "segments",
                            List.of(new TableColumn("x", ColumnType.REAL, true, "an x"))));

    private static String write(Manifest manifest) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        manifest.write(out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static Manifest read(String text) throws IOException {
        return Manifest.read(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "the file");
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        Manifest synced =
                FLEET.with(
                        List.of(
                                new HostClock("a", "a", "accurate", "1", "0", 0.0),
                                new HostClock("b", "a", "incomplete", "1.25", "-1e3", null)),
                        new MessageFiles(
                                "messages/1",
                                List.of(new FleetFile("messages", "p", 1, 2, 3, 4)),
                                1,
                                0));
        assertThat(read(write(FLEET))).isEqualTo(FLEET);
        assertThat(read(write(synced))).isEqualTo(synced);
        assertThat(synced.generation()).isEqualTo(2);
        assertThat(Objects.requireNonNull(synced.toCommon().get("b")).transform(4000))
                .isEqualTo(4000);
        assertThat(Objects.requireNonNull(synced.toCommon().get("b")).transform(8000))
                .isEqualTo(9000);
    }

    @Test
    void tracesOfOneHostHaveItsClock() {
        assertThat(Objects.requireNonNull(FLEET.toHost().get("a/kernel")).transform(0))
                .isEqualTo(50);
        assertThat(Objects.requireNonNull(FLEET.toHost().get("a/ust")).transform(0)).isEqualTo(-50);
        assertThat(Objects.requireNonNull(FLEET.toHost().get("b \"ü\"")).transform(0)).isZero();
    }

    @Test
    void whatTheNextGenerationDoesNotUseIsRetired() {
        Manifest synced = FLEET.with(List.of(), new MessageFiles("messages/1", List.of(), 0, 0));
        assertThat(synced.retired()).isEmpty();
        Manifest next =
                synced.with(
                        List.of(
                                FLEET.traces().get(2),
                                trace("a/kernel", "a", 1L).placed("new", "content")),
                        List.of(),
                        Map.of());
        assertThat(next.retired()).containsExactly("traces/a/kernel", "traces/a/ust", "messages/1");
        assertThat(next.clocks()).isEmpty();
        assertThat(next.with(next.traces(), List.of(), Map.of()).retired()).isEmpty();
    }

    @Test
    void anythingElseIsRefused() throws IOException {
        String good = write(FLEET);
        for (String bad : List.of("", "{", "[]", "{}", "null", good.substring(0, 200), "\0\1")) {
            assertThatIOException().isThrownBy(() -> read(bad)).withMessageContaining("the file");
        }
        assertThatIOException()
                .isThrownBy(() -> read(good.replace("\"version\": 1", "\"version\": 2")))
                .withMessageContaining("version 2")
                .withMessageContaining("Build the fleet again");
        assertThatIOException()
                .isThrownBy(() -> read(good.replace("\"clocks\"", "\"clocs\"")))
                .withMessageContaining("lacks \"clocks\"");
    }

    @Test
    void columnsOfDifferentTypesAreTexts() {
        Map<String, List<TableColumn>> all = new TreeMap<>();
        TableColumn number = new TableColumn("x", ColumnType.INTEGER, false, "");
        TableColumn text = new TableColumn("x", ColumnType.TEXT, false, "");
        TableColumn other = new TableColumn("y", ColumnType.REAL, true, "");
        BuiltTrace.join(all, Map.of("segments", List.of(number)));
        BuiltTrace.join(all, Map.of("segments", List.of(number, other)));
        assertThat(all.get("segments")).containsExactly(number, other);
        BuiltTrace.join(all, new HashMap<>(Map.of("segments", List.of(text))));
        assertThat(all.get("segments")).containsExactly(text, other);
    }

    @Test
    void theTablesAreThoseOfTheSchema() {
        assertThat(FleetTables.names())
                .containsExactly(
                        "events",
                        "states",
                        "attributes",
                        "segments",
                        "messages",
                        "clocks",
                        "traces");
        assertThat(FleetTables.columns(FLEET, "segments")).hasSize(1);
        assertThat(FleetTables.columns(FLEET, "states")).hasSizeGreaterThan(10);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FleetTables.columns(FLEET, "stats"))
                .withMessageContaining("events, states");
    }

    @Test
    void windowsAreTheSameForAllTracesAndNotTooMany() {
        TimeWindows seconds = new TimeWindows(1_000_000_000L);
        assertThat(seconds.of(1_999_999_999L, 2_000_000_000L))
                .extracting(TimeWindows.Window::label)
                .containsExactly("1970-01-01T00-00-01", "1970-01-01T00-00-02");
        assertThat(seconds.of(-1, -1).get(0).label()).isEqualTo("1969-12-31T23-59-59");
        List<TimeWindows.Window> many = seconds.of(0, Long.MAX_VALUE / 2);
        assertThat(many).hasSizeBetween(500, 1001);
        for (int i = 1; i < many.size(); i++) {
            assertThat(many.get(i).from()).isEqualTo(many.get(i - 1).to() + 1);
        }
        assertThat(new TimeWindows(300).of(600, 610).get(0).label())
                .isEqualTo("1970-01-01T00-00-00.000000600");
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeWindows(0));
    }
}
