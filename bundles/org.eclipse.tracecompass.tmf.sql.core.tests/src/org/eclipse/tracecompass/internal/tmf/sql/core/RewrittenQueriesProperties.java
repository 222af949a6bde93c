package org.eclipse.tracecompass.internal.tmf.sql.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * A rewritten query has the rows of the query as it was. The functions of the tables are macros
 * here that leave out exactly what the bounds exclude.
 */
@NonNullByDefault({})
class RewrittenQueriesProperties {

    private static final List<String> TABLES = List.of("states", "segments");

    private static final String EVENTS = "events";

    private static final List<String> CONDITIONS =
            List.of(
                    "%1$s.start >= %2$d",
                    "%1$s.start > %2$d - 3",
                    "%2$d <= %1$s.end",
                    "%1$s.end < %2$d * 2",
                    "%1$s.start = %2$d",
                    "%1$s.start BETWEEN %2$d AND %2$d + 10",
                    "NOT %1$s.end < %2$d",
                    "(%1$s.start < %2$d OR %1$s.path = 'b')",
                    "%1$s.analysis = 'k'",
                    "%1$s.analysis IN ('k', 's')",
                    "%1$s.analysis <> 'k'",
                    "%1$s.path LIKE 'a%%'",
                    "%1$s.path = 'b_'",
                    "-(-%2$d) > %1$s.start",
                    "%1$s.start < (SELECT max(start) FROM states)",
                    "%1$s.start >= %2$d.5");

    /** Conditions with names that are not columns of the only table. */
    private static final List<String> FOREIGN_NAMES =
            List.of(
                    "time < %2$d - 20",
                    "time BETWEEN 3 AND %2$d",
                    "EXISTS (SELECT 1 FROM events WHERE start > %2$d AND events.time < 30)",
                    "EXISTS (SELECT 1 FROM events WHERE time > %2$d AND path = 'a')");

    private static final List<String> JOINS =
            List.of(
                    "JOIN",
                    "LEFT JOIN",
                    "RIGHT JOIN",
                    "FULL JOIN",
                    "SEMI JOIN",
                    "ANTI JOIN",
                    "ASOF JOIN",
                    "ASOF LEFT JOIN",
                    "POSITIONAL JOIN");

    @Property(tries = 60)
    void haveTheSameRows(@ForAll int seed, @ForAll @IntRange(max = 40) int rows)
            throws SQLException {
        Random random = new Random(seed);
        try (Connection database = DriverManager.getConnection("jdbc:duckdb:")) {
            for (String table : TABLES) {
                createTable(database, table, random, rows);
            }
            createEvents(database, random, rows);
            QueryRewriter rewriter =
                    new QueryRewriter(database, Set.of("states", "segments", EVENTS));
            for (int i = 0; i < 8; i++) {
                String query = query(random);

                String rewritten = rewriter.rewrite(query).orElse(query);

                assertThat(rows(database, rewritten))
                        .as("%s%nas%n%s", query, rewritten)
                        .isEqualTo(rows(database, query));
            }
        }
    }

    private static void createTable(Connection database, String table, Random random, int rows)
            throws SQLException {
        run(
                database,
                "CREATE TABLE all_%s (start BIGINT, \"end\" BIGINT, analysis VARCHAR, path VARCHAR)"
                        .formatted(table));
        for (int i = 0; i < rows; i++) {
            int start = random.nextInt(40);
            run(
                    database,
                    "INSERT INTO all_%s VALUES (%d, %d, '%s', '%s')"
                            .formatted(
                                    table,
                                    start,
                                    start + random.nextInt(10),
                                    List.of("k", "s", "u").get(random.nextInt(3)),
                                    List.of("a", "ab", "b", "b_", "b%").get(random.nextInt(5))));
        }
        run(
                database,
                ("CREATE MACRO %s(since := NULL, until := NULL, analyses := NULL, paths := NULL) AS"
                                + " TABLE SELECT * FROM all_%s WHERE (since IS NULL OR \"end\" >="
                                + " since::BIGINT) AND (until IS NULL OR start <= until::BIGINT)"
                                + " AND (analyses IS NULL OR list_contains(string_split(analyses,"
                                + " chr(10)), analysis)) AND (paths IS NULL OR path LIKE paths)")
                        .formatted(QueryRewriter.function(table), table));
        run(database, QueryRewriter.view(table));
    }

    private static void createEvents(Connection database, Random random, int rows)
            throws SQLException {
        run(
                database,
                ("CREATE TABLE all_events AS SELECT (range * %d) %% 40 AS time FROM range(%d)")
                        .formatted(1 + random.nextInt(40), rows));
        run(
                database,
                ("CREATE MACRO %s(since := NULL, until := NULL, analyses := NULL, paths := NULL) AS"
                                + " TABLE SELECT * FROM all_events WHERE (since IS NULL OR time >="
                                + " since::BIGINT) AND (until IS NULL OR time <= until::BIGINT)")
                        .formatted(QueryRewriter.function(EVENTS)));
        run(database, QueryRewriter.view(EVENTS));
    }

    private static String query(Random random) {
        String join = JOINS.get(random.nextInt(JOINS.size()));
        boolean single = random.nextInt(3) == 0;
        if (single && random.nextBoolean()) {
            return foreignNames(random);
        }
        StringBuilder query = new StringBuilder();
        if (random.nextInt(4) == 0) {
            query.append("WITH x AS (SELECT * FROM states WHERE start > 7) ");
        }
        query.append("SELECT * FROM states a");
        if (!single) {
            query.append(' ').append(join).append(" segments AS b");
            query.append(on(join, random));
        }
        boolean hidden = single || join.equals("SEMI JOIN") || join.equals("ANTI JOIN");
        query.append(" WHERE ").append(condition("a", random));
        for (int i = random.nextInt(3); i > 0; i--) {
            query.append(" AND ")
                    .append(condition(hidden || random.nextBoolean() ? "a" : "b", random));
        }
        return query.append(" ORDER BY ALL").toString();
    }

    private static String on(String join, Random random) {
        if (join.startsWith("POSITIONAL")) {
            return "";
        }
        if (join.startsWith("ASOF")) {
            return " ON a.start >= b.start";
        }
        return " ON a.start = b.start"
                + (random.nextBoolean() ? " AND " + condition("b", random) : "")
                + (random.nextBoolean() ? " AND " + condition("a", random) : "");
    }

    private static String foreignNames(Random random) {
        return "SELECT *, start - 20 AS time FROM states WHERE "
                + FOREIGN_NAMES
                        .get(random.nextInt(FOREIGN_NAMES.size()))
                        .formatted("", random.nextInt(45))
                + " AND "
                + condition("states", random)
                + " ORDER BY ALL";
    }

    private static String condition(String alias, Random random) {
        return CONDITIONS
                .get(random.nextInt(CONDITIONS.size()))
                .formatted(alias, random.nextInt(45));
    }

    private static void run(Connection database, String sql) throws SQLException {
        try (Statement statement = database.createStatement()) {
            statement.execute(sql);
        }
    }

    private static List<String> rows(Connection database, String sql) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (Statement statement = database.createStatement();
                ResultSet answer = statement.executeQuery(sql)) {
            while (answer.next()) {
                StringBuilder row = new StringBuilder();
                for (int i = 1; i <= answer.getMetaData().getColumnCount(); i++) {
                    row.append(answer.getString(i)).append('|');
                }
                rows.add(row.toString());
            }
        }
        return rows;
    }
}
