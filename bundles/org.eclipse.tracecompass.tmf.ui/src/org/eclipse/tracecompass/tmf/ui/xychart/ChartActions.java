package org.eclipse.tracecompass.tmf.ui.xychart;

import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.tracecompass.tmf.ui.export.TableExport;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/** The actions of a chart in its toolbar and menus. */
final class ChartActions {

    private static final double ZOOM = 0.6;

    private final ChartControl chart;
    private final IAction back;
    private final IAction forward;
    private final IAction zoomIn;
    private final IAction zoomOut;
    private final IAction fitSelection;
    private final IAction fitAll;
    private final IAction logarithmic;
    private final IAction showAll;
    private final IAction hideAll;
    private final IAction export;
    private final IAction exportTable;

    ChartActions(ChartControl chart, ChartRows rows, Runnable exporter, Runnable tableExporter) {
        this.chart = chart;
        ChartInput input = chart.input();
        back = RunAction.push(Messages.Action_Back, "timegraph/back.svg", input::back);
        forward = RunAction.push(Messages.Action_Forward, "timegraph/forward.svg", input::forward);
        zoomIn = RunAction.push(Messages.Action_ZoomIn, Icons.ZOOM_IN, () -> input.zoom(ZOOM));
        zoomOut =
                RunAction.push(Messages.Action_ZoomOut, Icons.ZOOM_OUT, () -> input.zoom(1 / ZOOM));
        fitSelection =
                RunAction.push(
                        Messages.Action_FitSelection,
                        "timegraph/fit_selection.svg",
                        input::fitSelection);
        fitAll = RunAction.push(Messages.Action_FitAll, Icons.ZOOM_ALL, input::fitAll);
        logarithmic =
                RunAction.check(
                        Messages.Action_Logarithmic,
                        null,
                        () -> chart.setLogarithmic(!chart.isLogarithmic()));
        showAll = RunAction.push(Messages.Action_ShowAll, null, () -> rows.chooseAll(true));
        hideAll = RunAction.push(Messages.Action_HideAll, null, () -> rows.chooseAll(false));
        export = RunAction.push(Messages.Action_Export, "timegraph/export.svg", exporter);
        exportTable = TableExport.action(tableExporter);
    }

    void fillToolBar(IToolBarManager bar) {
        for (IAction a : new IAction[] {back, forward, zoomIn, zoomOut, fitSelection, fitAll}) {
            bar.add(a);
        }
    }

    void fillViewMenu(IMenuManager menu) {
        fillTreeMenu(menu);
        menu.add(logarithmic);
        menu.add(new Separator());
        menu.add(export);
        menu.add(exportTable);
    }

    void fillContextMenu(IMenuManager menu) {
        for (IAction a : new IAction[] {zoomIn, zoomOut, fitSelection, fitAll}) {
            menu.add(a);
        }
        menu.add(new Separator());
        fillViewMenu(menu);
    }

    void fillTreeMenu(IMenuManager menu) {
        menu.add(showAll);
        menu.add(hideAll);
    }

    /** Enables what can be done now. */
    void update() {
        back.setEnabled(chart.scene().history().canGoBack());
        forward.setEnabled(chart.scene().history().canGoForward());
        logarithmic.setChecked(chart.isLogarithmic());
    }
}
