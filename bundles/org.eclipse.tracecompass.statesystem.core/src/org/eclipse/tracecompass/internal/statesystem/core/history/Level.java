package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The intervals of about the same duration: a sequence of blocks, and a buffer of those that came
 * last. One thread appends, any number of threads read through {@link #view()}.
 */
final class Level {

    private static final int INITIAL_CAPACITY = 32;
    private static final int GROWTH = 4;

    /** A buffer with this many bytes of long texts becomes a block although it is not full. */
    private static final long MAX_LOCAL_BYTES = 4L << 20;

    private static final IntervalBuffer EMPTY = new IntervalBuffer(0);
    private static final IntervalBuffer[] NONE = {};

    /**
     * The state of a level for a reader: it does not change, except for intervals added to the
     * buffer.
     *
     * @param directory the blocks
     * @param size how many of them count
     * @param sealed the intervals of which blocks are being made; often none
     * @param open the intervals that came after those
     */
    record View(Directory directory, int size, IntervalBuffer[] sealed, IntervalBuffer open) {}

    private final HistoryStore store;
    private final int blockCapacity;
    private volatile View view = new View(new Directory(), 0, NONE, EMPTY);

    /** The buffer of the view, for the writer. */
    private IntervalBuffer open = EMPTY;

    private final TotalsPage totals = new TotalsPage();

    Level(HistoryStore store, int blockCapacity) {
        this.store = store;
        this.blockCapacity = blockCapacity;
    }

    View view() {
        return view;
    }

    void add(long start, long end, int quark, int type, long payload) {
        IntervalBuffer open = this.open.isFull() ? grow() : this.open;
        open.add(start, end, quark, type, payload);
        if (open.isFull() && open.starts.length == blockCapacity) {
            seal();
        }
    }

    void addLocal(long start, long end, int quark, Object value, long bytes) {
        IntervalBuffer open = this.open.isFull() ? grow() : this.open;
        add(start, end, quark, PayloadType.LOCAL, open.addLocal(value, bytes));
        if (this.open.localBytes() > MAX_LOCAL_BYTES) {
            seal();
        }
    }

    private IntervalBuffer grow() {
        if (open.starts.length == blockCapacity) {
            // It could not be sealed when it became full. This says why again.
            seal();
        }
        IntervalBuffer open = this.open;
        int capacity =
                Math.min(blockCapacity, Math.max(INITIAL_CAPACITY, open.starts.length * GROWTH));
        IntervalBuffer larger =
                view.size > 0
                        ? new IntervalBuffer(open, blockCapacity)
                        : new IntervalBuffer(open, capacity);
        open(larger);
        return larger;
    }

    /** Goes on with another buffer. */
    private synchronized void open(IntervalBuffer open) {
        this.open = open;
        // Asked for here, as the block of what is sealed may be ready at any time.
        view = new View(view.directory, view.size, view.sealed, open);
    }

    /** Seals the buffer and goes on with an empty one. */
    private synchronized IntervalBuffer sealOpen() {
        IntervalBuffer full = open;
        IntervalBuffer[] sealed = Arrays.copyOf(view.sealed, view.sealed.length + 1);
        sealed[sealed.length - 1] = full;
        view = new View(view.directory, view.size, sealed, EMPTY);
        open = EMPTY;
        return full;
    }

    /** Passes the buffer to the lane, which makes a block of it. */
    void seal() {
        if (open.count() > 0) {
            store.lane().check();
            store.lane().add(this, sealOpen());
        }
    }

    /** Stores the block of the first sealed buffer; called by one thread at a time. */
    void append(EncodedBlock block) {
        View view = this.view;
        int index = view.size;
        Directory directory = view.directory.withRoom(index);
        store.writeBlock(block, directory, index, totals);
        directory.appended(index);
        synchronized (this) {
            IntervalBuffer[] sealed = this.view.sealed;
            this.view =
                    new View(
                            directory,
                            index + 1,
                            Arrays.copyOfRange(sealed, 1, sealed.length),
                            this.view.open);
        }
    }

    /** Stores the totals of the last blocks, when there will be no more. */
    void storeTotals(HistoryFile file) {
        totals.store(file, view.directory);
    }

    /** Takes over the blocks of a stored history. */
    void restore(Directory directory, int size) {
        view = new View(directory, size, NONE, EMPTY);
    }

    /** Counts what is in the open buffer of each level now. */
    static int[] openCounts(View[] views) {
        int[] counts = new int[views.length];
        for (int level = 0; level < views.length; level++) {
            counts[level] = views[level].open().count();
        }
        return counts;
    }

    /** Returns a block, reading it if it is not in memory. */
    HistoryBlock block(Directory directory, int index) {
        HistoryBlock block = directory.blocks[index];
        if (block == null) {
            long[] words = new long[Words.count(directory.length[index])];
            block = store.readBlock(directory, index, words);
            directory.blocks[index] = block;
            store.remember(this, index, block);
        }
        block.touch();
        return block;
    }

    /** Forgets a block of a file; it will be read again when needed. */
    void evict(int index, HistoryBlock block) {
        @Nullable HistoryBlock[] blocks = view.directory.blocks;
        if (blocks[index] == block) {
            blocks[index] = null;
        }
    }
}
