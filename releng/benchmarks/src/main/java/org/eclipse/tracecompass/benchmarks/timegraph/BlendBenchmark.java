package org.eclipse.tracecompass.benchmarks.timegraph;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.rows.core.HistoryRows;
import org.eclipse.tracecompass.tmf.rows.core.RowLooks;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;
import org.eclipse.tracecompass.tmf.timegraph.core.load.ProviderReader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.RowRasteriser;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The blend of all states in each pixel of a picture, from a history on disk: all of the time, a
 * hundredth, a ten-thousandth of it. Changes are spread evenly over the rows; there are eight
 * states, and steps of time are uniform in 0..199 ns.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = "-Xmx2g")
public class BlendBenchmark {

    private static final int STATES = 8;
    private static final int MAX_STEP = 200;

    /** How many changes the history has. */
    @Param("10000000")
    public int changes;

    /** How many rows the picture has. */
    @Param("100")
    public int rows;

    /** How wide it is. */
    @Param("2000")
    public int pixels;

    private ITmfStateSystem history;
    private File file;
    private ProviderReader reader;
    private List<Long> ids;
    private long end;

    /**
     * Builds the history.
     *
     * @throws IOException if no file can be made
     */
    @Setup(Level.Trial)
    public void build() throws IOException {
        file = File.createTempFile("blend", ".ht");
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                "blend", file, 1, 0, 10_000));
        for (int i = 0; i < rows; i++) {
            ss.getQuarkAbsoluteAndAdd(Integer.toString(i));
        }
        SplittableRandom random = new SplittableRandom(11);
        int[] states = new int[rows];
        long time = 0;
        for (int i = 0; i < changes; i++) {
            time += random.nextInt(MAX_STEP);
            int row = random.nextInt(rows);
            states[row] = (states[row] + 1 + random.nextInt(STATES - 1)) % STATES;
            ss.modifyAttribute(time, states[row], row);
        }
        ss.closeHistory(time);
        ss.dispose();
        end = time;
        history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createHistoryTreeBackendExistingFile(
                                "blend", file, 1),
                        false);
        reader = new ProviderReader(new Rows(history));
        ids = new ArrayList<>();
        for (long i = 0; i < rows; i++) {
            ids.add(i);
        }
    }

    /** Lets the history go. */
    @TearDown(Level.Trial)
    public void clean() {
        history.dispose();
        file.delete();
    }

    private Map<Long, RowStates> states(Viewport viewport) {
        return reader.states(ids, viewport.pixelBoundaries(), new NullProgressMonitor()).model();
    }

    private long draw(Viewport viewport) {
        List<RowStates> states = List.copyOf(states(viewport).values());
        long sum = 0;
        for (int[][] row : RowRasteriser.columns(states, viewport, reader.palette(), 1)) {
            sum += row[0][pixels / 2];
        }
        return sum;
    }

    private Viewport part(long divisor) {
        return Viewport.of(0, end, pixels).zoomTo(end / 3, end / 3 + end / divisor);
    }

    /** From the history to the colours of all pixels. */
    @Benchmark
    public long whole() {
        return draw(Viewport.of(0, end, pixels));
    }

    /** The same of a hundredth of the time. */
    @Benchmark
    public long hundredth() {
        return draw(part(100));
    }

    /** The same of a ten-thousandth of the time. */
    @Benchmark
    public long tenThousandth() {
        return draw(part(10_000));
    }

    /** From the history to the shares of all pixels, without their colours. */
    @Benchmark
    public Object wholeWithoutColours() {
        return states(Viewport.of(0, end, pixels));
    }

    private static final class Rows implements ITimeGraphDataProvider<TimeGraphEntryModel> {
        private final ITmfStateSystem history;
        private final OutputElementStyle[] styles = new OutputElementStyle[STATES];

        Rows(ITmfStateSystem history) {
            this.history = history;
            for (int i = 0; i < STATES; i++) {
                Map<String, Object> values = new LinkedHashMap<>();
                values.put(StyleProperties.STYLE_NAME, "state " + i);
                values.put(
                        StyleProperties.BACKGROUND_COLOR,
                        String.format("#%06x", 0x204060 + i * 0x1b1510));
                styles[i] = new OutputElementStyle(null, values);
            }
        }

        @Override
        public TmfModelResponse<TimeGraphModel> fetchRowModel(
                Map<String, Object> parameters, IProgressMonitor monitor) {
            RowLooks looks =
                    RowLooks.ofValues(
                            value -> new StateLook((Integer) value, null, styles[(Integer) value]));
            HistoryRows rows = new HistoryRows(history);
            for (Object id : (List<?>) parameters.get("requested_items")) {
                rows.add((Long) id, ((Long) id).intValue(), looks);
            }
            return new TmfModelResponse<>(rows.model(parameters, monitor), Status.COMPLETED, "");
        }

        @Override
        public TmfModelResponse<TmfTreeModel<TimeGraphEntryModel>> fetchTree(
                Map<String, Object> parameters, IProgressMonitor monitor) {
            throw new UnsupportedOperationException();
        }

        @Override
        public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
                Map<String, Object> parameters, IProgressMonitor monitor) {
            throw new UnsupportedOperationException();
        }

        @Override
        public TmfModelResponse<Map<String, String>> fetchTooltip(
                Map<String, Object> parameters, IProgressMonitor monitor) {
            throw new UnsupportedOperationException();
        }

        @Override
        public String getId() {
            return "benchmark";
        }
    }
}
