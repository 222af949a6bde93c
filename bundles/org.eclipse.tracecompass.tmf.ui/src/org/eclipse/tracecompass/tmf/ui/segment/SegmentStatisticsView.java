package org.eclipse.tracecompass.tmf.ui.segment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.NaturalOrder;
import org.eclipse.tracecompass.tmf.timegraph.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.timegraph.EmptyReason;

/**
 * The statistics of an analysis as a tree with columns: of the whole trace, and of the selected
 * range where one is selected. It fills while the analysis is running. A view of an analysis is a
 * subclass with a constructor that names it and its data provider.
 */
public abstract class SegmentStatisticsView extends SegmentView {

    private static final int POLL = 500;
    private static final int NAME_WIDTH = 220;
    private static final int NUMBER_WIDTH = 80;
    private static final int DURATION_WIDTH = 105;
    private static final int TIME_WIDTH = 240;

    private final String providerId;
    private @Nullable Tree tree;
    private @Nullable TmfTreeModel<? extends ITmfTreeDataModel> whole;
    private @Nullable TmfTreeModel<? extends ITmfTreeDataModel> selected;

    /** The labels of the rows as they are shown, with times in ns. */
    private final List<List<String>> written = new ArrayList<>();

    private @Nullable Job job;
    private long selectionStart;
    private long selectionEnd;
    private int sortColumn = -1;
    private boolean descending;

    /**
     * @param providerId the id of the data provider, a tree
     * @param analysisId the id of the analysis behind it, which is started
     */
    protected SegmentStatisticsView(String providerId, String analysisId) {
        super(analysisId);
        this.providerId = providerId;
    }

    /** The tree, or null before the view has been created. */
    public final @Nullable Tree getTree() {
        return tree;
    }

    @Override
    Control createPage(Composite parent) {
        Tree made = new Tree(parent, SWT.FULL_SELECTION | SWT.MULTI | SWT.H_SCROLL | SWT.V_SCROLL);
        made.setHeaderVisible(true);
        tree = made;
        return made;
    }

    @Override
    @Nullable
    Control rowsControl() {
        return tree;
    }

    private void stop() {
        Job running = job;
        job = null;
        if (running != null) {
            running.cancel();
        }
    }

    @Override
    void clear() {
        stop();
        whole = null;
        selected = null;
        selectionStart = 0;
        selectionEnd = 0;
        fill();
    }

    @Override
    protected void selectionChanged(long begin, long end) {
        selectionStart = Math.min(begin, end);
        selectionEnd = Math.max(begin, end);
        ITmfTrace active = getTrace();
        if (active != null) {
            load(active);
        }
    }

    /** Asks for the figures, again and again until the analysis is done; the latest wish counts. */
    @Override
    void load(ITmfTrace active) {
        stop();
        long start = selectionStart;
        long end = selectionEnd;
        Job next =
                new Job(NLS.bind(Messages.Open_Job, active.getName())) {
                    @Override
                    protected IStatus run(@Nullable IProgressMonitor monitor) {
                        return ask(this, active, start, end, monitor);
                    }
                };
        next.setSystem(true);
        job = next;
        next.schedule();
    }

    private IStatus ask(
            Job asking,
            ITmfTrace active,
            long start,
            long end,
            @Nullable IProgressMonitor monitor) {
        EmptyReason.modules(active, analysisId()).forEach(IAnalysisModule::schedule);
        @SuppressWarnings("unchecked")
        ITmfTreeDataProvider<? extends ITmfTreeDataModel> provider =
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(active, providerId, ITmfTreeDataProvider.class);
        if (provider == null) {
            EmptyReason reason = EmptyReason.noProvider(active, analysisId());
            ui(asking, () -> explain(reason));
            return Status.OK_STATUS;
        }
        TmfModelResponse<? extends TmfTreeModel<? extends ITmfTreeDataModel>> all =
                provider.fetchTree(new HashMap<>(), monitor);
        TmfTreeModel<? extends ITmfTreeDataModel> part =
                end > start
                        ? provider.fetchTree(
                                        Map.of(
                                                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                                List.of(start, end)),
                                        monitor)
                                .getModel()
                        : null;
        if (monitor != null && monitor.isCanceled()) {
            return Status.CANCEL_STATUS;
        }
        TmfTreeModel<? extends ITmfTreeDataModel> model = all.getModel();
        String failure =
                all.getStatus() == ITmfResponse.Status.FAILED ? all.getStatusMessage() : null;
        ui(
                asking,
                () -> {
                    whole = model;
                    selected = part;
                    explain(
                            failure != null
                                    ? EmptyReason.failed(failure)
                                    : all.getStatus() == ITmfResponse.Status.COMPLETED
                                            ? emptiness(active, model)
                                            : null);
                    fill();
                });
        if (all.getStatus() == ITmfResponse.Status.RUNNING) {
            asking.schedule(POLL);
        }
        return Status.OK_STATUS;
    }

    /** Why a complete answer has nothing but its root; null if it has more. */
    private @Nullable EmptyReason emptiness(
            ITmfTrace active, @Nullable TmfTreeModel<? extends ITmfTreeDataModel> model) {
        if (model != null && model.getEntries().stream().anyMatch(e -> e.getParentId() >= 0)) {
            return null;
        }
        EmptyReason cancelled = EmptyReason.cancelled(active, analysisId());
        return cancelled != null ? cancelled : nothingFound(active);
    }

    private void ui(Job asking, Runnable action) {
        onUi(
                () -> {
                    if (job == asking) {
                        action.run();
                    }
                });
    }

    // --- the tree ---

