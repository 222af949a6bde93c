package org.eclipse.tracecompass.tmf.tables.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.tmf.export.core.ColumnType;
import org.eclipse.tracecompass.tmf.export.core.TableCursor;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Filters see values of several types in one table, and rows that lack some. */
class TableFilterTest {

    private record Row(
            long start, @Nullable Long number, @Nullable Double real, @Nullable String text) {}

    private static final List<Row> ROWS =
            Arrays.asList(
                    new Row(1_000, 5L, null, null),
                    new Row(2_000, null, Double.NaN, null),
                    new Row(3_000, null, -0.0, null),
                    new Row(4_000, null, null, "five 5"),
                    new Row(5_000, null, null, ""));

    private static final RowTable<Row> TABLE =
            new RowTable<>(
                    "rows",
                    monitor ->
                            List.of(
                                    Column.integer("start", "", Row::start),
                                    Column.optionalInteger("number", "", Row::number),
                                    Column.optional(
                                            "real",
                                            ColumnType.REAL,
                                            "",
                                            (row, sink) -> {
                                                Double real = row.real();
                                                if (real == null) {
                                                    sink.none();
                                                } else {
                                                    sink.real(real);
                                                }
                                            }),
                                    Column.optionalText("text", "", Row::text)),
                    scan -> Rows.of(ROWS));

    private static Predicate<TableCursor> filter(String text) throws TableException {
        return TableFilter.parse(text, TABLE.columns(), new TimeFrame(0, 10_000, ZoneOffset.UTC));
    }

    @ParameterizedTest
    @CsvSource({
        "'', 5",
        "number == 5, 1",
        "number > 5, 0",
        "number <= 5, 1",
        "real == 0, 1",
        "text contains five, 1",
        "five, 1",
        "start >= +3us, 3",
        "start == +1us || text contains 5, 2",
    })
    void rowsThatMatchAreCounted(String text, int rows) throws TableException {
        Predicate<TableCursor> wanted = filter(text);
        int count = 0;
        try (TableCursor cursor = TABLE.open(TableScan.all())) {
            while (cursor.next()) {
                count += wanted.test(cursor) ? 1 : 0;
            }
        }

        assertThat(count).isEqualTo(rows);
    }

    @Test
    void anUnknownColumnIsNamedWithThoseThatThereAre() {
        assertThatThrownBy(() -> filter("nothing == 1"))
                .isInstanceOf(FilterSyntaxException.class)
                .hasMessageContaining("nothing")
                .hasMessageContaining("start, number, real, text");
    }
}
