package org.eclipse.tracecompass.tables;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** A database that reads files, independent of what wrote them. */
final class DuckDb implements AutoCloseable {

    private final Connection connection;

    DuckDb() throws SQLException {
        connection = DriverManager.getConnection("jdbc:duckdb:");
        run("SET threads = 1");
        run("SET preserve_insertion_order = true");
    }

    void run(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** The rows of an answer. */
    List<List<Object>> rows(String sql) throws SQLException {
        List<List<Object>> rows = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery(sql)) {
            int columns = answer.getMetaData().getColumnCount();
            while (answer.next()) {
                List<Object> row = new ArrayList<>();
                for (int i = 1; i <= columns; i++) {
                    row.add(answer.getObject(i));
                }
                rows.add(row);
            }
        }
        return rows;
    }

    /** The only value of an answer. */
    Object value(String sql) throws SQLException {
        return rows(sql).getFirst().getFirst();
    }

    /** A file as SQL names it. */
    static String file(Path path) {
        return "'" + path.toString().replace("'", "''") + "'";
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
