package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.IBaseLabelProvider;
import org.eclipse.jface.viewers.IElementComparer;
import org.eclipse.jface.viewers.ILabelProviderListener;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ITableColorProvider;
import org.eclipse.jface.viewers.ITableFontProvider;
import org.eclipse.jface.viewers.ITableLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.jobs.OnDisplay;
import org.eclipse.tracecompass.tmf.ui.jobs.ViewerJobs;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfTimeViewer;

/**
 * The base of trees with columns that follow the active trace and its window. A subclass says what
 * the columns are and computes the rows in the background.
 *
 * @since 9.5.0
 */
public abstract class AbstractTmfTreeViewer extends TmfTimeViewer {

    private final TreeViewer treeViewer;
    private final ViewerJobs jobs = new ViewerJobs();
    private final Map<ITmfTrace, TmfTreeViewerEntry> roots = new ConcurrentHashMap<>();
    private List<TmfTreeColumnData> columns = List.of();

    /** Labels: the name of the entry in the first column, nothing in the others. */
    protected static class TreeLabelProvider
            implements ITableLabelProvider, ITableFontProvider, ITableColorProvider {

        @Override
        public void addListener(ILabelProviderListener listener) {
            // labels change only with the entries
        }

        @Override
        public void dispose() {
            // nothing to release
        }

        @Override
        public boolean isLabelProperty(Object element, String property) {
            return false;
        }

        @Override
        public void removeListener(ILabelProviderListener listener) {
            // there is none
        }

        @Override
        public Image getColumnImage(Object element, int columnIndex) {
            return null;
        }

        @Override
        public String getColumnText(Object element, int columnIndex) {
            return columnIndex == 0 && element instanceof ITmfTreeViewerEntry entry
                    ? entry.getName()
                    : "";
        }

        @Override
        public Color getForeground(Object element, int columnIndex) {
            return null;
        }

        @Override
        public Color getBackground(Object element, int columnIndex) {
            return null;
        }

        @Override
        public Font getFont(Object element, int columnIndex) {
            return null;
        }
    }

    /** Entries of providers are the same if their ids are; others if their paths of names are. */
    protected static class ElementComparer implements IElementComparer {

        @Override
        public boolean equals(@Nullable Object a, @Nullable Object b) {
            if (a == b) {
                return true;
            }
            if (a instanceof TmfGenericTreeEntry<?> one
                    && b instanceof TmfGenericTreeEntry<?> other) {
                return one.getModel().getId() == other.getModel().getId();
            }
            if (a instanceof ITmfTreeViewerEntry one && b instanceof ITmfTreeViewerEntry other) {
                return Objects.equals(one.getName(), other.getName())
                        && equals(one.getParent(), other.getParent());
            }
            return Objects.equals(a, b);
        }

        @Override
        public int hashCode(@Nullable Object element) {
            if (element instanceof TmfGenericTreeEntry<?> entry) {
                return Long.hashCode(entry.getModel().getId());
            }
            return element instanceof ITmfTreeViewerEntry entry
                    ? Objects.hashCode(entry.getName())
                    : Objects.hashCode(element);
        }
    }

    /**
     * Creates the viewer with a tree of its own. Calls {@link #getColumnDataProvider()}.
     *
     * @param parent the parent of the tree
     * @param allowMultiSelect whether several rows can be selected
     */
    public AbstractTmfTreeViewer(Composite parent, boolean allowMultiSelect) {
        this(
                parent,
                new TreeViewer(
                        parent,
                        SWT.FULL_SELECTION
                                | SWT.H_SCROLL
                                | SWT.V_SCROLL
                                | (allowMultiSelect ? SWT.MULTI : SWT.SINGLE)));
    }

    /**
     * Creates the viewer for a given tree. Calls {@link #getColumnDataProvider()}.
     *
     * @param parent the parent of the tree
     * @param treeViewer the viewer of the tree
     */
    public AbstractTmfTreeViewer(Composite parent, TreeViewer treeViewer) {
        super(parent);
        this.treeViewer = treeViewer;
        Tree tree = treeViewer.getTree();
        tree.setHeaderVisible(true);
        treeViewer.setAutoExpandLevel(TreeViewer.ALL_LEVELS);
        treeViewer.setContentProvider(new EntryContent());
        treeViewer.setComparer(new ElementComparer());
        treeViewer.setUseHashlookup(true);
        ITmfTreeColumnDataProvider provider = getColumnDataProvider();
        if (provider != null) {
            setTreeColumns(provider.getColumnData());
        }
        treeViewer.setLabelProvider(new TreeLabelProvider());
    }

