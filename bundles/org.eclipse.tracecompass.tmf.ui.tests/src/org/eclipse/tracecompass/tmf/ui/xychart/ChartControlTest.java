package org.eclipse.tracecompass.tmf.ui.xychart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
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
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.ui.testkit.UiThread;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisListener;
import org.eclipse.tracecompass.tmf.xychart.core.ChartData;
import org.eclipse.tracecompass.tmf.xychart.core.ChartLoader;
import org.eclipse.tracecompass.tmf.xychart.core.ChartReader;
import org.eclipse.tracecompass.tmf.xychart.core.ChartSeries;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Mouse and keys on a chart, through the events that the toolkit would send, and its pixels. */
class ChartControlTest {

    private static final long START = 1_795_215_650_000_000_000L;
    private static final long END = START + 1_000_000_000L;

    /** Two flat series: 10 and 30 per cent. */
    private static final class Flat implements ITmfTreeXYDataProvider<TmfXyTreeDataModel> {
        @Override
        public String getId() {
            return "flat";
        }

        @Override
        public void dispose() {}

        @Override
        public TmfModelResponse<TmfTreeModel<TmfXyTreeDataModel>> fetchTree(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            return new TmfModelResponse<>(
                    new TmfTreeModel<>(
                            List.of("Name"),
                            List.of(
                                    new TmfXyTreeDataModel(
                                            10, -1, List.of("ten"), true, null, true),
                                    new TmfXyTreeDataModel(30, -1, List.of("thirty"), true, null))),
                    Status.COMPLETED,
                    "");
        }

        @Override
        public TmfModelResponse<ITmfXyModel> fetchXY(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            SelectionTimeQueryFilter query =
                    Objects.requireNonNull(
                            DataProviderParameterUtils.createSelectionTimeQuery(parameters));
            long[] times = query.getTimesRequested();
            List<IYModel> series = new ArrayList<>();
            for (Long id : query.getSelectedItems()) {
                double[] values = new double[times.length];
                Arrays.fill(values, id);
                series.add(new YModel(id, "s" + id, values, new TmfXYAxisDescription("Use", "%")));
            }
            return new TmfModelResponse<>(
                    new TmfCommonXAxisModel("Use", times, series), Status.COMPLETED, "");
        }
    }

    /** One chart in a window of its own. */
    private static final class Fixture {
        final Shell shell = new Shell();
        final ChartControl chart;
        final List<String> told = new ArrayList<>();

        Fixture() {
            shell.setLayout(new FillLayout());
            chart = new ChartControl(shell);
            chart.addListener(
                    new TimeAxisListener() {
                        @Override
                        public void windowMoved(long start, long end) {
                            told.add("window");
                        }

                        @Override
                        public void timesSelected(long begin, long end) {
                            told.add("times");
                        }

                        @Override
                        public void changed() {}
                    });
            shell.setSize(900, 400);
            shell.open();
            settle();
            chart.reset(START, END);
            chart.setLoader(
                    new ChartLoader(
                            new ChartReader(new Flat()),
                            Runnable::run,
                            new DataLoader.Listener<ChartData>() {
                                @Override
                                public void loaded(ChartData data, boolean running) {
                                    chart.setData(data);
                                }

                                @Override
                                public void failed(String message, @Nullable Throwable cause) {
                                    told.add("failed " + message);
                                }
                            }));
            settle();
        }

        void settle() {
            for (int i = 0; i < 50; i++) {
                shell.update();
                while (shell.getDisplay().readAndDispatch()) {
                    // everything that waits
                }
            }
        }

        Control area() {
            return chart.plotArea();
        }

        Viewport window() {
            return chart.scene().viewport();
        }

        void mouse(int type, int button, int x, int mask, int count) {
            Event event = new Event();
            event.button = button;
            event.x = x;
            event.y = area().getSize().y / 2;
            event.stateMask = mask;
            event.count = count;
            area().notifyListeners(type, event);
        }

        void drag(int button, int from, int to) {
            mouse(SWT.MouseDown, button, from, 0, 1);
            mouse(SWT.MouseMove, 0, (from + to) / 2, 0, 0);
            mouse(SWT.MouseMove, 0, to, 0, 0);
            mouse(SWT.MouseUp, button, to, 0, 1);
        }

        void key(int code) {
            Event event = new Event();
            event.keyCode = code;
            area().notifyListeners(SWT.KeyDown, event);
        }

        ImageData pixels() {
            return pixels(area());
        }

        /** The chart with its ruler, title and marks. */
        ImageData whole() {
            return pixels(chart);
        }

        private ImageData pixels(Control control) {
            settle();
            Image image = new Image(shell.getDisplay(), control.getSize().x, control.getSize().y);
            GC gc = new GC(control);
            gc.copyArea(image, 0, 0);
            gc.dispose();
            ImageData data = image.getImageData();
            image.dispose();
            return data;
        }
    }

    private @Nullable Fixture fixture;

    @BeforeEach
    void open() throws Exception {
        fixture = UiThread.call(Fixture::new);
    }

    @AfterEach
    void close() throws Exception {
        Fixture open = fixture;
        if (open != null) {
            UiThread.call(
                    () -> {
                        open.shell.dispose();
                        return true;
                    });
        }
    }

    private Fixture f() {
        return Objects.requireNonNull(fixture);
    }

