package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.swt.events.MenuDetectEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.tracecompass.internal.tmf.ui.markers.MarkerSets;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphViewer;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphControl;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.FrameworkUtil;

/** The actions and menus of a documented time graph view. For the UI thread. */
final class ViewActions {

    private static final String ADDITIONS = IWorkbenchActionConstants.MB_ADDITIONS;
    private static final String HIDE_LABELS = "hide.labels";

    private final AbstractTimeGraphView view;
    private TimeGraphViewer viewer;
    private ITimeGraphLegendProvider legendProvider;
    private Action export;
    private Action labels;
    private Action hideEmpty;
    private Action filter;
    private MenuManager markerSets;

    ViewActions(AbstractTimeGraphView view) {
        this.view = view;
    }

    void setLegendProvider(ITimeGraphLegendProvider provider) {
        legendProvider = provider;
        if (viewer != null) {
            viewer.setLegendProvider(provider);
        }
    }

    /** The viewer is there: gives its actions the texts of the view. */
    void create(TimeGraphViewer created) {
        viewer = created;
        viewer.setLegendProvider(legendProvider);
        text(viewer.getPreviousItemAction(), view.getPrevText(), view.getPrevTooltip());
        text(viewer.getNextItemAction(), view.getNextText(), view.getNextTooltip());
        viewer.setLabelsVisible(!settings().getBoolean(HIDE_LABELS));
        viewer.keepGridLinesIn(settings());
    }

    private static void text(IAction action, String text, String tooltip) {
        action.setText(text);
        action.setToolTipText(tooltip);
    }

    private IDialogSettings settings() {
        IDialogSettings all =
                PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(ViewActions.class))
                        .getDialogSettings();
        return DialogSettings.getOrCreateSection(all, view.settingsName());
    }

    /** Tool bar and menu are filled: adds what every view has. */
    void finish() {
        IActionBars bars = view.getViewSite().getActionBars();
        viewer.getPanel().actions().registerGlobal(bars);
        bars.getMenuManager().add(new Separator());
        viewer.getPanel().actions().fillExports(bars.getMenuManager());
        createContextMenu();
    }

    private void createContextMenu() {
        TimeGraphControl graph = viewer.getTimeGraphControl();
        MenuManager names =
                FilledMenu.contextOf(
                        graph,
                        menu -> {
                            view.fillTimeGraphEntryContextMenu(menu);
                            addOurs(menu);
                        });
        Menu nameMenu = names.getMenu();
        view.getSite().registerContextMenu(names, viewer.getSelectionProvider());
        MenuManager states =
                FilledMenu.contextOf(
                        graph,
                        menu -> {
                            view.fillStateMenu(menu);
                            addOurs(menu);
                        });
        Menu stateMenu = states.getMenu();
        viewer.addTimeGraphEntryMenuListener(
                event -> graph.setMenu(isOverNames(event) ? nameMenu : stateMenu));
    }

    private void addOurs(IMenuManager menu) {
        menu.add(new Separator(ADDITIONS));
        viewer.getPanel().actions().update();
        viewer.getPanel().actions().fillContextMenu(menu);
    }

    private boolean isOverNames(MenuDetectEvent event) {
        Point place = viewer.getTimeGraphControl().toControl(event.x, event.y);
        return place.x < viewer.getNameSpace();
    }

    // --- actions

    Action export() {
        if (export == null) {
            export =
                    RunAction.push(
                            Messages.AbstractTimeGraphView_ExportImageActionText,
                            "timegraph/export.svg",
                            () -> viewer.getPanel().exportPicture());
            export.setToolTipText(Messages.AbstractTimeGraphView_ExportImageToolTipText);
        }
        return export;
    }

    Action labels() {
        if (labels == null) {
            labels =
                    RunAction.check(
                            Messages.AbstractTimeGraphView_ShowLabelsActionText,
                            null,
                            () -> {
                                boolean show = labels.isChecked();
                                viewer.setLabelsVisible(show);
                                settings().put(HIDE_LABELS, !show);
                            });
            labels.setChecked(!settings().getBoolean(HIDE_LABELS));
        }
        return labels;
    }

    Action hideEmpty() {
        if (hideEmpty == null) {
            hideEmpty =
                    RunAction.check(
                            Messages.Action_HideEmptyRows,
                            "timegraph/hide_empty.svg",
                            () -> {
                                viewer.setHideEmptyRowsFilterActive(hideEmpty.isChecked());
                                view.restartZoomThread();
                            });
        }
        return hideEmpty;
    }

    Action filter() {
        if (filter == null) {
            filter =
                    RunAction.push(
                            Messages.Action_StateFilter,
                            "filter.svg",
                            () -> view.getViewFilterDialog().open());
        }
        return filter;
    }

    MenuManager markerSets() {
        if (markerSets == null) {
            markerSets = MarkerSets.menu(view.getSite().getShell());
        }
        return markerSets;
    }

    void fillToolBar(IToolBarManager bar) {
        add(bar, view.getHideEmptyRowsAction());
        if (view.hasRowFilter()) {
            add(bar, viewer.getShowFilterDialogAction());
        }
        add(bar, viewer.getShowLegendAction());
        bar.appendToGroup(ADDITIONS, new Separator());
        add(bar, viewer.getResetScaleAction());
        add(bar, viewer.getPreviousEventAction());
        add(bar, viewer.getNextEventAction());
        bar.appendToGroup(ADDITIONS, new Separator());
        add(bar, viewer.getToggleBookmarkAction());
        add(bar, viewer.getPreviousMarkerAction());
        add(bar, viewer.getNextMarkerAction());
        bar.appendToGroup(ADDITIONS, new Separator());
        add(bar, viewer.getPreviousItemAction());
        add(bar, viewer.getNextItemAction());
        add(bar, viewer.getZoomInAction());
        add(bar, viewer.getZoomOutAction());
        bar.appendToGroup(ADDITIONS, new Separator());
    }

    private static void add(IToolBarManager bar, IAction action) {
        bar.appendToGroup(ADDITIONS, action);
    }

    void fillMenu(IMenuManager menu) {
        menu.add(viewer.getGridlinesMenu());
        menu.add(view.getShowLabelsAction());
        menu.add(viewer.getMarkersMenu());
        menu.add(view.getMarkerSetMenu());
        menu.add(view.getHideEmptyRowsAction());
        menu.add(view.getFilterAction());
    }
}
