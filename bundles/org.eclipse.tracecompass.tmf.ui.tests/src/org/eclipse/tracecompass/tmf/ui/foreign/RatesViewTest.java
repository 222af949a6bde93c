package org.eclipse.tracecompass.tmf.ui.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import com.google.common.collect.Multimap;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ISeries;
import org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters.TmfFilterAppliedSignal;
import org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters.TraceCompassFilter;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.signal.TmfDataModelSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.AbstractSelectTreeViewer2;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.AxisRange;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A view with a tree and a chart, used on a trace in the workbench. */
class RatesViewTest {

    private final Heard heard = new Heard();
    @TempDir private Path folder;
    private RatesView view;
    private EventRates provider;

    /** Hears which entries are selected. */
    public static final class Heard {
        private final List<Multimap<String, Object>> metadata =
                Collections.synchronizedList(new ArrayList<>());

        /** An entry was selected. */
        @TmfSignalHandler
        public void selected(TmfDataModelSelectedSignal signal) {
            metadata.add(signal.getMetadata());
        }
    }

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        DataProviderManager.getInstance()
                .addDataProviderFactory(EventRates.ID, new EventRates.Factory());
        TmfSignalManager.register(heard);
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize());
        view = Viewer.show(RatesView.ID, RatesView.class);
        awaitUi("the defaults are drawn", () -> series().length == EventRates.DEFAULTS);
        provider =
                (EventRates)
                        DataProviderManager.getInstance()
                                .fetchExistingDataProvider(
                                        trace(), EventRates.ID, EventRates.class);
    }

    @AfterEach
    void close() {
        if (view != null) {
            TmfSignalManager.deregister(heard);
            run(() -> view.getSite().getPage().hideView(view));
            Viewer.closeTraces();
            DataProviderManager.getInstance().removeDataProviderFactory(EventRates.ID);
        }
    }

    private static ITmfTrace trace() {
        return TmfTraceManager.getInstance().getActiveTrace();
    }

    private static TmfTimeRange window() {
        return TmfTraceManager.getInstance().getTraceContext(trace()).getWindowRange();
    }

    private RatesView.Rates rates() {
        return (RatesView.Rates) view.getChartViewer();
    }

    private Chart chart() {
        return rates().getSwtChart();
    }

    private ISeries<?>[] series() {
        return chart().getSeriesSet().getSeries();
    }

    private List<String> drawn() {
        return ui(() -> Arrays.stream(series()).map(ISeries::getId).sorted().toList());
    }

    private Tree tree() {
        return ((AbstractSelectTreeViewer2) view.getLeftChildViewer()).getTreeViewer().getTree();
    }

    private TreeItem type(int number) {
        return Arrays.stream(tree().getItem(0).getItems())
                .filter(item -> item.getText().equals(provider.types().get(number)))
                .findFirst()
                .orElseThrow();
    }

    private void click(TreeItem item) {
        item.setChecked(!item.getChecked());
        Event event = new Event();
        event.item = item;
        event.detail = SWT.CHECK;
        tree().notifyListeners(SWT.Selection, event);
    }

    private void mouse(int type, int button, int x, int mask) {
        Control area = chart().getPlotArea().getControl();
        Event event = new Event();
        event.type = type;
        event.button = button;
        event.stateMask = mask;
        event.x = x;
        event.y = area.getSize().y / 2;
        area.notifyListeners(type, event);
    }

    private void drag(int button, double from, double to) {
        run(
                () -> {
                    int width = chart().getPlotArea().getSize().x;
                    mouse(SWT.MouseDown, button, (int) (from * width), 0);
                    mouse(SWT.MouseMove, 0, (int) ((from + to) / 2 * width), 0);
                    mouse(SWT.MouseMove, 0, (int) (to * width), 0);
                    mouse(SWT.MouseUp, button, (int) (to * width), 0);
                });
    }

    @Test
    void theSeriesThatTheProviderProposesAreDrawn() {
        assertThat(drawn()).isEqualTo(provider.types().subList(0, EventRates.DEFAULTS));
        assertThat(ui(() -> tree().getItem(0).getGrayed())).isTrue();
        assertThat(ui(() -> ((ILineSeries<?>) series()[0]).isAreaEnabled())).isTrue();
        assertThat(ui(() -> chart().getAxisSet().getYAxis(0).getTitle().getText()))
                .isEqualTo("Events");
        assertThat(ui(() -> type(0).getText(1))).isNotEmpty();
        Viewer.screenshot("foreign-rates");
    }

    @Test
    void theLegendShowsTheColourOfTheSeries() {
        awaitUi("there is a picture", () -> type(0).getImage(2) != null);
        RGB drawnAs =
                ui(
                        () -> {
                            for (ISeries<?> one : series()) {
                                if (one.getId().equals(provider.types().get(0))) {
                                    return ((ILineSeries<?>) one).getLineColor().getRGB();
                                }
                            }
                            return null;
                        });
        RGB inTree =
                ui(
                        () -> {
                            var data = type(0).getImage(2).getImageData();
                            return data.palette.getRGB(
                                    data.getPixel(data.width / 2, data.height / 2));
                        });
        assertThat(inTree).isEqualTo(drawnAs);
        assertThat(ui(() -> type(EventRates.DEFAULTS).getImage(2))).isNull();
    }

    @Test
    void theChartFollowsTheChecks() {
        run(() -> click(type(0)));
        awaitUi("one series less", () -> series().length == EventRates.DEFAULTS - 1);
        assertThat(drawn()).doesNotContain(provider.types().get(0));
        run(() -> click(type(EventRates.DEFAULTS)));
        awaitUi("another series", () -> series().length == EventRates.DEFAULTS);
        assertThat(drawn()).contains(provider.types().get(EventRates.DEFAULTS));
    }

    @Test
    void pointsAreRelativeToTheInstantBeforeTheWindow() {
        long offset = ui(() -> rates().getTimeOffset());
        double[] xs = ui(() -> series()[0].getXSeries());

        assertThat(offset).isEqualTo(trace().getStartTime().toNanos() - 1);
        assertThat(xs[0]).isEqualTo(1);
        assertThat(xs[xs.length - 1]).isEqualTo(trace().getEndTime().toNanos() - offset);
        assertThat(ui(() -> chart().getAxisSet().getXAxis(0).getRange().upper))
                .isEqualTo(xs[xs.length - 1]);
    }

    @Test
    void aDragWithTheRightButtonZoomsAllViews() {
        drag(3, 0.25, 0.5);
        long whole = trace().getEndTime().toNanos() - trace().getStartTime().toNanos();
        Viewer.await(
                "the window is a quarter of the trace",
                () -> {
                    TmfTimeRange shown = window();
                    double part =
                            (double) (shown.getEndTime().toNanos() - shown.getStartTime().toNanos())
                                    / whole;
                    return part > 0.2 && part < 0.3;
                });
        awaitUi(
                "the chart has followed",
                () -> !view.isDirty() && series()[0].getXSeries()[0] == 1);
        run(() -> view.resetStartFinishTime());
        Viewer.await(
                "all is shown again",
                () ->
                        window().getStartTime().toNanos() == trace().getStartTime().toNanos()
                                && window().getEndTime().toNanos()
                                        == trace().getEndTime().toNanos());
    }

    @Test
    void aDragWithTheLeftButtonSelectsInAllViews() {
        drag(1, 0.5, 0.75);
        TmfTimeRange selected =
                TmfTraceManager.getInstance().getTraceContext(trace()).getSelectionRange();
        long start = trace().getStartTime().toNanos();
        double whole = trace().getEndTime().toNanos() - start;

        assertThat((selected.getStartTime().toNanos() - start) / whole).isBetween(0.48, 0.52);
        assertThat((selected.getEndTime().toNanos() - start) / whole).isBetween(0.73, 0.77);
        Viewer.screenshot("foreign-rates-selection");
    }

    @Test
    void theProviderIsAskedForEquidistantTimesAndWhatThePluginAdds() {
        run(() -> rates().toggle());
        awaitUi(
                "it is asked",
                () ->
                        provider.asked().stream()
                                .anyMatch(p -> Boolean.TRUE.equals(p.get("isCumulative"))));
        var parameters = provider.asked().get(provider.asked().size() - 1);
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(parameters);

        assertThat(times).first().isEqualTo(trace().getStartTime().toNanos());
        assertThat(times).last().isEqualTo(trace().getEndTime().toNanos());
        assertThat(times).hasSize(ui(() -> (int) (rates().getPointAreaWidth() * 0.2)));
        assertThat(DataProviderParameterUtils.extractSelectedItems(parameters))
                .containsExactlyInAnyOrder(0L, 1L, 2L, 3L);
    }

    @Test
    void theFilterOfTheTraceIsPassedOn() {
        TraceCompassFilter filter = TraceCompassFilter.fromRegex(List.of("sched"), trace());
        TmfSignalManager.dispatchSignal(new TmfFilterAppliedSignal(this, trace(), filter));
        awaitUi(
                "the provider is asked with the filter",
                () ->
                        provider.asked().stream()
                                .anyMatch(
                                        p ->
                                                p.containsKey(
                                                        DataProviderParameterUtils
                                                                .REGEX_MAP_FILTERS_KEY)));
    }

    @Test
    void aSelectedRowTellsWhatItStandsFor() {
        run(
                () ->
                        ((AbstractSelectTreeViewer2) view.getLeftChildViewer())
                                .getTreeViewer()
                                .setSelection(new StructuredSelection(type(1).getData())));
        assertThat(heard.metadata).anyMatch(m -> m.containsValue(provider.types().get(1)));
    }

    @Test
    void checksAreKeptWhileAnotherTraceIsShown() {
        run(() -> click(type(0)));
        awaitUi("one series less", () -> series().length == EventRates.DEFAULTS - 1);
        List<String> before = drawn();
        ITmfTrace first = trace();
        Viewer.open(SharedTraces.demo("k-beta/s1/kernel").toAbsolutePath().normalize());
        awaitUi(
                "the other trace is drawn",
                () -> view.getTrace() != first && series().length == EventRates.DEFAULTS);
        TmfSignalManager.dispatchSignal(
                new org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal(this, first));
        awaitUi(
                "the first trace is drawn again",
                () -> view.getTrace() == first && drawn().equals(before));
    }

    @Test
    void aFixedRangeOfValuesStays() {
        run(() -> rates().setFixedYRange(new AxisRange(0, 12_345)));
        awaitUi(
                "the axis is fixed",
                () -> chart().getAxisSet().getYAxis(0).getRange().upper == 12_345);
        run(() -> click(type(EventRates.DEFAULTS)));
        awaitUi("another series", () -> series().length == EventRates.DEFAULTS + 1);
        assertThat(ui(() -> chart().getAxisSet().getYAxis(0).getRange().upper)).isEqualTo(12_345);
    }

    @Test
    void aClosedTraceLeavesNothing() {
        Viewer.closeTraces();
        awaitUi("the chart is empty", () -> series().length == 0 && tree().getItemCount() == 0);
        assertThat(ui(() -> view.getTrace())).isNull();
    }

    @Test
    void aPictureCanBeSaved() {
        Path file = folder.resolve("rates.png");
        run(() -> rates().saveImage(file.toString(), SWT.IMAGE_PNG));
        assertThat(Files.exists(file)).isTrue();
        assertThat(file).isNotEmptyFile();
    }

    @Test
    void thePlotCanBeAlignedWithOtherViews() {
        awaitUi("the chart is up to date", () -> !view.isDirty());
        // in one go, since the viewer aligns its views again soon
        Point placed =
                ui(
                        () -> {
                            view.performAlign(200, 90);
                            return new Point(
                                    view.getTimeViewAlignmentInfo().getTimeAxisOffset(),
                                    rates().getPointAreaWidth());
                        });
        assertThat(placed.x).isBetween(197, 203);
        assertThat(placed.y).isBetween(87, 93);
    }
}
