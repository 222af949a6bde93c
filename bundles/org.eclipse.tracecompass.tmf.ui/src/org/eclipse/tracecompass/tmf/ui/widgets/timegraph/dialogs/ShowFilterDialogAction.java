package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.jface.window.Window;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphContentProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphViewer;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * Opens the dialog in which the user chooses rows of a time graph. The rows that are not chosen are
 * rejected by one filter of the viewer.
 *
 * @since 9.5.0
 */
public class ShowFilterDialogAction extends Action {

    private final TimeGraphViewer viewer;
    private final TimeGraphFilterDialog dialog;

    /** Rejects the rows that are not chosen. */
    private static final class Chosen extends ViewerFilter {

        private Set<Object> rejected = Set.of();

        @Override
        public boolean select(Viewer of, Object parentElement, Object element) {
            return !rejected.contains(element);
        }
    }

    /**
     * @param timeGraphViewer the viewer whose rows are chosen
     */
    public ShowFilterDialogAction(TimeGraphViewer timeGraphViewer) {
        super(Messages.ShowFilter_Action);
        setToolTipText(Messages.ShowFilter_Action);
        setImageDescriptor(Icons.of(Icons.FILTER));
        viewer = timeGraphViewer;
        dialog = new TimeGraphFilterDialog(timeGraphViewer.getControl().getShell());
    }

    /** Opens the dialog, and shows the rows that were chosen when it is closed. */
    @Override
    public void run() {
        ITimeGraphContentProvider content = viewer.getTimeGraphContentProvider();
        Object input = viewer.getInput();
        ITimeGraphEntry[] top = input == null ? new ITimeGraphEntry[0] : content.getElements(input);
        List<ITimeGraphEntry> all = new ArrayList<>();
        for (ITimeGraphEntry entry : top) {
            addWithChildren(content, entry, all);
        }
        Chosen filter = chosen();
        List<Object> selected = new ArrayList<>(all);
        if (filter != null) {
            selected.removeAll(filter.rejected);
        }
        dialog.setInput(input);
        dialog.setTitle(Messages.FilterDialog_Title);
        dialog.setMessage(Messages.FilterDialog_Message);
        dialog.setExpandedElements(all.toArray());
        dialog.setInitialElementSelections(selected);
        if (dialog.open() != Window.OK || dialog.getResult() == null) {
            return;
        }
        Set<Object> rejected = new HashSet<>(all);
        Arrays.asList(dialog.getResult()).forEach(rejected::remove);
        apply(filter, rejected);
    }

    private static void addWithChildren(
            ITimeGraphContentProvider content, ITimeGraphEntry entry, List<ITimeGraphEntry> all) {
        all.add(entry);
        for (ITimeGraphEntry child : content.getChildren(entry)) {
            addWithChildren(content, child, all);
        }
    }

    private Chosen chosen() {
        for (ViewerFilter filter : viewer.getFilters()) {
            if (filter instanceof Chosen found) {
                return found;
            }
        }
        return null;
    }

    private void apply(Chosen before, Set<Object> rejected) {
        if (rejected.isEmpty()) {
            if (before != null) {
                removeFilter(before);
            }
        } else if (before == null) {
            Chosen filter = new Chosen();
            filter.rejected = rejected;
            addFilter(filter);
        } else {
            before.rejected = rejected;
            changeFilter(before);
        }
        refresh();
    }

    /** The dialog, to be set up before it opens. */
    public TimeGraphFilterDialog getFilterDialog() {
        return dialog;
    }

    /** Adds a filter to the viewer. */
    protected void addFilter(ViewerFilter filter) {
        viewer.addFilter(filter);
    }

    /** A filter of the viewer chooses otherwise. */
    protected void changeFilter(ViewerFilter filter) {
        viewer.changeFilter(filter);
    }

    /** Removes a filter from the viewer. */
    protected void removeFilter(ViewerFilter filter) {
        viewer.removeFilter(filter);
    }

    /** Shows rows anew. */
    protected void refresh() {
        viewer.refresh();
    }
}
