package org.eclipse.tracecompass.tmf.ui.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.Test;

class LatestJobTest {

    /** What is to run on the UI thread, which is that of the test. */
    private final BlockingQueue<Runnable> soon = new LinkedBlockingQueue<>();

    private final LatestJob job = new LatestJob(soon::add);
    private final List<String> said = new ArrayList<>();

    private Runnable says(String words) {
        return () -> said.add(words);
    }

    private void runNext() throws InterruptedException {
        Runnable next = soon.poll(30, TimeUnit.SECONDS);
        assertThat(next).isNotNull();
        next.run();
    }

    @Test
    void progressIsToldBeforeTheOutcome() throws InterruptedException {
        job.run(
                "work",
                (monitor, news) -> {
                    news.accept(says("half"));
                    return says("done");
                },
                says("cancelled"));
        runNext();
        assertThat(job.isRunning()).isTrue();
        runNext();

        assertThat(said).containsExactly("half", "done");
        assertThat(job.isRunning()).isFalse();
    }

    /** The older work is cancelled by the newer, which the user does not want to hear about. */
    @Test
    void replacedWorkSaysNothingAndLeavesTheNewerAlone() throws InterruptedException {
        CountDownLatch mayEnd = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        job.run(
                "older",
                (monitor, news) -> {
                    begun.countDown();
                    while (!monitor.isCanceled()) {
                        Thread.onSpinWait();
                    }
                    throw new OperationCanceledException();
                },
                says("older cancelled"));
        assertThat(begun.await(30, TimeUnit.SECONDS)).isTrue();
        job.run(
                "newer",
                (monitor, news) -> {
                    try {
                        mayEnd.await();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                    return says(monitor.isCanceled() ? "newer cancelled" : "newer done");
                },
                says("newer cancelled"));
        runNext();
        assertThat(said).isEmpty();
        assertThat(job.isRunning()).isTrue();
        mayEnd.countDown();
        runNext();

        assertThat(said).containsExactly("newer done");
    }

    /** As from the Progress view; work that does not look at its monitor has an outcome, too. */
    @Test
    void workThatTheUserCancelsSaysSo() throws InterruptedException {
        job.run(
                "work",
                (monitor, news) -> {
                    monitor.setCanceled(true);
                    return says("done");
                },
                says("cancelled"));
        runNext();

        assertThat(said).containsExactly("cancelled");
        assertThat(job.isRunning()).isFalse();
    }

    @Test
    void workThatFailsIsNotTakenForRunning() throws InterruptedException {
        job.run(
                "work",
                (monitor, news) -> {
                    throw new IllegalStateException("a mistake in the work");
                },
                says("no outcome"));
        runNext();

        assertThat(said).containsExactly("no outcome");
        assertThat(job.isRunning()).isFalse();
    }

    @Test
    void workThatIsCancelledBeforeItBeginsSaysSo() throws InterruptedException {
        Job.getJobManager().suspend();
        try {
            job.run("work never begun", (monitor, news) -> says("done"), says("cancelled"));
            for (Job waiting : Job.getJobManager().find(null)) {
                if (waiting.getName().equals("work never begun")) {
                    waiting.cancel();
                }
            }
        } finally {
            Job.getJobManager().resume();
        }
        runNext();

        assertThat(said).containsExactly("cancelled");
        assertThat(job.isRunning()).isFalse();
    }
}
