package org.eclipse.tracecompass.tmf.ui.xychart;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.TmfCommonXAxisModel;
import org.eclipse.tracecompass.tmf.core.model.YModel;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.IYModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.ui.testkit.UiThread;
import org.eclipse.tracecompass.tmf.xychart.core.ChartData;
import org.eclipse.tracecompass.tmf.xychart.core.ChartLoader;
import org.eclipse.tracecompass.tmf.xychart.core.ChartLook;
import org.eclipse.tracecompass.tmf.xychart.core.ChartPicture;
import org.eclipse.tracecompass.tmf.xychart.core.ChartReader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A chart on the screen, and the picture that is exported of it: they show the same. */
class ChartPictureTest {

    private static final long START = 1_795_215_650_000_000_000L;
    private static final long END = START + 1_000_000_000L;

    /** A wave with a gap in the middle, in red, drawn as a test wants it. */
    private record Wave(String kind, int points)
            implements ITmfTreeXYDataProvider<TmfXyTreeDataModel> {

        @Override
        public String getId() {
            return "wave";
        }

        @Override
        public void dispose() {}

        @Override
        public TmfModelResponse<TmfTreeModel<TmfXyTreeDataModel>> fetchTree(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            Map<String, Object> values = new HashMap<>();
            values.put(StyleProperties.SERIES_TYPE, kind);
            values.put(StyleProperties.COLOR, "#c81e1e");
            return new TmfModelResponse<>(
                    new TmfTreeModel<>(
                            List.of("Name"),
                            List.of(
                                    new TmfXyTreeDataModel(
                                            1,
                                            -1,
                                            List.of("wave"),
                                            true,
                                            new OutputElementStyle(null, values),
                                            true))),
                    Status.COMPLETED,
                    "");
        }

        @Override
        public TmfModelResponse<ITmfXyModel> fetchXY(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            SelectionTimeQueryFilter query =
                    Objects.requireNonNull(
                            DataProviderParameterUtils.createSelectionTimeQuery(parameters));
            long[] asked = query.getTimesRequested();
            int count = Math.min(points, asked.length);
            long[] times = new long[count];
            double[] values = new double[count];
            for (int i = 0; i < count; i++) {
                times[i] = asked[(int) ((long) i * (asked.length - 1) / (count - 1))];
                double part = (double) (times[i] - START) / (END - START);
                values[i] = part > 0.4 && part < 0.6 ? Double.NaN : 1 + Math.pow(700, part);
            }
            List<IYModel> series =
                    List.of(new YModel(1, "wave", values, new TmfXYAxisDescription("Use", "B")));
            return new TmfModelResponse<>(
                    new TmfCommonXAxisModel("Use", times, series), Status.COMPLETED, "");
        }
    }

    @TempDir Path folder = Path.of("");
    private @Nullable Shell shell;

    @BeforeEach
    void open() throws Exception {
        shell =
                UiThread.call(
                        () -> {
                            Shell made = new Shell();
                            made.setLayout(new FillLayout());
                            made.setSize(900, 420);
                            return made;
                        });
    }

    @AfterEach
    void close() throws Exception {
        Shell open = shell;
        if (open != null) {
            UiThread.call(
                    () -> {
                        open.dispose();
                        return true;
                    });
        }
    }

    private ChartControl show(Wave wave, boolean logarithmic) throws Exception {
        return UiThread.call(
                () -> {
                    ChartControl chart = new ChartControl(Objects.requireNonNull(shell));
                    chart.setLogarithmic(logarithmic);
                    Objects.requireNonNull(shell).open();
                    settle();
                    chart.reset(START, END);
                    chart.setLoader(
                            new ChartLoader(
                                    new ChartReader(wave),
                                    Runnable::run,
                                    new DataLoader.Listener<ChartData>() {
                                        @Override
                                        public void loaded(ChartData data, boolean running) {
                                            chart.setData(data);
                                        }

                                        @Override
                                        public void failed(
                                                String message, @Nullable Throwable cause) {
                                            throw new AssertionError(message, cause);
                                        }
                                    }));
                    settle();
                    return chart;
                });
    }

    private void settle() {
        for (int i = 0; i < 50; i++) {
            Objects.requireNonNull(shell).update();
            while (Objects.requireNonNull(shell).getDisplay().readAndDispatch()) {
                // everything that waits
            }
        }
    }

    /** Where a column has pixels of the series: the first and the last row; null if nowhere. */
    private record Column(double top, double bottom) {}

    private static boolean isRed(int rgb) {
        int r = rgb >> 16 & 0xff;
        int g = rgb >> 8 & 0xff;
        int b = rgb & 0xff;
        return r - g > 60 && r - b > 60;
    }

