package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Makes blocks one after the other, in their order, beside the thread that inserts, which goes on
 * meanwhile: to encode a block takes about half of the time of a history. Where there is no
 * processor to spare, or none is free, that thread does it itself.
 */
final class BlockLane {

    private static final boolean ALONE = Runtime.getRuntime().availableProcessors() == 1;

    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

    /** Held by the thread that makes blocks, which never waits meanwhile. */
    private final ReentrantLock turn = new ReentrantLock();

    private volatile @Nullable Throwable failure;

    /** Takes in a block to be made. */
    void add(Runnable task) {
        tasks.add(task);
    }

    /** Starts making the added blocks, unless a thread is already doing so. */
    void start() {
        if (ALONE) {
            drain();
        } else {
            ForkJoinPool.commonPool().execute(this::drain);
        }
    }

    /**
     * Sees to it that all blocks are made that were added until now.
     *
     * @throws RuntimeException the reason, if one could not be made
     */
    void finish() {
        drain();
        Throwable failure = this.failure;
        if (failure instanceof Error error) {
            throw error;
        } else if (failure instanceof RuntimeException exception) {
            throw exception;
        }
    }

    private void drain() {
        turn.lock();
        try {
            for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
                try {
                    task.run();
                } catch (RuntimeException | Error e) {
                    // told to the thread that inserts, as soon as it needs a block again
                    failure = e;
                }
            }
        } finally {
            turn.unlock();
        }
    }
}
