package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.statistics;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentStoreStatisticsModel;
import org.eclipse.tracecompass.common.core.text.NaturalOrder;
import org.eclipse.tracecompass.internal.analysis.timing.ui.Messages;
import org.eclipse.tracecompass.internal.analysis.timing.ui.StatisticsPolling;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.AbstractTmfTreeViewer;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.ITmfTreeColumnDataProvider;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.ITmfTreeViewerEntry;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.TmfGenericTreeEntry;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.TmfTreeColumnData;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.TmfTreeViewerEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/**
 * The statistics of segments as a tree: of the trace, and of the selected times.
 *
 * @since 9.5.0
 */
public abstract class AbstractSegmentsStatisticsViewer extends AbstractTmfTreeViewer {

    private static final String NONE = "---";
    private static final int NAME_WIDTH = 200;
    private static final int COUNT = 5;

    private volatile String providerId;

    /** The texts of the columns. */
    protected static class SegmentStoreStatisticsLabelProvider extends TreeLabelProvider {

        @Override
        public String getColumnText(@Nullable Object element, int columnIndex) {
            SegmentStoreStatisticsModel model = modelOf(element);
            if (columnIndex == 0 || model == null) {
                return super.getColumnText(element, columnIndex);
            }
            if (columnIndex == COUNT) {
                return Long.toString(model.getNbElements());
            }
            double value = value(model, columnIndex);
            return model.getNbElements() == 0 || Double.isNaN(value)
                    ? NONE
                    : TimeText.aligned(Math.round(value));
        }
    }

    /**
     * @param parent the parent of the tree
     * @param dataProviderId the id of the data provider; null if it is set later
     */
    public AbstractSegmentsStatisticsViewer(Composite parent, @Nullable String dataProviderId) {
        super(parent, false);
        providerId = dataProviderId;
        setLabelProvider(new SegmentStoreStatisticsLabelProvider());
        Tree tree = getTreeViewer().getTree();
        FilledMenu.contextOf(
                tree,
                m -> {
                    IStructuredSelection selection = getTreeViewer().getStructuredSelection();
                    if (!selection.isEmpty()) {
                        appendToTablePopupMenu(m, selection);
                    }
                });
        tree.addListener(SWT.Dispose, e -> dispose());
    }

    // --- columns

    private static SegmentStoreStatisticsModel modelOf(Object element) {
        return element instanceof TmfGenericTreeEntry<?> entry
                        && entry.getModel() instanceof SegmentStoreStatisticsModel model
                ? model
                : null;
    }

    private static double value(SegmentStoreStatisticsModel model, int column) {
        return switch (column) {
            case 1 -> model.getMin();
            case 2 -> model.getMax();
            case 3 -> model.getMean();
            case 4 -> model.getStdDev();
            case COUNT -> model.getNbElements();
            default -> model.getTotal();
        };
    }

    @Override
    protected ITmfTreeColumnDataProvider getColumnDataProvider() {
        return () -> {
            List<TmfTreeColumnData> columns = new ArrayList<>();
            TmfTreeColumnData name = new TmfTreeColumnData(getTypeLabel());
            name.setWidth(NAME_WIDTH);
            name.setComparator(
                    new ViewerComparator() {
                        @Override
                        public int compare(Viewer viewer, Object e1, Object e2) {
                            return NaturalOrder.ANY_CASE.compare(
                                    ((ITmfTreeViewerEntry) e1).getName(),
                                    ((ITmfTreeViewerEntry) e2).getName());
                        }
                    });
            columns.add(name);
            String[] titles = {
                Messages.Column_Minimum,
                Messages.Column_Maximum,
                Messages.Column_Average,
                Messages.Column_Deviation,
                Messages.Column_Count,
                Messages.Column_Total
            };
            for (int i = 0; i < titles.length; i++) {
                int column = i + 1;
                columns.add(numbers(titles[i], model -> value(model, column)));
            }
            return columns;
        };
    }

    private static TmfTreeColumnData numbers(
            String title, ToDoubleFunction<SegmentStoreStatisticsModel> value) {
        TmfTreeColumnData column = new TmfTreeColumnData(title);
        column.setAlignment(SWT.RIGHT);
        column.setComparator(
                new ViewerComparator() {
                    @Override
                    public int compare(Viewer viewer, Object e1, Object e2) {
                        SegmentStoreStatisticsModel one = modelOf(e1);
                        SegmentStoreStatisticsModel other = modelOf(e2);
                        return one == null || other == null
                                ? 0
                                : Double.compare(
                                        value.applyAsDouble(one), value.applyAsDouble(other));
                    }
                });
        return column;
    }

