package org.eclipse.tracecompass.tmf.xychart.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.ISampling;
import org.eclipse.tracecompass.tmf.core.model.SeriesModel.SeriesModelBuilder;
import org.eclipse.tracecompass.tmf.core.model.TmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.drawing.core.surface.ImageSurface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.SvgSurface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.junit.jupiter.api.Test;

/** Charts over ranges, names and numbers. */
class PlacedChartTest {

    private static final int WIDTH = 400;
    private static final int HEIGHT = 200;

    /** One series with given values at given places. */
    private record Fixed(ISampling sampling, double[] values, Status status)
            implements ITmfTreeXYDataProvider<TmfXyTreeDataModel> {

        @Override
        public String getId() {
            return "fixed";
        }

        @Override
        public TmfModelResponse<TmfTreeModel<TmfXyTreeDataModel>> fetchTree(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            return new TmfModelResponse<>(
                    new TmfTreeModel<>(
                            List.of("Name"),
                            List.of(
                                    new TmfXyTreeDataModel(
                                            1, -1, List.of("calls"), true, null, true))),
                    Status.COMPLETED,
                    "");
        }

        @Override
        public TmfModelResponse<ITmfXyModel> fetchXY(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            return new TmfModelResponse<>(
                    new TmfXyModel(
                            "",
                            List.of(
                                    new SeriesModelBuilder(1, "calls", sampling, values)
                                            .xAxisDescription(
                                                    new TmfXYAxisDescription(
                                                            "Duration", "ns", DataType.DURATION))
                                            .yAxisDescription(
                                                    new TmfXYAxisDescription(
                                                            "Count", "", DataType.NUMBER))
                                            .build())),
                    status,
                    "");
        }
    }

    private static PlacedChart read(ISampling sampling, double... values) {
        return Objects.requireNonNull(
                new PlacedReader(new Fixed(sampling, values, Status.COMPLETED))
                        .answer(
                                new PlacedReader.Wish(0, 100, 10, ChartChoice.DEFAULT),
                                new NullProgressMonitor())
                        .model());
    }

    private static ISampling ranges() {
        return new ISampling.Ranges(
                List.of(
                        new ISampling.Range<>(1_000L, 1_999L),
                        new ISampling.Range<>(2_000L, 2_999L),
                        new ISampling.Range<>(3_000L, 3_999L)));
    }

    /** How high the bar of a place is in the picture, in pixels. */
    private static int height(PlacedChart chart, double number) {
        try (ImageSurface surface = new ImageSurface(WIDTH, HEIGHT, 1, Theme.LIGHT)) {
            ChartColours colours = new ChartColours();
            PlacedPainter painter = new PlacedPainter(surface, chart, false, WIDTH, HEIGHT);
            painter.paint(surface, colours, Theme.LIGHT);
            int x = 0;
            while (painter.numberAt(x) < number) {
                x++;
            }
            int colour = colours.of(chart.data().tree(), 1);
            int high = 0;
            for (int y = 0; y < HEIGHT; y++) {
                high += surface.image().getRGB(x, y) == colour ? 1 : 0;
            }
            return high;
        }
    }

    @Test
    void barsOfRangesAreAsHighAsTheirValues() {
        PlacedChart chart = read(ranges(), 10, 0, 5);
        assertThat(chart.start()).isEqualTo(1_000);
        assertThat(chart.end()).isEqualTo(4_000);
        int highest = height(chart, 1_500);
        assertThat(highest).isBetween(HEIGHT / 2, HEIGHT);
        assertThat(height(chart, 2_500)).isZero();
        assertThat(height(chart, 3_500)).isBetween(highest / 2 - 1, highest / 2 + 1);
        assertThat(chart.indexAt(0, 2_999.5)).isEqualTo(1);
        assertThat(chart.indexAt(0, 4_000)).isEqualTo(-1);
        assertThat(chart.text(chart.places().get(0).get(0))).isEqualTo("1 µs … 2 µs");
    }

    @Test
    void namesAndUnitsAreWritten() {
        String svg = svg(read(new ISampling.Categories(List.of("read", "write")), 1, 2));
        assertThat(svg).contains(">read<", ">write<", ">Count<", ">Duration<");
        assertThat(svg(read(ranges(), 1, 2, 3))).contains(">2 µs<");
    }

    @Test
    void numbersTooGreatForMarksAreDrawnWithoutThem() {
        long address = 0x7fff_ffff_ffff_0000L;
        PlacedChart chart =
                read(new ISampling.Timestamps(new long[] {address, address + 1, address + 2}), 1);
        assertThat(chart.end()).isGreaterThan(chart.start());
        String svg = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> svg(chart));
        assertThat(svg).contains(">Duration<");
    }

    private static String svg(PlacedChart chart) {
        SvgSurface surface = new SvgSurface(WIDTH, HEIGHT, 1, Theme.LIGHT);
        new PlacedPainter(surface, chart, false, WIDTH, HEIGHT)
                .paint(surface, new ChartColours(), Theme.LIGHT);
        return surface.document("");
    }

    @Test
    void numbersGetAsMuchRoomAsTheyAreApart() {
        PlacedChart chart = read(new ISampling.Timestamps(new long[] {10, 20, 30}), 1, 2, 3);
        assertThat(chart.start()).isEqualTo(5);
        assertThat(chart.end()).isEqualTo(35);
        assertThat(chart.indexAt(0, 15)).isEqualTo(1);
        assertThat(read(new ISampling.Timestamps(new long[] {10}), 1).end()).isEqualTo(10.5);
    }

    @Test
    void aRunningAnalysisIsAskedAgainAndNothingChosenIsNothing() {
        var running = new PlacedReader(new Fixed(ranges(), new double[3], Status.RUNNING));
        var wish = new PlacedReader.Wish(0, 100, 10, ChartChoice.DEFAULT);
        assertThat(running.answer(wish, new NullProgressMonitor()).running()).isTrue();
        var none = new PlacedReader.Wish(0, 100, 10, ChartChoice.DEFAULT.with(Set.of(1L), false));
        var nothing = running.answer(none, new NullProgressMonitor());
        assertThat(nothing.running()).isFalse();
        assertThat(Objects.requireNonNull(nothing.model()).places()).isEmpty();
    }
}
