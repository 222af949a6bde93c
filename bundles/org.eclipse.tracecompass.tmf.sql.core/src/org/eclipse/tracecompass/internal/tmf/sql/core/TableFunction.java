package org.eclipse.tracecompass.internal.tmf.sql.core;

import java.util.List;
import java.util.Objects;
import org.duckdb.DuckDBDataChunkWriter;
import org.duckdb.DuckDBFunctions.FunctionException;
import org.duckdb.DuckDBTableFunction;
import org.duckdb.DuckDBTableFunctionBindInfo;
import org.duckdb.DuckDBTableFunctionCallInfo;
import org.duckdb.DuckDBTableFunctionInitInfo;
import org.duckdb.DuckDBValue;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableCursor;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.ITraceTable;

/**
 * Gives the engine the rows of a table, a chunk at a time and only the columns that it asks for.
 */
final class TableFunction implements DuckDBTableFunction<ScanRequest, TableFunction.Scan, Object> {

    /** A table that is being read. */
    record Scan(TableCursor cursor, List<TableColumn> columns, int[] wanted) {}

    private final ITraceTable table;
    private final Scans scans;

    TableFunction(ITraceTable table, Scans scans) {
        this.table = table;
        this.scans = scans;
    }

    @Override
    public ScanRequest bind(@Nullable DuckDBTableFunctionBindInfo info) throws TableException {
        DuckDBTableFunctionBindInfo bound = Objects.requireNonNull(info);
        return noting(
                () -> {
                    for (TableColumn column : table.columns(scans.monitor())) {
                        bound.addResultColumn(column.name(), type(column));
                    }
                    ScanRequest request =
                            new ScanRequest(
                                    table,
                                    number(bound, Bound.SINCE),
                                    number(bound, Bound.UNTIL),
                                    text(bound, Bound.ANALYSES),
                                    text(bound, Bound.PATHS));
                    scans.note(request);
                    return request;
                });
    }

    private static Class<?> type(TableColumn column) {
        return switch (column.type()) {
            case INTEGER -> Long.class;
            case REAL -> Double.class;
            case TEXT -> String.class;
        };
    }

    private static @Nullable Long number(DuckDBTableFunctionBindInfo info, Bound bound) {
        try (DuckDBValue value = info.getNamedParameter(bound.parameter())) {
            return value.isNull() ? null : value.getLong();
        } catch (FunctionException e) {
            // the engine has no other way to say that it was not given
            return null;
        }
    }

    private static @Nullable String text(DuckDBTableFunctionBindInfo info, Bound bound) {
        try (DuckDBValue value = info.getNamedParameter(bound.parameter())) {
            return value.isNull() ? null : value.getString();
        } catch (FunctionException e) {
            return null;
        }
    }

    @Override
    public Scan init(@Nullable DuckDBTableFunctionInitInfo info) throws TableException {
        DuckDBTableFunctionInitInfo init = Objects.requireNonNull(info);
        init.setMaxThreads(1);
        int[] wanted = new int[(int) init.getColumnCount()];
        for (int i = 0; i < wanted.length; i++) {
            wanted[i] = (int) init.getColumnIndex(i);
        }
        ScanRequest request = init.getBindData();
        return noting(
                () -> {
                    TableCursor cursor = table.open(request.scan(scans.monitor()));
                    scans.note(cursor);
                    return new Scan(cursor, table.columns(scans.monitor()), wanted);
                });
    }

    @Override
    public long apply(
            @Nullable DuckDBTableFunctionCallInfo info, @Nullable DuckDBDataChunkWriter out)
            throws TableException {
        Scan scan = Objects.requireNonNull(info).getInitData();
        DuckDBDataChunkWriter chunk = Objects.requireNonNull(out);
        VectorCell[] cells = new VectorCell[scan.wanted.length];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = new VectorCell(chunk.vector(i));
        }
        long capacity = chunk.capacity();
        return noting(
                () -> {
                    int rows = 0;
                    while (rows < capacity && scan.cursor.next()) {
                        for (int i = 0; i < cells.length; i++) {
                            cells[i].row = rows;
                            if (scan.wanted[i] < scan.columns.size()) {
                                scan.cursor.read(scan.wanted[i], cells[i]);
                            }
                        }
                        rows++;
                    }
                    return (long) rows;
                });
    }

    private interface Reading<T> {
        T read() throws TableException;
    }

    private <T> T noting(Reading<T> reading) throws TableException {
        try {
            return reading.read();
        } catch (TableException e) {
            scans.note(e);
            throw e;
        } catch (OperationCanceledException e) {
            throw e;
        } catch (RuntimeException e) {
            TableException failure =
                    new TableException("Table %s cannot be read: %s".formatted(table.name(), e), e);
            scans.note(failure);
            throw failure;
        }
    }
}
