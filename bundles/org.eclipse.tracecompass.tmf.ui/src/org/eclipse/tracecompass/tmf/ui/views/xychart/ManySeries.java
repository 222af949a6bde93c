package org.eclipse.tracecompass.tmf.ui.views.xychart;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.ITmfTreeViewerEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs.IPreCheckStateListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs.TriStateFilteredCheckboxTree;

/** Asks before a click checks very many entries. */
final class ManySeries implements IPreCheckStateListener {

    private static final int MANY = 20;

    private final TriStateFilteredCheckboxTree tree;

    ManySeries(TriStateFilteredCheckboxTree tree) {
        this.tree = tree;
    }

    @Override
    public boolean setSubtreeChecked(Object element, boolean state) {
        int count = state && element instanceof ITmfTreeViewerEntry e ? unchecked(e) : 0;
        return count > MANY
                && !MessageDialog.openQuestion(
                        tree.getShell(),
                        Messages.Many_Title,
                        NLS.bind(Messages.Many_Question, count));
    }

    private int unchecked(ITmfTreeViewerEntry entry) {
        int count = !entry.hasChildren() && !tree.getChecked(entry) ? 1 : 0;
        for (ITmfTreeViewerEntry child : entry.getChildren()) {
            count += unchecked(child);
        }
        return count;
    }
}
