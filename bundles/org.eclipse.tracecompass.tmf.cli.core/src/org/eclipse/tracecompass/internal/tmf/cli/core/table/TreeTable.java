package org.eclipse.tracecompass.internal.tmf.cli.core.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.export.core.RowWriter;
import org.eclipse.tracecompass.tmf.export.core.compare.StateTimes;

/**
 * The rows of a tree as a table: labels by column, numbers where the column says so.
 *
 * @param tree the rows
 * @param states the times of the rows in states, which become further columns
 */
public record TreeTable(TmfTreeModel<? extends ITmfTreeDataModel> tree, StateTimes states) {

    /** Returns the names of the columns. */
    public List<String> columns() {
        ColumnNames names = new ColumnNames();
        for (String header : tree.getHeaders()) {
            names.add(header.equals("%") ? "percent" : FilterColumns.key(header));
        }
        if (names.isEmpty()) {
            names.add("name");
        }
        states.states().forEach(state -> names.add(FilterColumns.key(state)));
        return names.list();
    }

    /**
     * Returns whether there are no data: no row is in any state, or has anything besides its name
     * except zeros.
     *
     * @param isTimeGraph whether rows without states have no data, even if a name is all they have
     */
    public boolean isBlank(boolean isTimeGraph) {
        return states.states().isEmpty()
                && (tree.getEntries().isEmpty()
                        || isTimeGraph
                        || tree.getColumnDescriptors().size() > 1)
                && tree.getEntries().stream().allMatch(TreeTable::isBlank);
    }

    private static boolean isBlank(ITmfTreeDataModel entry) {
        return entry.getLabels().stream().skip(1).allMatch(TreeTable::isNothing);
    }

    private static boolean isNothing(String label) {
        return label.isEmpty() || number(label) instanceof Number n && n.doubleValue() == 0;
    }

    /**
     * Returns the columns as filters name them.
     *
     * @param frame what times in filters refer to
     */
    public FilterColumns filterColumns(TimeFrame frame) {
        List<ITableColumnDescriptor> columns = tree.getColumnDescriptors();
        Set<Integer> instants =
                IntStream.range(0, columns.size())
                        .filter(c -> columns.get(c).getDataType() == DataType.TIMESTAMP)
                        .boxed()
                        .collect(Collectors.toSet());
        return FilterColumns.of(columns()).withTimes(instants, frame);
    }

    /**
     * Writes the rows in the order of the tree.
     *
     * @param to receives them
     * @param wanted holds for the labels of the rows that are written, with the rows above them
     * @param limit the maximum number of rows
     */
    public void write(RowWriter to, Predicate<List<String>> wanted, long limit) throws IOException {
        List<ITableColumnDescriptor> columns = tree.getColumnDescriptors();
        Set<Long> kept = kept(wanted);
        long left = limit;
        for (ITmfTreeDataModel entry : tree.getEntries()) {
            if (!kept.contains(entry.getId())) {
                continue;
            }
            if (left-- <= 0) {
                break;
            }
            List<@Nullable Object> row = new ArrayList<>();
            for (int c = 0; c < Math.max(1, columns.size()); c++) {
                List<String> labels = entry.getLabels();
                String label = c < labels.size() ? labels.get(c) : "";
                row.add(
                        columns.isEmpty() || columns.get(c).getDataType() == DataType.STRING
                                ? label
                                : number(label));
            }
            states.of(entry.getId()).forEach(time -> row.add(number(time)));
            to.row(row);
        }
    }

    /** The ids of the rows that are wanted, and of all above them. */
    private Set<Long> kept(Predicate<List<String>> wanted) {
        Map<Long, Long> parents = new HashMap<>();
        tree.getEntries().forEach(entry -> parents.put(entry.getId(), entry.getParentId()));
        Set<Long> kept = new HashSet<>();
        for (ITmfTreeDataModel entry : tree.getEntries()) {
            if (wanted.test(cells(entry))) {
                Long id = entry.getId();
                while (id != null && parents.containsKey(id) && kept.add(id)) {
                    id = parents.get(id);
                }
            }
        }
        return kept;
    }

    /** The texts of a row by column. */
    private List<String> cells(ITmfTreeDataModel entry) {
        if (states.states().isEmpty()) {
            return entry.getLabels();
        }
        int columns = Math.max(1, tree.getColumnDescriptors().size());
        List<String> cells = new ArrayList<>(entry.getLabels());
        while (cells.size() < columns) {
            cells.add("");
        }
        cells.subList(columns, cells.size()).clear();
        cells.addAll(states.of(entry.getId()));
        return cells;
    }

    private static @Nullable Object number(String label) {
        if (label.isEmpty()) {
            return null;
        }
        try {
            return Long.valueOf(label);
        } catch (NumberFormatException e) {
            try {
                return Double.valueOf(label);
            } catch (NumberFormatException f) {
                return label;
            }
        }
    }
}
