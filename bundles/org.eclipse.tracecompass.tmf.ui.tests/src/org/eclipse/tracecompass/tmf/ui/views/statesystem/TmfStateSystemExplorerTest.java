package org.eclipse.tracecompass.tmf.ui.views.statesystem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.explorer.core.StateSystemDataProvider;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.activities.WorkbenchActivityHelper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The explorer that plug-ins open by its documented id. */
class TmfStateSystemExplorerTest {

    private ITmfTrace trace;
    private TmfStateSystemExplorer view;

    /** The explorer, with its rows. */
    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        Viewer.open(SharedTraces.demo("k-beta/s1/kernel").toAbsolutePath().normalize());
        trace = TmfTraceManager.getInstance().getActiveTrace();
        view = Viewer.show(TmfStateSystemExplorer.ID, TmfStateSystemExplorer.class);
    }

    @AfterEach
    void close() {
        if (PlatformUI.isWorkbenchRunning() && view != null) {
            Viewer.run(() -> view.getSite().getPage().hideView(view));
            Viewer.closeTraces();
        }
    }

    private List<String> values() {
        List<String> values = new ArrayList<>();
        for (ITimeGraphEntry entry : view.getTimeGraphViewer().getExpandedElements()) {
            if (entry instanceof TimeGraphEntry row && row.getEntryModel() != null) {
                List<String> labels = row.getEntryModel().getLabels();
                if (labels.size() > StateSystemDataProvider.VALUE) {
                    values.add(labels.get(0) + "=" + labels.get(StateSystemDataProvider.VALUE));
                }
            }
        }
        return values;
    }

    @Test
    void valuesAreThoseOfTheSelectedTime() {
        Viewer.awaitUi(
                "the state systems have attributes",
                () -> values().stream().anyMatch(v -> v.startsWith("CPUs")));
        List<String> before = ui(this::values);
        long middle = (trace.getStartTime().toNanos() + trace.getEndTime().toNanos()) / 2;
        TmfSignalManager.dispatchSignal(
                new TmfSelectionRangeUpdatedSignal(
                        this,
                        TmfTimestamp.fromNanos(middle),
                        TmfTimestamp.fromNanos(middle),
                        Objects.requireNonNull(trace)));
        Viewer.awaitUi("other values are shown", () -> !values().equals(before));
        Viewer.screenshot("ssvisualizer");
    }

    @Test
    void theMenuDoesNotOfferTwoExplorers() {
        assertThat(
                        ui(
                                () ->
                                        WorkbenchActivityHelper.filterItem(
                                                PlatformUI.getWorkbench()
                                                        .getViewRegistry()
                                                        .find(TmfStateSystemExplorer.ID))))
                .isTrue();
    }
}
