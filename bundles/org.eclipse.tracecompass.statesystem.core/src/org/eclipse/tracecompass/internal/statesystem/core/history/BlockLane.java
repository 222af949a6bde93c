package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Makes blocks beside the thread that inserts, which goes on meanwhile: to encode a block takes
 * about half of the time of a history. Threads of the common pool encode, as many as it has, each
 * another block; the blocks are stored in the order in which they were added, so a file does not
 * depend on who was faster. Where there is no processor to spare, or too many blocks wait, the
 * thread that inserts encodes itself; where they wait for a slow disk, so does it, and memory is
 * bounded.
 */
final class BlockLane {

    static final boolean ALONE = Runtime.getRuntime().availableProcessors() == 1;

    /** So many blocks may wait for each thread before the one that inserts encodes, too. */
    private static final int WAITING = 4;

    /** So many blocks may wait for each thread before the one that inserts waits for the disk. */
    private static final int MOST = 16;

    /** A full buffer that is to be a block. */
    private static final class Task {
        final Level level;
        final IntervalBuffer buffer;
        @Nullable EncodedBlock block;
        volatile boolean isEncoded;

        Task(Level level, IntervalBuffer buffer) {
            this.level = level;
            this.buffer = buffer;
        }
    }

    private final boolean isFile;
    private final Supplier<BlockEncoder> newEncoder;
    private final int threads;
    private final int most;
    private final Queue<Task> toEncode = new ConcurrentLinkedQueue<>();

    /** All tasks in their order; only the thread that has the turn takes one out. */
    private final Queue<Task> toStore = new ConcurrentLinkedQueue<>();

    /** How many there are in that queue. */
    private final AtomicInteger pending = new AtomicInteger();

    /** Held by the thread that stores, which never waits meanwhile. */
    private final ReentrantLock turn = new ReentrantLock();

    /** Those that nobody uses; each keeps its scratch arrays. */
    private final Queue<BlockEncoder> encoders = new ConcurrentLinkedQueue<>();

    private final AtomicInteger helpers = new AtomicInteger();
    private volatile @Nullable Throwable failure;

    /**
     * Creates a lane without blocks.
     *
     * @param isFile whether blocks go to a file, with checksums
     */
    BlockLane(boolean isFile) {
        this(isFile, BlockEncoder::new);
    }

    /** Creates a lane without blocks, with encoders of another origin. */
    BlockLane(boolean isFile, Supplier<BlockEncoder> newEncoder) {
        this.isFile = isFile;
        this.newEncoder = newEncoder;
        this.threads = ALONE ? 0 : ForkJoinPool.commonPool().getParallelism();
        this.most = MOST * Math.max(1, threads);
    }

    /** Takes in a buffer that is to become a block of a level, and starts making it. */
    void add(Level level, IntervalBuffer buffer) {
        Task task = new Task(level, buffer);
        int waiting = pending.incrementAndGet();
        toStore.add(task);
        toEncode.add(task);
        if (helpers.get() < Math.min(threads, waiting)) {
            helpers.incrementAndGet();
            ForkJoinPool.commonPool().execute(this::help);
        }
        if (waiting > WAITING * threads) {
            encodeNext();
        }
        if (waiting > most) {
            await(most);
        }
    }

    /**
     * Sees to it that all blocks are made that were added until now.
     *
     * @throws RuntimeException the reason, if one could not be made
     */
    void finish() {
        await(0);
        check();
    }

    /** Waits until no more blocks are waiting than this. */
    private void await(int left) {
        while (pending.get() > left && encodeNext()) {
            // one after the other
        }
        boolean interrupted = false;
        synchronized (this) {
            while (pending.get() > left) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Refuses to go on after a failure.
     *
     * @throws RuntimeException the reason, if a block could not be made
     */
    void check() {
        Throwable failure = this.failure;
        if (failure instanceof Error error) {
            throw error;
        } else if (failure instanceof RuntimeException exception) {
            throw exception;
        }
    }

    private void help() {
        while (true) {
            while (encodeNext()) {
                // one after the other
            }
            helpers.decrementAndGet();
            if (toEncode.isEmpty()) {
                return;
            }
            // one was added meanwhile, and perhaps counted on this thread
            helpers.incrementAndGet();
        }
    }

    /** Encodes a block; returns false if there is none to be encoded. */
    private boolean encodeNext() {
        Task task = toEncode.poll();
        if (task == null) {
            return false;
        }
        try {
            if (failure == null) {
                task.block = encode(task.buffer);
            }
        } catch (RuntimeException | Error e) {
            failure = e;
        }
        task.isEncoded = true;
        // A thread that cannot have the turn leaves its block to the one that has it.
        while (isNextEncoded() && turn.tryLock()) {
            try {
                store();
            } finally {
                turn.unlock();
            }
        }
        return true;
    }

    private EncodedBlock encode(IntervalBuffer buffer) {
        BlockEncoder spare = encoders.poll();
        BlockEncoder encoder = spare == null ? newEncoder.get() : spare;
        EncodedBlock block = EncodedBlock.of(buffer, encoder, isFile);
        encoders.add(encoder);
        return block;
    }

    private boolean isNextEncoded() {
        Task next = toStore.peek();
        return next != null && next.isEncoded;
    }

    private void store() {
        while (isNextEncoded()) {
            Task task = toStore.remove();
            EncodedBlock block = task.block;
            try {
                if (failure == null && block != null) {
                    task.level.append(block);
                }
            } catch (RuntimeException | Error e) {
                // told to the thread that inserts, as soon as it has another block
                failure = e;
            }
            int left = pending.decrementAndGet();
            if (left == 0 || left == most) {
                synchronized (this) {
                    notifyAll();
                }
            }
        }
    }
}
