package org.eclipse.tracecompass.tmf.timegraph.core.statemap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.StatemapEntity;
import org.eclipse.tracecompass.statemap.core.StatemapList;
import org.eclipse.tracecompass.statemap.core.StatemapState;
import org.eclipse.tracecompass.statemap.core.StatemapWindow;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.testkit.HandMadeProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatemapExportTest {

    private static final long END = 1_000_000;

    private static StatemapExport sample() {
        return StatemapExport.of(HandMadeProvider.sample(), 0, END).title("threads").host("alpha");
    }

    private static String data(StatemapExport export) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        export.writeData(out, false, null);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static Statemap read(String data) throws IOException {
        return StatemapReader.DEFAULT.read(
                new ByteArrayInputStream(data.getBytes(StandardCharsets.UTF_8)), bytes -> {});
    }

    private static StatemapEntity entity(Statemap map, String name) {
        return map.entities().stream().filter(e -> e.name().equals(name)).findFirst().orElseThrow();
    }

    @Test
    void rowsAreEntitiesStylesAreStatesAndLabelsAreTags() throws Exception {
        Statemap map = read(data(sample()));
        assertThat(map.metadata().title()).contains("Statemap of threads");
        assertThat(map.metadata().host()).contains("alpha");
        assertThat(map.entities())
                .extracting(StatemapEntity::name)
                .containsExactlyInAnyOrder("server <1>", "worker & co", "logger", "idle");
        assertThat(map.metadata().states())
                .extracting(StatemapState::name)
                .containsExactly("Usermode", "System call", "Wait for CPU", "Blocked", "no state");
        StatemapEntity server = entity(map, "server <1>");
        assertThat(server.nanosIn(0)).isEqualTo(400_000);
        assertThat(server.nanosIn(1)).isEqualTo(120_000);
        assertThat(server.description()).isEqualTo("TID 1");
        assertThat(map.tags().stream().map(tag -> tag.state() + "/" + tag.name()))
                .contains("0/main", "1/epoll_wait", "0/request");
    }

    @Test
    void timeWithoutAStateIsOneToo() throws Exception {
        Statemap map = read(data(sample()));
        StatemapEntity worker = entity(map, "worker & co");
        assertThat(worker.rectangles().get(0).start()).isEqualTo(100_000);
        assertThat(worker.nanosIn(4)).isEqualTo(END - 701_000);
        assertThat(map.end()).isEqualTo(END);
    }

    @Test
    void shortStatesAreAllThere() throws Exception {
        StatemapEntity logger = entity(read(data(sample())), "logger");
        assertThat(logger.nanosIn(0)).isEqualTo(200 * 300);
        assertThat(logger.nanosIn(1)).isEqualTo(200 * 300);
        assertThat(logger.nanosIn(3)).isEqualTo(400 * 700);
    }

    @Test
    void aPartOfTheTimeAndOfTheRowsIsExported() throws Exception {
        Statemap map = read(data(sample().range(350_000, 500_000).rows(RowFilter.parse("server"))));
        assertThat(map.entities()).extracting(StatemapEntity::name).containsExactly("server <1>");
        assertThat(map.entities().get(0).nanosIn(1)).isEqualTo(70_000);
        assertThat(map.entities().get(0).nanosIn(3)).isEqualTo(80_000);
        assertThat(map.end()).isEqualTo(150_000);
    }

    @Test
    void rowsOfOneNameAreToldApart() throws Exception {
        HandMadeProvider provider =
                new HandMadeProvider()
                        .style("a", "A", "#ff0000", 1)
                        .row(1, -1, "trace")
                        .row(2, 1, "bash", "12")
                        .row(3, 1, "bash", "13")
                        .row(4, 2, "child")
                        .row(5, 3, "child");
        for (long row = 2; row <= 5; row++) {
            provider.state(row, 0, 10, "a", null);
        }
        assertThat(read(data(StatemapExport.of(provider, 0, 10))).entities())
                .extracting(StatemapEntity::name)
                .containsExactlyInAnyOrder("bash/12", "bash/13", "bash/child", "bash/child (2)");
    }

    @Test
    void statesOfOneColourGetTheirOwn() throws Exception {
        HandMadeProvider provider =
                new HandMadeProvider()
                        .style("a", "A", "#808080", 1)
                        .style("b", "B", "#808080", 0.3)
                        .row(1, -1, "row")
                        .state(1, 0, 10, "a", null);
        Statemap map = read(data(StatemapExport.of(provider, 0, 10)));
        assertThat(map.metadata().states().get(0).colour()).hasValue(0x808080);
        assertThat(map.metadata().states().get(1).colour()).hasValue(0xababab);
        Statemap chosen =
                read(data(StatemapExport.of(provider, 0, 10).colours(Map.of("b", 0x808080))));
        assertThat(chosen.metadata().states().get(1).colour()).hasValue(0x808080);
    }

    @Test
    void theRectanglesAreThoseOfTheData() throws Exception {
        for (int coalesce : new int[] {25_000, 50}) {
            StatemapReader reader = new StatemapReader(StatemapWindow.ALL, coalesce, false);
            byte[] data = data(sample()).getBytes(StandardCharsets.UTF_8);
            Statemap read = reader.read(new ByteArrayInputStream(data), bytes -> {});
            Statemap direct = sample().read(coalesce, null);
            assertThat(list(direct)).isEqualTo(list(read));
            assertThat(direct.metadata()).isEqualTo(read.metadata());
        }
    }

    private static String list(Statemap map) throws IOException {
        StringBuilder list = new StringBuilder();
        StatemapList.write(map, list);
        return list.toString();
    }

    @Test
    void coloursThatTheUserHasChosenAreThose() throws Exception {
        Statemap map = read(data(sample().colours(Map.of("run", 0xff123456))));
        assertThat(map.metadata().states().get(0).colour()).hasValue(0x123456);
    }

    @Test
    void anSvgIsWritten(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("a.svg");
        sample().writeSvg(file, StatemapReader.DEFAULT_COALESCE, null);
        assertThat(Files.readString(file)).contains("worker &amp; co").doesNotContain("server <1>");
    }

    /** Slices as lines: row, state, label, start and end. */
    private static final class SliceLines implements SliceSink {

        private final List<String> rows = new ArrayList<>();
        private final Map<Integer, String> open = new HashMap<>();
        private final List<String> slices = new ArrayList<>();

        @Override
        public void row(int row, String name) {
            rows.add(row + " " + name);
        }

        @Override
        public void begins(long time, int row, String state, @Nullable String label) {
            open.put(row, row + " " + state + " " + label + " " + time);
        }

        @Override
        public void ends(long time, int row) {
            slices.add(open.remove(row) + " " + time);
        }
    }

    @Test
    void equalStatesThatTouchAreTwoSlices() throws Exception {
        HandMadeProvider provider =
                new HandMadeProvider()
                        .style("f", "Function", "#808080", 1)
                        .row(1, -1, "depth")
                        .state(1, 10, 20, "f", "leaf")
                        .state(1, 20, 30, "f", "leaf")
                        .state(1, 50, 100, "f", "leaf");
        SliceLines lines = new SliceLines();
        StatemapExport.of(provider, 0, 100).writeSlices(lines, null);
        assertThat(lines.slices)
                .containsExactly(
                        "0 Function leaf 10 20", "0 Function leaf 20 30", "0 Function leaf 50 100");
    }

    @Test
    void statesThatAProviderCutsWhereItIsAskedAreOneSlice() throws Exception {
        HandMadeProvider provider =
                new HandMadeProvider() {
                    @Override
                    public TmfModelResponse<TimeGraphModel> fetchRowModel(
                            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
                        List<?> times = (List<?>) parameters.get("requested_times");
                        long from = (Long) times.getFirst();
                        long end = (Long) times.getLast() + 1;
                        ITimeGraphState part =
                                new TimeGraphState(
                                        from, end - from, null, new OutputElementStyle("a"));
                        TimeGraphRowModel row = new TimeGraphRowModel(1, List.of(part));
                        return new TmfModelResponse<>(
                                new TimeGraphModel(List.of(row)), Status.COMPLETED, "");
                    }
                };
        provider.style("a", "A", "#808080", 1).row(1, -1, "row");
        SliceLines lines = new SliceLines();
        StatemapExport.of(provider, 0, 1_000).writeSlices(lines, null);
        assertThat(lines.slices).containsExactly("0 A null 0 1000");
    }

    @Test
    void slicesKnowThePlaceOfTheirRow() throws Exception {
        HandMadeProvider provider =
                new HandMadeProvider()
                        .style("a", "A", "#808080", 1)
                        .row(1, -1, "late")
                        .row(2, -1, "never")
                        .row(3, -1, "early")
                        .state(1, 5, 9, "a", null)
                        .state(3, 1, 2, "a", null);
        SliceLines lines = new SliceLines();
        StatemapExport.of(provider, 0, 10).writeSlices(lines, null);
        assertThat(lines.rows).containsExactlyInAnyOrder("0 late", "2 early");
        assertThat(lines.slices).containsExactly("2 A null 1 2", "0 A null 5 9");
    }

    @Test
    void whoCancelsGetsNothing() {
        NullProgressMonitor monitor = new NullProgressMonitor();
        monitor.setCanceled(true);
        assertThatThrownBy(() -> sample().writeData(new ByteArrayOutputStream(), true, monitor))
                .isInstanceOf(OperationCanceledException.class);
    }

    @Test
    void rowsThatDoNotMatchAreSaid() {
        assertThatThrownBy(() -> data(sample().rows(RowFilter.parse("nobody"))))
                .isInstanceOf(PictureException.class)
                .hasMessage("No row matches 'nobody'");
    }
}
