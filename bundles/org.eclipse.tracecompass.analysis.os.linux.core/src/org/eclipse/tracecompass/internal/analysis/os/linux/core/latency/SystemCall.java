package org.eclipse.tracecompass.internal.analysis.os.linux.core.latency;

import org.eclipse.tracecompass.segmentstore.core.ISegment;

/**
 * A system call.
 *
 * @param name its name, without any prefix
 * @param tid the thread that made it
 * @param start its entry, ns
 * @param end its exit, ns
 * @param returned what it returned
 */
record SystemCall(String name, int tid, long start, long end, long returned) implements ISegment {

    private static final long serialVersionUID = 1L;

    @Override
    public long getStart() {
        return start;
    }

    @Override
    public long getEnd() {
        return end;
    }
}
