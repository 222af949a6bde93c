package org.eclipse.tracecompass.tmf.tables.core;

import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.export.core.CellSink;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableCursor;
import org.eclipse.tracecompass.tmf.export.core.TableException;

/**
 * A table whose cells are read from row objects.
 *
 * @param <R> the rows
 * @param name the name
 * @param schema its columns, known at the first use
 * @param rows its rows
 */
record RowTable<R>(String name, Schema<R> schema, Rows.Source<R> rows) implements ITraceTable {

    /** Tells the columns. */
    interface Schema<R> {
        List<Column<R>> columns(IProgressMonitor monitor) throws TableException;
    }

    /** How many rows may pass before cancellation is noticed. */
    private static final int CHECKED_ROWS = 1024;

    @Override
    public List<TableColumn> columns() throws TableException {
        return columns(new NullProgressMonitor());
    }

    @Override
    public List<TableColumn> columns(IProgressMonitor monitor) throws TableException {
        return schema.columns(monitor).stream().map(Column::column).toList();
    }

    @Override
    public TableCursor open(TableScan scan) throws TableException {
        return new Cursor<>(schema.columns(scan.monitor()), rows.open(scan), scan);
    }

    private static final class Cursor<R> implements TableCursor {

        private final List<Column.Reader<R>> readers;
        private final Rows<R> rows;
        private final TableScan scan;
        private @Nullable R row;
        private int count;

        Cursor(List<Column<R>> columns, Rows<R> rows, TableScan scan) {
            this.readers = columns.stream().map(Column::reader).toList();
            this.rows = rows;
            this.scan = scan;
        }

        @Override
        public boolean next() throws TableException {
            if (count++ % CHECKED_ROWS == 0 && scan.monitor().isCanceled()) {
                throw new OperationCanceledException();
            }
            row = rows.next();
            return row != null;
        }

        @Override
        public void read(int column, CellSink sink) {
            R current = row;
            if (current == null) {
                throw new IllegalStateException("There is no current row");
            }
            readers.get(column).read(current, sink);
        }

        @Override
        public double progress() {
            return rows.progress();
        }

        @Override
        public void close() {
            rows.close();
        }
    }
}
