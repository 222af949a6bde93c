package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Reads the next blocks of a two-dimensional query on other cores while the caller looks at the
 * intervals of the former ones. The caller reads what no other core has begun, so it never waits
 * for one that is busy with other work, unless that is in the middle of what is wanted next. For
 * one caller.
 */
final class ReadAhead {

    /** So many portions are read ahead, which bounds the memory of an answer. */
    private static final int PORTIONS = 6;

    /** The most blocks in a portion. Portions grow: an answer may be short. */
    private static final int MOST_BLOCKS = 4;

    /** Blocks that are read by one thread. */
    private static final class Portion {
        private final int[] levels = new int[MOST_BLOCKS];
        private final int[] blocks = new int[MOST_BLOCKS];
        private int size;
        private final CompletableFuture<IntervalBatch> batch = new CompletableFuture<>();

        void add(int level, int block) {
            levels[size] = level;
            blocks[size] = block;
            size++;
        }

        /** Reads the blocks into a batch. */
        void read(IntervalCollector collector, IntervalBatch into) {
            try {
                collector.begin(into);
                for (int i = 0; i < size; i++) {
                    collector.collect(levels[i], blocks[i]);
                }
                batch.complete(into);
            } catch (RuntimeException | Error e) {
                batch.completeExceptionally(e);
            }
        }

        boolean isRead() {
            return batch.isDone();
        }

        /** Waits for the intervals; throws what was thrown while they were read. */
        IntervalBatch get() {
            try {
                return batch.join();
            } catch (CompletionException e) {
                if (e.getCause() instanceof Error error) {
                    throw error;
                }
                throw e.getCause() instanceof RuntimeException exception ? exception : e;
            }
        }
    }

    private final StoreQuery query;
    private final BlockOrder order;
    private final IntervalCollector own;

    /** The portions whose intervals come next. */
    private final ArrayDeque<Portion> next = new ArrayDeque<>();

    /** Those of them that nobody has begun; who takes one out reads it. */
    private final Queue<Portion> waiting = new ConcurrentLinkedQueue<>();

    /** Batches whose intervals the caller has seen. */
    private final Queue<IntervalBatch> seen = new ConcurrentLinkedQueue<>();

    /** The batch that the caller looks at. */
    private @Nullable IntervalBatch shown;

    private final Queue<IntervalCollector> idle = new ConcurrentLinkedQueue<>();
    private final AtomicInteger helpers = new AtomicInteger();
    private int blocks = 1;
    private boolean isLast;

    /**
     * @param query what is asked
     * @param order the blocks that are still to be read
     * @param own reads blocks for the caller
     */
    ReadAhead(StoreQuery query, BlockOrder order, IntervalCollector own) {
        this.query = query;
        this.order = order;
        this.own = own;
    }

    /** Whether there are other cores. */
    static boolean isPossible() {
        return !BlockLane.ALONE;
    }

    /** The next intervals, perhaps none, until the next call; null at the end. */
    @Nullable
    IntervalBatch next() {
        IntervalBatch before = shown;
        if (before != null) {
            shown = null;
            seen.add(before);
        }
        while (next.size() < PORTIONS && !isLast) {
            addPortion();
        }
        Portion wanted = next.poll();
        if (wanted == null) {
            return null;
        }
        askForHelp();
        if (waiting.remove(wanted)) {
            wanted.read(own, unused());
        }
        while (!wanted.isRead()) {
            Portion other = waiting.poll();
            if (other == null) {
                break;
            }
            other.read(own, unused());
        }
        IntervalBatch found = wanted.get();
        shown = found;
        return found;
    }

    private IntervalBatch unused() {
        IntervalBatch batch = seen.poll();
        return batch == null ? new IntervalBatch() : batch;
    }

    private void addPortion() {
        Portion portion = new Portion();
        while (portion.size < blocks && !isLast) {
            if (order.next()) {
                portion.add(order.level(), order.block());
            } else {
                isLast = true;
            }
        }
        if (portion.size > 0) {
            next.add(portion);
            waiting.add(portion);
        }
        blocks = Math.min(MOST_BLOCKS, blocks + 1);
    }

    private void askForHelp() {
        int most = Math.min(ForkJoinPool.commonPool().getParallelism(), next.size());
        if (helpers.get() < most && !waiting.isEmpty()) {
            helpers.incrementAndGet();
            ForkJoinPool.commonPool().execute(this::help);
        }
    }

    private void help() {
        IntervalCollector spare = idle.poll();
        IntervalCollector collector = spare == null ? new IntervalCollector(query) : spare;
        Portion portion = waiting.poll();
        while (portion != null) {
            portion.read(collector, unused());
            portion = waiting.poll();
        }
        idle.add(collector);
        helpers.decrementAndGet();
    }
}
