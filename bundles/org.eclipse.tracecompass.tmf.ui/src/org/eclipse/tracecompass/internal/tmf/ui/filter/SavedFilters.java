package org.eclipse.tracecompass.internal.tmf.ui.filter;

import java.util.function.Consumer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.filter.FilterManager;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.ui.views.filter.FilterTreeLabelProvider;
import org.eclipse.tracecompass.tmf.ui.views.filter.FilterView;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/** A menu of the saved filters, for tables of events. */
public final class SavedFilters {

    private SavedFilters() {}

    /**
     * Makes the menu, which reads the filters each time it opens.
     *
     * @param apply gets the filter that the user chooses
     */
    public static MenuManager menu(Consumer<ITmfFilterTreeNode> apply) {
        MenuManager menu =
                FilledMenu.named(Messages.Filters_Apply, manager -> fill(manager, apply));
        // a menu without items is not shown at all
        fill(menu, apply);
        return menu;
    }

    private static void fill(IMenuManager menu, Consumer<ITmfFilterTreeNode> apply) {
        FilterTreeLabelProvider labels = new FilterTreeLabelProvider();
        ITmfFilterTreeNode[] filters = FilterManager.getSavedFilters();
        for (ITmfFilterTreeNode filter : filters) {
            String name = labels.getText(filter).replace("&", "&&");
            menu.add(RunAction.push(name, null, () -> apply.accept(filter)));
        }
        if (filters.length > 0) {
            menu.add(new Separator());
        }
        menu.add(RunAction.push(Messages.Filters_Edit, null, SavedFilters::edit));
    }

    private static void edit() {
        try {
            PlatformUI.getWorkbench()
                    .getActiveWorkbenchWindow()
                    .getActivePage()
                    .showView(FilterView.ID);
        } catch (PartInitException e) {
            ILog.of(SavedFilters.class).error("The Filters view cannot be opened", e);
        }
    }
}
