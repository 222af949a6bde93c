package org.eclipse.tracecompass.internal.statesystem.core.history;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The intervals of about the same duration: a sequence of blocks, and a buffer of those that came
 * last. One thread appends, any number of threads read through {@link #view()}.
 */
final class Level {

    private static final int INITIAL_CAPACITY = 32;
    private static final int GROWTH = 4;

    /** A buffer with so many bytes of long texts becomes a block although it is not full. */
    private static final long MAX_LOCAL_BYTES = 4L << 20;

    private static final IntervalBuffer EMPTY = new IntervalBuffer(0);

    /**
     * What a reader sees of a level: it stays as it is, but for intervals that are added to the
     * buffer.
     *
     * @param directory the blocks
     * @param size how many of them count
     * @param sealed the intervals of which a block is being made; often none
     * @param open the intervals that came after those
     */
    record View(Directory directory, int size, IntervalBuffer sealed, IntervalBuffer open) {}

    private final HistoryStore fStore;
    private final int fBlockCapacity;
    private volatile View fView = new View(new Directory(), 0, EMPTY, EMPTY);

    /** The buffer of the view, for the writer. */
    private IntervalBuffer fOpen = EMPTY;

    Level(HistoryStore store, int blockCapacity) {
        fStore = store;
        fBlockCapacity = blockCapacity;
    }

    View view() {
        return fView;
    }

    void add(long start, long end, int quark, int type, long payload) {
        IntervalBuffer open = fOpen.isFull() ? grow() : fOpen;
        open.add(start, end, quark, type, payload);
        if (open.isFull() && open.starts.length == fBlockCapacity) {
            seal();
            fStore.lane().start();
        }
    }

    void addLocal(long start, long end, int quark, Object value, long bytes) {
        IntervalBuffer open = fOpen.isFull() ? grow() : fOpen;
        add(start, end, quark, ValueType.LOCAL, open.addLocal(value, bytes));
        if (fOpen.localBytes() > MAX_LOCAL_BYTES) {
            seal();
            fStore.lane().start();
        }
    }

    private IntervalBuffer grow() {
        IntervalBuffer open = fOpen;
        int capacity =
                Math.min(fBlockCapacity, Math.max(INITIAL_CAPACITY, open.starts.length * GROWTH));
        IntervalBuffer larger =
                fView.size > 0
                        ? new IntervalBuffer(open, fBlockCapacity)
                        : new IntervalBuffer(open, capacity);
        open(larger);
        return larger;
    }

    /** Goes on with another buffer. */
    private synchronized void open(IntervalBuffer open) {
        fOpen = open;
        // Asked for here, as the block of what is sealed may be ready at any time.
        fView = new View(fView.directory, fView.size, fView.sealed, open);
    }

    /** Seals the buffer, of which no other is sealed, and goes on with an empty one. */
    private synchronized void sealOpen() {
        fView = new View(fView.directory, fView.size, fOpen, EMPTY);
        fOpen = EMPTY;
    }

    /** Gives what is in the buffer to the lane, to have a block made of it. */
    void seal() {
        if (fOpen.count() == 0) {
            return;
        }
        BlockLane lane = fStore.lane();
        if (fView.sealed != EMPTY) {
            lane.finish();
        }
        sealOpen();
        lane.add(this::makeBlock);
    }

    /** Called by one thread at a time. */
    private void makeBlock() {
        View view = fView;
        int index = view.size;
        Directory directory = view.directory.withRoom(index);
        fStore.writeBlock(view.sealed, directory, index);
        directory.appended(index);
        synchronized (this) {
            fView = new View(directory, index + 1, EMPTY, fView.open);
        }
    }

    /** Takes over the blocks of a stored history. */
    void restore(Directory directory, int size) {
        fView = new View(directory, size, EMPTY, EMPTY);
    }

    /** Gives a block, reading it if it is not at hand. */
    Block block(Directory directory, int index) {
        Block block = directory.blocks[index];
        if (block == null) {
            block = fStore.readBlock(directory, index);
            directory.blocks[index] = block;
            fStore.remember(this, index, block);
        }
        block.touch();
        return block;
    }

    /** Forgets a block of a file; it will be read again when needed. */
    void evict(int index, Block block) {
        @Nullable Block[] blocks = fView.directory.blocks;
        if (blocks[index] == block) {
            blocks[index] = null;
        }
    }
}
