package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.SortOrder;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.export.TableExport;
import org.eclipse.tracecompass.tmf.ui.widgets.CopiedText;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;

/**
 * The commands of a time graph as actions: for the toolbar, the view menu and the context menu.
 *
 * @since 0.2.0
 */
public final class TimeGraphActions {

    private static final double ZOOM = 0.6;

    private final TimeGraphControl control;
    private final TimeGraphCommands commands;
    private final IAction zoomIn;
    private final IAction zoomOut;
    private final IAction fitAll;
    private final IAction fitSelection;
    private final IAction back;
    private final IAction forward;
    private final IAction nextState;
    private final IAction previousState;
    private final IAction legend;
    private final IAction hideEmpty;
    private final IAction links;
    private final IAction filter;
    private final IAction find;
    private final List<IAction> exports;
    private final IAction copyRow;
    private final IAction copyTime;

    TimeGraphActions(
            TimeGraphControl control,
            Runnable showLegend,
            Runnable toggleFilter,
            Runnable exportPicture,
            Consumer<StatesExport> exportStates,
            Runnable exportTable) {
        this.control = control;
        this.commands = control.input().commands();
        zoomIn = RunAction.push(Messages.Action_ZoomIn, Icons.ZOOM_IN, () -> commands.zoom(ZOOM));
        zoomOut =
                RunAction.push(
                        Messages.Action_ZoomOut, Icons.ZOOM_OUT, () -> commands.zoom(1 / ZOOM));
        fitAll = RunAction.push(Messages.Action_FitAll, Icons.ZOOM_ALL, commands::fitAll);
        fitSelection =
                RunAction.push(
                        Messages.Action_FitSelection,
                        "timegraph/fit_selection.svg",
                        commands::fitSelection);
        back = RunAction.push(Messages.Action_Back, "timegraph/back.svg", commands::back);
        forward =
                RunAction.push(Messages.Action_Forward, "timegraph/forward.svg", commands::forward);
        nextState =
                RunAction.push(
                        Messages.Action_NextState,
                        "timegraph/next_state.svg",
                        () -> commands.nextState(false));
        previousState =
                RunAction.push(
                        Messages.Action_PreviousState,
                        "timegraph/previous_state.svg",
                        () -> commands.previousState(false));
        legend = RunAction.push(Messages.Action_Legend, "timegraph/legend.svg", showLegend);
        hideEmpty =
                RunAction.check(
                        Messages.Action_HideEmpty,
                        "timegraph/hide_empty.svg",
                        () -> control.setHideEmpty(!control.scene().options().hideEmpty()));
        links =
                RunAction.check(
                        Messages.Action_Links,
                        "timegraph/links.svg",
                        () -> control.setShowLinks(!control.scene().showLinks()));
        filter = RunAction.check(Messages.Action_Filter, Icons.FILTER, toggleFilter);
        find = RunAction.push(Messages.Action_Find, null, commands::find);
        exports =
                List.of(
                        RunAction.push(
                                Messages.Action_Export, "timegraph/export.svg", exportPicture),
                        RunAction.push(
                                Messages.Action_ExportInteractive,
                                null,
                                () -> exportStates.accept(StatesExport.INTERACTIVE_SVG)),
                        RunAction.push(
                                Messages.Action_ExportData,
                                null,
                                () -> exportStates.accept(StatesExport.DATA)),
                        TableExport.action(exportTable));
        copyRow = RunAction.push(Messages.Action_CopyRow, null, this::copyRow);
        copyTime = RunAction.push(Messages.Action_CopyTime, null, this::copyTime);
        update();
    }

    /** Adds the actions of the tool bar. */
    public void fillToolBar(IToolBarManager bar) {
        for (IAction action : List.of(filter, legend)) {
            bar.add(action);
        }
        bar.add(new Separator());
        for (IAction action : List.of(previousState, nextState)) {
            bar.add(action);
        }
        bar.add(new Separator());
        for (IAction action : List.of(back, forward, zoomIn, zoomOut, fitSelection, fitAll)) {
            bar.add(action);
        }
    }

    /** Adds the actions of the view menu. */
    public void fillViewMenu(IMenuManager menu) {
        menu.add(hideEmpty);
        menu.add(links);
        menu.add(sortMenu());
        menu.add(new Separator());
        menu.add(find);
        menu.add(legend);
        menu.add(new Separator());
        exports.forEach(menu::add);
    }

