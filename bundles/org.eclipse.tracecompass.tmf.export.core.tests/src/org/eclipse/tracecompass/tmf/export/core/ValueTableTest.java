package org.eclipse.tracecompass.tmf.export.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables on the screen as files. */
class ValueTableTest {

    private static final int MANY = 10_000_000;

    @TempDir Path folder = Path.of("");

    private static ValueTable table(List<String> titles, List<List<@Nullable Object>> rows)
            throws IOException {
        return ValueTable.of(
                new ValueTable.Rows() {
                    @Override
                    public List<String> titles() {
                        return titles;
                    }

                    @Override
                    public int size() {
                        return rows.size();
                    }

                    @Override
                    public List<@Nullable Object> row(int row) {
                        return rows.get(row);
                    }
                },
                new NullProgressMonitor());
    }

    private List<String> written(ValueTable table, TableFormat format, long from, long until)
            throws IOException {
        Path file = folder.resolve("table");
        try (TableFile out = format.open(file, Map.of(), table.columns())) {
            table.write(out, from, until, new NullProgressMonitor());
        }
        return Files.readAllLines(file);
    }

    @Test
    void aColumnHasTheTypeOfAllItsValues() throws IOException {
        ValueTable table =
                table(
                        List.of("a", "b", "c", "d", "e"),
                        List.of(
                                Arrays.asList(1, 1L, 1.5, "x", null),
                                Arrays.asList(null, 2.5, "text", 3L, null)));
        assertThat(table.columns().stream().map(TableColumn::type))
                .containsExactly(
                        ColumnType.INTEGER,
                        ColumnType.REAL,
                        ColumnType.TEXT,
                        ColumnType.TEXT,
                        ColumnType.TEXT);
    }

    @Test
    void namesThatCollideAreNumbered() throws IOException {
        ValueTable table = table(List.of("Start Time", "start-time", "", " "), List.of());
        assertThat(table.columns().stream().map(TableColumn::name))
                .containsExactly("start_time", "start_time_2", "column", "column_2");
    }

    @Test
    void mixedValuesAndNumbersThatAreNoneKeepTheirTexts() throws IOException {
        ValueTable table =
                table(
                        List.of("mixed", "real"),
                        List.of(
                                Arrays.asList(1L, Double.NaN),
                                Arrays.asList("a,\"b\"", Double.NEGATIVE_INFINITY)));
        assertThat(written(table, TableFormat.CSV, 0, 1))
                .containsExactly("mixed,real", "1,NaN", "\"a,\"\"b\"\"\",-Infinity");
        assertThat(written(table, TableFormat.JSON, 0, 1))
                .containsExactly(
                        "{\"mixed\":\"1\",\"real\":\"NaN\"}",
                        "{\"mixed\":\"a,\\\"b\\\"\",\"real\":\"-Infinity\"}");
    }

    @Test
    void aTextOfTenMillionCharactersIsWritten() throws IOException {
        ValueTable table =
                table(List.of("text"), List.of(Arrays.asList((Object) "ä".repeat(MANY))));
        assertThat(written(table, TableFormat.CSV, 0, 1).get(1)).hasSize(MANY);
    }

    @Test
    void rowsWithoutTimesAreAllWritten() throws IOException {
        ValueTable table = table(List.of("n"), List.of(Arrays.asList(5L), Arrays.asList(6L)));
        assertThat(written(table, TableFormat.CSV, 100, 200)).containsExactly("n", "5", "6");
    }
}