    private static List<@Nullable Column> columns(
            BufferedImage image, int x0, int y0, int w, int h) {
        List<@Nullable Column> columns = new ArrayList<>();
        for (int x = 0; x < w; x++) {
            int top = -1;
            int bottom = -1;
            for (int y = 0; y < h; y++) {
                if (isRed(image.getRGB(x0 + x, y0 + y))) {
                    top = top < 0 ? y : top;
                    bottom = y;
                }
            }
            columns.add(top < 0 ? null : new Column(top, bottom));
        }
        return columns;
    }

    private static List<@Nullable Column> columns(BufferedImage image) {
        return columns(image, 0, 0, image.getWidth(), image.getHeight());
    }

    private static boolean near(@Nullable Column a, @Nullable Column b) {
        return a != null
                && b != null
                && Math.abs(a.top - b.top) <= 2
                && Math.abs(a.bottom - b.bottom) <= 2;
    }

    /** Whether a column is like one of those around the same place of another picture. */
    private static boolean isAlike(@Nullable Column a, List<@Nullable Column> others, int x) {
        return near(a, others.get(x - 1)) || near(a, others.get(x)) || near(a, others.get(x + 1));
    }

    private BufferedImage shown(ChartControl chart) throws Exception {
        return UiThread.call(
                () -> {
                    settle();
                    int w = chart.plotArea().getSize().x;
                    int h = chart.plotArea().getSize().y;
                    Image image = new Image(chart.getDisplay(), w, h);
                    GC gc = new GC(chart.plotArea());
                    gc.copyArea(image, 0, 0);
                    gc.dispose();
                    ImageData data = image.getImageData();
                    image.dispose();
                    BufferedImage copy = new BufferedImage(w, h, BufferedImage.TYPE_INT_RGB);
                    for (int y = 0; y < h; y++) {
                        for (int x = 0; x < w; x++) {
                            var rgb = data.palette.getRGB(data.getPixel(x, y));
                            copy.setRGB(x, y, rgb.red << 16 | rgb.green << 8 | rgb.blue);
                        }
                    }
                    return copy;
                });
    }

    @ParameterizedTest
    @CsvSource({
        "line,2000,false",
        "line,2000,true",
        "area,2000,false",
        "scatter,60,false",
        "scatter,60,true",
        "bar,20,false"
    })
    void aPictureLooksLikeTheScreen(String kind, int points, boolean logarithmic) throws Exception {
        Wave wave = new Wave(kind, points);
        ChartControl chart = show(wave, logarithmic);
        BufferedImage screen = shown(chart);
        // a window is painted some time after it was opened
        for (int i = 0; i < 250 && columns(screen).stream().allMatch(Objects::isNull); i++) {
            TimeUnit.MILLISECONDS.sleep(20);
            screen = shown(chart);
        }
        int w = screen.getWidth();
        int h = screen.getHeight();
        ChartPicture picture =
                UiThread.call(
                        () ->
                                ChartPicture.of(wave, START, END)
                                        .plotWidth(w)
                                        .height(h)
                                        .scale(1)
                                        .logarithmic(logarithmic)
                                        .theme(chart.scene().theme())
                                        .time(chart.scene().time()));
        Path file = folder.resolve("chart.png");
        picture.writePng(file, null);
        BufferedImage exported = Objects.requireNonNull(ImageIO.read(file.toFile()));
        int left = exported.getWidth() - w;
        int top = (int) TimeGraphScene.RULER_HEIGHT + ChartLook.TITLE;
        List<@Nullable Column> there = columns(exported, left, top, w, h);
        List<@Nullable Column> here = columns(screen);
        int drawn = 0;
        int alike = 0;
        for (int x = 3; x < w - 3; x++) {
            Column a = here.get(x);
            Column b = there.get(x);
            drawn += a != null || b != null ? 1 : 0;
            alike += isAlike(a, there, x) || isAlike(b, here, x) ? 1 : 0;
        }
        assertThat(drawn).as("columns with something").isGreaterThan(50);
        assertThat((double) alike / drawn).as("columns that are alike").isGreaterThan(0.9);
        assertThat(here.get(w / 2)).as("the gap on the screen").isNull();
        assertThat(there.get(w / 2)).as("the gap in the picture").isNull();
        String svg = picture.toSvg(null);
        for (double mark : chart.look().axis().marks()) {
            assertThat(svg).contains(">" + chart.look().markText(mark) + "<");
        }
        assertThat(svg).contains(">" + chart.look().title() + "<");
        assertThat(Files.size(file)).isPositive();
    }
}
