package org.eclipse.tracecompass.lttng2.ust.core.analysis.memory;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Memory that a program has allocated.
 *
 * @param pid the process, -1 if it is not known
 * @param tid the thread that has allocated it, -1 if it is not known
 * @param thread the name of the thread, null if it is not known
 * @param address where it begins
 * @param size how many bytes were asked for
 * @param time when, ns
 * @param function by which function, such as {@code malloc}
 * @param caller the address from which that was called, 0 if the trace does not tell
 */
public record MemoryBlock(
        int pid,
        long tid,
        @Nullable String thread,
        long address,
        long size,
        long time,
        String function,
        long caller) {}
