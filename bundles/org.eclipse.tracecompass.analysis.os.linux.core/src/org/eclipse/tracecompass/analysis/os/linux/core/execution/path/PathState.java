package org.eclipse.tracecompass.analysis.os.linux.core.execution.path;

import java.util.Locale;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdgeContextState;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph.Reasons;

/** What the thread of a piece was doing, or waiting for. */
public enum PathState {
    /** It was on a CPU. */
    RUNNING("running"),
    /** It was ready, and another thread had the CPU. */
    CPU("waiting for CPU"),
    /** It waited for a timer. */
    TIMER("timer"),
    /** It waited for a disk. */
    DISK("disk"),
    /** It waited for a message, or the message was under way. */
    NETWORK("network"),
    /** It waited for a device, or for another interrupt with a name. */
    INTERRUPT("interrupt"),
    /** It waited for another CPU. */
    IPI("other CPU"),
    /** It waited for a user. */
    USER("user input"),
    /** A plug-in says what it did. */
    OTHER("other"),
    /** Nobody knows; the detail of the piece says why. */
    UNKNOWN("unknown");

    private final String label;

    PathState(String label) {
        this.label = label;
    }

    /** Returns the name for users. */
    public String label() {
        return label;
    }

    /** Returns the name for programs. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the meaning of an edge of a path.
     *
     * @param state the state of the edge
     * @param qualifier its qualifier
     */
    static PathState of(ITmfEdgeContextState state, @Nullable String qualifier) {
        if (!(state instanceof OSEdgeContextState os)) {
            return OTHER;
        }
        return switch (os.getContextEnum()) {
            case RUNNING -> RUNNING;
            case PREEMPTED -> CPU;
            case TIMER -> TIMER;
            case BLOCK_DEVICE -> DISK;
            case NETWORK -> NETWORK;
            case INTERRUPTED -> INTERRUPT;
            case IPI -> IPI;
            case USER_INPUT -> USER;
            case BLOCKED -> qualifier == null || Reasons.isUnknown(qualifier) ? UNKNOWN : INTERRUPT;
            default -> UNKNOWN;
        };
    }
}
