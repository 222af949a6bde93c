package org.eclipse.tracecompass.tmf.export.core;

import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A row whose values are given one after the other, for writers of rows that are not read through a
 * cursor. Used by one thread.
 */
public final class ValueRow implements TableCursor {

    private final List<TableColumn> columns;
    private final @Nullable Object[] values;

    /**
     * Creates a row without values.
     *
     * @param columns its columns
     */
    public ValueRow(List<TableColumn> columns) {
        this.columns = columns;
        this.values = new @Nullable Object[columns.size()];
    }

    /**
     * Takes the values of the next row.
     *
     * @param next one per column; null is absent. Numbers in columns of numbers; the text of
     *     anything in columns of texts
     * @return the row
     */
    public ValueRow with(List<? extends @Nullable Object> next) {
        for (int i = 0; i < values.length; i++) {
            values[i] = next.get(i);
        }
        return this;
    }

    /** Returns the same as {@link #with(List)}, for values that are written one by one. */
    public ValueRow with(@Nullable Object... next) {
        return with(Arrays.asList(next));
    }

    @Override
    public boolean next() {
        return false;
    }

    @Override
    public void read(int column, CellSink sink) {
        Object value = values[column];
        if (value == null) {
            sink.none();
            return;
        }
        switch (columns.get(column).type()) {
            case INTEGER -> sink.integer(((Number) value).longValue());
            case REAL -> sink.real(((Number) value).doubleValue());
            case TEXT -> sink.text(value.toString());
        }
    }

    @Override
    public double progress() {
        return -1;
    }

    @Override
    public void close() {
        // nothing is held
    }
}
