package org.eclipse.tracecompass.tmf.ui.views.filter;

import java.util.List;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.filter.FilterEditor;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterRootNode;

/**
 * Edits one filter, on a copy.
 *
 * @since 9.5.0
 */
public class FilterDialog extends Dialog {

    private static final int WIDTH = 600;
    private static final int HEIGHT = 300;

    private final Single root = new Single();
    private FilterEditor editor;

    /** A root that has one filter at most. */
    private static final class Single extends TmfFilterRootNode {

        @Override
        public List<String> getValidChildren() {
            return hasChildren() ? List.of() : super.getValidChildren();
        }
    }

    /**
     * @param shell the parent
     */
    public FilterDialog(Shell shell) {
        super(shell);
        setShellStyle(getShellStyle() | org.eclipse.swt.SWT.RESIZE);
    }

    @Override
    protected void configureShell(Shell newShell) {
        super.configureShell(newShell);
        newShell.setText(Messages.Filters_Dialog);
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        editor = new FilterEditor(area, () -> {});
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, HEIGHT).applyTo(editor);
        show();
        return area;
    }

    private void show() {
        editor.setRoot(root);
        if (root.hasChildren()) {
            editor.select(root.getChild(0));
        }
    }

    /**
     * Sets the filter to edit.
     *
     * @param filter the filter, of which a copy is edited; null for none
     */
    public void setFilter(ITmfFilterTreeNode filter) {
        while (root.hasChildren()) {
            root.removeChild(root.getChild(0));
        }
        if (filter != null) {
            root.addChild(filter.clone());
        }
        if (editor != null && !editor.isDisposed()) {
            show();
        }
    }

    /** The filter as it was edited; null if there is none. */
    public ITmfFilterTreeNode getFilter() {
        return root.hasChildren() ? root.getChild(0) : null;
    }
}
