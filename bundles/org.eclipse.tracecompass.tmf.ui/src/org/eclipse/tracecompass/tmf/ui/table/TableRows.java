package org.eclipse.tracecompass.tmf.ui.table;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.table.IVirtualTableProvider;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;

/**
 * All lines of a table, read page by page. Used by one thread.
 *
 * @since 0.2.0
 */
public final class TableRows implements ValueTable.Rows {

    private static final int PAGE = 1_000;

    private final IVirtualTableProvider provider;
    private final List<ITableColumnDescriptor> columns;
    private final int size;
    private int first = -1;
    private List<VirtualTableModel.VirtualTableLine> lines = List.of();

    /**
     * Creates the rows; none is read yet.
     *
     * @param provider has the lines
     * @param columns their columns
     * @param size how many lines there are
     */
    public TableRows(
            IVirtualTableProvider provider, List<ITableColumnDescriptor> columns, int size) {
        this.provider = provider;
        this.columns = columns;
        this.size = size;
    }

    @Override
    public List<String> titles() {
        return columns.stream().map(ITableColumnDescriptor::getText).toList();
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public List<String> row(int row) throws IOException {
        if (first < 0 || row < first || row >= first + lines.size()) {
            read(row);
        }
        return lines.get(row - first).cells();
    }

    private void read(int row) throws IOException {
        var answer =
                provider.fetchLines(
                        Map.of(
                                DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY,
                                (long) row,
                                DataProviderParameterUtils.REQUESTED_TABLE_COUNT_KEY,
                                PAGE),
                        null);
        VirtualTableModel model = answer.getModel();
        if (model == null || model.lines().isEmpty()) {
            throw new IOException(answer.getStatusMessage());
        }
        first = row;
        lines = model.lines();
    }
}
