package org.eclipse.tracecompass.tmf.tables.core;

import java.util.function.Predicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;

/**
 * Which rows of a table are wanted. What a scan excludes is not read: of a history only the blocks
 * in the time range, of a trace only the events in it, and analyses that are not wanted are not
 * built. Immutable.
 *
 * @param from first instant, ns
 * @param to last instant, ns, inclusive; rows of a length of time are wanted if they share an
 *     instant with the range, and are not cut
 * @param analyses tells of which analyses rows are wanted, by the value of column {@code analysis};
 *     ignored by tables without it
 * @param paths tells of which attributes rows are wanted, by the value of column {@code path};
 *     ignored by tables without it
 * @param monitor cancels the reading, also while an analysis is awaited
 */
public record TableScan(
        long from,
        long to,
        Predicate<String> analyses,
        Predicate<String> paths,
        IProgressMonitor monitor) {

    /** Returns a scan of all rows. */
    public static TableScan all() {
        return new TableScan(
                Long.MIN_VALUE, Long.MAX_VALUE, a -> true, p -> true, new NullProgressMonitor());
    }

    /**
     * Returns a scan of the rows of a time range.
     *
     * @param first first instant, ns
     * @param last last instant, ns, inclusive
     */
    public TableScan between(long first, long last) {
        return new TableScan(first, last, analyses, paths, monitor);
    }

    /** Returns a scan of the rows of some analyses. */
    public TableScan ofAnalyses(Predicate<String> wanted) {
        return new TableScan(from, to, wanted, paths, monitor);
    }

    /** Returns a scan of the rows of some attributes. */
    public TableScan ofPaths(Predicate<String> wanted) {
        return new TableScan(from, to, analyses, wanted, monitor);
    }

    /** Returns a scan that a monitor cancels. */
    public TableScan cancelledBy(IProgressMonitor by) {
        return new TableScan(from, to, analyses, paths, by);
    }
}
