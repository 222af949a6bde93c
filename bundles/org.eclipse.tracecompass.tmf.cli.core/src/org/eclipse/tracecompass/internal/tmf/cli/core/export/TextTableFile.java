package org.eclipse.tracecompass.internal.tmf.cli.core.export;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.table.RowWriter;
import org.eclipse.tracecompass.tmf.tables.core.CellSink;
import org.eclipse.tracecompass.tmf.tables.core.TableColumn;
import org.eclipse.tracecompass.tmf.tables.core.TableCursor;

/** Rows as CSV or JSON lines. */
final class TextTableFile implements TableFile, CellSink {

    private final Writer out;
    private final RowWriter rows;
    private final @Nullable Object[] cells;
    private int column;

    TextTableFile(RowWriter.Format format, List<TableColumn> columns, Writer out)
            throws IOException {
        this.out = out;
        this.rows = RowWriter.of(format, columns.stream().map(TableColumn::name).toList(), out);
        this.cells = new @Nullable Object[columns.size()];
    }

    @Override
    public void row(TableCursor row) throws IOException {
        for (column = 0; column < cells.length; column++) {
            row.read(column, this);
        }
        rows.row(Arrays.asList(cells));
    }

    @Override
    public void finish() throws IOException {
        rows.finish();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }

    @Override
    public void none() {
        cells[column] = null;
    }

    @Override
    public void integer(long value) {
        cells[column] = value;
    }

    @Override
    public void real(double value) {
        cells[column] = value;
    }

    @Override
    public void text(String value) {
        cells[column] = value;
    }
}
