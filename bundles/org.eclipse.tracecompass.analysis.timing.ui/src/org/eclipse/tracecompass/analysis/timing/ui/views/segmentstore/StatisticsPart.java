package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.common.core.text.NaturalOrder;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;

/** The tree of a {@link SegmentStatisticsView}. */
final class StatisticsPart
        extends SegmentPart<
                ITmfTreeDataProvider<? extends ITmfTreeDataModel>,
                StatisticsSource.Selection,
                StatisticsSource.Figures> {

    private static final int NAME_WIDTH = 220;
    private static final int NUMBER_WIDTH = 80;
    private static final int DURATION_WIDTH = 105;
    private static final int TIME_WIDTH = 240;

    private final SegmentStatisticsView view;
    private final Tree tree;

    /** The labels of the rows as they are shown, with times in ns. */
    private final List<List<String>> written = new ArrayList<>();

    private StatisticsSource.Selection selection = new StatisticsSource.Selection(0, 0);
    private StatisticsSource.@Nullable Figures figures;
    private int sortColumn = -1;
    private boolean descending;

    StatisticsPart(Composite parent, SegmentStatisticsView view, Consumer<Runnable> ui) {
        super(parent, ui);
        this.view = view;
        tree = new Tree(area(), SWT.FULL_SELECTION | SWT.MULTI | SWT.H_SCROLL | SWT.V_SCROLL);
        tree.setHeaderVisible(true);
        tree.addListener(SWT.DefaultSelection, e -> view.goToLast());
    }

    @Override
    Tree rowsControl() {
        return tree;
    }

    // --- content

    @Override
    void begin(ITmfTreeDataProvider<? extends ITmfTreeDataModel> provider) {
        // the columns come with the rows
    }

    @Override
    StatisticsSource.Selection question() {
        return selection;
    }

    /** Shows the figures of a range, too, unless it is an instant. */
    void select(long start, long end) {
        selection = new StatisticsSource.Selection(start, end);
        ask();
    }

    @Override
    void clear() {
        figures = null;
        selection = new StatisticsSource.Selection(0, 0);
        fill();
    }

    @Override
    boolean hasRows() {
        StatisticsSource.Figures shown = figures;
        return shown != null && hasRows(shown);
    }

    private boolean hasRows(StatisticsSource.Figures answer) {
        return view.hasFigures() ? answer.hasFigures() : !answer.whole().getEntries().isEmpty();
    }

    @Override
    public void show(StatisticsSource.Figures answer) {
        figures = answer;
        fill();
        super.show(answer);
    }

    @Override
    public @Nullable EmptyReason emptiness(StatisticsSource.Figures answer) {
        return hasRows(answer) ? null : view.emptiness();
    }

    /** Writes times again, because the user wants them otherwise. */
    void showTimes() {
        fill();
    }

    @Override
    List<List<String>> selectedTexts() {
        int columns = Math.max(0, tree.getColumnCount() - 1);
        return Arrays.stream(tree.getSelection())
                .map(item -> IntStream.range(0, columns).mapToObj(item::getText).toList())
                .toList();
    }

    @Override
    ValueTable.@Nullable Rows allRows() {
        StatisticsSource.Figures shown = figures;
        return shown == null
                ? null
                : new Export(
                        shown.whole().getColumnDescriptors().stream()
                                .map(ITableColumnDescriptor::getText)
                                .toList(),
                        List.copyOf(written));
    }

    /** The rows as they are when the user asks for a file. */
    private record Export(List<String> titles, List<List<String>> rows) implements ValueTable.Rows {

        @Override
        public int size() {
            return rows.size();
        }

        @Override
        public List<String> row(int row) {
            return rows.get(row);
        }
    }

    // --- the tree

    private void fill() {
        StatisticsSource.Figures shown = figures;
        tree.setRedraw(false);
        try {
            tree.removeAll();
            written.clear();
            if (shown != null) {
                columns(shown.whole().getColumnDescriptors());
                add(shown.whole(), null);
                TmfTreeModel<? extends ITmfTreeDataModel> part = shown.selected();
                if (part != null) {
                    add(part, Messages.Statistics_Selection);
                }
            }
        } finally {
            tree.setRedraw(true);
        }
    }

    private void columns(List<ITableColumnDescriptor> wanted) {
        if (tree.getColumnCount() == wanted.size() + 1) {
            return;
        }
        for (TreeColumn old : tree.getColumns()) {
            old.dispose();
        }
        for (ITableColumnDescriptor descriptor : wanted) {
            boolean text = descriptor.getDataType() == DataType.STRING;
            TreeColumn column = new TreeColumn(tree, text ? SWT.LEFT : SWT.RIGHT);
            column.setText(descriptor.getText());
            column.setToolTipText(descriptor.getTooltip());
            column.setWidth(
                    text
                            ? NAME_WIDTH
                            : switch (descriptor.getDataType()) {
                                case DURATION -> DURATION_WIDTH;
                                case TIMESTAMP, TIME_RANGE -> TIME_WIDTH;
                                case NUMBER, BINARY_NUMBER, STRING -> NUMBER_WIDTH;
                            });
            int index = tree.indexOf(column);
            column.addListener(SWT.Selection, e -> sortBy(column, index, !text));
        }
        // takes the rest of the width, which toolkits would give to the last column
        TreeColumn rest = new TreeColumn(tree, SWT.LEFT);
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
        tree.setSortColumn(sortColumn < 0 ? null : column);
        tree.setSortDirection(sortColumn < 0 ? SWT.NONE : descending ? SWT.DOWN : SWT.UP);
        fill();
    }

    private void add(TmfTreeModel<? extends ITmfTreeDataModel> model, @Nullable String rootName) {
        Map<Long, TreeItem> items = new HashMap<>();
        List<ITmfTreeDataModel> children = new ArrayList<>();
        for (ITmfTreeDataModel entry : model.getEntries()) {
            if (entry.getParentId() < 0) {
                TreeItem item = new TreeItem(tree, SWT.NONE);
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
                    Comparator.comparing(e -> label(e, sortColumn), NaturalOrder.ANY_CASE);
            children.sort(descending ? order.reversed() : order);
        }
        Map<Long, List<ITmfTreeDataModel>> byParent = new HashMap<>();
        for (ITmfTreeDataModel entry : children) {
            byParent.computeIfAbsent(entry.getParentId(), id -> new ArrayList<>()).add(entry);
        }
        items.forEach((id, item) -> addBelow(item, id, byParent, model));
    }

    /** Adds the rows below a row, at any depth, and opens it. */
    private void addBelow(
            TreeItem parent,
            long id,
            Map<Long, List<ITmfTreeDataModel>> byParent,
            TmfTreeModel<? extends ITmfTreeDataModel> model) {
        for (ITmfTreeDataModel entry : byParent.getOrDefault(id, List.of())) {
            TreeItem item = new TreeItem(parent, SWT.NONE);
            // A toolkit opens only rows that can be seen, so those above come first.
            parent.setExpanded(true);
            texts(item, entry, model);
            written.add(entry.getLabels());
            addBelow(item, entry.getId(), byParent, model);
        }
    }

    private static String label(ITmfTreeDataModel entry, int column) {
        return column < entry.getLabels().size() ? entry.getLabels().get(column) : "";
    }

    private void texts(
            TreeItem item,
            ITmfTreeDataModel entry,
            TmfTreeModel<? extends ITmfTreeDataModel> model) {
        List<ITableColumnDescriptor> columns = model.getColumnDescriptors();
        List<StatisticsRange> ranges = new ArrayList<>();
        for (int c = 0; c < columns.size(); c++) {
            String label = label(entry, c);
            item.setText(c, label.isEmpty() ? "" : text(label, columns.get(c).getDataType()));
            StatisticsRange range =
                    columns.get(c).getDataType() == DataType.TIME_RANGE
                            ? StatisticsRange.of(columns.get(c).getText(), label)
                            : null;
            if (range != null) {
                ranges.add(range);
            }
        }
        item.setData(ranges);
    }

    /** Where the segments are that the selected row names, in the order of the columns. */
    List<StatisticsRange> ranges() {
        List<StatisticsRange> found = new ArrayList<>();
        for (TreeItem item : tree.getSelection()) {
            if (item.getData() instanceof List<?> list) {
                list.forEach(range -> found.add((StatisticsRange) range));
            }
        }
        return found;
    }

    private String text(String label, DataType type) {
        try {
            return switch (type) {
                case DURATION -> TimeText.aligned(Long.parseLong(label));
                case TIMESTAMP -> TimeDisplay.textOf(view.trace()).full(Long.parseLong(label));
                case TIME_RANGE -> {
                    StatisticsRange range = StatisticsRange.of("", label);
                    yield range == null
                            ? label
                            : TimeDisplay.textOf(view.trace()).full(range.start());
                }
                case NUMBER, BINARY_NUMBER, STRING -> label;
            };
        } catch (NumberFormatException e) {
            // a provider that writes times itself
            return label;
        }
    }
}
