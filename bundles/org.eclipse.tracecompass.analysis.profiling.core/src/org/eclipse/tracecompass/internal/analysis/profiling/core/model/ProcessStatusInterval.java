package org.eclipse.tracecompass.internal.analysis.profiling.core.model;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.model.ProcessStatus;
import org.eclipse.tracecompass.segmentstore.core.segment.interfaces.INamedSegment;

/**
 * A state of a thread for some time. The documented interfaces name it; it is kept for
 * compatibility.
 */
public final class ProcessStatusInterval implements INamedSegment {

    private static final long serialVersionUID = 1L;

    private final long start;
    private final long end;
    private final ProcessStatus status;
    private final @Nullable String syscallName;

    /**
     * Creates an interval.
     *
     * @param start its first instant, ns
     * @param end the first instant after it, ns
     * @param status the state
     */
    public ProcessStatusInterval(long start, long end, ProcessStatus status) {
        this(start, end, status, null);
    }

    /**
     * Creates an interval.
     *
     * @param start its first instant, ns
     * @param end the first instant after it, ns
     * @param status the state
     * @param syscallName the name of the system call, null for none
     */
    public ProcessStatusInterval(
            long start, long end, ProcessStatus status, @Nullable String syscallName) {
        this.start = start;
        this.end = end;
        this.status = status;
        this.syscallName = syscallName;
    }

    @Override
    public long getStart() {
        return start;
    }

    @Override
    public long getEnd() {
        return end;
    }

    /** Returns the state. */
    public ProcessStatus getProcessStatus() {
        return status;
    }

    /** Returns the name of the system call, null if the thread is in none or it is not known. */
    public @Nullable String getSyscallName() {
        return syscallName;
    }

    /** {@inheritDoc} The system call, else the state. */
    @Override
    public String getName() {
        String call = syscallName;
        return call == null ? status.name() : call;
    }

    @Override
    public String toString() {
        return "[" + start + ", " + end + "] " + getName();
    }
}
