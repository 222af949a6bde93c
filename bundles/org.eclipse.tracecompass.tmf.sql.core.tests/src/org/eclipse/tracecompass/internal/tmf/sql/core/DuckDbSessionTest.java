package org.eclipse.tracecompass.internal.tmf.sql.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.export.core.CellSink;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;
import org.eclipse.tracecompass.tmf.tables.core.sql.ISqlSession;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlEngines;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlResult;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Queries over the events of a trace: event i happens at 10 (i + 1). */
@NonNullByDefault({})
@Timeout(120)
class DuckDbSessionTest {

    private static final int EVENTS = 10_000;
    private static final int LONG = 10_000_000;

    @TempDir Path folder;
    private SyntheticTrace trace;
    private ISqlSession session;

    @BeforeEach
    void open() throws TableException {
        trace =
                new SyntheticTrace(
                        folder,
                        EVENTS,
                        i ->
                                new SyntheticTrace.Spec(
                                        10L * (i + 1),
                                        i % 3 == 0 ? "tick" : "tock",
                                        new TmfEventField(
                                                "value", i == 7 ? "x".repeat(LONG) : i, null)));
        session = SqlEngines.find().orElseThrow().open(TraceTables.of(trace), false);
    }

    @AfterEach
    void close() {
        session.close();
        trace.dispose();
    }

    private List<List<Object>> rows(String sql) throws TableException {
        List<List<Object>> rows = new ArrayList<>();
        try (SqlResult result = session.query(sql, new NullProgressMonitor())) {
            while (result.next()) {
                List<Object> row = new ArrayList<>();
                for (int i = 0; i < result.columns().size(); i++) {
                    result.read(i, new Value(row));
                }
                rows.add(row);
            }
        }
        return rows;
    }

    private record Value(List<@Nullable Object> row) implements CellSink {

        @Override
        public void none() {
            row.add(null);
        }

        @Override
        public void integer(long value) {
            row.add(value);
        }

        @Override
        public void real(double value) {
            row.add(value);
        }

        @Override
        public void text(String value) {
            row.add(value);
        }
    }

    @Test
    void countsByType() throws TableException {
        assertThat(rows("SELECT type, count(*) FROM events GROUP BY type ORDER BY type"))
                .containsExactly(List.of("tick", 3334L), List.of("tock", 6666L));
    }

    @Test
    void typesOfValuesAreKept() throws TableException {
        assertThat(
                        rows(
                                "SELECT sum(time), avg(time), 1.5, 'a', NULL, true, [1, 2], 'nan'::DOUBLE"
                                        + " FROM events WHERE time <= 30"))
                .containsExactly(
                        java.util.Arrays.asList(
                                60L, 20.0, 1.5, "a", null, "true", "[1, 2]", Double.NaN));
    }

    @Test
    void columnsOfTheSameNameAreToldApart() throws TableException {
        try (SqlResult result =
                session.query(
                        "SELECT 1 AS a, 2 AS a, 3 AS a_1, 4 AS a, 5 AS b",
                        new NullProgressMonitor())) {
            assertThat(result.columns())
                    .extracting(TableColumn::name)
                    .containsExactly("a", "a_2", "a_1", "a_3", "b");
        }
    }

    @Test
    void aSumOfMoreThan64BitsIsSaid() {
        assertThatThrownBy(() -> rows("SELECT sum(9223372036854775807) AS total FROM events"))
                .isInstanceOf(TableException.class)
                .hasMessageContaining("total")
                .hasMessageContaining("CAST");
    }

    @Test
    void longTextsAreWhole() throws TableException {
        assertThat(rows("SELECT length(fields->>'value') FROM events WHERE time = 80"))
                .containsExactly(List.of((long) LONG));
    }

    @Test
    void whatIsReadIsExplained() throws TableException {
        assertThat(
                        rows("EXPLAIN SELECT count(*) FROM events WHERE time BETWEEN 5 AND 1e3")
                                .getLast())
                .containsExactly("reads", "events: time 5 to 1000");
    }

