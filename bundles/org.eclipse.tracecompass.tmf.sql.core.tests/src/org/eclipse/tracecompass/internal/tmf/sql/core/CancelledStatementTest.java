package org.eclipse.tracecompass.internal.tmf.sql.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.sql.Statement;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.Test;

class CancelledStatementTest {

    /** A statement that has not begun when it is cancelled runs nevertheless. */
    @Test
    void aStatementIsCancelledUntilItEnds() throws InterruptedException {
        Semaphore cancelled = new Semaphore(0);
        Statement statement =
                (Statement)
                        Proxy.newProxyInstance(
                                Statement.class.getClassLoader(),
                                new Class<?>[] {Statement.class},
                                (proxy, method, arguments) -> {
                                    assertThat(method.getName()).isEqualTo("cancel");
                                    cancelled.release();
                                    return null;
                                });
        NullProgressMonitor monitor = new NullProgressMonitor();
        monitor.setCanceled(true);
        try (CancelledStatement watched = new CancelledStatement(statement, monitor)) {
            assertThat(cancelled.tryAcquire(2, 30, TimeUnit.SECONDS)).isTrue();
        }
    }
}
