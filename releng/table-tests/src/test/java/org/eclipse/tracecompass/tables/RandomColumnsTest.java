package org.eclipse.tracecompass.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.eclipse.tracecompass.parquet.core.ParquetColumn;
import org.eclipse.tracecompass.parquet.core.ParquetType;
import org.eclipse.tracecompass.parquet.core.ParquetWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the writer of Parquet files writes is what an independent reader reads. */
class RandomColumnsTest {

    @TempDir Path folder;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void randomColumnsAreReadBackEqual(long seed) throws Exception {
        Random random = new Random(seed);
        int[] sizes = {0, 1, 2, 7, 8, 9, 31, 33, 129, 257, 1000, 5000, 20000};
        int rows = sizes[random.nextInt(sizes.length)];
        List<ParquetColumn> columns = new ArrayList<>();
        List<List<Object>> values = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            ParquetType type = ParquetType.values()[random.nextInt(ParquetType.values().length)];
            boolean optional = random.nextBoolean();
            columns.add(new ParquetColumn("c" + i, type, optional));
            values.add(new RandomColumn(random, type, optional).values(rows));
        }
        Path file = folder.resolve("random.parquet");
        write(file, columns, values, rows, random.nextInt(3) == 0 ? 100 : Integer.MAX_VALUE);

        List<List<Object>> expected = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            List<Object> cells = new ArrayList<>();
            for (List<Object> column : values) {
                cells.add(column.get(row));
            }
            expected.add(cells);
        }
        try (DuckDb duck = new DuckDb()) {
            assertThat(duck.rows("SELECT * FROM " + DuckDb.file(file)))
                    .containsExactlyElementsOf(expected);
        }
    }

    /** A reader that trusts the extremes of a chunk skips it only if it may. */
    @Test
    void extremesSkipNoRowThatIsWanted() throws Exception {
        Random random = new Random(42);
        List<ParquetColumn> columns =
                List.of(
                        new ParquetColumn("n", ParquetType.INT64, true),
                        new ParquetColumn("d", ParquetType.DOUBLE, true),
                        new ParquetColumn("s", ParquetType.STRING, true));
        int rows = 2000;
        List<List<Object>> values =
                columns.stream()
                        .map(c -> new RandomColumn(random, c.type(), true).values(rows))
                        .toList();
        Path file = folder.resolve("extremes.parquet");
        write(file, columns, values, rows, 50);
        try (DuckDb duck = new DuckDb()) {
            duck.run("CREATE TABLE loaded AS SELECT * FROM " + DuckDb.file(file));
            for (String condition :
                    List.of(
                            "n > 1000000",
                            "n < 0",
                            "n IS NULL",
                            "d = 0",
                            "d > 1e100",
                            "isnan(d)",
                            "d >= 'nan'::DOUBLE",
                            "s = ''",
                            "s >= 'm'",
                            "s < 'a'")) {
                assertThat(duck.value(count(DuckDb.file(file), condition)))
                        .as(condition)
                        .isEqualTo(duck.value(count("loaded", condition)));
            }
        }
    }

    private static String count(String from, String condition) {
        return "SELECT count(*) FROM %s WHERE %s".formatted(from, condition);
    }

    @Test
    void textsOfTenMegabytesAndAllRowsOfAFullGroupAreReadBack() throws Exception {
        String text = "x\u00e9\u0000".repeat(3_500_000);
        List<ParquetColumn> columns =
                List.of(
                        new ParquetColumn("i", ParquetType.INT32, false),
                        new ParquetColumn("s", ParquetType.STRING, true));
        Path file = folder.resolve("long.parquet");
        int rows = ParquetWriter.GROUP_ROWS + 1;
        try (OutputStream out = Files.newOutputStream(file);
                ParquetWriter writer = new ParquetWriter(out, columns, Map.of())) {
            for (int i = 0; i < rows; i++) {
                writer.putLong(0, i);
                if (i < 3) {
                    writer.putString(1, text + i);
                }
                writer.endRow();
            }
            writer.finish();
        }
        try (DuckDb duck = new DuckDb()) {
            assertThat(
                            duck.rows(
                                    "SELECT count(*), count(s), sum(i), min(length(s)) FROM "
                                            + DuckDb.file(file)))
                    .hasToString(
                            "[[%d, 3, %d, %d]]"
                                    .formatted(
                                            rows, (long) rows * (rows - 1) / 2, text.length() + 1));
            assertThat(duck.value("SELECT s FROM %s WHERE i = 2".formatted(DuckDb.file(file))))
                    .isEqualTo(text + 2);
        }
    }

    @Test
    void propertiesOfTheFileAreReadBack() throws Exception {
        Path file = folder.resolve("properties.parquet");
        try (OutputStream out = Files.newOutputStream(file);
                ParquetWriter writer =
                        new ParquetWriter(
                                out,
                                List.of(new ParquetColumn("i", ParquetType.INT32, false)),
                                Map.of("schema", "1"))) {
            writer.finish();
        }
        try (DuckDb duck = new DuckDb()) {
            assertThat(
                            duck.rows(
                                    "SELECT key::VARCHAR, value::VARCHAR FROM parquet_kv_metadata(%s)"
                                            .formatted(DuckDb.file(file))))
                    .containsExactly(List.of("schema", "1"));
        }
    }

    private static void write(
            Path file,
            List<ParquetColumn> columns,
            List<List<Object>> values,
            int rows,
            int groupRows)
            throws Exception {
        try (OutputStream out = Files.newOutputStream(file);
                ParquetWriter writer = new ParquetWriter(out, columns, Map.of())) {
            for (int row = 0; row < rows; row++) {
                for (int i = 0; i < columns.size(); i++) {
                    put(writer, i, values.get(i).get(row));
                }
                writer.endRow();
                if (row % groupRows == groupRows - 1) {
                    writer.endGroup();
                }
            }
            writer.finish();
        }
    }

    private static void put(ParquetWriter writer, int column, Object value) {
        switch (value) {
            case null -> {
                // no value
            }
            case Boolean b -> writer.putBoolean(column, b);
            case Integer i -> writer.putLong(column, i);
            case Long l -> writer.putLong(column, l);
            case Double d -> writer.putDouble(column, d);
            default -> writer.putString(column, value.toString());
        }
    }
}