    private void fill() {
        Tree shown = tree;
        if (shown == null || shown.isDisposed()) {
            return;
        }
        TmfTreeModel<? extends ITmfTreeDataModel> model = whole;
        shown.setRedraw(false);
        try {
            shown.removeAll();
            written.clear();
            if (model != null) {
                columns(shown, model.getColumnDescriptors());
                add(shown, model, null);
                TmfTreeModel<? extends ITmfTreeDataModel> part = selected;
                if (part != null) {
                    add(shown, part, Messages.Statistics_Selection);
                }
            }
        } finally {
            shown.setRedraw(true);
        }
    }

    @Override
    List<List<String>> selectedTexts() {
        Tree shown = tree;
        if (shown == null) {
            return List.of();
        }
        int columns = Math.max(0, shown.getColumnCount() - 1);
        return Arrays.stream(shown.getSelection())
                .map(item -> IntStream.range(0, columns).mapToObj(item::getText).toList())
                .toList();
    }

    @Override
    RowExport.@Nullable Rows allRows() {
        TmfTreeModel<? extends ITmfTreeDataModel> model = whole;
        return model == null
                ? null
                : new Export(
                        model.getColumnDescriptors().stream()
                                .map(ITableColumnDescriptor::getText)
                                .toList(),
                        List.copyOf(written));
    }

    /** The rows as they are when the user asks for a file. */
    private record Export(List<String> titles, List<List<String>> rows) implements RowExport.Rows {

        @Override
        public int size() {
            return rows.size();
        }

        @Override
        public List<String> row(int row) {
            return rows.get(row);
        }
    }

    private void columns(Tree shown, List<ITableColumnDescriptor> wanted) {
        if (shown.getColumnCount() == wanted.size() + 1) {
            return;
        }
        for (TreeColumn old : shown.getColumns()) {
            old.dispose();
        }
        for (ITableColumnDescriptor descriptor : wanted) {
            boolean text = descriptor.getDataType() == DataType.STRING;
            TreeColumn column = new TreeColumn(shown, text ? SWT.LEFT : SWT.RIGHT);
            column.setText(descriptor.getText());
            column.setToolTipText(descriptor.getTooltip());
            column.setWidth(
                    text
                            ? NAME_WIDTH
                            : switch (descriptor.getDataType()) {
                                case DURATION -> DURATION_WIDTH;
                                case TIMESTAMP -> TIME_WIDTH;
                                case NUMBER, BINARY_NUMBER, STRING, TIME_RANGE -> NUMBER_WIDTH;
                            });
            int index = shown.indexOf(column);
            column.addListener(SWT.Selection, e -> sortBy(column, index, !text));
        }
        // takes the rest of the width, which toolkits would give to the last column
        TreeColumn rest = new TreeColumn(shown, SWT.LEFT);
        rest.setWidth(8);
        rest.setResizable(false);
    }

    private void sortBy(TreeColumn column, int index, boolean greatestFirst) {
        if (sortColumn != index) {
            sortColumn = index;
            descending = greatestFirst;
        } else if (descending != greatestFirst) {
            sortColumn = -1;
        } else {
            descending = !descending;
        }
        Tree shown = tree;
        if (shown != null) {
            shown.setSortColumn(sortColumn < 0 ? null : column);
            shown.setSortDirection(sortColumn < 0 ? SWT.NONE : descending ? SWT.DOWN : SWT.UP);
        }
        fill();
    }

    private void add(
            Tree shown,
            TmfTreeModel<? extends ITmfTreeDataModel> model,
            @Nullable String rootName) {
        Map<Long, TreeItem> items = new HashMap<>();
        List<ITmfTreeDataModel> children = new ArrayList<>();
        for (ITmfTreeDataModel entry : model.getEntries()) {
            if (entry.getParentId() < 0) {
                TreeItem item = new TreeItem(shown, SWT.NONE);
                texts(item, entry, model);
                List<String> row = new ArrayList<>(entry.getLabels());
                if (rootName != null && !row.isEmpty()) {
                    row.set(0, NLS.bind(rootName, entry.getName()));
                    item.setText(0, row.get(0));
                }
                written.add(row);
                items.put(entry.getId(), item);
            } else {
                children.add(entry);
            }
        }
        if (sortColumn >= 0) {
            Comparator<ITmfTreeDataModel> order =
                    Comparator.comparing(e -> label(e, sortColumn), NaturalOrder.INSTANCE);
            children.sort(descending ? order.reversed() : order);
        }
        for (ITmfTreeDataModel entry : children) {
            TreeItem parent = items.get(entry.getParentId());
            if (parent != null) {
                texts(new TreeItem(parent, SWT.NONE), entry, model);
                written.add(entry.getLabels());
            }
        }
        items.values().forEach(item -> item.setExpanded(true));
    }

    private static String label(ITmfTreeDataModel entry, int column) {
        return column < entry.getLabels().size() ? entry.getLabels().get(column) : "";
    }

    private void texts(
            TreeItem item,
            ITmfTreeDataModel entry,
            TmfTreeModel<? extends ITmfTreeDataModel> model) {
        List<ITableColumnDescriptor> columns = model.getColumnDescriptors();
        for (int c = 0; c < columns.size(); c++) {
            String label = label(entry, c);
            item.setText(c, label.isEmpty() ? "" : text(label, columns.get(c).getDataType()));
        }
    }

    private String text(String label, DataType type) {
        return switch (type) {
            case DURATION -> TimeText.aligned(Long.parseLong(label));
            case TIMESTAMP -> TimeDisplay.textOf(getTrace()).full(Long.parseLong(label));
            case NUMBER, BINARY_NUMBER, STRING, TIME_RANGE -> label;
        };
    }
}