    /** The title of the first column. */
    protected String getTypeLabel() {
        return Messages.Column_Level;
    }

    /** The name of the row about all segments. */
    protected String getTotalLabel() {
        return Messages.Statistics_Total;
    }

    /** The name of the row about the segments in the selected times. */
    protected String getSelectionLabel() {
        return Messages.Statistics_Selection;
    }

    // --- content

    /**
     * Shows another data provider from the next trace on.
     *
     * @param newProviderId its id
     */
    public void setProviderId(String newProviderId) {
        providerId = newProviderId;
    }

    @Override
    protected @Nullable ITmfTreeViewerEntry updateElements(
            ITmfTrace trace, long start, long end, boolean isSelection) {
        String id = providerId;
        ITmfTreeDataProvider<@NonNull ITmfTreeDataModel> provider =
                id == null
                        ? null
                        : DataProviderManager.getInstance()
                                .fetchOrCreateDataProvider(trace, id, ITmfTreeDataProvider.class);
        if (provider == null) {
            return null;
        }
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(start, end));
        parameters.put(DataProviderParameterUtils.FILTERED_KEY, isSelection);
        List<@NonNull ITmfTreeDataModel> models =
                StatisticsPolling.complete(provider, parameters, () -> trace == getTrace());
        return models == null ? null : tree(models);
    }

    private ITmfTreeViewerEntry tree(List<@NonNull ITmfTreeDataModel> models) {
        TmfTreeViewerEntry root = new TmfTreeViewerEntry("");
        Map<Long, TmfTreeViewerEntry> made = new HashMap<>();
        models.forEach(m -> made.put(m.getId(), new TmfGenericTreeEntry<>(m)));
        for (ITmfTreeDataModel model : models) {
            TmfTreeViewerEntry row = made.get(model.getId());
            TmfTreeViewerEntry above = made.get(model.getParentId());
            if (above == null) {
                root.addChild(row);
            } else {
                above.addChild(row);
            }
        }
        for (ITmfTreeViewerEntry top : root.getChildren()) {
            List<? extends ITmfTreeViewerEntry> parts = top.getChildren();
            rename(parts, 0, getTotalLabel());
            rename(parts, 1, getSelectionLabel());
        }
        return root;
    }

    private static void rename(List<? extends ITmfTreeViewerEntry> rows, int index, String name) {
        if (index < rows.size() && rows.get(index) instanceof TmfTreeViewerEntry row) {
            row.setName(name);
        }
    }

    /** Does nothing: the statistics are about the trace and the selection. */
    @Override
    @TmfSignalHandler
    public void windowRangeUpdated(@Nullable TmfWindowRangeUpdatedSignal signal) {
        // not about the window
    }

    @Override
    protected void setSelectionRange(long selectionBeginTime, long selectionEndTime) {
        super.setSelectionRange(selectionBeginTime, selectionEndTime);
        if (getTrace() != null) {
            updateContent(
                    Math.min(selectionBeginTime, selectionEndTime),
                    Math.max(selectionBeginTime, selectionEndTime),
                    selectionBeginTime != selectionEndTime);
        }
    }

    // --- what the user does

    /**
     * Adds to the context menu, each time that it opens over a selected row.
     *
     * @param manager the menu
     * @param sel the selected row
     */
    protected void appendToTablePopupMenu(IMenuManager manager, IStructuredSelection sel) {
        SegmentStoreStatisticsModel model = modelOf(sel.getFirstElement());
        if (model != null && model.getNbElements() > 0) {
            manager.add(
                    RunAction.push(
                            Messages.Action_GoToMinimum,
                            null,
                            () -> select(model.getMinStart(), model.getMinEnd())));
            manager.add(
                    RunAction.push(
                            Messages.Action_GoToMaximum,
                            null,
                            () -> select(model.getMaxStart(), model.getMaxEnd())));
        }
    }

    private void select(long start, long end) {
        broadcast(
                new TmfSelectionRangeUpdatedSignal(
                        this,
                        TmfTimestamp.fromNanos(start),
                        TmfTimestamp.fromNanos(end),
                        getTrace()));
    }
}
