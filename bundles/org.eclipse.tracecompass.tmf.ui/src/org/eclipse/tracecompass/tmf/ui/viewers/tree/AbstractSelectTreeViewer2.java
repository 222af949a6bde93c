package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.tracecompass.common.core.text.NaturalOrder;
import org.eclipse.tracecompass.internal.tmf.ui.viewers.Polling;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.ICoreElementResolver;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfSelectionTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.signal.TmfDataModelSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.jobs.OnDisplay;
import org.eclipse.tracecompass.tmf.ui.viewers.ILegendImageProvider2;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs.TreePatternFilter;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs.TriStateFilteredCheckboxTree;
import org.eclipse.ui.dialogs.PatternFilter;

/**
 * The entries of a data provider as a tree with check boxes, below a field for a filter. A chart
 * shows what is checked. Checks and filter are kept with each trace while it is open.
 *
 * @since 9.5.0
 */
public abstract class AbstractSelectTreeViewer2 extends AbstractTmfTreeViewer {

    private final String id;
    private final int legendIndex;
    private final TriStateFilteredCheckboxTree checkboxTree;
    private final List<ICheckboxTreeViewerListener> listeners = new CopyOnWriteArrayList<>();
    private final LegendImages legend = new LegendImages();
    private final KeptChecks kept = new KeptChecks(getClass());

    /** Traces whose provider has not yet said completely what there is. */
    private final Set<ITmfTrace> incomplete = ConcurrentHashMap.newKeySet();

    /** Labels of the provider's entries, and the look of those with a series. */
    protected class DataProviderTreeLabelProvider extends TreeLabelProvider {

        @Override
        public Image getColumnImage(Object element, int columnIndex) {
            if (columnIndex == legendIndex
                    && element instanceof TmfGenericTreeEntry<?> entry
                    && entry.getModel().hasRowModel()
                    && isChecked(element)) {
                return getLegendImage(Long.valueOf(entry.getModel().getId()));
            }
            return null;
        }

        @Override
        public String getColumnText(Object element, int columnIndex) {
            if (columnIndex == legendIndex) {
                return null;
            }
            if (element instanceof TmfGenericTreeEntry<?> entry) {
                List<String> labels = entry.getModel().getLabels();
                int index =
                        legendIndex >= 0 && columnIndex > legendIndex
                                ? columnIndex - 1
                                : columnIndex;
                return index < labels.size() ? labels.get(index) : "";
            }
            return super.getColumnText(element, columnIndex);
        }
    }

    /** Sorts by name, numbers in names as numbers. */
    private static final class ByName extends ViewerComparator {

        @Override
        public int compare(Viewer viewer, Object e1, Object e2) {
            return NaturalOrder.ANY_CASE.compare(name(e1), name(e2));
        }

        private static String name(Object element) {
            String name = element instanceof ITmfTreeViewerEntry entry ? entry.getName() : null;
            return name == null ? "" : name;
        }
    }

    /**
     * Creates the viewer for a given tree. Calls {@link #getColumnDataProvider()}.
     *
     * @param parent the parent of the tree
     * @param checkboxTree the tree
     * @param legendIndex the index of the column with the looks of the series; -1 if there is none
     * @param id the id of the data provider
     */
    protected AbstractSelectTreeViewer2(
            Composite parent,
            TriStateFilteredCheckboxTree checkboxTree,
            int legendIndex,
            String id) {
        super(parent, checkboxTree.getViewer());
        this.checkboxTree = checkboxTree;
        this.legendIndex = legendIndex;
        this.id = id;
        getTreeViewer().setComparator(new ByName());
        checkboxTree.addCheckStateListener(event -> checksChanged());
        addSelectionChangeListener(event -> tellSelection(event.getStructuredSelection()));
        Tree tree = getTreeViewer().getTree();
        if (legendIndex >= 0 && legendIndex < tree.getColumnCount()) {
            tree.getColumn(legendIndex).addListener(SWT.Resize, e -> showLooks());
        }
        tree.addDisposeListener(
                e -> {
                    legend.forget();
                    kept.forgetAll();
                });
        setLabelProvider(new DataProviderTreeLabelProvider());
    }

