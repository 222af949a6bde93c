package org.eclipse.tracecompass.lttng2.ust.core.analysis.memory;

/** Hears what becomes of a heap. */
interface HeapListener {

    /** A block was allocated. */
    void allocated(long time, MemoryBlock block);

    /** A block was freed. */
    void freed(long time, MemoryBlock block);

    /** Something contradicts what was known. */
    void odd(MemoryOddity oddity);
}
