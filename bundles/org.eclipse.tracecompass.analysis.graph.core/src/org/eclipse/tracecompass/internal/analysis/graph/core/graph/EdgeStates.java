package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.analysis.graph.core.graph.IEdgeContextStateFactory;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdgeContextState;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState.OSEdgeContextEnum;

/**
 * The numbers that stand for states of edges in the columns of a graph. Those of operating systems
 * have their own codes, so that the hot path looks nothing up; others follow.
 */
final class EdgeStates {

    private static final int OS_STATES = OSEdgeContextEnum.values().length;
    private static final int MOST = Byte.MAX_VALUE;

    private final List<ITmfEdgeContextState> others = new ArrayList<>();
    private final Map<ITmfEdgeContextState, Integer> numbers = new HashMap<>();

    int numberOf(ITmfEdgeContextState state) {
        if (state.getClass() == OSEdgeContextState.class) {
            return state.serialize();
        }
        Integer known = numbers.get(state);
        if (known != null) {
            return known.intValue();
        }
        // A type without equals is still stored once per code.
        for (int i = 0; i < others.size(); i++) {
            ITmfEdgeContextState other = others.get(i);
            if (other.getClass() == state.getClass() && other.serialize() == state.serialize()) {
                return OS_STATES + i;
            }
        }
        int number = OS_STATES + others.size();
        if (number > MOST) {
            throw new IllegalArgumentException(
                    "A graph has at most " + (MOST - OS_STATES + 1) + " states of edges");
        }
        others.add(state);
        numbers.put(state, Integer.valueOf(number));
        return number;
    }

    /** A state: a new object, because a caller may change it, unless it is of another domain. */
    ITmfEdgeContextState stateOf(int number) {
        return number < OS_STATES ? new OSEdgeContextState(number) : others.get(number - OS_STATES);
    }

    /** The codes of the states of other domains, in the order of their numbers. */
    int[] codes() {
        return others.stream().mapToInt(ITmfEdgeContextState::serialize).toArray();
    }

    void restore(int[] codes, IEdgeContextStateFactory factory) {
        for (int code : codes) {
            ITmfEdgeContextState state = factory.createContextState(code);
            numbers.put(state, Integer.valueOf(OS_STATES + others.size()));
            others.add(state);
        }
    }
}
