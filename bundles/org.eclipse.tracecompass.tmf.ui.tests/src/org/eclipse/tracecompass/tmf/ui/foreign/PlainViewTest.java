package org.eclipse.tracecompass.tmf.ui.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.views.NewTmfViewAction;
import org.eclipse.tracecompass.tmf.ui.views.PinTmfViewAction;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A view that only extends the documented base. */
class PlainViewTest {

    private PlainView view;
    private ITmfTrace trace;

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize());
        trace = TmfTraceManager.getInstance().getActiveTrace();
        view = Viewer.show(PlainView.ID, PlainView.class);
    }

    @AfterEach
    void close() {
        if (PlatformUI.isWorkbenchRunning()) {
            run(
                    () -> {
                        for (IViewReference opened : references()) {
                            opened.getPage().hideView(opened);
                        }
                    });
            Viewer.closeTraces();
        }
    }

    private static List<IViewReference> references() {
        return Arrays.stream(
                        PlatformUI.getWorkbench()
                                .getActiveWorkbenchWindow()
                                .getActivePage()
                                .getViewReferences())
                .filter(reference -> reference.getId().equals(PlainView.ID))
                .toList();
    }

    @Test
    void itsHandlersMayUseWidgetsWhoeverOpensATrace() {
        Viewer.open(SharedTraces.demo("k-beta/s1/kernel").toAbsolutePath().normalize());

        await(
                "the other trace is shown",
                () -> ui(view::getTrace) != trace && ui(view::text).equals(active().getName()));
    }

    private static ITmfTrace active() {
        return TmfTraceManager.getInstance().getActiveTrace();
    }

    @Test
    void aClickOnThePinPinsItToTheActiveTraceAndLetsGo() {
        IAction pin = ui(() -> pin(view));
        run(pin::run);
        assertThat(ui(view::isPinned)).isTrue();
        assertThat(view.pins()).containsExactly(trace);
        run(pin::run);
        assertThat(ui(view::isPinned)).isFalse();
        assertThat(view.pins()).containsExactly(trace, null);
    }

    @Test
    void thePinListsTheOpenTraces() {
        List<String> items =
                ui(
                        () -> {
                            Shell shell = view.getSite().getShell();
                            Menu menu = pin(view).getMenuCreator().getMenu(shell);
                            return Arrays.stream(menu.getItems())
                                    .map(item -> item.getText())
                                    .toList();
                        });
        assertThat(items).hasSize(1).first().asString().contains(trace.getName());
    }

    private static IAction pin(IViewPart of) {
        for (IContributionItem item :
                of.getViewSite().getActionBars().getToolBarManager().getItems()) {
            if (item instanceof ActionContributionItem action
                    && action.getAction() instanceof PinTmfViewAction found) {
                return found;
            }
        }
        throw new AssertionError("no pin");
    }

    @Test
    void anotherViewOfItsKindCanBePinnedToATrace() {
        run(() -> pinnedViewAction().run());

        assertThat(ui(PlainViewTest::references)).hasSize(2);
        PlainView other =
                ui(
                        () ->
                                references().stream()
                                        .map(reference -> (PlainView) reference.getView(true))
                                        .filter(found -> found != view)
                                        .findFirst()
                                        .orElseThrow());
        assertThat(other.pins()).containsExactly(trace);
        assertThat(ui(other::isPinned)).isTrue();
        Viewer.screenshot("foreign-plain");
    }

    private IAction pinnedViewAction() {
        List<IAction> actions = new ArrayList<>();
        for (IContributionItem item :
                view.getViewSite().getActionBars().getMenuManager().getItems()) {
            if (item instanceof MenuManager menu) {
                Menu shown = menu.createContextMenu(view.getSite().getShell());
                shown.notifyListeners(
                        org.eclipse.swt.SWT.Show, new org.eclipse.swt.widgets.Event());
                for (IContributionItem inner : menu.getItems()) {
                    if (inner instanceof ActionContributionItem action
                            && action.getAction() instanceof NewTmfViewAction found) {
                        actions.add(found);
                    }
                }
            }
        }
        return actions.stream()
                .filter(action -> action.getText().equals("Pinned to " + trace.getName()))
                .findFirst()
                .orElseThrow(
                        () -> new AssertionError(actions.stream().map(IAction::getText).toList()));
    }
}