    /**
     * Creates the viewer with a tree of its own. Calls {@link #getColumnDataProvider()}.
     *
     * @param parent the parent of the tree
     * @param legendIndex the index of the column with the looks of the series; -1 if there is none
     * @param id the id of the data provider
     */
    public AbstractSelectTreeViewer2(Composite parent, int legendIndex, String id) {
        this(parent, newTree(parent, new TreePatternFilter()), legendIndex, id);
    }

    static TriStateFilteredCheckboxTree newTree(Composite parent, PatternFilter filter) {
        filter.setIncludeLeadingWildcard(true);
        return new TriStateFilteredCheckboxTree(
                parent,
                SWT.MULTI | SWT.H_SCROLL | SWT.V_SCROLL | SWT.FULL_SELECTION,
                filter,
                true,
                true);
    }

    // --- checks

    /** Adds a listener for the checked entries. */
    public void addTreeListener(ICheckboxTreeViewerListener listener) {
        listeners.add(listener);
    }

    /** Removes a listener. */
    public void removeTreeListener(ICheckboxTreeViewerListener listener) {
        listeners.remove(listener);
    }

    /** The tree with its filter. */
    public TriStateFilteredCheckboxTree getTriStateFilteredCheckboxTree() {
        return checkboxTree;
    }

    /** Whether an entry is checked; a parent of checked entries is. On the UI thread. */
    public boolean isChecked(Object element) {
        return checkboxTree.getChecked(element);
    }

    /**
     * Checks these entries and no others, and tells listeners. On the UI thread.
     *
     * @param checkedElements the entries
     */
    protected void setCheckedElements(Object[] checkedElements) {
        checkboxTree.setCheckedElements(checkedElements);
        checksChanged();
    }

    private void checksChanged() {
        ITmfTrace trace = getTrace();
        if (trace != null) {
            kept.keep(trace, checkboxTree.getCheckedElements());
        }
        tellChecks();
        showLooks();
    }

    private void tellChecks() {
        Collection<ITmfTreeViewerEntry> checked = new ArrayList<>();
        for (Object element : checkboxTree.getCheckedElements()) {
            if (element instanceof ITmfTreeViewerEntry entry) {
                checked.add(entry);
            }
        }
        listeners.forEach(listener -> listener.handleCheckStateChangedEvent(checked));
    }

