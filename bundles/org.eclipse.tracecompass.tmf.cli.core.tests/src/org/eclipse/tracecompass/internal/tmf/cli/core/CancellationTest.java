package org.eclipse.tracecompass.internal.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.tracecompass.internal.tmf.cli.core.Cancellation.Tidying;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A process that is asked to end waits only for what must be tidied up. */
class CancellationTest {

    private final Cancellation cancellation = new Cancellation();

    @Test
    @Timeout(5)
    void workThatCannotBeAskedIsNotWaitedFor() {
        cancellation.interrupted();
        assertThat(cancellation.isCancelled()).isTrue();
        assertThatThrownBy(cancellation::check).isInstanceOf(CancellationException.class);
    }

    @Test
    @Timeout(60)
    void workThatMustBeTidiedUpIsWaitedFor() throws Exception {
        Tidying history = cancellation.tidying();
        CompletableFuture<Void> end = CompletableFuture.runAsync(cancellation::interrupted);
        while (!cancellation.isCancelled()) {
            Thread.onSpinWait();
        }
        Thread.sleep(400);
        assertThat(end).isNotDone();
        history.close();
        cancellation.finished();
        end.get();
    }

    @Test
    @Timeout(60)
    void workIsWaitedForOnlyWhileItLeavesSomethingBehind() throws Exception {
        AtomicBoolean writing = new AtomicBoolean(true);
        Tidying view = cancellation.tidyingWhile(writing::get);
        CompletableFuture<Void> end = CompletableFuture.runAsync(cancellation::interrupted);
        while (!cancellation.isCancelled()) {
            Thread.onSpinWait();
        }
        Thread.sleep(400);
        assertThat(end).isNotDone();
        writing.set(false);
        // ends although the work does not
        end.get(5, TimeUnit.SECONDS);
        view.close();
    }
}
