package org.eclipse.tracecompass.tmf.ui.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.List;
import java.util.Objects;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceAdapterManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphMarker;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Marks that a plug-in's adapter of traces makes, in a plug-in's time graph and in ours. */
class MarkerSourceTest {

    private static final String OURS = "org.eclipse.linuxtools.tmf.ui.views.ssview";

    private final Shifts.Factory broken = new Shifts.Factory(true);
    private final Shifts.Factory factory = new Shifts.Factory(false);
    private ITmfTrace trace;
    private long middle;
    private IViewPart shown;

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        TmfTraceAdapterManager.registerFactory(broken, ITmfTrace.class);
        TmfTraceAdapterManager.registerFactory(factory, ITmfTrace.class);
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize());
        trace = Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
        middle = (trace.getStartTime().toNanos() + trace.getEndTime().toNanos()) / 2;
    }

    @AfterEach
    void close() {
        for (Shifts.Factory each : List.of(broken, factory)) {
            TmfTraceAdapterManager.unregisterFactory(each);
            each.dispose();
        }
        if (PlatformUI.isWorkbenchRunning()) {
            IViewPart view = shown;
            if (view != null) {
                run(() -> view.getSite().getPage().hideView(view));
            }
            Viewer.closeTraces();
        }
    }

    private static List<String> labels(TasksView view) {
        return ui(
                () ->
                        view.getTimeGraphViewer().getMarkers().stream()
                                .filter(m -> !m.getCategory().equals(TasksView.QUARTERS))
                                .map(IMarkerEvent::getLabel)
                                .toList());
    }

    @Test
    void aPlugInsTimeGraphShowsThemAndFollowsThem() {
        TasksView view = Viewer.show(TasksView.ID, TasksView.class);
        shown = view;
        await("the shifts are there", () -> labels(view).equals(List.of("early", "late")));
        Shifts shifts = factory.of(trace);
        assertThat(shifts.finest())
                .isPositive()
                .isLessThan(middle - trace.getStartTime().toNanos());

        shifts.alarm(middle - 5, middle);
        await(
                "the alarms are there",
                () -> labels(view).equals(List.of("early", "late", "alarm 0", "alarm 1")));
        Viewer.screenshot("marker-source-foreign");

        run(() -> view.getTimeGraphViewer().setMarkerCategoryVisible(Shifts.SHIFTS, false));
        shifts.alarm(middle);
        await("what is hidden is not fetched", () -> labels(view).equals(List.of("alarm 0")));
    }

    private static List<TimeGraphMarker> markers(TimeGraphView view) {
        return ui(() -> Objects.requireNonNull(view.getControl()).scene().data().markers());
    }

    @Test
    void ourTimeGraphsShowThemAndFollowThem() {
        TimeGraphView view = Viewer.show(OURS, TimeGraphView.class);
        shown = view;
        await("the shifts are there", () -> markers(view).size() == 2);
        TimeGraphMarker early = markers(view).get(0);
        assertThat(early)
                .isEqualTo(
                        new TimeGraphMarker(
                                -1,
                                trace.getStartTime().toNanos(),
                                middle - trace.getStartTime().toNanos(),
                                "early",
                                0x40f0c040,
                                "",
                                false));

        factory.of(trace).alarm(middle);
        await("the alarm is there", () -> markers(view).size() == 3);
        assertThat(markers(view).get(2))
                .isEqualTo(new TimeGraphMarker(-1, middle, 0, "alarm 0", 0xffc81e1e, "", true));
        Viewer.screenshot("marker-source-ours");
    }

    @Test
    void theFormWithoutACategoryEndsWhenItIsCancelled() {
        Shifts shifts = new Shifts(trace);
        shifts.alarm(middle);
        NullProgressMonitor monitor = new NullProgressMonitor();
        assertThat(shifts.getMarkerList(middle + 1, Long.MAX_VALUE, 1, monitor))
                .extracting(IMarkerEvent::getLabel)
                .containsExactly("late");
        assertThat(shifts.getMarkerList(0, Long.MAX_VALUE, 1, monitor)).hasSize(3);
        monitor.setCanceled(true);
        assertThat(shifts.getMarkerList(0, Long.MAX_VALUE, 1, monitor)).isEmpty();
    }
}