    @Test
    void mistakesShowThePlaceAndWhatThereIs() {
        assertThatThrownBy(() -> rows("SELECT * FROM event WHERE time > 1"))
                .hasMessageContaining("Did you mean \"events\"")
                .hasMessageContaining("LINE 1: SELECT * FROM event WHERE")
                .hasMessageContaining("The tables are events, states");
        assertThatThrownBy(() -> rows("SELECT tipe FROM events WHERE time > 1"))
                .hasMessageContaining("\"type\"")
                .hasMessageContaining("LINE 1: SELECT tipe FROM events WHERE");
        assertThatThrownBy(() -> rows("SELECT e.tipe FROM events e"))
                .hasMessageContaining("nearest names are \"time\", \"type\"");
        assertThatThrownBy(() -> rows("SELECT end FROM states"))
                .hasMessageContaining("\"end\" in double quotes");
    }

    @Test
    void filesAreOutOfReach() throws Exception {
        Path secret = Files.writeString(folder.resolve("secret.csv"), "a\n1\n");
        for (String attempt :
                List.of(
                        "SELECT * FROM read_csv('%s')",
                        "SELECT * FROM '%s'",
                        "COPY (SELECT 1) TO '%s.out'",
                        "ATTACH '%s.db'",
                        "SELECT * FROM glob('%s*')",
                        "SET enable_external_access = true",
                        "INSTALL httpfs",
                        "LOAD '%s'")) {
            assertThatThrownBy(() -> rows(attempt.formatted(secret)))
                    .as(attempt)
                    .isInstanceOf(TableException.class);
        }
        try (var files = Files.list(folder)) {
            assertThat(files.map(f -> f.getFileName().toString()))
                    .noneMatch(name -> name.startsWith("secret.csv."));
        }
    }

    @Test
    void nothingIsLeftOfTheTemporaryFolder() throws TableException {
        Path scratch =
                Path.of(
                        rows("SELECT current_setting('temp_directory')")
                                .getFirst()
                                .getFirst()
                                .toString());
        rows(
                "COPY (SELECT 1 AS a, 2 AS b) TO '%s' (FORMAT csv, PARTITION_BY (a))"
                        .formatted(scratch.resolve("parts")));
        assertThat(scratch.resolve("parts/a=1")).isDirectory();

        session.close();

        assertThat(scratch).doesNotExist();
    }

    @Test
    void aCancelledQueryEnds() {
        NullProgressMonitor monitor = new NullProgressMonitor();
        Thread.ofVirtual()
                .start(
                        () -> {
                            try {
                                TimeUnit.MILLISECONDS.sleep(300);
                            } catch (InterruptedException e) {
                                Thread.currentThread().interrupt();
                            }
                            monitor.setCanceled(true);
                        });
        assertThatThrownBy(
                        () -> {
                            try (SqlResult result =
                                    session.query(
                                            "SELECT count(*) FROM range(100000000000) a,"
                                                    + " events",
                                            monitor)) {
                                result.next();
                            }
                        })
                .isInstanceOf(OperationCanceledException.class);
    }

    @Test
    void aResultThatIsClosedEarlyLeavesTheSessionUsable() throws TableException {
        try (SqlResult result = session.query("SELECT * FROM events", new NullProgressMonitor())) {
            assertThat(result.next()).isTrue();
        }
        assertThat(rows("SELECT count(*) FROM events")).containsExactly(List.of((long) EVENTS));
    }

    @Test
    void thereMayBeNoRows() throws TableException {
        assertThat(rows("SELECT * FROM events WHERE time < 0")).isEmpty();
        assertThat(rows("CREATE TEMP TABLE mine AS SELECT 1 AS a")).isNotNull();
        assertThat(rows("SELECT a FROM mine")).containsExactly(List.of(1L));
    }
}
