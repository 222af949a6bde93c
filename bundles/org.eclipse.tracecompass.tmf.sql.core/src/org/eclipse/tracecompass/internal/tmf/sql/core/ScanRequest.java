package org.eclipse.tracecompass.internal.tmf.sql.core;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.tables.core.ITraceTable;
import org.eclipse.tracecompass.tmf.tables.core.TableScan;

/**
 * What a query wants of a table.
 *
 * @param table the table
 * @param since first instant, ns; null for no bound
 * @param until last instant, ns, inclusive; null for no bound
 * @param analyses ids of analyses, one a line; null for all
 * @param paths a pattern for paths; null for all
 */
record ScanRequest(
        ITraceTable table,
        @Nullable Long since,
        @Nullable Long until,
        @Nullable String analyses,
        @Nullable String paths) {

    TableScan scan(IProgressMonitor monitor) {
        TableScan scan =
                TableScan.all()
                        .between(
                                since == null ? Long.MIN_VALUE : since,
                                until == null ? Long.MAX_VALUE : until)
                        .cancelledBy(monitor);
        String ids = analyses;
        if (ids != null) {
            scan = scan.ofAnalyses(List.of(ids.split("\n"))::contains);
        }
        String pattern = paths;
        return pattern == null ? scan : scan.ofPaths(like(pattern));
    }

    /** Returns what LIKE means: % for any characters, _ for one. */
    static Predicate<String> like(String pattern) {
        StringBuilder regex = new StringBuilder();
        for (String part : pattern.split("(?<=[%_])|(?=[%_])")) {
            regex.append(
                    switch (part) {
                        case "%" -> ".*";
                        case "_" -> ".";
                        default -> Pattern.quote(part);
                    });
        }
        return Pattern.compile(regex.toString(), Pattern.DOTALL).asMatchPredicate();
    }

    /** Says what is read, for EXPLAIN. */
    String describe() {
        StringBuilder text = new StringBuilder(table.name()).append(": ");
        text.append(
                since == null && until == null
                        ? "all of the time"
                        : "time %s to %s"
                                .formatted(
                                        since == null ? "start" : since.toString(),
                                        until == null ? "end" : until.toString()));
        String ids = analyses;
        if (ids != null) {
            text.append("; analyses ").append(ids.replace("\n", ", "));
        }
        if (paths != null) {
            text.append("; paths like ").append(paths);
        }
        return text.toString();
    }
}
