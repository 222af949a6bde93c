package org.eclipse.tracecompass.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What {@code astrolabe export} writes, read by a database, is what other commands print, which
 * take other ways to the same data.
 */
class ExportedTablesTest {

    @TempDir static Path folder;

    private static Astrolabe astrolabe;
    private static DuckDb duck;
    private static Path tables;

    @BeforeAll
    static void export() throws Exception {
        astrolabe = new Astrolabe(folder);
        duck = new DuckDb();
        tables = folder.resolve("tables");
        Astrolabe.Outcome outcome =
                astrolabe.run("export", Astrolabe.DEMO.toString(), "--out", tables.toString());
        assertThat(outcome.code()).as(outcome.err()).isZero();
        for (String table : List.of("events", "states", "attributes")) {
            duck.run(view(table, DuckDb.file(tables.resolve(table + "/*.parquet"))));
        }
        for (String table : List.of("messages", "clocks", "traces")) {
            duck.run(view(table, DuckDb.file(tables.resolve(table + ".parquet"))));
        }
    }

    @AfterAll
    static void close() throws SQLException {
        duck.close();
    }

    private static String view(String name, String from) {
        return "CREATE OR REPLACE VIEW %s AS SELECT * FROM %s".formatted(name, from);
    }

    /** What a command prints, as a view. */
    private static void printed(String name, String reader, String... command) throws Exception {
        Astrolabe.Outcome outcome = astrolabe.run(command);
        assertThat(outcome.code()).as(outcome.err()).isZero();
        duck.run(view(name, reader.formatted(DuckDb.file(outcome.out()))));
    }

    private static void assertSameRows(String one, String other) throws SQLException {
        assertThat(duck.rows("(%s) EXCEPT ALL (%s) LIMIT 5".formatted(one, other))).isEmpty();
        assertThat(duck.rows("(%s) EXCEPT ALL (%s) LIMIT 5".formatted(other, one))).isEmpty();
        assertThat((Long) duck.value("SELECT count(*) FROM (%s)".formatted(one))).isPositive();
    }

    @Test
    void statesAreThoseOfTheQueryCommand() throws Exception {
        printed(
                "queried",
                "read_json(%s, columns = {attribute: 'VARCHAR', start: 'BIGINT', \"end\":"
                        + " 'BIGINT', type: 'VARCHAR', value: 'JSON'})",
                "query",
                Astrolabe.DEMO.toString(),
                "--analysis",
                "kernel",
                "--format",
                "json");

        assertSameRows(
                "SELECT attribute, start, \"end\", type, value->>'$' AS value FROM queried",
                "SELECT trace || ':' || path, start, \"end\", type, coalesce(\"int\"::VARCHAR, text)"
                        + " FROM states WHERE analysis LIKE '%.kernel'");
    }

    @Test
    void everyStateHasItsAttribute() throws Exception {
        assertSameRows(
                "SELECT trace, analysis, attribute, path FROM states",
                "SELECT s.trace, s.analysis, a.id, a.path FROM states s JOIN attributes a"
                        + " ON s.trace = a.trace AND s.analysis = a.analysis AND s.attribute = a.id");
        assertThat(
                        duck.value(
                                "SELECT count(*) FROM attributes c LEFT JOIN attributes p"
                                        + " ON c.trace = p.trace AND c.analysis = p.analysis AND"
                                        + " c.parent = p.id WHERE c.depth <> coalesce(p.depth, 0) + 1"))
                .isEqualTo(0L);
    }

    @Test
    void eachHistoryIsSortedByStart() throws Exception {
        String numbered =
                "read_parquet(%s, file_row_number = true)"
                        .formatted(DuckDb.file(tables.resolve("states/k-alpha_kernel.parquet")));
        String neighbours =
                ("SELECT start, attribute, lag(start) OVER w AS s, lag(attribute) OVER w AS a FROM"
                                + " %s WHERE analysis LIKE '%%.kernel' WINDOW w AS (ORDER BY"
                                + " file_row_number)")
                        .formatted(numbered);
        assertThat(
                        duck.value(
                                "SELECT count(*) FROM (%s) WHERE s > start OR s = start AND a >= attribute"
                                        .formatted(neighbours)))
                .isEqualTo(0L);
    }

    @Test
    void eventsAreThoseOfTheEventsCommand() throws Exception {
        printed(
                "listed",
                "read_json(%s, columns = {trace: 'VARCHAR', timestamp: 'BIGINT', cpu: 'BIGINT',"
                        + " type: 'VARCHAR', fields: 'JSON', context: 'JSON'})",
                "events",
                Astrolabe.DEMO.toString(),
                "--format",
                "json");

        assertSameRows(
                "SELECT trace, timestamp, cpu, type, fields::VARCHAR, context::VARCHAR FROM listed",
                "SELECT trace, time, cpu, type, fields, context FROM events");
        assertThat((Long) duck.value("SELECT count(tid) FROM events")).isPositive();
        assertThat(duck.value("SELECT count(host_time) FROM events")).isEqualTo(0L);
    }

