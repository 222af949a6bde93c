package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.hasLabel;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Puts two hosts on one clock in the workbench, and back on their own. */
@NonNullByDefault({})
class SynchronizationViewTest {

    private static final String VIEW = "org.eclipse.linuxtools.tmf.ui.views.synchronization";
    private static final String OWN_CLOCKS = "The traces show the original clocks of their hosts.";

    @BeforeEach
    void openTwoHosts() throws InterruptedException {
        OpenTraces.get()
                .open(
                        List.of(
                                SharedTraces.demo("k-alpha/s1/kernel"),
                                SharedTraces.demo("k-beta/s1/kernel")))
                .join();
        await(
                "the experiment is active",
                () -> TmfTraceManager.getInstance().getActiveTrace() instanceof TmfExperiment);
        await("all events are there", () -> hasLabel("135,552 events"));
        ui(
                () ->
                        PlatformUI.getWorkbench()
                                .getActiveWorkbenchWindow()
                                .getActivePage()
                                .showView(VIEW));
    }

    @AfterEach
    void closeAll() {
        Viewer.run(
                () -> {
                    IWorkbenchPage page =
                            PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
                    page.hideView(page.findView(VIEW));
                });
        experiment().clearSynchronization();
        OpenTraces.get().closeAllNow();
        await("no trace is open", () -> hasLabel("No trace is open."));
    }

    private static TmfExperiment experiment() {
        return (TmfExperiment) TmfTraceManager.getInstance().getActiveTrace();
    }

    private static long seconds() {
        return experiment().getEndTime().toNanos() / 1_000_000_000;
    }

    private static boolean hasHostsInSight() {
        return Viewer.find(Table.class, table -> table.getItemCount() == 2).stream()
                .map(table -> List.of(table.getItem(1).getBounds(), table.getClientArea()))
                .anyMatch(at -> at.get(0).y + at.get(0).height <= at.get(1).height);
    }

    @Test
    void theButtonFindsTheClocksAndClearingGivesTheOwnOnesBack() {
        await("it says that nothing is synchronized", () -> hasLabel(OWN_CLOCKS));
        long before = seconds();
        ui(
                () -> {
                    Button button =
                            Viewer.find(Button.class, b -> b.getText().contains("nchronize Traces"))
                                    .get(0);
                    button.notifyListeners(SWT.Selection, new Event());
                    return true;
                });
        await("the report is shown", () -> hasLabel(", 0 by the result"));
        await(
                "the pair of hosts is listed",
                () ->
                        ui(
                                () ->
                                        Viewer.find(
                                                                Table.class,
                                                                t ->
                                                                        t.getItemCount() == 1
                                                                                && t.getItem(0)
                                                                                        .getText(1)
                                                                                        .equals(
                                                                                                "accurate"))
                                                        .size()
                                                == 1));
        await("both hosts are in sight", () -> ui(SynchronizationViewTest::hasHostsInSight));
        // The clock of beta is 4.7 s behind that of alpha.
        assertThat(seconds() - before).isBetween(4L, 5L);
        experiment().clearSynchronization();
        await("the view follows", () -> hasLabel(OWN_CLOCKS));
        assertThat(seconds()).isEqualTo(before);
    }
}
