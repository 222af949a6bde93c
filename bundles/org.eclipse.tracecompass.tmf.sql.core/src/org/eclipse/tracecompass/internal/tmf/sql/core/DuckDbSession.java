package org.eclipse.tracecompass.internal.tmf.sql.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import org.duckdb.DuckDBConnection;
import org.duckdb.DuckDBDriver;
import org.duckdb.DuckDBFunctions;
import org.duckdb.DuckDBTableFunctionBuilder;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.common.core.files.FileReplacement;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.ITraceTable;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;
import org.eclipse.tracecompass.tmf.tables.core.sql.ISqlSession;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlResult;

/** A database in memory whose tables are read from traces. */
final class DuckDbSession implements ISqlSession {

    private static final Pattern EXPLAIN =
            Pattern.compile("\\s*EXPLAIN(\\s+ANALYZE)?\\s+", Pattern.CASE_INSENSITIVE);

    /**
     * Functions of rows. Instants belong to a state from its start to its end, both inclusive, so a
     * state that starts and ends at the same instant lasts 1 ns.
     */
    private static final List<String> MACROS =
            List.of(
                    "CREATE MACRO duration(\"start\", \"end\") AS \"end\" - \"start\" + 1",
                    "CREATE MACRO overlap(a, b) AS greatest(0, least(a.\"end\", b.\"end\")"
                            + " - greatest(a.\"start\", b.\"start\") + 1)",
                    "CREATE MACRO \"at\"(instant) AS TABLE SELECT * FROM states"
                            + " WHERE \"start\" <= instant AND \"end\" >= instant");

    /** Tables whose columns depend on the analyses, which are built to know them. */
    private static final Set<String> COSTLY = Set.of("segments", "attributes");

    private final DuckDBConnection connection;
    private final TraceTables tables;
    private final Path scratch;
    private final QueryRewriter rewriter;
    private final Scans scans = new Scans();
    private final Set<String> views = new HashSet<>();

    private DuckDbSession(DuckDBConnection connection, TraceTables tables, Path scratch)
            throws SQLException {
        this.connection = connection;
        this.tables = tables;
        this.scratch = scratch;
        this.rewriter = new QueryRewriter(connection, Set.copyOf(tables.names()));
    }

    static DuckDbSession open(TraceTables tables, boolean files) throws SQLException, IOException {
        Path scratch = Files.createTempDirectory("astrolabe-sql");
        boolean open = false;
        try {
            Properties settings = new Properties();
            settings.setProperty(DuckDBDriver.JDBC_STREAM_RESULTS, "true");
            settings.setProperty("temp_directory", scratch.toString());
            settings.setProperty("autoinstall_known_extensions", "false");
            DuckDBConnection connection =
                    DuckDBConnection.newConnection("jdbc:duckdb:", false, "", settings);
            DuckDbSession session = new DuckDbSession(connection, tables, scratch);
            session.prepare(files);
            open = true;
            return session;
        } finally {
            if (!open) {
                FileReplacement.deleteFolder(scratch);
            }
        }
    }

    private void prepare(boolean files) throws SQLException {
        for (ITraceTable table : tables.all()) {
            register(table);
            if (!COSTLY.contains(table.name())) {
                createView(table.name());
            }
        }
        for (String macro : MACROS) {
            execute(macro);
        }
        if (!files) {
            execute("SET enable_external_access = false");
        }
        execute("SET lock_configuration = true");
    }

    private void register(ITraceTable table) throws SQLException {
        try (DuckDBTableFunctionBuilder builder = DuckDBFunctions.tableFunction()) {
            builder.withName(QueryRewriter.function(table.name()));
            for (Bound bound : Bound.values()) {
                builder.withNamedParameter(bound.parameter(), bound.type());
            }
            builder.withProjectionPushdown()
                    .withFunction(new TableFunction(table, scans))
                    .register(connection);
        }
    }

    private void createView(String name) throws SQLException {
        if (!views.contains(name)) {
            execute(QueryRewriter.view(name));
            views.add(name);
        }
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Override
    public SqlResult query(String sql, IProgressMonitor monitor) throws TableException {
        scans.begin(monitor);
        var explained = EXPLAIN.matcher(sql);
        String prefix = explained.lookingAt() ? explained.group() : "";
        try {
            createViewsIn(sql);
            Optional<String> rewritten = rewriter.rewrite(sql.substring(prefix.length()));
            SqlResult result =
                    rewritten.isPresent()
                            ? first(prefix + rewritten.get(), sql, monitor)
                            : run(sql, monitor);
            return prefix.isEmpty() ? result : new ExplainedResult(result, scans);
        } catch (SQLException e) {
            throw failure(e, monitor);
        }
    }

    /** Runs the rewritten query. If it is wrong, the message must show the user's own one. */
    private SqlResult first(String rewritten, String sql, IProgressMonitor monitor)
            throws SQLException {
        try {
            return run(rewritten, monitor);
        } catch (SQLException e) {
            if (monitor.isCanceled() || scans.failure().isPresent()) {
                throw e;
            }
            return run(sql, monitor);
        }
    }

    private SqlResult run(String sql, IProgressMonitor monitor) throws SQLException {
        Statement statement = connection.createStatement();
        boolean open = false;
        try (CancelledStatement cancelled = new CancelledStatement(statement, monitor)) {
            SqlResult result = DuckDbResult.of(statement, sql, scans, this::failure, monitor);
            open = true;
            return result;
        } finally {
            if (!open) {
                scans.close();
                statement.close();
            }
        }
    }

    /** The views of costly tables are made when a statement mentions them. */
    private void createViewsIn(String sql) throws SQLException {
        String lower = sql.toLowerCase(Locale.ROOT);
        for (String name : tables.names()) {
            if (lower.contains(name)) {
                createView(name);
            }
        }
    }

    private TableException failure(SQLException e, IProgressMonitor monitor) {
        if (monitor.isCanceled()) {
            throw new OperationCanceledException();
        }
        return scans.failure().orElseGet(() -> SqlMessage.of(e, tables.names(), connection));
    }

    @Override
    public void close() {
        scans.close();
        try {
            connection.close();
        } catch (SQLException e) {
            System.getLogger(DuckDbSession.class.getName())
                    .log(System.Logger.Level.WARNING, "The database was not closed", e);
        }
        // queries may have made files and folders in it
        FileReplacement.deleteFolder(scratch);
    }
}
