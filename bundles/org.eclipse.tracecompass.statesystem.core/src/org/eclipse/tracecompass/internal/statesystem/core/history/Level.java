package org.eclipse.tracecompass.internal.statesystem.core.history;

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

    /**
     * The state of a level for a reader: it does not change, except for intervals added to the
     * buffer.
     *
     * @param directory the blocks
     * @param size how many of them count
     * @param sealed the intervals of which a block is being made; often none
     * @param open the intervals that came after those
     */
    record View(Directory directory, int size, IntervalBuffer sealed, IntervalBuffer open) {}

    private final HistoryStore store;
    private final int blockCapacity;
    private volatile View view = new View(new Directory(), 0, EMPTY, EMPTY);

    /** The buffer of the view, for the writer. */
    private IntervalBuffer open = EMPTY;

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
            store.lane().start();
        }
    }

    void addLocal(long start, long end, int quark, Object value, long bytes) {
        IntervalBuffer open = this.open.isFull() ? grow() : this.open;
        add(start, end, quark, PayloadType.LOCAL, open.addLocal(value, bytes));
        if (this.open.localBytes() > MAX_LOCAL_BYTES) {
            seal();
            store.lane().start();
        }
    }

    private IntervalBuffer grow() {
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

    /** Seals the buffer, of which no other is sealed, and goes on with an empty one. */
    private synchronized void sealOpen() {
        view = new View(view.directory, view.size, open, EMPTY);
        open = EMPTY;
    }

    /** Passes the buffer to the lane, which makes a block of it. */
    void seal() {
        if (open.count() == 0) {
            return;
        }
        BlockLane lane = store.lane();
        if (view.sealed != EMPTY) {
            lane.finish();
        }
        sealOpen();
        lane.add(this::makeBlock);
    }

    /** Called by one thread at a time. */
    private void makeBlock() {
        View view = this.view;
        int index = view.size;
        Directory directory = view.directory.withRoom(index);
        store.writeBlock(view.sealed, directory, index);
        directory.appended(index);
        synchronized (this) {
            this.view = new View(directory, index + 1, EMPTY, this.view.open);
        }
    }

    /** Takes over the blocks of a stored history. */
    void restore(Directory directory, int size) {
        view = new View(directory, size, EMPTY, EMPTY);
    }

    /** Returns a block, reading it if it is not in memory. */
    HistoryBlock block(Directory directory, int index) {
        HistoryBlock block = directory.blocks[index];
        if (block == null) {
            block = store.readBlock(directory, index);
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
