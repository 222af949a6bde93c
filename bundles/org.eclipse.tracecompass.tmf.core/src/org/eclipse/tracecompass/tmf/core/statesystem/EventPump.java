package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.Objects;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * Hands chunks of events from the thread that reads them to the thread that handles them, through a
 * bounded queue: one lock per chunk instead of one per event (about 10 ns per event with 127 events
 * per chunk, against more than 100 ns without chunks).
 */
final class EventPump {

    /** Handles a chunk. */
    interface ChunkHandler {
        /**
         * Handles the first events of a chunk. What it throws is told to the pump's owner; the
         * later chunks are still taken and handled, so that no thread waits forever.
         *
         * @param events the chunk
         * @param count how many of its events are valid
         * @param position the rank of the first event, negative if unknown
         */
        void handle(ITmfEvent[] events, int count, long position);
    }

    /** A chunk of events, or a marker: one that is waited for, or the last one. */
    private record Chunk(
            ITmfEvent[] events,
            int count,
            long position,
            @Nullable CountDownLatch reached,
            boolean last) {}

    private static final ITmfEvent[] NO_EVENTS = {};

    private final BlockingQueue<Chunk> queue;
    private final ChunkHandler handler;
    private final Runnable finisher;
    private final Consumer<Throwable> failed;

    /** Made beforehand: a pump must be stopped also when there is no memory left. */
    private final Chunk last = new Chunk(NO_EVENTS, 0, -1, new CountDownLatch(1), true);

    private @Nullable Thread thread;

    /**
     * Creates a pump.
     *
     * @param queueSize how many chunks may wait
     * @param handler called for each chunk, in the thread of the pump
     * @param finisher called once after the last chunk, in the thread of the pump
     * @param failed told what the handler or the finisher has thrown, in the thread of the pump
     */
    EventPump(int queueSize, ChunkHandler handler, Runnable finisher, Consumer<Throwable> failed) {
        queue = new ArrayBlockingQueue<>(queueSize);
        this.handler = handler;
        this.finisher = finisher;
        this.failed = failed;
    }

    /** Starts the thread, unless it is started already. */
    synchronized void start(String name) {
        if (thread == null) {
            Thread thread = new Thread(this::run, name);
            thread.setDaemon(true);
            // In this order: if no thread can be created, no other thread must wait for it.
            thread.start();
            this.thread = thread;
        }
    }

    synchronized boolean isStarted() {
        return thread != null;
    }

    /** Hands over a chunk; waits while the queue is full. An interrupt is kept for later. */
    void put(ITmfEvent[] events, int count, long position) {
        put(new Chunk(events, count, position, null, false));
    }

    /** Waits until all chunks were handled. */
    void await() {
        CountDownLatch reached = new CountDownLatch(1);
        put(new Chunk(NO_EVENTS, 0, -1, reached, false));
        awaitUninterruptibly(reached);
    }

    /** Waits until all chunks were handled and the finisher was called; the thread ends then. */
    void stop() {
        put(last);
        awaitUninterruptibly(Objects.requireNonNull(last.reached()));
    }

    private void put(Chunk chunk) {
        boolean interrupted = false;
        while (true) {
            try {
                queue.put(chunk);
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void awaitUninterruptibly(CountDownLatch latch) {
        boolean interrupted = false;
        while (true) {
            try {
                latch.await();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        while (true) {
            Chunk chunk;
            try {
                chunk = queue.take();
            } catch (InterruptedException e) {
                // only its reader may end this thread, with the last chunk
                continue;
            }
            try {
                if (chunk.last()) {
                    finisher.run();
                } else {
                    handler.handle(chunk.events(), chunk.count(), chunk.position());
                }
            } catch (RuntimeException | Error e) {
                failed.accept(e);
            }
            CountDownLatch reached = chunk.reached();
            if (reached != null) {
                reached.countDown();
            }
            if (chunk.last()) {
                return;
            }
        }
    }
}
