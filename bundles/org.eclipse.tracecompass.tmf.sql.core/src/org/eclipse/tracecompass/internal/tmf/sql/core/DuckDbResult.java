package org.eclipse.tracecompass.internal.tmf.sql.core;

import java.math.BigInteger;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.export.core.CellSink;
import org.eclipse.tracecompass.tmf.export.core.ColumnType;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlResult;

/** The rows of a statement of the engine. */
final class DuckDbResult implements SqlResult {

    private static final BigInteger MIN = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger MAX = BigInteger.valueOf(Long.MAX_VALUE);

    /** Makes the message for the user. */
    interface Failures {
        TableException of(SQLException e, IProgressMonitor monitor);
    }

    private final Statement statement;
    private final ResultSet rows;
    private final List<TableColumn> columns;
    private final Scans scans;
    private final Failures failures;
    private final IProgressMonitor monitor;
    private final @Nullable Object[] row;
    private final CancelledStatement watched;

    private DuckDbResult(
            Statement statement,
            ResultSet rows,
            Scans scans,
            Failures failures,
            IProgressMonitor monitor)
            throws SQLException {
        this.statement = statement;
        this.rows = rows;
        this.columns = columns(rows.getMetaData());
        this.scans = scans;
        this.failures = failures;
        this.monitor = monitor;
        this.row = new @Nullable Object[columns.size()];
        this.watched = new CancelledStatement(statement, monitor);
        watched.pause();
    }

    static SqlResult of(
            Statement statement,
            String sql,
            Scans scans,
            Failures failures,
            IProgressMonitor monitor)
            throws SQLException {
        if (statement.execute(sql)) {
            return new DuckDbResult(statement, statement.getResultSet(), scans, failures, monitor);
        }
        statement.close();
        return new NoRows();
    }

    private static List<TableColumn> columns(ResultSetMetaData meta) throws SQLException {
        List<TableColumn> columns = new ArrayList<>();
        Set<String> labels = new HashSet<>();
        for (int i = 1; i <= meta.getColumnCount(); i++) {
            labels.add(meta.getColumnLabel(i));
        }
        Set<String> used = new HashSet<>();
        for (int i = 1; i <= meta.getColumnCount(); i++) {
            columns.add(
                    new TableColumn(
                            unique(meta.getColumnLabel(i), labels, used),
                            type(meta.getColumnType(i), meta.getColumnTypeName(i)),
                            true,
                            meta.getColumnTypeName(i)));
        }
        return columns;
    }

    /** Files and objects cannot have two columns of a name: {@code trace}, {@code trace_1}. */
    private static String unique(String label, Set<String> labels, Set<String> used) {
        String name = label;
        for (int i = 1; used.contains(name) || i > 1 && labels.contains(name); i++) {
            name = label + "_" + i;
        }
        used.add(name);
        return name;
    }

    private static ColumnType type(int jdbc, String name) {
        return switch (jdbc) {
            case Types.TINYINT, Types.SMALLINT, Types.INTEGER, Types.BIGINT -> ColumnType.INTEGER;
            case Types.REAL, Types.FLOAT, Types.DOUBLE, Types.DECIMAL -> ColumnType.REAL;
            default ->
                    name.matches("U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?")
                            ? ColumnType.INTEGER
                            : ColumnType.TEXT;
        };
    }

    @Override
    public List<TableColumn> columns() {
        return columns;
    }

    @Override
    public boolean next() throws TableException {
        if (monitor.isCanceled()) {
            throw new OperationCanceledException();
        }
        watched.resume();
        try {
            if (!rows.next()) {
                return false;
            }
            for (int i = 0; i < row.length; i++) {
                row[i] = value(i);
            }
            return true;
        } catch (SQLException e) {
            throw failures.of(e, monitor);
        } finally {
            watched.pause();
        }
    }

    private @Nullable Object value(int column) throws SQLException, TableException {
        Object value = rows.getObject(column + 1);
        if (value == null) {
            return null;
        }
        return switch (columns.get(column).type()) {
            case INTEGER -> integer(value, columns.get(column).name());
            case REAL -> value instanceof Number number ? number.doubleValue() : null;
            case TEXT -> rows.getString(column + 1);
        };
    }

    private static Long integer(Object value, String column) throws TableException {
        if (value instanceof BigInteger big) {
            if (big.compareTo(MIN) < 0 || big.compareTo(MAX) > 0) {
                throw new TableException(
                        "Column %s has %s, which needs more than 64 bits; use CAST(… AS DOUBLE)."
                                .formatted(column, big),
                        null);
            }
            return big.longValue();
        }
        return ((Number) value).longValue();
    }

    @Override
    public void read(int column, CellSink sink) {
        switch (row[column]) {
            case null -> sink.none();
            case Long number -> sink.integer(number);
            case Double real -> sink.real(real);
            case Object other -> sink.text(other.toString());
        }
    }

    @Override
    public double progress() {
        return scans.progress();
    }

    @Override
    public void close() {
        watched.close();
        try {
            rows.close();
            statement.close();
        } catch (SQLException e) {
            System.getLogger(DuckDbResult.class.getName())
                    .log(System.Logger.Level.WARNING, "A query was not closed", e);
        }
        scans.close();
    }

    /** What a statement without rows has. */
    private static final class NoRows implements SqlResult {

        @Override
        public List<TableColumn> columns() {
            return List.of();
        }

        @Override
        public boolean next() {
            return false;
        }

        @Override
        public void read(int column, CellSink sink) {
            throw new IllegalStateException("There is no current row");
        }

        @Override
        public double progress() {
            return 1;
        }

        @Override
        public void close() {
            // nothing is held
        }
    }
}
