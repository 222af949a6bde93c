package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.AsyncMessage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.AsyncMessageReturn;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.BaseMessage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.BasicExecutionOccurrence;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.GraphNode;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.SyncMessage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.SyncMessageReturn;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.BaseSDAction;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.ConfigureMinMax;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.ExportPicture;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.FirstPage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.LastPage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.MoveToMessage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.NextPage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.OpenSDFiltersDialog;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.OpenSDFindDialog;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.OpenSDPagesDialog;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.PrevPage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.Print;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.ShowNodeEnd;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.ShowNodeStart;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.Zoom;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.IExtendedFilterProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.IExtendedFindProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDAdvancedPagingProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDPagingProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IWorkbenchActionConstants;

/** Fills the bars and menus of a view with what can be done in it. On the UI thread. */
final class SDViewBars {

    private static final String[] GROUPS = {
        SDView.UML2SD_VIEW_MODES_SEPARATOR,
        SDView.UML2SD_WORKING_SET_SEPARATOR,
        SDView.UML2SD_SORTING_SEPARATOR,
        SDView.UML2SD_FILTERING_SEPARATOR,
        SDView.UML2SD_VIEW_LAYOUT_SEPARATOR,
        SDView.UML2SD_LINK_EDITOR_SEPARATOR,
        SDView.UML2SD_OTHER_COMMANDS_SEPARATOR,
        SDView.UML2SD_OTHER_PLUGINS_COMMANDS_SEPARATOR
    };

    private final SDView view;

    SDViewBars(SDView view) {
        this.view = view;
    }

    private IActionBars bars() {
        return view.getViewSite().getActionBars();
    }

    void addGroups() {
        for (String group : GROUPS) {
            bars().getMenuManager().add(new Separator(group));
        }
    }

    /** Adds what can be done with a node. */
    void fillContextMenu(IMenuManager manager, GraphNode node) {
        if (node instanceof BaseMessage || node instanceof BasicExecutionOccurrence) {
            manager.add(new ShowNodeStart(view));
            manager.add(new ShowNodeEnd(view));
        }
        MoveToMessage other = new MoveToMessage(view);
        if (node instanceof SyncMessageReturn || node instanceof AsyncMessageReturn) {
            manager.add(other);
        } else if (node instanceof SyncMessage message && message.getMessageReturn() != null
                || node instanceof AsyncMessage async && async.getMessageReturn() != null) {
            other.setText(Messages.SequenceDiagram_GoToMessageReturn);
            manager.add(other);
        }
        manager.add(new Separator("Additions"));
        manager.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
    }

    /** Adds finding, filtering, printing and zooming. */
    void fill() {
        IMenuManager menu = bars().getMenuManager();
        IToolBarManager bar = bars().getToolBarManager();
        IExtendedFindProvider find = view.getExtendedFindProvider();
        if (find != null && find.getFindAction() != null) {
            bar.add(find.getFindAction());
        } else if (view.getSDFindProvider() != null) {
            bar.add(new OpenSDFindDialog(view));
        }
        IExtendedFilterProvider filter = view.getExtendedFilterProvider();
        if (filter != null && filter.getFilterAction() != null) {
            bar.add(filter.getFilterAction());
        } else if (view.getSDFilterProvider() != null) {
            OpenSDFiltersDialog filters = new OpenSDFiltersDialog(view, view.getSDFilterProvider());
            menu.appendToGroup(SDView.UML2SD_FILTERING_SEPARATOR, filters);
            bar.add(filters);
        }
        menu.appendToGroup(SDView.UML2SD_OTHER_COMMANDS_SEPARATOR, new ConfigureMinMax(view));
        menu.appendToGroup(SDView.UML2SD_OTHER_COMMANDS_SEPARATOR, new Print(view));
        menu.appendToGroup(SDView.UML2SD_OTHER_COMMANDS_SEPARATOR, new ExportPicture(view));
        bar.add(new Separator());
        for (Zoom.ZoomType type : Zoom.ZoomType.values()) {
            menu.appendToGroup(SDView.UML2SD_VIEW_LAYOUT_SEPARATOR, new Zoom(view, type));
            if (type != Zoom.ZoomType.ZOOM_NONE) {
                bar.add(new Zoom(view, type));
            }
        }
    }

    /** Adds the actions of pages. */
    void addPages(IActionBars to, ISDPagingProvider paging) {
        IMenuManager menu = to.getMenuManager();
        for (BaseSDAction action :
                new BaseSDAction[] {
                    new FirstPage(view), new PrevPage(view), new NextPage(view), new LastPage(view)
                }) {
            menu.appendToGroup(SDView.UML2SD_OTHER_COMMANDS_SEPARATOR, action);
        }
        to.getToolBarManager().add(new Separator());
        to.getToolBarManager().add(new PrevPage(view));
        to.getToolBarManager().add(new NextPage(view));
        if (paging instanceof ISDAdvancedPagingProvider pages) {
            menu.appendToGroup(
                    SDView.UML2SD_OTHER_COMMANDS_SEPARATOR, new OpenSDPagesDialog(view, pages));
        }
        enablePages(paging);
    }

    /** Enables the actions of pages as it is possible now. */
    void enablePages(ISDPagingProvider paging) {
        boolean next = paging.hasNextPage();
        boolean before = paging.hasPrevPage();
        view.setEnableAction(NextPage.ID, next);
        view.setEnableAction(LastPage.ID, next);
        view.setEnableAction(PrevPage.ID, before);
        view.setEnableAction(FirstPage.ID, before);
    }

    /** Enables an action of the tool bar or the menu, or not. */
    void enable(String actionName, boolean state) {
        for (IContributionItem item :
                new IContributionItem[] {
                    bars().getMenuManager().find(actionName),
                    bars().getToolBarManager().find(actionName)
                }) {
            if (item instanceof ActionContributionItem action) {
                action.getAction().setEnabled(state);
            }
        }
        bars().updateActionBars();
    }
}
