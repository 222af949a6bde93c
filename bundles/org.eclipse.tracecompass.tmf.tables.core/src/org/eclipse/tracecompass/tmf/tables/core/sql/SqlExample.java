package org.eclipse.tracecompass.tmf.tables.core.sql;

import java.util.List;

/**
 * A query that works on any kernel trace, to begin with.
 *
 * @param name what it answers, a few words
 * @param sql the query
 */
public record SqlExample(String name, String sql) {

    private static final String SYSTEM_CALLS =
            "'org.eclipse.tracecompass.analysis.os.linux.latency.syscall'";

    /** Ten queries for a beginning. */
    public static final List<SqlExample> ALL =
            List.of(
                    new SqlExample(
                            "Events per type",
                            """
                            SELECT type, count(*) AS events
                            FROM events
                            GROUP BY type
                            ORDER BY events DESC"""),
                    new SqlExample(
                            "Events per second",
                            """
                            SELECT time // 1000000000 * 1000000000 AS time, count(*) AS events
                            FROM events
                            GROUP BY 1
                            ORDER BY 1"""),
                    new SqlExample(
                            "Time per thread and state",
                            """
                            SELECT path, label, sum(duration(start, "end")) / 1e6 AS ms
                            FROM states
                            WHERE path LIKE 'Threads/%' AND label IS NOT NULL
                            GROUP BY ALL
                            ORDER BY ms DESC
                            LIMIT 100"""),
                    new SqlExample(
                            "Longest system calls",
                            """
                            SELECT name, tid, start, "end", duration(start, "end") / 1e6 AS ms
                            FROM segments
                            WHERE analysis =\s"""
                                    + SYSTEM_CALLS
                                    + """

                            ORDER BY ms DESC
                            LIMIT 100"""),
                    new SqlExample(
                            "System calls per process",
                            """
                            SELECT tid, name, count(*) AS calls,
                                   sum(duration(start, "end")) / 1e6 AS ms,
                                   max(duration(start, "end")) / 1e6 AS longest
                            FROM segments
                            WHERE analysis =\s"""
                                    + SYSTEM_CALLS
                                    + """

                            GROUP BY ALL
                            ORDER BY ms DESC"""),
                    new SqlExample(
                            "States of the CPUs in the middle of the trace",
                            """
                            SELECT path, int, text, label, start, "end"
                            FROM at((SELECT (min(start) + max("end")) // 2 FROM traces))
                            WHERE path LIKE 'CPUs/%'"""),
                    new SqlExample(
                            "Who ran while a thread waited for a CPU",
                            """
                            WITH waits AS (
                              SELECT start, "end" FROM states
                              WHERE path LIKE 'Threads/%' AND path NOT LIKE 'Threads/%/%'
                                AND int = 5
                              ORDER BY duration(start, "end") DESC LIMIT 1),
                            runs AS (
                              SELECT path, int AS tid, start, "end" FROM states
                              WHERE path LIKE 'CPUs/%/Current_thread')
                            SELECT r.path, r.tid, min(r.start) AS start, max(r."end") AS "end",
                                   sum(overlap(w, r)) / 1e6 AS ms
                            FROM waits w JOIN runs r
                              ON r.start <= w."end" AND r."end" >= w.start
                            GROUP BY r.path, r.tid
                            ORDER BY ms DESC"""),
                    new SqlExample(
                            "Programs that were switched to",
                            """
                            SELECT fields->>'next_comm' AS program, count(*) AS switches
                            FROM events
                            WHERE type = 'sched_switch'
                            GROUP BY 1
                            ORDER BY 2 DESC"""),
                    new SqlExample(
                            "Messages between hosts",
                            """
                            SELECT from_host, to_host, count(*) AS messages,
                                   min(latency) AS least, median(latency) AS median
                            FROM messages
                            GROUP BY ALL"""),
                    new SqlExample(
                            "Attributes per analysis",
                            """
                            SELECT trace, analysis, level1, count(*) AS attributes
                            FROM attributes
                            GROUP BY ALL
                            ORDER BY ALL"""));
}
