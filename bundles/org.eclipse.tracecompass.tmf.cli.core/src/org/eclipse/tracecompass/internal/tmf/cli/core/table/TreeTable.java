package org.eclipse.tracecompass.internal.tmf.cli.core.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentTableColumns;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;

/** The rows of a tree as a table: labels by column, numbers where the column says so. */
public record TreeTable(TmfTreeModel<? extends ITmfTreeDataModel> tree) {

    /** Returns the names of the columns. */
    public List<String> columns() {
        List<String> names = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        for (String header : tree.getHeaders()) {
            String name = header.equals("%") ? "percent" : SegmentTableColumns.key(header);
            names.add(taken.add(name) ? name : name + "_" + names.size());
        }
        if (names.isEmpty()) {
            names.add("name");
        }
        return names;
    }

    /** Writes the rows in the order of the tree, at most so many. */
    public void write(RowWriter to, long limit) throws IOException {
        List<ITableColumnDescriptor> columns = tree.getColumnDescriptors();
        long left = limit;
        for (ITmfTreeDataModel entry : tree.getEntries()) {
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
            to.row(row);
        }
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
