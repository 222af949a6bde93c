package org.eclipse.tracecompass.internal.lttng2.ust.core.memory;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.Block;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.MemoryOddity;

/**
 * The blocks that are allocated, as calls of the memory functions make and end them. Not
 * thread-safe.
 */
public final class Heap {

    private record Key(int pid, long address) {}

    private static final HeapListener NOBODY =
            new HeapListener() {
                @Override
                public void allocated(long time, Block block) {
                    // nobody hears
                }

                @Override
                public void freed(long time, Block block) {
                    // nobody hears
                }

                @Override
                public void odd(MemoryOddity oddity) {
                    // nobody hears
                }
            };

    private final Map<Key, Block> fBlocks = new HashMap<>();
    private final HeapListener fListener;

    /** A heap that nobody listens to. */
    public Heap() {
        this(NOBODY);
    }

    Heap(HeapListener listener) {
        fListener = listener;
    }

    /** A block was allocated; one at address 0 was not. */
    void allocate(Block block) {
        if (block.address() == 0) {
            return;
        }
        Block before = fBlocks.put(new Key(block.pid(), block.address()), block);
        if (before != null) {
            fListener.odd(MemoryOddity.MISSING_FREE);
            fListener.freed(block.time(), before);
        }
        fListener.allocated(block.time(), block);
    }

    /** What begins at an address was freed; nothing is at address 0. */
    void free(long time, int pid, long address) {
        if (address == 0) {
            return;
        }
        Block block = fBlocks.remove(new Key(pid, address));
        if (block == null) {
            fListener.odd(MemoryOddity.UNKNOWN_FREE);
        } else {
            fListener.freed(time, block);
        }
    }

    /**
     * A block was moved or has another size now. Without a new place the call has failed, and the
     * old block stays; unless it asked for no bytes, which frees it.
     */
    void reallocate(long old, Block block) {
        if (block.address() != 0 || block.size() == 0) {
            free(block.time(), block.pid(), old);
        }
        allocate(block);
    }

    /** The tracer has lost events. */
    void lost() {
        fListener.odd(MemoryOddity.LOST_EVENTS);
    }

    /** The block at an address, null if there is none. */
    @Nullable
    Block at(int pid, long address) {
        return fBlocks.get(new Key(pid, address));
    }

    /** Returns the blocks that are allocated now, in no order; unmodifiable. */
    public Collection<Block> blocks() {
        return Collections.unmodifiableCollection(fBlocks.values());
    }
}