    /** The columns. Asked by the constructor, before the fields of a subclass are initialised. */
    protected abstract ITmfTreeColumnDataProvider getColumnDataProvider();

    /**
     * Replaces the columns. On the UI thread.
     *
     * @param columns the columns from left to right
     */
    public void setTreeColumns(List<TmfTreeColumnData> columns) {
        Tree tree = treeViewer.getTree();
        for (TreeColumn old : tree.getColumns()) {
            old.dispose();
        }
        this.columns = columns == null ? List.of() : List.copyOf(columns);
        this.columns.forEach(column -> column.createColumn(treeViewer));
        IBaseLabelProvider labels = treeViewer.getLabelProvider();
        if (labels instanceof ITableLabelProvider) {
            // new columns have no labels before this
            treeViewer.setLabelProvider(labels);
        }
    }

    /** Sets the labels, an {@link ITableLabelProvider} as a rule. */
    protected void setLabelProvider(IBaseLabelProvider labelProvider) {
        treeViewer.setLabelProvider(labelProvider);
    }

    /** The viewer of the tree. */
    public TreeViewer getTreeViewer() {
        return treeViewer;
    }

    @Override
    public Control getControl() {
        return treeViewer.getControl();
    }

    @Override
    public void refresh() {
        OnDisplay.soon(treeViewer.getControl(), () -> updateTreeUI(treeViewer, getInput()));
    }

    @Override
    public void loadTrace(ITmfTrace trace) {
        super.loadTrace(trace);
        if (trace == null) {
            jobs.cancel();
            OnDisplay.now(treeViewer.getControl(), this::clearContent);
            return;
        }
        roots.computeIfAbsent(trace, t -> new TmfTreeViewerEntry(""));
        jobs.cancel();
        jobs.run(
                ViewerJobs.Kind.SOURCE,
                monitor -> {
                    initializeDataSource(trace);
                    OnDisplay.soon(treeViewer.getControl(), () -> begin(trace));
                });
    }

    private void begin(ITmfTrace trace) {
        if (trace == getTrace()) {
            clearContent();
            updateContent(getWindowStartTime(), getWindowEndTime(), false);
        }
    }

    /**
     * The entry above all entries of a trace. It stays the same as long as the trace is open.
     *
     * @param trace the trace
     * @return the entry; null if the trace has not been shown
     */
    public @Nullable TmfTreeViewerEntry getRoot(ITmfTrace trace) {
        return trace == null ? null : roots.get(trace);
    }

    /** Selects these entries. On the UI thread. */
    public void setSelection(List<ITmfTreeViewerEntry> selection) {
        treeViewer.setSelection(new StructuredSelection(selection), true);
    }

    /** Adds a listener for the selected rows. */
    public void addSelectionChangeListener(ISelectionChangedListener listener) {
        treeViewer.addSelectionChangedListener(listener);
    }

    /**
     * Prepares what rows are computed from. Called in the background when a trace is shown.
     *
     * @param trace the trace
     */
    protected void initializeDataSource(ITmfTrace trace) {
        // for subclasses
    }

    /** Shows no rows. On the UI thread. */
    protected void clearContent() {
        treeViewer.setInput(null);
    }

    /**
     * The rows have changed. Called on the UI thread, after they are in the tree.
     *
     * @param rootEntry the entry above all
     */
    protected void contentChanged(ITmfTreeViewerEntry rootEntry) {
        // for subclasses
    }

