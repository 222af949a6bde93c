package org.eclipse.tracecompass.lttng2.ust.core.analysis.memory;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The blocks that are allocated, as calls of the memory functions make and end them. Not
 * thread-safe.
 */
public final class Heap {

    private record Key(int pid, long address) {}

    private static final HeapListener NOBODY =
            new HeapListener() {
                @Override
                public void allocated(long time, MemoryBlock block) {
                    // no listener
                }

                @Override
                public void freed(long time, MemoryBlock block) {
                    // no listener
                }

                @Override
                public void odd(MemoryOddity oddity) {
                    // no listener
                }
            };

    private final Map<Key, MemoryBlock> blocks = new HashMap<>();
    private final HeapListener listener;

    /** A heap without a listener. */
    public Heap() {
        this(NOBODY);
    }

    Heap(HeapListener listener) {
        this.listener = listener;
    }

    /** A block was allocated; one at address 0 was not. */
    void allocate(MemoryBlock block) {
        if (block.address() == 0) {
            return;
        }
        MemoryBlock before = blocks.put(new Key(block.pid(), block.address()), block);
        if (before != null) {
            listener.odd(MemoryOddity.MISSING_FREE);
            listener.freed(block.time(), before);
        }
        listener.allocated(block.time(), block);
    }

    /** The block at an address was freed; no block is at address 0. */
    void free(long time, int pid, long address) {
        if (address == 0) {
            return;
        }
        MemoryBlock block = blocks.remove(new Key(pid, address));
        if (block == null) {
            listener.odd(MemoryOddity.UNKNOWN_FREE);
        } else {
            listener.freed(time, block);
        }
    }

    /**
     * A block was moved or has another size now. Without a new place the call has failed, and the
     * old block stays; unless it asked for no bytes, which frees it.
     */
    void reallocate(long old, MemoryBlock block) {
        if (block.address() != 0 || block.size() == 0) {
            free(block.time(), block.pid(), old);
        }
        allocate(block);
    }

    /** The tracer has lost events. */
    void lost() {
        listener.odd(MemoryOddity.LOST_EVENTS);
    }

    /** The block at an address, null if there is none. */
    @Nullable
    MemoryBlock at(int pid, long address) {
        return blocks.get(new Key(pid, address));
    }

    /** Returns the blocks that are allocated now, in no order; unmodifiable. */
    public Collection<MemoryBlock> blocks() {
        return Collections.unmodifiableCollection(blocks.values());
    }
}
