package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.tracecompass.common.core.text.NaturalOrder;
import org.eclipse.tracecompass.internal.analysis.timing.ui.Messages;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.ITmfTreeColumnDataProvider;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.ITmfTreeViewerEntry;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.TmfGenericTreeEntry;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.TmfTreeColumnData;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.TmfTreeViewerEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.Sorting;

/**
 * The figures of any data provider that is a tree, with the columns that it names: of the whole
 * trace and, below them, of the selected times. Its view gives it the figures. For the UI thread.
 *
 * @since 9.5.0
 */
public class FiguresViewer extends AbstractSegmentsStatisticsViewer {

    private static final int NAME_WIDTH = 220;
    private static final int NUMBER_WIDTH = 80;
    private static final int DURATION_WIDTH = 105;
    private static final int TIME_WIDTH = 240;

    private final Sorting<Integer> sorting = new Sorting<>();
    private List<ITableColumnDescriptor> columns = List.of();
    private ITmfTrace shownTrace;

    /** A row, of the whole trace or of the selected times. */
    private static final class Row extends TmfGenericTreeEntry<ITmfTreeDataModel> {

        private final boolean selected;

        Row(ITmfTreeDataModel model, boolean selected) {
            super(model);
            this.selected = selected;
        }

        void setChildren(List<Row> rows) {
            rows.forEach(row -> row.setParent(this));
            getChildren().addAll(rows);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Row row
                    && row.selected == selected
                    && row.getModel().getId() == getModel().getId();
        }

        @Override
        public int hashCode() {
            return Long.hashCode(getModel().getId());
        }
    }

    /** The labels of the provider, times as the user wants them. */
    private final class Labels extends TreeLabelProvider {

        @Override
        public String getColumnText(@Nullable Object element, int columnIndex) {
            if (!(element instanceof Row row) || columnIndex >= columns.size()) {
                return "";
            }
            return columnIndex == 0
                    ? row.getName()
                    : text(label(row, columnIndex), columns.get(columnIndex).getDataType());
        }
    }

    /**
     * @param parent the parent of the tree
     */
    public FiguresViewer(Composite parent) {
        super(parent, null);
        // the same row may be below both roots
        getTreeViewer().setComparer(null);
        setLabelProvider(new Labels());
    }

    /** There are none before there are figures. */
    @Override
    protected ITmfTreeColumnDataProvider getColumnDataProvider() {
        return List::of;
    }

    // --- the rows are given by the view

    @Override
    protected @Nullable ITmfTreeViewerEntry updateElements(
            ITmfTrace trace, long start, long end, boolean isSelection) {
        return null;
    }

    @Override
    protected void clearContent() {
        // the view does it
    }

    /** Shows figures; null for none. */
    final void show(@Nullable ITmfTrace trace, StatisticsSource.@Nullable Figures figures) {
        shownTrace = trace;
        if (figures == null) {
            getTreeViewer().setInput(null);
            return;
        }
        setColumns(figures.whole().getColumnDescriptors());
        TmfTreeViewerEntry root = new TmfTreeViewerEntry("");
        add(root, figures.whole(), false);
        TmfTreeModel<? extends ITmfTreeDataModel> part = figures.selected();
        if (part != null) {
            add(root, part, true);
        }
        updateTreeUI(getTreeViewer(), root);
    }

    private static void add(
            TmfTreeViewerEntry root,
            TmfTreeModel<? extends ITmfTreeDataModel> model,
            boolean selected) {
        Map<Long, List<Row>> byParent = new HashMap<>();
        List<Row> all = new ArrayList<>();
        for (ITmfTreeDataModel entry : model.getEntries()) {
            Row row = new Row(entry, selected);
            all.add(row);
            if (entry.getParentId() < 0) {
                if (selected) {
                    row.setName(NLS.bind(Messages.Statistics_SelectionIn, entry.getName()));
                }
                root.addChild(row);
            } else {
                byParent.computeIfAbsent(entry.getParentId(), id -> new ArrayList<>()).add(row);
            }
        }
        for (Row row : all) {
            row.setChildren(byParent.getOrDefault(row.getModel().getId(), List.of()));
        }
    }

