package org.eclipse.tracecompass.internal.lttng2.ust.core.memory;

import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.Block;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.MemoryOddity;

/** Hears what becomes of a heap. */
interface HeapListener {

    /** A block was allocated. */
    void allocated(long time, Block block);

    /** A block was freed. */
    void freed(long time, Block block);

    /** Something contradicts what was known. */
    void odd(MemoryOddity oddity);
}