    @Test
    void draggingSelectsTheTimeUnderThePointer() throws Exception {
        TimeSelection selection =
                UiThread.call(
                        () -> {
                            f().drag(1, 100, 300);
                            return Objects.requireNonNull(f().chart.scene().selection());
                        });
        assertThat(selection.from()).isEqualTo(f().window().toTime(100));
        assertThat(selection.to()).isEqualTo(f().window().toTime(300));
        assertThat(f().told).contains("times").doesNotContain("window");
    }

    @Test
    void theWheelWithControlZoomsAtThePointer() throws Exception {
        Viewport before = f().window();
        Viewport after =
                UiThread.call(
                        () -> {
                            f().mouse(SWT.MouseVerticalWheel, 0, 200, SWT.MOD1, 3);
                            return f().window();
                        });
        assertThat(after.span()).isLessThan(before.span());
        assertThat((double) after.toTime(200))
                .isCloseTo(before.toTime(200), within(before.nanosPerPixel() * 2));
        assertThat(f().told).contains("window");
    }

    @Test
    void theMiddleButtonMovesTheWindowAndHomeShowsAll() throws Exception {
        Viewport moved =
                UiThread.call(
                        () -> {
                            f().mouse(SWT.MouseVerticalWheel, 0, 400, SWT.MOD1, 9);
                            f().drag(2, 300, 250);
                            return f().window();
                        });
        assertThat(moved.start()).isGreaterThan(START);
        Viewport all =
                UiThread.call(
                        () -> {
                            f().key(SWT.HOME);
                            return f().window();
                        });
        assertThat(all.showsAll()).isTrue();
    }

    @Test
    void theRightButtonZoomsToWhatItPassedOver() throws Exception {
        Viewport before = f().window();
        Viewport after =
                UiThread.call(
                        () -> {
                            f().drag(3, 100, 300);
                            return f().window();
                        });
        assertThat(after.start()).isEqualTo(before.toTime(100));
        assertThat(after.end()).isEqualTo(before.toTime(300));
    }

    @Test
    void aSeriesIsDrawnInItsColour() throws Exception {
        int colour = UiThread.call(() -> f().chart.colours().of(f().chart.data().tree(), 10));
        RGB wanted = new RGB(colour >> 16 & 0xff, colour >> 8 & 0xff, colour & 0xff);
        int found = 0;
        // a window is painted some time after it was opened
        for (int i = 0; i < 250 && found == 0; i++) {
            TimeUnit.MILLISECONDS.sleep(20);
            found = UiThread.call(() -> count(f().pixels(), wanted));
        }
        assertThat(found).isPositive();
    }

    /** The library's chart covers what is written below it. */
    @Test
    void titleAndMarksEndBeforeTheChart() throws Exception {
        Rectangle chart = UiThread.call(() -> f().area().getParent().getBounds());
        int marksTop = chart.y + 20;
        boolean written = false;
        for (int i = 0; i < 250 && !written; i++) {
            TimeUnit.MILLISECONDS.sleep(20);
            written = UiThread.call(() -> hasText(f().whole(), 0, marksTop, chart.x, chart.height));
        }
        assertThat(written).as("marks").isTrue();
        ImageData picture = UiThread.call(() -> f().whole());
        assertThat(hasText(picture, chart.x - 4, marksTop, 4, chart.height - 20)).isFalse();
        assertThat(hasText(picture, 0, chart.y - 16, chart.x, 13)).as("title").isTrue();
        assertThat(hasText(picture, 0, chart.y - 3, 60, 3)).isFalse();
    }

    /** Whether two pixels of an area differ. */
    private static boolean hasText(ImageData data, int left, int top, int width, int height) {
        int ground = data.getPixel(left, top);
        for (int y = top; y < Math.min(data.height, top + height); y++) {
            for (int x = left; x < left + width; x++) {
                if (data.getPixel(x, y) != ground) {
                    return true;
                }
            }
        }
        return false;
    }

    /** How many pixels of the middle column are not grey and nearer to a colour than to white. */
    private static int count(ImageData data, RGB wanted) {
        int found = 0;
        for (int y = 0; y < data.height; y++) {
            RGB is = data.palette.getRGB(data.getPixel(data.width / 2, y));
            boolean grey = Math.abs(is.red - is.blue) < 20;
            found += !grey && off(is, wanted) < off(is, new RGB(255, 255, 255)) ? 1 : 0;
        }
        return found;
    }

    private static int off(RGB is, RGB wanted) {
        return Math.abs(is.red - wanted.red)
                + Math.abs(is.green - wanted.green)
                + Math.abs(is.blue - wanted.blue);
    }

    @Test
    void aSeriesThatIsTickedIsLoaded() throws Exception {
        List<ChartSeries> series =
                UiThread.call(
                        () -> {
                            f().chart.setChoice(f().chart.choice().with(Set.of(30L), true));
                            f().settle();
                            return f().chart.data().series();
                        });
        assertThat(series).extracting(ChartSeries::name).containsExactly("s10", "s30");
    }

    @Test
    void aMessageTakesThePlaceOfTheChart() throws Exception {
        String message =
                UiThread.call(
                        () -> {
                            f().chart.setMessage("Nothing", "because");
                            f().settle();
                            return String.valueOf(f().chart.message());
                        });
        assertThat(message).isEqualTo("Nothing\nbecause");
    }

    @Test
    void aWindowOfSomebodyElseIsShownWithoutAnEcho() throws Exception {
        UiThread.call(
                () -> {
                    f().told.clear();
                    f().chart.showWindow(START + 100, START + 100_000);
                    f().chart.showSelection(START + 200, START + 300);
                    return true;
                });
        assertThat(f().window().start()).isEqualTo(START + 100);
        assertThat(f().told).isEmpty();
    }
}
