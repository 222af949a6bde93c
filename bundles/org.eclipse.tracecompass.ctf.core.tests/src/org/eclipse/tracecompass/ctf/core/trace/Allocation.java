package org.eclipse.tracecompass.ctf.core.trace;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;

/** How many bytes a piece of work allocates, garbage and all. */
final class Allocation {

    private Allocation() {}

    /** Work that may fail. */
    interface Work {
        void run() throws IOException;
    }

    /** The bytes that this thread allocates; 0 on a machine that does not count them. */
    static long during(Work work) throws IOException {
        if (ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads) {
            long before = threads.getCurrentThreadAllocatedBytes();
            work.run();
            return threads.getCurrentThreadAllocatedBytes() - before;
        }
        work.run();
        return 0;
    }
}
