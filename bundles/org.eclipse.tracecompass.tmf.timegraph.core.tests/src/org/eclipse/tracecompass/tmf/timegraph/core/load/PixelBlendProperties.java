package org.eclipse.tracecompass.tmf.timegraph.core.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Oklab;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.rows.core.TimeGraphRowReducer;
import org.eclipse.tracecompass.tmf.timegraph.core.model.PixelShares;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.RowRasteriser;

/**
 * The whole way from states to pixels, as columns and as objects, against the naive way: to count,
 * for each pixel, how many of its nanoseconds belong to which state.
 */
class PixelBlendProperties {

    private static final int END = 6000;
    private static final int NONE = -1;
    private static final String[] COLOURS = {"#d01010", "#10a020", "#2030e0", "#f0e040", "#404040"};
    private static final double LEAST_COVER = 0.45;
    private static final double EDGE = 0.82;

    /** A state that lasts; {@link #NONE} is a gap. */
    record Span(int length, int state) {}

    /** What is shown of a row: parts of the time that there is room for. */
    record Window(double from, double length) {}

    @Provide
    Arbitrary<List<Span>> rows() {
        return Arbitraries.integers()
                .between(1, 11)
                .flatMap(
                        bits ->
                                Combinators.combine(
                                                Arbitraries.integers()
                                                        .between(1, 1 << bits)
                                                        .withDistribution(
                                                                RandomDistribution.uniform()),
                                                Arbitraries.integers()
                                                        .between(NONE, COLOURS.length - 1))
                                        .as(Span::new)
                                        .list()
                                        .ofMaxSize(2 * END >> bits)
                                        .withSizeDistribution(RandomDistribution.uniform()));
    }

    @Provide
    Arbitrary<Window> windows() {
        Arbitrary<Double> part = Arbitraries.doubles().between(0, 1).ofScale(6);
        return Combinators.combine(part, part).as(Window::new);
    }

    /** The state of each nanosecond. */
    private static int[] states(List<Span> row) {
        int[] stateAt = new int[END];
        Arrays.fill(stateAt, NONE);
        int t = 0;
        for (Span span : row) {
            int end = Math.min(END, t + span.length());
            Arrays.fill(stateAt, t, end, span.state());
            t = end;
        }
        return stateAt;
    }

    private record Naive(int[] stateAt, boolean asObjects)
            implements ITimeGraphDataProvider<TimeGraphEntryModel> {

        @Override
        public TmfModelResponse<TmfTreeModel<TimeGraphEntryModel>> fetchTree(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            throw new UnsupportedOperationException();
        }

        @Override
        public String getId() {
            return "naive";
        }

        @Override
        public TmfModelResponse<TimeGraphModel> fetchRowModel(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            TimeGraphRowReducer reducer =
                    Objects.requireNonNull(TimeGraphRowReducer.of(parameters));
            int start = 0;
            for (int t = 1; t <= END; t++) {
                if (t == END || stateAt[t] != stateAt[start]) {
                    int state = stateAt[start];
                    if (state != NONE) {
                        reducer.add(0, start, t - 1L, state, null, style(state));
                    }
                    start = t;
                }
            }
            List<ITimeGraphRowModel> rows = reducer.toRows(List.of(1L));
            return new TmfModelResponse<>(
                    new TimeGraphModel(
                            asObjects
                                    ? List.of(
                                            new TimeGraphRowModel(
                                                    1, List.copyOf(rows.get(0).getStates())))
                                    : rows),
                    Status.COMPLETED,
                    "");
        }

        private static OutputElementStyle style(int state) {
            Map<String, Object> values = new LinkedHashMap<>();
            values.put(StyleProperties.STYLE_NAME, Integer.toString(state));
            values.put(StyleProperties.BACKGROUND_COLOR, COLOURS[state]);
            return new OutputElementStyle(null, values);
        }

        @Override
        public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            throw new UnsupportedOperationException();
        }

