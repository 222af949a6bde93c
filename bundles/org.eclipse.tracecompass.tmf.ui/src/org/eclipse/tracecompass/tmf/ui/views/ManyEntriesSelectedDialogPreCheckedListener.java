package org.eclipse.tracecompass.tmf.ui.views;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialogWithToggle;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs.FilteredCheckboxTree;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs.IPreCheckStateListener;

/**
 * Asks before very many rows of a chart are checked at once, because drawing them takes long. The
 * user can decline to be asked again. For the UI thread.
 *
 * @since 9.5.0
 */
@NonNullByDefault({})
public class ManyEntriesSelectedDialogPreCheckedListener implements IPreCheckStateListener {

    private static final int MANY = 20;
    private static final String NEVER_ASK = "checkManyWithoutAsking";

    private final FilteredCheckboxTree tree;

    /**
     * @param filteredCheckboxTree the tree whose rows are checked
     */
    public ManyEntriesSelectedDialogPreCheckedListener(FilteredCheckboxTree filteredCheckboxTree) {
        tree = filteredCheckboxTree;
    }

    /** Asks if more rows would be checked than can be drawn quickly; true to check none. */
    @Override
    public boolean setSubtreeChecked(Object element, boolean state) {
        if (!state
                || InstanceScope.INSTANCE.getNode(TimeDisplay.NODE).getBoolean(NEVER_ASK, false)) {
            return false;
        }
        int rows = checkedWith(element);
        return rows > MANY && !ask(rows);
    }

    /** How many rows are checked if those of a subtree are. */
    private int checkedWith(Object element) {
        Set<Object> checked = new HashSet<>(Arrays.asList(tree.getCheckedElements()));
        if (tree.getViewer().getContentProvider() instanceof ITreeContentProvider content) {
            Deque<Object> left = new ArrayDeque<>();
            left.add(element);
            while (!left.isEmpty()) {
                Object next = left.removeFirst();
                checked.add(next);
                for (Object child : content.getChildren(next)) {
                    left.add(child);
                }
            }
        } else {
            checked.add(element);
        }
        return checked.size();
    }

    private boolean ask(int rows) {
        MessageDialogWithToggle dialog =
                MessageDialogWithToggle.openYesNoQuestion(
                        tree.getShell(),
                        Messages.Many_Title,
                        NLS.bind(Messages.Many_Question, rows),
                        Messages.Many_NeverAsk,
                        false,
                        null,
                        null);
        boolean yes = dialog.getReturnCode() == IDialogConstants.YES_ID;
        if (yes && dialog.getToggleState()) {
            InstanceScope.INSTANCE.getNode(TimeDisplay.NODE).putBoolean(NEVER_ASK, true);
        }
        return yes;
    }
}
