package org.eclipse.tracecompass.internal.lttng2.ust.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.Iterator;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.analysis.profiling.ui.views.flamechart.FlameChartView;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.callstack.UstCallStackAnalysis;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphViewer;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.NamedTimeEvent;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.activities.WorkbenchActivityHelper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The documented flame chart, showing the analysis that its secondary id names. */
@NonNullByDefault({})
class DocumentedFlameChartTest {

    private static final String ID = "org.eclipse.tracecompass.analysis.profiling.ui.flamechart";

    private Chart view;

    /** Opens what a plug-in calls protected. */
    private record Chart(FlameChartView part, TimeGraphViewer viewer) {}

    @AfterEach
    void close() {
        if (view != null) {
            run(() -> page().hideView(view.part));
        }
        Viewer.closeTraces();
    }

    private static IWorkbenchPage page() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
    }

    @Test
    void itShowsTheFunctionsOfEachThread() throws Exception {
        Viewer.assumeRunning();
        Viewer.open(SharedTraces.trace("ctf/gen-ust-cyg").toAbsolutePath().normalize());
        FlameChartView part =
                (FlameChartView)
                        ui(
                                () ->
                                        page().showView(
                                                        ID,
                                                        UstCallStackAnalysis.ID,
                                                        IWorkbenchPage.VIEW_ACTIVATE));
        var getter = part.getClass().getSuperclass();
        while (getter.getSuperclass() != null && !declares(getter)) {
            getter = getter.getSuperclass();
        }
        var method = getter.getDeclaredMethod("getTimeGraphViewer");
        method.setAccessible(true);
        view = new Chart(part, (TimeGraphViewer) ui(() -> method.invoke(part)));
        awaitUi("functions are shown", () -> functions() > 0);
        Viewer.screenshot("documented-flame-chart");

        assertThat(ui(part::getTitle)).isEqualTo("Flame Chart: Call Stack");
    }

    @Test
    void theMenuDoesNotOfferTwoFlameCharts() throws Exception {
        Viewer.assumeRunning();
        assertThat(ui(() -> isOffered(ID))).isFalse();
        assertThat(ui(() -> isOffered(UstFlameChartView.ID))).isTrue();
    }

    private static boolean isOffered(String id) {
        return !WorkbenchActivityHelper.filterItem(
                PlatformUI.getWorkbench().getViewRegistry().find(id));
    }

    private static boolean declares(Class<?> type) {
        for (var method : type.getDeclaredMethods()) {
            if (method.getName().equals("getTimeGraphViewer")) {
                return true;
            }
        }
        return false;
    }

    private int functions() {
        int count = 0;
        for (ITimeGraphEntry entry : view.viewer.getExpandedElements()) {
            Iterator<? extends ITimeEvent> events = entry.getTimeEventsIterator();
            while (events != null && events.hasNext()) {
                count += events.next() instanceof NamedTimeEvent ? 1 : 0;
            }
        }
        return count;
    }
}
