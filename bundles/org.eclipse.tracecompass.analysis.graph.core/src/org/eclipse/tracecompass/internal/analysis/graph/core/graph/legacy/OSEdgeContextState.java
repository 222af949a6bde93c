package org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdgeContextState;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfEdgeState;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;

/** The state of an edge in the graph of an operating system. Equal states are of one constant. */
public class OSEdgeContextState implements ITmfEdgeContextState {

    /** What a thread did, or why it did nothing. */
    public enum OSEdgeContextEnum {
        /** There is no edge. */
        NO_EDGE(0, "No Edge", TmfEdgeState.UNKNOWN),
        /** No time passed. */
        EPS(1, "Eps", TmfEdgeState.UNKNOWN),
        /** Nothing is known. */
        UNKNOWN(2, "Unknown", TmfEdgeState.UNKNOWN),
        /** The state of edges that were given none. */
        DEFAULT(3, "Default", TmfEdgeState.UNKNOWN),
        /** The thread ran. */
        RUNNING(4, "Running", "#339900", TmfEdgeState.PASS),
        /** The thread waited, for another thread or for what is not known. */
        BLOCKED(5, "Unknown Blocked", "#dc143c", TmfEdgeState.BLOCK),
        /** An interrupt kept the thread from running. */
        INTERRUPTED(6, "Interrupted", "#ffdc00", TmfEdgeState.PASS),
        /** The thread waited for a CPU. */
        PREEMPTED(7, "Preempted", "#c86400", TmfEdgeState.PASS),
        /** The thread waited for a timer. */
        TIMER(8, "Timer", "#336699", TmfEdgeState.PASS),
        /** The thread waited for a message. */
        NETWORK(9, "Network", "#ff9bff", TmfEdgeState.BLOCK),
        /** The thread waited for a user. */
        USER_INPUT(10, "User Input", "#5a0101", TmfEdgeState.PASS),
        /** The thread waited for a disk. */
        BLOCK_DEVICE(11, "Block Device", "#6600cc", TmfEdgeState.PASS),
        /** The thread waited for another CPU. */
        IPI(12, "IPI", "#6666cc", TmfEdgeState.PASS);

        private static final OSEdgeContextEnum[] VALUES = values();

        private final int code;
        private final String label;
        private final String colour;
        private final TmfEdgeState meaning;

        OSEdgeContextEnum(int code, String label, TmfEdgeState meaning) {
            this(code, label, OTHER_COLOUR, meaning);
        }

        OSEdgeContextEnum(int code, String label, String colour, TmfEdgeState meaning) {
            this.code = code;
            this.label = label;
            this.colour = colour;
            this.meaning = meaning;
        }

        /** Returns the name for users. */
        public String getLabel() {
            return label;
        }

        /** Returns the number under which graphs store the state. */
        public int getCode() {
            return code;
        }

        static OSEdgeContextEnum of(int code) {
            return code < 0 || code >= VALUES.length ? UNKNOWN : VALUES[code];
        }
    }

    private static final String OTHER_COLOUR = "#403b33";

    private OSEdgeContextEnum state;

    /**
     * Makes a state.
     *
     * @param contextState what it is
     */
    public OSEdgeContextState(OSEdgeContextEnum contextState) {
        state = contextState;
    }

    /**
     * Makes a state from its number.
     *
     * @param code what {@link #serialize()} returned; an unknown number means UNKNOWN
     */
    public OSEdgeContextState(int code) {
        state = OSEdgeContextEnum.of(code);
    }

    /**
     * Returns the state of a number.
     *
     * @param code what {@link #serialize()} returned; an unknown number means UNKNOWN
     */
    public static ITmfEdgeContextState ofCode(int code) {
        return new OSEdgeContextState(code);
    }

    @Override
    public TmfEdgeState getEdgeState() {
        return state.meaning;
    }

    @Override
    public Map<String, Object> getStyles() {
        Map<String, Object> styles = new LinkedHashMap<>();
        styles.put(StyleProperties.STYLE_NAME, state.label);
        styles.put(StyleProperties.BACKGROUND_COLOR, state.colour);
        styles.put(StyleProperties.COLOR, state.colour);
        styles.put(StyleProperties.HEIGHT, Float.valueOf(height()));
        return styles;
    }

    private float height() {
        return switch (state) {
            case RUNNING -> 0.8f;
            case BLOCKED, NETWORK, TIMER, USER_INPUT, BLOCK_DEVICE, IPI -> 0.35f;
            default -> 0.5f;
        };
    }

    @Override
    public void setContextEnum(Enum<?> contextState) {
        if (!(contextState instanceof OSEdgeContextEnum os)) {
            throw new IllegalArgumentException(
                    contextState + " is no state of an operating system's graph");
        }
        state = os;
    }

    @Override
    public OSEdgeContextEnum getContextEnum() {
        return state;
    }

    @Override
    public int serialize() {
        return state.code;
    }

    @Override
    public Enum<?> deserialize(int code) {
        state = OSEdgeContextEnum.of(code);
        return state;
    }

    @Override
    public boolean isMatchable() {
        return state == OSEdgeContextEnum.NETWORK;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof OSEdgeContextState other && state == other.state;
    }

    @Override
    public int hashCode() {
        return state.hashCode();
    }

    @Override
    public String toString() {
        return state.name();
    }
}
