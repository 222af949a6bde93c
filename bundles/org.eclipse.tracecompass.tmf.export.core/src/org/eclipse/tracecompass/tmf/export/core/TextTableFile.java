package org.eclipse.tracecompass.tmf.export.core;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/** Rows as text. Used by one thread. */
public final class TextTableFile implements TableFile, CellSink {

    private final Writer out;
    private final RowWriter rows;
    private final @Nullable Object[] cells;
    private int column;

    /** Begins the text of rows. */
    public interface Format {

        /**
         * Returns a writer of rows.
         *
         * @param columns the names of the columns
         * @param to receives the text
         * @throws IOException if the text cannot be written
         */
        RowWriter begin(List<String> columns, Writer to) throws IOException;
    }

    private TextTableFile(RowWriter rows, int columns, Writer out) {
        this.out = out;
        this.rows = rows;
        this.cells = new @Nullable Object[columns];
    }

    /**
     * Begins a text.
     *
     * @param columns the columns
     * @param format writes rows
     * @param to receives the text
     * @throws IOException if the text cannot be written
     */
    public static TextTableFile printing(List<TableColumn> columns, Format format, Writer to)
            throws IOException {
        List<String> names = columns.stream().map(TableColumn::name).toList();
        return new TextTableFile(format.begin(names, to), names.size(), to);
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
