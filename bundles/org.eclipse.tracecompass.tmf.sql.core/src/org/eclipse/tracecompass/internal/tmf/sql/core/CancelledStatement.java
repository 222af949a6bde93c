package org.eclipse.tracecompass.internal.tmf.sql.core;

import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IProgressMonitor;

/**
 * Cancels a statement when a monitor is cancelled, until it is closed. It does so again and again,
 * since the engine forgets that a statement was cancelled which has not begun yet.
 */
final class CancelledStatement implements AutoCloseable {

    private static final long POLL_MS = 100;

    private final Statement statement;
    private final IProgressMonitor monitor;
    private final Thread watcher;
    private boolean isIdle;

    CancelledStatement(Statement statement, IProgressMonitor monitor) {
        this.statement = statement;
        this.monitor = monitor;
        watcher = Thread.ofVirtual().start(this::watch);
    }

    private void watch() {
        try {
            while (true) {
                if (monitor.isCanceled()) {
                    cancel();
                }
                TimeUnit.MILLISECONDS.sleep(POLL_MS);
            }
        } catch (InterruptedException e) {
            // the statement has ended
        } catch (SQLException e) {
            System.getLogger(CancelledStatement.class.getName())
                    .log(System.Logger.Level.DEBUG, "A query was not cancelled", e);
        }
    }

    /** What else runs on the connection is left alone. */
    private synchronized void cancel() throws SQLException {
        if (!isIdle) {
            statement.cancel();
        }
    }

    /** The statement waits for its rows to be asked for; another one may run meanwhile. */
    synchronized void pause() {
        isIdle = true;
    }

    /** The statement works again. Costs next to nothing, unlike to watch it anew. */
    synchronized void resume() {
        isIdle = false;
    }

    @Override
    public synchronized void close() {
        isIdle = true;
        watcher.interrupt();
    }
}
