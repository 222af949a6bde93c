package org.eclipse.tracecompass.tmf.ui.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.tmf.ui.jobs.ViewerJobs.Kind;
import org.junit.jupiter.api.Test;

class ViewerJobsTest {

    private final ViewerJobs jobs = new ViewerJobs();
    private final List<String> done = new CopyOnWriteArrayList<>();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch mayEnd = new CountDownLatch(1);

    /** Work that does not look at its monitor. */
    private void block(IProgressMonitor monitor) {
        begun.countDown();
        await(mayEnd);
        done.add(monitor.isCanceled() ? "cancelled" : "blocked");
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void until(BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    @Test
    void newerWorkCancelsTheOlderAndOnlyTheNewestFollowsIt() {
        jobs.run(Kind.WINDOW, this::block);
        await(begun);
        for (int i = 1; i <= 100; i++) {
            String name = "newer " + i;
            jobs.run(Kind.WINDOW, monitor -> done.add(name));
        }
        assertThat(jobs.areRunning()).isTrue();
        mayEnd.countDown();
        until(() -> !jobs.areRunning());

        assertThat(done).containsExactly("cancelled", "newer 100");
    }

    @Test
    void kindsDoNotWaitForEachOther() {
        jobs.run(Kind.WINDOW, this::block);
        await(begun);
        jobs.run(Kind.SELECTION, monitor -> done.add("selection"));
        until(() -> done.contains("selection"));
        mayEnd.countDown();
        until(() -> !jobs.areRunning());

        assertThat(done).containsExactly("selection", "blocked");
    }

    @Test
    void whatIsCancelledDoesNotCountAndNewWorkDoesNotWaitForIt() {
        jobs.run(Kind.SOURCE, this::block);
        await(begun);
        jobs.cancel();
        assertThat(jobs.areRunning()).isFalse();
        jobs.run(Kind.SOURCE, monitor -> done.add("new"));
        until(() -> !jobs.areRunning());
        assertThat(done).containsExactly("new");
        mayEnd.countDown();
        until(() -> done.contains("cancelled"));
    }

    @Test
    void workThatThrowsDoesNotStopLaterWork() {
        jobs.run(
                Kind.SOURCE,
                monitor -> {
                    throw new IllegalStateException("thrown by a test");
                });
        until(() -> !jobs.areRunning());
        jobs.run(Kind.SOURCE, monitor -> done.add("later"));
        until(() -> !jobs.areRunning());

        assertThat(done).containsExactly("later");
    }
}
