package org.eclipse.tracecompass.tmf.tables.core;

import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.export.core.CellSink;
import org.eclipse.tracecompass.tmf.export.core.ColumnType;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;

/**
 * A column and how its cells are read.
 *
 * @param <R> the rows
 * @param column the column
 * @param reader reads a cell
 */
record Column<R>(TableColumn column, Reader<R> reader) {

    /** Reads a cell of a row. */
    interface Reader<R> {
        void read(R row, CellSink sink);
    }

    /** A text that every row has. */
    static <R> Column<R> text(String name, String description, Function<R, String> value) {
        return new Column<>(
                new TableColumn(name, ColumnType.TEXT, false, description),
                (row, sink) -> sink.text(value.apply(row)));
    }

    /** A text that a row may lack. */
    static <R> Column<R> optionalText(
            String name, String description, Function<R, @Nullable String> value) {
        return new Column<>(
                new TableColumn(name, ColumnType.TEXT, true, description),
                (row, sink) -> {
                    String text = value.apply(row);
                    if (text == null) {
                        sink.none();
                    } else {
                        sink.text(text);
                    }
                });
    }

    /** An integer that every row has. */
    static <R> Column<R> integer(String name, String description, ToLongFunction<R> value) {
        return new Column<>(
                new TableColumn(name, ColumnType.INTEGER, false, description),
                (row, sink) -> sink.integer(value.applyAsLong(row)));
    }

    /** An integer that a row may lack. */
    static <R> Column<R> optionalInteger(
            String name, String description, Function<R, ? extends @Nullable Number> value) {
        return new Column<>(
                new TableColumn(name, ColumnType.INTEGER, true, description),
                (row, sink) -> {
                    Number number = value.apply(row);
                    if (number == null) {
                        sink.none();
                    } else {
                        sink.integer(number.longValue());
                    }
                });
    }

    /** A value that a row may lack, read in any way. */
    static <R> Column<R> optional(
            String name, ColumnType type, String description, Reader<R> reader) {
        return new Column<>(new TableColumn(name, type, true, description), reader);
    }
}