        @Override
        public TmfModelResponse<Map<String, String>> fetchTooltip(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            throw new UnsupportedOperationException();
        }
    }

    @Property(tries = 300)
    void everyPixelIsTheMixtureOfItsNanoseconds(
            @ForAll("rows") List<Span> states,
            @ForAll("windows") Window window,
            @ForAll @IntRange(min = 1, max = 400) int width,
            @ForAll @IntRange(max = 100) int before,
            @ForAll @IntRange(max = 100) int after,
            @ForAll boolean asObjects) {
        int[] stateAt = states(states);
        int from = (int) (window.from() * (END - width));
        int to = from + width + (int) (window.length() * (END - from - width));
        Viewport viewport = Viewport.of(0, END, width).zoomTo(from, to);
        ProviderReader reader = new ProviderReader(new Naive(stateAt, asObjects));
        RowStates row =
                Objects.requireNonNull(
                                reader.states(
                                                List.of(1L),
                                                Viewport.boundaries(
                                                        viewport.start(),
                                                        viewport.end(),
                                                        width,
                                                        before,
                                                        after),
                                                new NullProgressMonitor())
                                        .model())
                        .getOrDefault(1L, RowStates.EMPTY);
        StatePalette palette = reader.palette();
        if (palette.styles().isEmpty()) {
            return;
        }
        int[] columns = new RowRasteriser(viewport, palette, 1).columns(row)[0];
        long[] boundaries = viewport.pixelBoundaries();
        for (int c = 0; c < width; c++) {
            int[] times = new int[COLOURS.length];
            for (long t = boundaries[c]; t < boundaries[c + 1]; t++) {
                if (stateAt[(int) t] != NONE) {
                    times[stateAt[(int) t]]++;
                }
            }
            if (c == width - 1 && after == 0) {
                // a request has its last instant in the last pixel, too
                continue;
            }
            checkColour(columns[c], times, (int) (boundaries[c + 1] - boundaries[c]));
            checkShares(PixelShares.of(row, boundaries[c], boundaries[c + 1]), palette, times);
            long middle = (boundaries[c] + boundaries[c + 1]) / 2;
            if (boundaries[c] < boundaries[c + 1]) {
                assertThat(viewport.pixelStart(middle)).isEqualTo(boundaries[c]);
                assertThat(viewport.pixelEnd(middle)).isEqualTo(boundaries[c + 1]);
            }
        }
    }

    private static void checkColour(int actual, int[] times, int length) {
        int covered = Arrays.stream(times).sum();
        if (covered == 0) {
            assertThat(actual).isZero();
            return;
        }
        double cover = covered == length ? 1 : LEAST_COVER + (1 - LEAST_COVER) * covered / length;
        assertThat((double) (actual >>> 24)).isCloseTo(cover * 255, within(1.0));
        double lightness = 0;
        double a = 0;
        double b = 0;
        for (int s = 0; s < times.length; s++) {
            Oklab colour = Oklab.of(Integer.parseInt(COLOURS[s].substring(1), 16));
            lightness += colour.lightness() * times[s] / covered;
            a += colour.a() * times[s] / covered;
            b += colour.b() * times[s] / covered;
        }
        int expected = new Oklab(lightness, a, b).rgb();
        assertThat(actual)
                .satisfiesAnyOf(
                        colour -> assertClose(colour, expected, 1),
                        colour -> assertClose(colour, expected, EDGE));
    }

    private static void assertClose(int actual, int expected, double dim) {
        for (int shift = 0; shift <= 16; shift += 8) {
            assertThat((double) (actual >> shift & 0xff))
                    .isCloseTo((expected >> shift & 0xff) * dim, within(1.01));
        }
    }

    private static void checkShares(PixelShares shares, StatePalette palette, int[] times) {
        int[] told = new int[COLOURS.length];
        for (PixelShares.Share share : shares.shares()) {
            told[Integer.parseInt(palette.style(share.style()).name())] += (int) share.duration();
        }
        assertThat(told).isEqualTo(times);
    }
}
