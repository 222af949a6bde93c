package org.eclipse.tracecompass.internal.tmf.ui.filter;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.ui.views.filter.FilterTreeContentProvider;
import org.eclipse.tracecompass.tmf.ui.views.filter.FilterTreeLabelProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/**
 * A tree of filters and beside it the fields of the selected node. The menu of the tree adds and
 * deletes nodes.
 */
public final class FilterEditor extends SashForm {

    private final TreeViewer tree;
    private final NodeForm form;
    private final Runnable changed;

    /**
     * @param parent the parent
     * @param changed called after each change of the filters
     */
    public FilterEditor(Composite parent, Runnable changed) {
        super(parent, SWT.HORIZONTAL);
        this.changed = changed;
        tree = new TreeViewer(this, SWT.BORDER);
        tree.setContentProvider(new FilterTreeContentProvider());
        tree.setLabelProvider(new FilterTreeLabelProvider());
        form =
                new NodeForm(
                        this,
                        () -> {
                            tree.refresh();
                            changed.run();
                        });
        setWeights(1, 1);
        tree.addSelectionChangedListener(e -> form.show(selected()));
        FilledMenu.contextOf(tree.getControl(), this::fill);
        form.show(null);
    }

    /** The tree. */
    public TreeViewer viewer() {
        return tree;
    }

    /** Shows the filters below a root. */
    public void setRoot(ITmfFilterTreeNode root) {
        tree.setInput(root);
        tree.expandAll();
        form.show(null);
    }

    /** The selected node; null if there is none. */
    public @Nullable ITmfFilterTreeNode selected() {
        return tree.getSelection() instanceof IStructuredSelection selection
                ? (ITmfFilterTreeNode) selection.getFirstElement()
                : null;
    }

    /** Selects a node and shows its fields. */
    public void select(ITmfFilterTreeNode node) {
        tree.setSelection(new StructuredSelection(node), true);
    }

    /** Nodes have changed. */
    public void refreshNodes() {
        showNodes();
        changed.run();
    }

    /** Shows the nodes as they are now, without telling that they have changed. */
    public void showNodes() {
        tree.refresh();
        form.show(selected());
    }

    private ITmfFilterTreeNode root() {
        return (ITmfFilterTreeNode) tree.getInput();
    }

    private void fill(IMenuManager menu) {
        ITmfFilterTreeNode node = selected();
        ITmfFilterTreeNode parent = node == null ? root() : node;
        for (String kind : parent.getValidChildren()) {
            menu.add(
                    RunAction.push(
                            Texts.bind(Messages.Filters_AddKind, kind),
                            null,
                            () -> add(kind, parent)));
        }
        if (node != null) {
            menu.add(RunAction.push(Messages.Filters_Delete, null, this::deleteSelected));
        }
    }

    /** Adds a node of a kind below a parent, and selects it. */
    public void add(String kind, ITmfFilterTreeNode parent) {
        ITmfFilterTreeNode node = FilterNodes.create(kind, parent);
        if (node != null) {
            tree.refresh();
            select(node);
            changed.run();
        }
    }

    /** Adds a copy of a node below the selected one, beside it, or at the top: where it may be. */
    public void paste(ITmfFilterTreeNode node) {
        ITmfFilterTreeNode parent = selected() == null ? root() : selected();
        while (parent != null && !parent.getValidChildren().contains(node.getNodeName())) {
            parent = parent.getParent();
        }
        if (parent != null) {
            ITmfFilterTreeNode copy = node.clone();
            parent.addChild(copy);
            tree.refresh();
            tree.expandToLevel(copy, TreeViewer.ALL_LEVELS);
            select(copy);
            changed.run();
        }
    }

    /** Deletes the selected node with all below it. */
    public void deleteSelected() {
        ITmfFilterTreeNode node = selected();
        if (node != null) {
            node.remove();
            tree.setSelection(StructuredSelection.EMPTY);
            refreshNodes();
        }
    }
}
