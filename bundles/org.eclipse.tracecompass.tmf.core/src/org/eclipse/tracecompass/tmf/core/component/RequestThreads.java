package org.eclipse.tracecompass.tmf.core.component;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The threads that read providers, shared by all of them. There are as many as there are passes: a
 * pass whose consumer waits for another pass must not keep that one from running. They are daemons
 * and end when idle.
 */
final class RequestThreads {

    private static final AtomicInteger NUMBER = new AtomicInteger();

    private static final ExecutorService READERS =
            new ThreadPoolExecutor(
                    0,
                    Integer.MAX_VALUE,
                    10,
                    TimeUnit.SECONDS,
                    new SynchronousQueue<>(),
                    task -> daemon(task, "Trace reader " + NUMBER.incrementAndGet()));

    private static final ScheduledExecutorService TIMER = timer();

    private RequestThreads() {}

    private static ScheduledExecutorService timer() {
        ScheduledThreadPoolExecutor timer =
                (ScheduledThreadPoolExecutor)
                        Executors.newScheduledThreadPool(
                                1, task -> daemon(task, "Trace request timer"));
        timer.setRemoveOnCancelPolicy(true);
        timer.setKeepAliveTime(10, TimeUnit.SECONDS);
        timer.allowCoreThreadTimeOut(true);
        return timer;
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    static void read(Runnable pass) {
        READERS.execute(pass);
    }

    static void later(Runnable task, long milliseconds) {
        TIMER.schedule(task, milliseconds, TimeUnit.MILLISECONDS);
    }
}
