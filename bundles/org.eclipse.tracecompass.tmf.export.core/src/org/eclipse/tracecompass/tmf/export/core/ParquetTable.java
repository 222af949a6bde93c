package org.eclipse.tracecompass.tmf.export.core;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.eclipse.tracecompass.parquet.core.ParquetColumn;
import org.eclipse.tracecompass.parquet.core.ParquetType;
import org.eclipse.tracecompass.parquet.core.ParquetWriter;

/** Rows as a Parquet file. */
final class ParquetTable implements TableFile {

    private final ParquetWriter writer;
    private final CellSink[] cells;

    ParquetTable(OutputStream out, Map<String, String> properties, List<TableColumn> columns)
            throws IOException {
        writer =
                new ParquetWriter(
                        out, columns.stream().map(ParquetTable::column).toList(), properties);
        cells = IntStream.range(0, columns.size()).mapToObj(Cell::new).toArray(CellSink[]::new);
    }

    private static ParquetColumn column(TableColumn column) {
        ParquetType type =
                switch (column.type()) {
                    case INTEGER -> ParquetType.INT64;
                    case REAL -> ParquetType.DOUBLE;
                    case TEXT -> ParquetType.STRING;
                };
        return new ParquetColumn(column.name(), type, column.isOptional());
    }

    @Override
    public void row(TableCursor row) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            row.read(i, cells[i]);
        }
        writer.endRow();
    }

    @Override
    public void finish() throws IOException {
        writer.finish();
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }

    private final class Cell implements CellSink {

        private final int column;

        Cell(int column) {
            this.column = column;
        }

        @Override
        public void none() {
            // the end of the row makes it null
        }

        @Override
        public void integer(long value) {
            writer.putLong(column, value);
        }

        @Override
        public void real(double value) {
            writer.putDouble(column, value);
        }

        @Override
        public void text(String value) {
            writer.putString(column, value);
        }
    }
}
