package org.eclipse.tracecompass.tmf.ui.views.filter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.xml.parsers.ParserConfigurationException;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.filter.FilterEditor;
import org.eclipse.tracecompass.tmf.core.filter.FilterManager;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterRootNode;
import org.eclipse.tracecompass.tmf.core.filter.xml.TmfFilterXMLParser;
import org.eclipse.tracecompass.tmf.core.filter.xml.TmfFilterXMLWriter;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion.Purpose;
import org.eclipse.tracecompass.tmf.ui.views.TmfView;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.xml.sax.SAXException;

/**
 * Edits the saved filters of events. Changes are kept when the user saves them and when the view is
 * closed; tables of events then offer them in their menus. Views of several windows edit the same
 * filters.
 *
 * @since 9.5.0
 */
public class FilterView extends TmfView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.filter";

    private static final FileKind XML = new FileKind(".xml", "XML");

    /** The views that are open. On the UI thread only. */
    private static final List<FilterView> OPEN = new ArrayList<>();

    private ITmfFilterTreeNode root = new TmfFilterRootNode();
    private FilterEditor editor;
    private RunAction save;

    /** Creates the view. */
    public FilterView() {
        super("Filters");
        for (ITmfFilterTreeNode filter : FilterManager.getSavedFilters()) {
            root.addChild(filter);
        }
    }

    /** The root, whose children are the filters. */
    public ITmfFilterTreeNode getFilterRoot() {
        return root;
    }

    /**
     * Adds a copy of a filter, unless there is an equal one.
     *
     * @param filter the filter
     */
    public void addFilter(ITmfFilterTreeNode filter) {
        for (ITmfFilterTreeNode known : root.getChildren()) {
            if (known.getNodeName().equals(filter.getNodeName())
                    && known.toString().equals(filter.toString())) {
                return;
            }
        }
        root.addChild(filter.clone());
        refresh();
    }

    /** Shows nodes that were changed from outside. On the UI thread. */
    public void refresh() {
        if (editor != null && !editor.isDisposed()) {
            editor.refreshNodes();
        }
    }

    /** Selects a node and shows its fields. On the UI thread. */
    public void setSelection(ITmfFilterTreeNode node) {
        editor.select(node);
    }

    @Override
    public void createPartControl(Composite parent) {
        super.createPartControl(parent);
        parent.setLayout(new FillLayout());
        save = RunAction.push(Messages.Filters_Save, "done.svg", this::save);
        editor = new FilterEditor(parent, this::changed);
        boolean changes = false;
        if (!OPEN.isEmpty()) {
            // Saved by one of two views, filters of their own would be lost for the other.
            root = OPEN.get(0).root;
            changes = OPEN.get(0).save.isEnabled();
        }
        OPEN.add(this);
        editor.setRoot(root);
        getSite().setSelectionProvider(editor.viewer());
        IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
        bar.add(
                RunAction.push(
                        Messages.Filters_New,
                        "filter.svg",
                        () -> editor.add(TmfFilterNode.NODE_NAME, root)));
        bar.add(RunAction.push(Messages.Filters_Delete, "clear.svg", editor::deleteSelected));
        bar.add(save);
        save.setEnabled(changes);
        var menu = getViewSite().getActionBars().getMenuManager();
        menu.add(RunAction.push(Messages.Filters_Import, null, this::importFilters));
        menu.add(RunAction.push(Messages.Filters_Export, null, this::exportFilters));
    }

    FilterEditor editor() {
        return editor;
    }

    private void changed() {
        for (FilterView view : OPEN) {
            view.save.setEnabled(true);
            if (view != this) {
                view.editor.showNodes();
            }
        }
    }

    private void save() {
        try {
            FilterManager.saveFilters(root.getChildren());
            OPEN.forEach(view -> view.save.setEnabled(false));
        } catch (IOException e) {
            MessageDialog.openError(getSite().getShell(), Messages.Filters_Dialog, e.getMessage());
        }
    }

    private void importFilters() {
        Path file =
                FileQuestion.read(Purpose.OPEN, Messages.Filters_Import, XML)
                        .ask(getSite().getShell());
        if (file == null) {
            return;
        }
        try {
            ITmfFilterTreeNode tree = new TmfFilterXMLParser(file.toUri().toString()).getTree();
            if (tree instanceof TmfFilterRootNode) {
                for (ITmfFilterTreeNode filter : tree.getChildren()) {
                    addFilter(filter);
                }
            } else {
                addFilter(tree);
            }
        } catch (SAXException | IOException e) {
            fail(Messages.Filters_ImportFailed, file, e);
        }
    }

    private void exportFilters() {
        Path file =
                FileQuestion.save(Messages.Filters_Export, "filters", XML)
                        .ask(getSite().getShell());
        if (file == null) {
            return;
        }
        try {
            new TmfFilterXMLWriter(root).saveTree(file.toString());
        } catch (UncheckedIOException e) {
            fail(Messages.Filters_ExportFailed, file, Objects.requireNonNull(e.getCause()));
        } catch (ParserConfigurationException e) {
            fail(Messages.Filters_ExportFailed, file, e);
        }
    }

    private void fail(String message, Path file, Exception cause) {
        MessageDialog.openError(
                getSite().getShell(),
                Messages.Filters_Dialog,
                Texts.bind(message, file, cause.getMessage()));
    }

    @Override
    public void dispose() {
        OPEN.remove(this);
        if (save != null && save.isEnabled()) {
            FilterManager.setSavedFilters(root.getChildren());
        }
        super.dispose();
    }

    @Override
    public void setFocus() {
        editor.viewer().getControl().setFocus();
    }

    /** Whether keys go to the tree, not to a field. */
    public boolean isTreeInFocus() {
        return editor != null
                && !editor.isDisposed()
                && editor.viewer().getControl().isFocusControl();
    }

    @Override
    public String toString() {
        return "[FilterView]";
    }
}