    @Test
    void messagesAndClocksAreThoseOfTheSyncCommand() throws Exception {
        Path csv = folder.resolve("messages.csv");
        printed(
                "report",
                "read_json(%s)",
                "sync",
                Astrolabe.DEMO.toString(),
                "--json",
                "--matches",
                csv.toString());

        assertSameRows(
                "SELECT sent_trace, sent_host, sent_rank, sent_ns, received_trace, received_host,"
                        + " received_rank, received_ns FROM read_csv(%s)"
                                .formatted(DuckDb.file(csv)),
                "SELECT from_trace, from_host, from_rank, from_time, to_trace, to_host, to_rank,"
                        + " to_time FROM messages");
        assertSameRows(
                "SELECT host, reference, exact_slope, exact_offset FROM clocks",
                "SELECT h.host, h.reference, h.slope, h.offset FROM (SELECT unnest(hosts) AS h FROM"
                        + " report)");
    }

    @Test
    void correctedTimesComeWithThoseOfTheHosts() throws Exception {
        Path file = folder.resolve("corrected.parquet");
        Astrolabe.Outcome outcome =
                astrolabe.run(
                        "export",
                        Astrolabe.DEMO.toString(),
                        "--synced",
                        "--table",
                        "events",
                        "--out",
                        file.toString());
        assertThat(outcome.code()).as(outcome.err()).isZero();

        String corrected = DuckDb.file(file);
        assertThat(
                        (Long)
                                duck.value(
                                        "SELECT count(DISTINCT host) FROM %s WHERE host_time <> time"
                                                .formatted(corrected)))
                .isEqualTo(1L);
        // the way back is rounded to nanoseconds
        assertThat(
                        duck.value(
                                "SELECT count(*) FROM (%s) c JOIN (%s) o USING (trace, n) WHERE abs(c.h - o.h) <= 1"
                                        .formatted(
                                                numbered("coalesce(host_time, time)", corrected),
                                                numbered("time", "events"))))
                .isEqualTo(duck.value("SELECT count(*) FROM events"));
    }

    /** Rows with their number in the trace. */
    private static String numbered(String time, String from) {
        return ("SELECT trace, h, row_number() OVER (PARTITION BY trace ORDER BY r) AS n FROM"
                        + " (SELECT trace, %s AS h, row_number() OVER () AS r FROM %s)")
                .formatted(time, from);
    }

    @Test
    void segmentsAreThoseOfTheTableCommand() throws Exception {
        Path file = folder.resolve("segments.parquet");
        Astrolabe.Outcome outcome =
                astrolabe.run(
                        "export",
                        Astrolabe.DEMO.toString(),
                        "--table",
                        "segments",
                        "--analysis",
                        "latency.syscall",
                        "--out",
                        file.toString());
        assertThat(outcome.code()).as(outcome.err()).isZero();
        printed(
                "listed",
                "read_csv(%s)",
                "table",
                Astrolabe.DEMO.toString(),
                "--view",
                "system-call-latency",
                "--format",
                "csv");

        assertSameRows(
                "SELECT trace, start_time, end_time, name, tid, \"return\" FROM listed",
                "SELECT trace, start, \"end\", name, tid, \"return\" FROM " + DuckDb.file(file));
    }

    @Test
    void boundsAndFiltersChooseRowsInEveryFormat() throws Exception {
        long from = 1795215652000000000L;
        long to = from + 500_000_000;
        String wanted =
                ("SELECT trace, path, start, \"end\", type, \"int\" FROM states WHERE \"end\" >= %d"
                                + " AND start <= %d AND path LIKE 'CPUs/%%' AND \"int\" > 3")
                        .formatted(from, to);
        for (String format : List.of("parquet", "csv", "json")) {
            Path file = folder.resolve("chosen." + format);
            Astrolabe.Outcome outcome =
                    astrolabe.run(
                            "export",
                            Astrolabe.DEMO.toString(),
                            "--table",
                            "states",
                            "--from",
                            Long.toString(from),
                            "--to",
                            Long.toString(to),
                            "--where",
                            "path matches '^CPUs/' && int > 3",
                            "--out",
                            file.toString());
            assertThat(outcome.code()).as(outcome.err()).isZero();
            assertSameRows(
                    wanted,
                    "SELECT trace, path, start, \"end\", type, \"int\" FROM " + DuckDb.file(file));
        }
    }

    @Test
    void aWrongExportLeavesNothingBehind() throws Exception {
        Path out = folder.resolve("wrong");
        Astrolabe.Outcome outcome =
                astrolabe.run(
                        "export",
                        Astrolabe.DEMO.toString(),
                        "--table",
                        "states",
                        "--where",
                        "nonsense == 3",
                        "--out",
                        out.toString());

        assertThat(outcome.code()).isEqualTo(1);
        assertThat(outcome.err()).contains("no column 'nonsense'").contains("path");
        assertThat(Files.exists(out)).isFalse();
    }
}