    @Override
    protected void contentChanged(ITmfTreeViewerEntry rootEntry) {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            return;
        }
        checkboxTree.setCheckedElements(kept.checked(trace, rootEntry));
        tellChecks();
        showLooks();
    }

    /** Checks what the provider proposes, unless something has been chosen for the trace. */
    private void checkDefaults(ITmfTrace trace, List<? extends ITmfTreeDataModel> models) {
        if (!incomplete.remove(trace) || kept.isKnown(trace)) {
            return;
        }
        List<Long> ids = new ArrayList<>();
        for (ITmfTreeDataModel model : models) {
            if (model instanceof ITmfSelectionTreeDataModel choice && choice.isDefault()) {
                ids.add(Long.valueOf(model.getId()));
            }
        }
        kept.keepIds(trace, ids);
    }

    /** Whether the provider has yet to say completely what there is in a trace. Any thread. */
    final boolean isIncomplete(ITmfTrace trace) {
        return incomplete.contains(trace);
    }

    private void tellSelection(IStructuredSelection selection) {
        Multimap<String, Object> metadata = LinkedHashMultimap.create();
        for (Object element : selection.toList()) {
            if (element instanceof TmfGenericTreeEntry<?> entry
                    && entry.getModel() instanceof ICoreElementResolver resolver) {
                metadata.putAll(resolver.getMetadata());
            }
        }
        if (!metadata.isEmpty()) {
            broadcast(new TmfDataModelSelectedSignal(this, metadata));
        }
    }

    // --- looks

    /** Sets who draws how the series of an entry looks. */
    public void setLegendImageProvider(ILegendImageProvider2 legendImageProvider) {
        legend.setProvider(legendImageProvider);
        showLooks();
    }

    /**
     * How the series of an entry looks. On the UI thread.
     *
     * @param id the id of the entry
     * @return a picture that belongs to the viewer; null if there is none
     */
    protected Image getLegendImage(Long id) {
        Tree tree = getTreeViewer().getTree();
        if (legendIndex < 0 || legendIndex >= tree.getColumnCount()) {
            return null;
        }
        TreeColumn column = tree.getColumn(legendIndex);
        return legend.image(tree.getItemHeight(), column.getWidth(), id);
    }

    private void showLooks() {
        if (legendIndex >= 0 && !getTreeViewer().getTree().isDisposed()) {
            legend.forgetAfter(() -> getTreeViewer().refresh());
        }
    }

    // --- the life of a trace

    @Override
    @TmfSignalHandler
    public void traceOpened(TmfTraceOpenedSignal signal) {
        keepFilter();
        super.traceOpened(signal);
    }

    @Override
    @TmfSignalHandler
    public void traceSelected(TmfTraceSelectedSignal signal) {
        keepFilter();
        super.traceSelected(signal);
    }

    @Override
    @TmfSignalHandler
    public void traceClosed(@Nullable TmfTraceClosedSignal signal) {
        super.traceClosed(signal);
        if (signal != null) {
            // reset() forgets only the trace that is shown, which may be another one by now.
            incomplete.remove(signal.getTrace());
        }
    }

    private void keepFilter() {
        ITmfTrace trace = getTrace();
        if (trace != null && !checkboxTree.isDisposed()) {
            kept.keepFilter(trace, checkboxTree.getFilterControl().getText());
        }
    }

    @Override
    public void loadTrace(ITmfTrace trace) {
        if (trace != null) {
            incomplete.add(trace);
            OnDisplay.now(getControl(), () -> checkboxTree.setFilterText(kept.filter(trace)));
        }
        super.loadTrace(trace);
    }

    @Override
    public void reset() {
        ITmfTrace trace = getTrace();
        if (trace != null) {
            incomplete.remove(trace);
        }
        super.reset();
        OnDisplay.now(
                getControl(),
                () -> {
                    checkboxTree.setCheckedElements(new Object[0]);
                    checkboxTree.setFilterText("");
                    tellChecks();
                });
    }

    // --- content

    /** Creates the provider, so that the first request finds it. */
    @Override
    protected void initializeDataSource(ITmfTrace trace) {
        getProvider(trace);
    }

    /**
     * The data provider of a trace. Called in the background.
     *
     * @param trace the trace
     * @return the provider; null if it has none
     */
    protected ITmfTreeDataProvider<@NonNull ITmfTreeDataModel> getProvider(ITmfTrace trace) {
        return DataProviderManager.getInstance()
                .fetchOrCreateDataProvider(trace, id, ITmfTreeDataProvider.class);
    }

    /**
     * What the provider is asked. Called in the background.
     *
     * @param start the start of the range, in ns since the epoch
     * @param end its end
     * @param isSelection whether the range is selected; else it is the window
     * @return the parameters of the request; empty if nothing is to be asked
     */
    protected Map<String, Object> getParameters(long start, long end, boolean isSelection) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(start, end));
        return parameters;
    }

    @Override
    protected void updateContent(long start, long end, boolean isSelection) {
        ITmfTrace trace = getTrace();
        if (trace != null) {
            runUpdate(
                    isSelection,
                    (monitor, shown) -> {
                        if (shown == trace) {
                            fetch(trace, start, end, isSelection, monitor);
                        }
                    });
        }
    }

    private void fetch(
            ITmfTrace trace, long start, long end, boolean isSelection, IProgressMonitor monitor) {
        ITmfTreeDataProvider<@NonNull ITmfTreeDataModel> provider = getProvider(trace);
        Map<String, Object> parameters =
                provider == null ? Map.of() : getParameters(start, end, isSelection);
        if (provider == null || parameters.isEmpty()) {
            return;
        }
        Polling polling = new Polling();
        do {
            TmfModelResponse<TmfTreeModel<@NonNull ITmfTreeDataModel>> response =
                    provider.fetchTree(parameters, monitor);
            ITmfResponse.Status status = response.getStatus();
            TmfTreeModel<@NonNull ITmfTreeDataModel> model = response.getModel();
            if (model != null && !monitor.isCanceled()) {
                show(trace, model.getEntries(), start, end, status);
            }
            if (status != ITmfResponse.Status.RUNNING) {
                return;
            }
        } while (polling.pause(monitor));
    }

    private void show(
            ITmfTrace trace,
            List<@NonNull ITmfTreeDataModel> models,
            long start,
            long end,
            ITmfResponse.Status status) {
        ITmfTreeViewerEntry made = modelToTree(start, end, models);
        OnDisplay.soon(
                getControl(),
                () -> {
                    TmfTreeViewerEntry root = getRoot(trace);
                    if (trace != getTrace() || root == null || made == null) {
                        return;
                    }
                    if (status == ITmfResponse.Status.COMPLETED) {
                        checkDefaults(trace, models);
                    }
                    showRows(getTreeViewer(), root, () -> replaceChildren(root, made));
                });
    }

    private static void replaceChildren(TmfTreeViewerEntry root, ITmfTreeViewerEntry made) {
        root.getChildren().clear();
        for (ITmfTreeViewerEntry child : made.getChildren()) {
            if (child instanceof TmfTreeViewerEntry entry) {
                root.addChild(entry);
            }
        }
    }

    /**
     * Makes a tree of the entries of the provider. Called in the background.
     *
     * @param start the start of the range, in ns since the epoch
     * @param end its end
     * @param model the entries in the provider's order
     * @return an entry above all; the viewer takes over those below it
     */
    protected ITmfTreeViewerEntry modelToTree(
            long start, long end, List<@NonNull ITmfTreeDataModel> model) {
        TmfTreeViewerEntry root = new TmfTreeViewerEntry("");
        Map<Long, TmfTreeViewerEntry> made = new HashMap<>();
        for (ITmfTreeDataModel entry : model) {
            made.put(Long.valueOf(entry.getId()), new TmfGenericTreeEntry<>(entry));
        }
        for (ITmfTreeDataModel entry : model) {
            TmfTreeViewerEntry row = made.get(Long.valueOf(entry.getId()));
            TmfTreeViewerEntry parent = made.get(Long.valueOf(entry.getParentId()));
            if (entry.getParentId() == -1) {
                root.addChild(row);
            } else if (parent != null && parent != row) {
                parent.addChild(row);
            }
        }
        return root;
    }

    /**
     * Not used: rows come from {@link #modelToTree}.
     *
     * @throws UnsupportedOperationException always
     */
    @Override
    protected ITmfTreeViewerEntry updateElements(
            ITmfTrace trace, long start, long end, boolean isSelection) {
        throw new UnsupportedOperationException("Rows come from the data provider");
    }

    /**
     * Describes a column that can be sorted by.
     *
     * @param text the title
     * @param comparator the order
     * @param <T> the type of the entries
     * @return the column
     */
    protected static <T extends TmfGenericTreeEntry<? extends TmfTreeDataModel>>
            TmfTreeColumnData createColumn(String text, Comparator<T> comparator) {
        TmfTreeColumnData column = new TmfTreeColumnData(text);
        column.setComparator(
                new ViewerComparator() {
                    @Override
                    @SuppressWarnings("unchecked")
                    public int compare(Viewer viewer, Object e1, Object e2) {
                        return comparator.compare((T) e1, (T) e2);
                    }
                });
        return column;
    }
}
