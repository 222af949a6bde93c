package org.eclipse.tracecompass.tmf.ui.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphMarker;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Marker sets that a plug-in brings in a file, in its own time graphs and in ours. */
class MarkerSetsTest {

    private static final String OURS = "org.eclipse.linuxtools.tmf.ui.views.ssview";
    private static final long SECOND = 1_000_000_000L;

    private long start;

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize());
        ITmfTrace trace = Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
        start = trace.getStartTime().toNanos();
    }

    @AfterEach
    void close() {
        if (PlatformUI.isWorkbenchRunning()) {
            run(
                    () -> {
                        for (IViewReference opened :
                                PlatformUI.getWorkbench()
                                        .getActiveWorkbenchWindow()
                                        .getActivePage()
                                        .getViewReferences()) {
                            if (List.of(TasksView.ID, OURS).contains(opened.getId())) {
                                opened.getPage().hideView(opened);
                            }
                        }
                    });
            Viewer.closeTraces();
        }
    }

    /** The actions of the menu "Marker Set" of a view. */
    private static List<IAction> sets(IViewPart view) {
        IMenuManager menu = view.getViewSite().getActionBars().getMenuManager();
        MenuManager sets =
                Arrays.stream(menu.getItems())
                        .filter(MenuManager.class::isInstance)
                        .map(MenuManager.class::cast)
                        .filter(sub -> sub.getMenuText().equals("Marker Set"))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(Arrays.toString(menu.getItems())));
        Menu shown = sets.createContextMenu(view.getSite().getShell());
        try {
            shown.notifyListeners(SWT.Show, new Event());
            return Arrays.stream(sets.getItems())
                    .filter(ActionContributionItem.class::isInstance)
                    .map(item -> ((ActionContributionItem) item).getAction())
                    .toList();
        } finally {
            sets.dispose();
        }
    }

    private static void choose(IViewPart view, String name) {
        run(
                () -> {
                    for (IAction action : sets(view)) {
                        action.setChecked(action.getText().equals(name));
                        if (action.isChecked()) {
                            action.run();
                        }
                    }
                });
    }

    private void showFirst(long nanoseconds) {
        TmfSignalManager.dispatchSignal(
                new TmfWindowRangeUpdatedSignal(
                        this,
                        new TmfTimeRange(
                                TmfTimestamp.fromNanos(start),
                                TmfTimestamp.fromNanos(start + nanoseconds))));
    }

    @Test
    void theMarksOfTheChosenSetAreInAPlugInsTimeGraph() {
        TasksView view = Viewer.show(TasksView.ID, TasksView.class);
        showFirst(3 * SECOND);
        assertThat(ui(() -> sets(view).stream().map(IAction::getText).toList()))
                .startsWith("None")
                .contains("Rulers")
                .endsWith("Edit\u2026", "Sets of Plug-ins\u2026");

        choose(view, "Rulers");
        awaitUi(
                "the marks are there",
                () ->
                        view.getTimeGraphViewer().getMarkers().stream()
                                        .filter(m -> m.getCategory().equals("Seconds"))
                                        .count()
                                == 3);
        List<IMarkerEvent> marks =
                ui(
                        () ->
                                view.getTimeGraphViewer().getMarkers().stream()
                                        .filter(m -> m.getCategory().equals("Seconds"))
                                        .toList());
        assertThat(marks).allMatch(m -> m.getTime() % SECOND == 0);
        assertThat(marks.get(0).getLabel()).isEqualTo("s " + marks.get(0).getTime() / SECOND);
        Viewer.screenshot("marker-sets-foreign");

        choose(view, "None");
        awaitUi(
                "the marks are gone",
                () ->
                        view.getTimeGraphViewer().getMarkers().stream()
                                .noneMatch(m -> m.getCategory().equals("Seconds")));
    }

    @Test
    void theMarksOfTheChosenSetAreInOurTimeGraphs() {
        TimeGraphView view = Viewer.show(OURS, TimeGraphView.class);
        showFirst(3 * SECOND);
        choose(view, "Rulers");
        awaitUi(
                "the marks are there",
                () -> labels(view).stream().anyMatch(l -> l.startsWith("s ")));
        Viewer.screenshot("marker-sets-ours");
        choose(view, "None");
        awaitUi("the marks are gone", () -> labels(view).isEmpty());
    }

    private static List<String> labels(TimeGraphView view) {
        return Objects.requireNonNull(view.getControl()).scene().data().markers().stream()
                .map(TimeGraphMarker::label)
                .filter(label -> !label.isEmpty())
                .toList();
    }
}