    private void setColumns(List<ITableColumnDescriptor> wanted) {
        if (columns.size() == wanted.size()) {
            return;
        }
        columns = List.copyOf(wanted);
        List<TmfTreeColumnData> made = new ArrayList<>();
        for (ITableColumnDescriptor descriptor : wanted) {
            TmfTreeColumnData column = new TmfTreeColumnData(descriptor.getText());
            column.setTooltip(descriptor.getTooltip());
            column.setAlignment(isText(descriptor.getDataType()) ? SWT.LEFT : SWT.RIGHT);
            column.setWidth(width(descriptor.getDataType()));
            made.add(column);
        }
        // takes the rest of the width, which toolkits would give to the last column
        TmfTreeColumnData rest = new TmfTreeColumnData("");
        rest.setWidth(8);
        made.add(rest);
        setTreeColumns(made);
        for (int i = 0; i < wanted.size(); i++) {
            int column = i;
            TreeColumn title = getTreeViewer().getTree().getColumn(i);
            title.addListener(SWT.Selection, e -> sortBy(title, column));
        }
    }

    private static boolean isText(DataType type) {
        return type == DataType.STRING;
    }

    private static int width(DataType type) {
        return switch (type) {
            case STRING -> NAME_WIDTH;
            case DURATION -> DURATION_WIDTH;
            case TIMESTAMP, TIME_RANGE -> TIME_WIDTH;
            case NUMBER, BINARY_NUMBER -> NUMBER_WIDTH;
        };
    }

    // --- texts

    private static String label(@NonNull Row row, int column) {
        List<String> labels = row.getModel().getLabels();
        return column < labels.size() ? labels.get(column) : "";
    }

    private String text(@NonNull String label, DataType type) {
        if (label.isEmpty()) {
            return "";
        }
        try {
            return switch (type) {
                case DURATION -> TimeText.aligned(Long.parseLong(label));
                case TIMESTAMP -> TimeDisplay.textOf(shownTrace).full(Long.parseLong(label));
                case TIME_RANGE -> {
                    StatisticsRange range = StatisticsRange.of("", label);
                    yield range == null
                            ? label
                            : TimeDisplay.textOf(shownTrace).full(range.start());
                }
                case NUMBER, BINARY_NUMBER, STRING -> label;
            };
        } catch (NumberFormatException e) {
            // a provider that writes times itself
            return label;
        }
    }

    /** Where the segments are that the selected rows name, in the order of the columns. */
    final List<StatisticsRange> selectedRanges() {
        List<StatisticsRange> ranges = new ArrayList<>();
        for (Object element : getTreeViewer().getStructuredSelection()) {
            for (int c = 0; element instanceof Row row && c < columns.size(); c++) {
                StatisticsRange range =
                        columns.get(c).getDataType() == DataType.TIME_RANGE
                                ? StatisticsRange.of(columns.get(c).getText(), label(row, c))
                                : null;
                if (range != null) {
                    ranges.add(range);
                }
            }
        }
        return ranges;
    }

    /** The labels of all rows as they are shown, with times in ns. */
    final List<List<String>> allLabels() {
        List<List<String>> labels = new ArrayList<>();
        if (getInput() != null) {
            addLabels(getInput(), labels);
        }
        return labels;
    }

    private void addLabels(ITmfTreeViewerEntry above, List<List<String>> labels) {
        List<ITmfTreeViewerEntry> rows = new ArrayList<>(above.getChildren());
        ViewerComparator order = getTreeViewer().getComparator();
        if (order != null) {
            rows.sort((a, b) -> order.compare(getTreeViewer(), a, b));
        }
        for (ITmfTreeViewerEntry entry : rows) {
            if (entry instanceof Row row) {
                List<String> texts = new ArrayList<>(row.getModel().getLabels());
                texts.set(0, row.getName());
                labels.add(texts);
            }
            addLabels(entry, labels);
        }
    }

    // --- the order

    /** The rows below the roots are sorted. */
    private void sortBy(TreeColumn title, int column) {
        sorting.click(column, !isText(columns.get(column).getDataType()));
        Integer by = sorting.column();
        Tree tree = getTreeViewer().getTree();
        tree.setSortColumn(by == null ? null : title);
        tree.setSortDirection(sorting.mark());
        getTreeViewer().setComparator(by == null ? null : new Order(by, sorting.isDescending()));
    }

    private static final class Order extends ViewerComparator {

        private final int column;
        private final boolean descending;

        Order(int column, boolean descending) {
            this.column = column;
            this.descending = descending;
        }

        @Override
        public int compare(Viewer viewer, Object e1, Object e2) {
            if (!(e1 instanceof Row one)
                    || !(e2 instanceof Row other)
                    || one.getModel().getParentId() < 0) {
                return 0;
            }
            Comparator<String> order = NaturalOrder.ANY_CASE;
            int result = order.compare(label(one, column), label(other, column));
            return descending ? -result : result;
        }
    }
}
