package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** A process must not wait for a thread of a plug-in that nobody ends. */
class ProcessEndTest {

    @Test
    void onlyDaemonsLetTheProcessEnd() throws InterruptedException {
        CountDownLatch end = new CountDownLatch(1);
        Thread thread = new Thread(new ThreadGroup("of a plug-in"), () -> await(end));
        thread.setDaemon(false);
        thread.start();
        assertThat(ProcessEnd.othersKeepItRunning(Thread.currentThread())).isTrue();
        assertThat(ProcessEnd.isKeeping(thread)).isTrue();
        end.countDown();
        thread.join();
        assertThat(ProcessEnd.isKeeping(thread)).isFalse();
        assertThat(ProcessEnd.isKeeping(daemon())).isFalse();
    }

    private static Thread daemon() {
        Thread daemon = new Thread(() -> {});
        daemon.setDaemon(true);
        return daemon;
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
