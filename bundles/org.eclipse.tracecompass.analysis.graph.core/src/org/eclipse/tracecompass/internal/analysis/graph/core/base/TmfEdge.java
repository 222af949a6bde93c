package org.eclipse.tracecompass.internal.analysis.graph.core.base;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdgeContextState;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState.OSEdgeContextEnum;

/** An edge with one of the older types. Graphs themselves use {@link OSEdgeContextState}. */
public class TmfEdge implements ITmfEdge {

    /** The older name of {@link OSEdgeContextEnum}. */
    public enum EdgeType {
        /** No time passed. */
        EPS(OSEdgeContextEnum.EPS),
        /** Nothing is known. */
        UNKNOWN(OSEdgeContextEnum.UNKNOWN),
        /** The type of edges that were given none. */
        DEFAULT(OSEdgeContextEnum.DEFAULT),
        /** The thread ran. */
        RUNNING(OSEdgeContextEnum.RUNNING),
        /** The thread waited, for another thread or for what is not known. */
        BLOCKED(OSEdgeContextEnum.BLOCKED),
        /** An interrupt kept the thread from running. */
        INTERRUPTED(OSEdgeContextEnum.INTERRUPTED),
        /** The thread waited for a CPU. */
        PREEMPTED(OSEdgeContextEnum.PREEMPTED),
        /** The thread waited for a timer. */
        TIMER(OSEdgeContextEnum.TIMER),
        /** The thread waited for a message. */
        NETWORK(OSEdgeContextEnum.NETWORK),
        /** The thread waited for a user. */
        USER_INPUT(OSEdgeContextEnum.USER_INPUT),
        /** The thread waited for a disk. */
        BLOCK_DEVICE(OSEdgeContextEnum.BLOCK_DEVICE),
        /** The thread waited for another CPU. */
        IPI(OSEdgeContextEnum.IPI);

        private final OSEdgeContextEnum state;

        EdgeType(OSEdgeContextEnum state) {
            this.state = state;
        }

        /** Returns the state of edges of this type. */
        public OSEdgeContextEnum toState() {
            return state;
        }
    }

    private final ITmfVertex from;
    private final ITmfVertex to;
    private final EdgeType type;
    private final @Nullable String qualifier;

    /**
     * Makes an edge.
     *
     * @param from where it begins
     * @param to where it ends
     * @param type what it means
     * @param linkQualifier more about it, may be null
     */
    public TmfEdge(ITmfVertex from, ITmfVertex to, EdgeType type, @Nullable String linkQualifier) {
        this.from = from;
        this.to = to;
        this.type = type;
        qualifier = linkQualifier;
    }

    @Override
    public ITmfVertex getVertexFrom() {
        return from;
    }

    @Override
    public ITmfVertex getVertexTo() {
        return to;
    }

    /** Returns the type of the edge. */
    public EdgeType getType() {
        return type;
    }

    @Override
    public ITmfEdgeContextState getEdgeContextState() {
        return new OSEdgeContextState(type.state);
    }

    @Override
    public @Nullable String getLinkQualifier() {
        return qualifier;
    }

    @Override
    public long getDuration() {
        return to.getTimestamp() - from.getTimestamp();
    }

    @Override
    public String toString() {
        return from + " -" + type + "-> " + to;
    }
}