    /**
     * Computes the rows again in the background.
     *
     * @param start the start of the range, in ns since the epoch
     * @param end its end
     * @param isSelection whether the range is selected; else it is the window
     */
    protected void updateContent(long start, long end, boolean isSelection) {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            return;
        }
        runUpdate(
                isSelection,
                (monitor, shown) -> {
                    ITmfTreeViewerEntry root = updateElements(trace, start, end, isSelection);
                    if (root != null && shown == trace) {
                        showUnlessOutdated(trace, root, monitor);
                    }
                });
    }

    /** Shows rows of a trace, unless it is no longer shown or the update was cancelled by then. */
    private void showUnlessOutdated(
            ITmfTrace trace, ITmfTreeViewerEntry root, IProgressMonitor monitor) {
        OnDisplay.soon(
                treeViewer.getControl(),
                () -> {
                    if (trace == getTrace() && !monitor.isCanceled()) {
                        showRows(treeViewer, root, () -> {});
                    }
                });
    }

    /** Runs an update in the background, in place of an earlier one of its kind. */
    final void runUpdate(
            boolean isSelection, BiConsumer<IProgressMonitor, @Nullable ITmfTrace> update) {
        jobs.run(
                isSelection ? ViewerJobs.Kind.SELECTION : ViewerJobs.Kind.WINDOW,
                monitor -> update.accept(monitor, getTrace()));
    }

    /** Whether rows are being computed. Any thread. */
    final boolean isUpdating() {
        return jobs.areRunning();
    }

    /**
     * Shows rows; selected and collapsed ones stay so, new ones are expanded. Any thread.
     *
     * @param treeViewer the viewer of the tree
     * @param newInput the entry above all rows
     */
    protected final void updateTreeUI(TreeViewer treeViewer, ITmfTreeViewerEntry newInput) {
        OnDisplay.soon(treeViewer.getControl(), () -> showRows(treeViewer, newInput, () -> {}));
    }

    /** Changes rows and shows them. On the UI thread. */
    final void showRows(TreeViewer viewer, ITmfTreeViewerEntry root, Runnable change) {
        Tree tree = viewer.getTree();
        Object before = viewer.getInput();
        OpenRows open = OpenRows.of(viewer);
        tree.setRedraw(false);
        try {
            change.run();
            if (root != before) {
                viewer.setInput(root);
            } else {
                viewer.refresh();
            }
            if (root != null) {
                open.restore();
            }
        } finally {
            tree.setRedraw(true);
        }
        if (root != null) {
            contentChanged(root);
        }
        if (root != before || open.wereNone()) {
            packColumns(tree);
        }
    }

    private void packColumns(Tree tree) {
        TreeColumn[] made = tree.getColumns();
        for (int i = 0; i < made.length && i < columns.size(); i++) {
            if (columns.get(i).getWidth() < 0) {
                made[i].pack();
            }
        }
    }

    /**
     * Computes the rows. Called in the background.
     *
     * @param trace the trace
     * @param start the start of the range, in ns since the epoch
     * @param end its end
     * @param isSelection whether the range is selected; else it is the window
     * @return the entry above all rows; null to leave the rows as they are
     */
    protected abstract ITmfTreeViewerEntry updateElements(
            ITmfTrace trace, long start, long end, boolean isSelection);

    /** The entry above the rows that are shown; null if there is none. On the UI thread. */
    protected ITmfTreeViewerEntry getInput() {
        return (ITmfTreeViewerEntry) treeViewer.getInput();
    }

    /** Sets down to which level new rows are expanded; {@link TreeViewer#ALL_LEVELS} for all. */
    public void setAutoExpandLevel(int level) {
        treeViewer.setAutoExpandLevel(level);
    }

    @Override
    @TmfSignalHandler
    public void windowRangeUpdated(TmfWindowRangeUpdatedSignal signal) {
        super.windowRangeUpdated(signal);
        updateContent(getWindowStartTime(), getWindowEndTime(), false);
    }

    @Override
    @TmfSignalHandler
    public void traceClosed(@Nullable TmfTraceClosedSignal signal) {
        super.traceClosed(signal);
        if (signal != null) {
            roots.remove(signal.getTrace());
        }
    }

    @Override
    public void reset() {
        super.reset();
        jobs.cancel();
        OnDisplay.now(treeViewer.getControl(), this::clearContent);
    }

    @Override
    public void dispose() {
        jobs.cancel();
        super.dispose();
    }
}
