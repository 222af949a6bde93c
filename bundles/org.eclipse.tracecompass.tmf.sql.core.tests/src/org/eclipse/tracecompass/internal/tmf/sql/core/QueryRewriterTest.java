package org.eclipse.tracecompass.internal.tmf.sql.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions of a query become bounds of its tables. */
@NonNullByDefault({})
class QueryRewriterTest {

    private static Connection database;
    private static QueryRewriter rewriter;

    @BeforeAll
    static void open() throws SQLException {
        database = DriverManager.getConnection("jdbc:duckdb:");
        rewriter = new QueryRewriter(database, Set.of("states", "events"));
    }

    @AfterAll
    static void close() throws SQLException {
        database.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "FROM states WHERE start >= 5 | since := greatest(5)",
                "FROM states s WHERE s.end >= 5 AND 7 + 2 > s.start | since := greatest(5), until := least((7 + 2))",
                "FROM events WHERE time BETWEEN 1 AND 9 | since := greatest(1), until := least(9)",
                "FROM at(5) | since := greatest(5), until := least(5)",
                "FROM states WHERE analysis IN ('a', 'b') AND start < 3 | until := least(3), analyses := 'a\\nb'",
                "SELECT (SELECT count(*) FROM events WHERE time < 4) | until := least(4)",
                "WITH q AS (FROM events WHERE time = 4) FROM q | since := greatest(4), until := least(4)",
                "FROM states a JOIN states b ON a.path = b.path AND a.start > 8 | since := greatest(8)",
                "FROM states WHERE path LIKE 'Ü/%' AND 'é' = 'é' | paths := 'Ü/%'"
            })
    void becomesBounds(String query, String bounds) throws SQLException {
        assertThat(rewriter.rewrite(query).orElse("no bounds"))
                .contains("(" + bounds.replace("\\n", "\n") + ") AS ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "FROM states",
                "FROM states WHERE start >= random()",
                "FROM states WHERE start >= \"end\"",
                "FROM states WHERE start > 5 OR path = 'x'",
                "FROM states a, events b WHERE start > 5",
                "FROM states a LEFT JOIN states b ON a.start = b.start AND a.start > 5",
                "WITH states AS (SELECT 1 AS start) FROM states WHERE start > 0",
                "FROM other.states WHERE start > 5",
                "SELECT time - 7 AS start FROM events WHERE start < 5",
                "SELECT start - 7 AS time FROM states WHERE time < 5",
                "FROM states WHERE EXISTS (FROM events WHERE start > 5)",
                "FROM events a ASOF JOIN states b ON a.time >= b.start WHERE b.path = 'x'",
                "FROM events a POSITIONAL JOIN states b WHERE a.time > 5",
                "FROM (SELECT 1 AS x) t JOIN (events a ASOF JOIN states b ON a.time >= b.start) ON"
                        + " a.time > 5",
                "FROM states AS s(a, b) WHERE start > 5",
                "FROM states TABLESAMPLE 10% WHERE start > 5",
                "SELEC nothing",
                "SHOW TABLES",
                ""
            })
    void isLeftAsItIs(String query) throws SQLException {
        assertThat(rewriter.rewrite(query)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "CREATE TEMP TABLE States AS SELECT 7 AS start",
                "CREATE OR REPLACE VIEW states AS SELECT 7 AS start",
                "CREATE TEMP VIEW states AS SELECT 7 AS start"
            })
    void isLeftAsItIsIfTheUserHasATableOfTheName(String creation) throws SQLException {
        try (Connection own = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = own.createStatement()) {
            statement.execute(
                    "CREATE MACRO %s() AS TABLE SELECT 1 AS start"
                            .formatted(QueryRewriter.function("states")));
            statement.execute(QueryRewriter.view("states"));
            QueryRewriter rewriterOfOwn = new QueryRewriter(own, Set.of("states"));
            assertThat(rewriterOfOwn.rewrite("FROM states WHERE start >= 7")).isPresent();

            statement.execute(creation);

            assertThat(rewriterOfOwn.rewrite("FROM states WHERE start >= 7")).isEmpty();
            assertThat(rewriterOfOwn.rewrite("FROM at(7)")).isEmpty();
        }
    }

    @Test
    void keepsTheNameOfTheTable() throws SQLException {
        assertThat(rewriter.rewrite("SELECT states.path FROM states WHERE start > 1"))
                .hasValue(
                        "SELECT states.path FROM astrolabe_states(since := greatest(1)) AS"
                                + " \"states\"  WHERE start > 1");
    }
}
