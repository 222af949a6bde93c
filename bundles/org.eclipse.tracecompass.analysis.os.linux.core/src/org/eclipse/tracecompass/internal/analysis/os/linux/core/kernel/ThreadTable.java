package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.Arrays;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Threads by identifier: an open-addressing hash table with plain {@code int} keys, so that looking
 * a thread up allocates nothing. Threads are never taken out; one per identifier that a trace
 * names.
 */
final class ThreadTable {

    private @Nullable KernelThread[] slots = new @Nullable KernelThread[256];
    private int size;

    @Nullable
    KernelThread get(int tid) {
        int mask = slots.length - 1;
        for (int i = slot(tid, mask); ; i = (i + 1) & mask) {
            KernelThread thread = slots[i];
            if (thread == null || thread.tid == tid) {
                return thread;
            }
        }
    }

    void put(KernelThread thread) {
        if (2 * ++size > slots.length) {
            @Nullable KernelThread[] old = slots;
            slots = Arrays.copyOf(new @Nullable KernelThread[0], 2 * old.length);
            for (KernelThread moved : old) {
                if (moved != null) {
                    insert(moved);
                }
            }
        }
        insert(thread);
    }

    /** Hands each thread over, in no order that means anything. */
    void forEach(Consumer<KernelThread> consumer) {
        for (KernelThread thread : slots) {
            if (thread != null) {
                consumer.accept(thread);
            }
        }
    }

    private void insert(KernelThread thread) {
        int mask = slots.length - 1;
        int i = slot(thread.tid, mask);
        while (slots[i] != null) {
            i = (i + 1) & mask;
        }
        slots[i] = thread;
    }

    private static int slot(int tid, int mask) {
        int hash = tid * 0x9E3779B9;
        return (hash ^ hash >>> 15) & mask;
    }
}
