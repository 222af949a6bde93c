package org.eclipse.tracecompass.internal.tmf.sql.core;

import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IProgressMonitor;

/** Cancels a statement when a monitor is cancelled, until it is closed. */
final class CancelledStatement implements AutoCloseable {

    private static final long POLL_MS = 100;

    private final Thread watcher;

    CancelledStatement(Statement statement, IProgressMonitor monitor) {
        watcher = Thread.ofVirtual().start(() -> watch(statement, monitor));
    }

    private static void watch(Statement statement, IProgressMonitor monitor) {
        try {
            while (!monitor.isCanceled()) {
                TimeUnit.MILLISECONDS.sleep(POLL_MS);
            }
            statement.cancel();
        } catch (InterruptedException e) {
            // the statement has ended
        } catch (SQLException e) {
            System.getLogger(CancelledStatement.class.getName())
                    .log(System.Logger.Level.DEBUG, "A query was not cancelled", e);
        }
    }

    @Override
    public void close() {
        watcher.interrupt();
    }
}
