package org.eclipse.tracecompass.analysis.os.linux.core.execution.path;

import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.MissingSince;

/**
 * A piece of a critical path.
 *
 * @param start when it begins, ns
 * @param end when it ends, ns, exclusive; after the start
 * @param worker the thread that is on the path; for a message under way, its sender
 * @param state what the thread was doing
 * @param detail more about the state: the device, or why the cause is not known; may be empty
 */
public record PathPiece(long start, long end, IGraphWorker worker, PathState state, String detail) {

    /** Returns the length, ns. */
    public long duration() {
        return end - start;
    }

    /** Returns whether the piece is a message under way from its thread to the next one. */
    public boolean isMessage() {
        return detail.equals(ThreadPath.UNDER_WAY);
    }

    /**
     * Returns since when an event is missing without which it is not known what the thread did.
     *
     * @param since says so of the graph of the path
     * @return a clause; empty if it is known, or there is nothing more to say than the detail
     */
    public String missing(MissingSince since) {
        return state == PathState.UNKNOWN ? since.words(worker, detail, start, end) : "";
    }

    /** Returns the part of the piece between two instants, which overlap it. */
    PathPiece within(long from, long to) {
        return from <= start && end <= to
                ? this
                : new PathPiece(Math.max(start, from), Math.min(end, to), worker, state, detail);
    }
}
