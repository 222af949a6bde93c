package org.eclipse.tracecompass.internal.tmf.sql.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.export.core.TableCursor;
import org.eclipse.tracecompass.tmf.export.core.TableException;

/**
 * What the tables do for the current query. Thread-safe: the engine reads in threads of its own.
 */
final class Scans {

    private final List<TableCursor> open = new ArrayList<>();
    private final List<ScanRequest> requests = new ArrayList<>();
    private @Nullable TableException failure;
    private IProgressMonitor monitor = new NullProgressMonitor();

    /** Forgets the query before. */
    synchronized void begin(IProgressMonitor next) {
        close();
        requests.clear();
        failure = null;
        monitor = next;
    }

    synchronized IProgressMonitor monitor() {
        return monitor;
    }

    synchronized void note(ScanRequest request) {
        requests.add(request);
    }

    synchronized void note(TableCursor cursor) {
        open.add(cursor);
    }

    /** Keeps why a table could not be read; the engine knows only the text. */
    synchronized void note(TableException why) {
        if (failure == null) {
            failure = why;
        }
    }

    synchronized Optional<TableException> failure() {
        TableException known = failure;
        return known == null ? Optional.empty() : Optional.of(known);
    }

    /** Returns what was asked of the tables. */
    synchronized List<ScanRequest> requests() {
        return List.copyOf(requests);
    }

    /** Returns how much of the tables has been read, 0 to 1; negative if that is not known. */
    synchronized double progress() {
        double sum = 0;
        for (TableCursor cursor : open) {
            sum += Math.max(0, cursor.progress());
        }
        return open.isEmpty() ? -1 : sum / open.size();
    }

    /** Closes what is still being read. */
    synchronized void close() {
        open.forEach(TableCursor::close);
        open.clear();
    }
}
