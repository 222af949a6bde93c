package org.eclipse.tracecompass.internal.tmf.sql.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.sql.Statement;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.Test;

class CancelledStatementTest {

    private final Semaphore cancelled = new Semaphore(0);
    private final Statement statement =
            (Statement)
                    Proxy.newProxyInstance(
                            Statement.class.getClassLoader(),
                            new Class<?>[] {Statement.class},
                            (proxy, method, arguments) -> {
                                assertThat(method.getName()).isEqualTo("cancel");
                                cancelled.release();
                                return null;
                            });

    /** A statement that has not begun when it is cancelled runs nevertheless. */
    @Test
    void aStatementIsCancelledUntilItEnds() throws InterruptedException {
        NullProgressMonitor monitor = new NullProgressMonitor();
        monitor.setCanceled(true);
        try (CancelledStatement watched = new CancelledStatement(statement, monitor)) {
            assertThat(cancelled.tryAcquire(2, 30, TimeUnit.SECONDS)).isTrue();
        }
    }

    /** Cancelling it would hit another statement of the connection. */
    @Test
    void aStatementThatNobodyWaitsForIsLeftAlone() throws InterruptedException {
        Semaphore asked = new Semaphore(0);
        NullProgressMonitor monitor =
                new NullProgressMonitor() {
                    @Override
                    public boolean isCanceled() {
                        asked.release();
                        return super.isCanceled();
                    }
                };
        try (CancelledStatement watched = new CancelledStatement(statement, monitor)) {
            watched.pause();
            monitor.setCanceled(true);
            // One look may have been made before it was cancelled, and the last may go on.
            assertThat(asked.tryAcquire(4, 30, TimeUnit.SECONDS)).isTrue();
            assertThat(cancelled.availablePermits()).isZero();
            watched.resume();
            assertThat(cancelled.tryAcquire(30, TimeUnit.SECONDS)).isTrue();
        }
    }
}
