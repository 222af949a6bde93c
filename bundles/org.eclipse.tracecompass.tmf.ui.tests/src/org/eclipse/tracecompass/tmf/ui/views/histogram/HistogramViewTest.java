package org.eclipse.tracecompass.tmf.ui.views.histogram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.nio.file.Path;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest.ExecutionType;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The Histogram view, and the widgets that plug-ins place in theirs. */
class HistogramViewTest {

    private HistogramView view;
    private ITmfTrace trace;
    private Shell shell;

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        Path path = SharedTraces.demo("k-beta/s1/kernel").toAbsolutePath().normalize();
        Viewer.open(path);
        trace = TmfTraceManager.getInstance().getActiveTrace();
        view = Viewer.show(HistogramView.ID, HistogramView.class);
    }

    @AfterEach
    void close() {
        if (PlatformUI.isWorkbenchRunning()) {
            if (shell != null) {
                run(shell::dispose);
            }
            Viewer.closeTraces();
        }
    }

    private long windowSpan() {
        TmfTimeRange range = TmfTraceManager.getInstance().getTraceContext(trace).getWindowRange();
        return range.getEndTime().toNanos() - range.getStartTime().toNanos();
    }

    private long selection(boolean begin) {
        TmfTimeRange range =
                TmfTraceManager.getInstance().getTraceContext(trace).getSelectionRange();
        return (begin ? range.getStartTime() : range.getEndTime()).toNanos();
    }

    @Test
    void theViewShowsTheActiveTrace() {
        assertThat(view.getTrace()).isSameAs(trace);
        assertThat(ui(view::getTimeRange)).isNotNull();
        Viewer.screenshot("histogram");
    }

    @Test
    void anotherWindowSpanIsShownInAllViews() {
        run(() -> view.updateTimeRange(1_000_000));
        Viewer.awaitUi("the window is 1 ms long", () -> windowSpan() == 1_000_000);
    }

    @Test
    void typedTimesSelectInAllViews() {
        long start = trace.getStartTime().toNanos();
        run(() -> view.select(start, start + 5_000_000));
        Viewer.awaitUi("5 ms are selected", () -> selection(false) == start + 5_000_000);
        HistogramSelectionStartControl field =
                ui(
                        () -> {
                            shell = new Shell(Viewer.display());
                            return new HistogramSelectionStartControl(view, shell, "From", start);
                        });
        run(
                () -> {
                    field.setValue(start + 1_000_000);
                    String text = field.fTextValue.getText();
                    field.setValue(start);
                    field.fTextValue.setText(text);
                    Event enter = new Event();
                    enter.character = SWT.CR;
                    field.fTextValue.notifyListeners(SWT.KeyDown, enter);
                });
        Viewer.awaitUi("its start moved", () -> selection(true) == start + 1_000_000);
        assertThat(selection(false)).isEqualTo(start + 5_000_000);
        run(
                () -> {
                    field.fTextValue.setText("no time");
                    Event enter = new Event();
                    enter.character = SWT.CR;
                    field.fTextValue.notifyListeners(SWT.KeyDown, enter);
                });
        assertThat(ui(() -> field.fTextValue.getText())).isNotEqualTo("no time");
        assertThat(field.getValue()).isEqualTo(start + 1_000_000);
    }

    @Test
    void aHistogramOfAPluginCountsSelectsAndZooms() {
        FullTraceHistogram histogram = ui(this::createHistogram);
        HistogramDataModel model = histogram.getDataModel();
        run(() -> model.setTrace(trace));
        HistogramRequest request =
                new HistogramRequest(
                        model,
                        TmfTimeRange.ETERNITY,
                        0,
                        ITmfEventRequest.ALL_DATA,
                        0,
                        ExecutionType.FOREGROUND,
                        true);
        trace.sendRequest(request);
        Viewer.awaitUi("all events are counted", request::isCompleted);
        assertThat(model.getNbEvents()).isEqualTo(trace.getNbEvents());
        long start = model.getStartTime();
        long end = model.getEndTime();
        run(
                () -> {
                    histogram.setFullRange(start, end);
                    histogram.setTimeRange(start, end - start);
                });
        Viewer.awaitUi("it is painted", () -> ui(() -> histogram.fScaledData != null));

        run(() -> histogram.moveCursor(SWT.HOME));
        Viewer.awaitUi("the first event is selected", () -> selection(true) == start);
        run(() -> mouse(histogram, SWT.MouseDown, 20, 3));
        run(() -> mouse(histogram, SWT.MouseUp, 40, 3));
        long zoomed = histogram.getZoom().getDuration();
        assertThat(zoomed).isPositive().isLessThan((end - start) / 10);
        Viewer.awaitUi("all views are zoomed", () -> windowSpan() == zoomed);
        run(
                () -> {
                    Event wheel = new Event();
                    wheel.x = 30;
                    wheel.count = 1;
                    histogram.fCanvas.notifyListeners(SWT.MouseWheel, wheel);
                });
        Viewer.awaitUi("the wheel zooms", () -> windowSpan() < zoomed);
    }

    private FullTraceHistogram createHistogram() {
        shell = new Shell(Viewer.display());
        shell.setLayout(new FillLayout());
        shell.setSize(500, 120);
        FullTraceHistogram histogram = new FullTraceHistogram(view, shell);
        shell.open();
        return histogram;
    }

    private static void mouse(Histogram histogram, int type, int x, int button) {
        Event event = new Event();
        event.x = x;
        event.y = 10;
        event.button = button;
        histogram.fCanvas.notifyListeners(type, event);
    }
}