    /**
     * Adds the search for rows, and the actions that write what is shown to a file.
     *
     * @since 0.2.0
     */
    public void fillExports(IMenuManager menu) {
        menu.add(find);
        exports.forEach(menu::add);
    }

    /** Adds the actions of the context menu. */
    public void fillContextMenu(IMenuManager menu) {
        TimeGraphEntry row = control.scene().selectedEntry();
        copyRow.setEnabled(row != null);
        copyTime.setEnabled(control.scene().selection() != null);
        menu.add(copyRow);
        menu.add(copyTime);
        menu.add(new Separator());
        menu.add(previousState);
        menu.add(nextState);
        menu.add(new Separator());
        menu.add(zoomIn);
        menu.add(zoomOut);
        menu.add(fitSelection);
        menu.add(fitAll);
        menu.add(new Separator());
        IAction pin =
                RunAction.check(
                        Messages.Action_Pin, "timegraph/hide_empty.svg", commands::togglePin);
        pin.setImageDescriptor(null);
        pin.setEnabled(row != null);
        pin.setChecked(row != null && control.scene().options().pinned().contains(row.id()));
        menu.add(pin);
        menu.add(
                RunAction.push(
                        Messages.Action_ExpandAll, null, () -> commands.setAllExpanded(true)));
        menu.add(
                RunAction.push(
                        Messages.Action_CollapseAll, null, () -> commands.setAllExpanded(false)));
        menu.add(sortMenu());
        menu.add(hideEmpty);
        menu.add(links);
        menu.add(new Separator());
        menu.add(find);
        menu.add(legend);
        menu.add(new Separator());
        exports.forEach(menu::add);
    }

    private MenuManager sortMenu() {
        MenuManager menu =
                FilledMenu.named(
                        Messages.Action_Sort,
                        m -> {
                            SortOrder now = control.scene().options().order();
                            m.add(
                                    radio(
                                            Messages.Action_SortNone,
                                            now.column() < 0,
                                            SortOrder.NONE));
                            int c = 0;
                            for (LabelColumn column : control.scene().data().tree().columns()) {
                                boolean current = now.column() == c;
                                m.add(radio(column.title(), current, now.next(c, column.kind())));
                                c++;
                            }
                        });
        menu.add(new Separator());
        return menu;
    }

    private IAction radio(String text, boolean checked, SortOrder order) {
        IAction action = RunAction.check(text, null, () -> control.setOrder(order));
        action.setChecked(checked);
        return action;
    }

    /** The keys of the workbench that mean something here. */
    public void registerGlobal(IActionBars bars) {
        bars.setGlobalActionHandler(ActionFactory.FIND.getId(), find);
        bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copyRow);
        bars.updateActionBars();
    }

    /** Brings checks and enablement up to date. */
    public void update() {
        back.setEnabled(control.scene().history().canGoBack());
        forward.setEnabled(control.scene().history().canGoForward());
        hideEmpty.setChecked(control.scene().options().hideEmpty());
        links.setChecked(control.scene().showLinks());
        boolean data = control.scene().data().tree().size() > 0;
        for (IAction action :
                List.of(
                        zoomIn,
                        zoomOut,
                        fitAll,
                        fitSelection,
                        nextState,
                        previousState,
                        legend,
                        find)) {
            action.setEnabled(data);
        }
        exports.forEach(action -> action.setEnabled(data));
        boolean row = control.scene().selectedEntry() != null;
        nextState.setEnabled(data && row);
        previousState.setEnabled(data && row);
    }

    void setFilterShown(boolean shown) {
        filter.setChecked(shown);
    }

    private void copyRow() {
        TimeGraphEntry row = control.scene().selectedEntry();
        if (row != null) {
            copy(String.join("\t", row.labels()));
        }
    }

    private void copyTime() {
        TimeSelection selection = control.scene().selection();
        if (selection != null) {
            String from = control.scene().time().full(selection.from());
            copy(
                    selection.isInstant()
                            ? from
                            : from + "\t" + control.scene().time().full(selection.to()));
        }
    }

    private void copy(String text) {
        CopiedText.put(text.replace(TimeText.GAP, ' '));
    }
}
