package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import java.util.List;

/**
 * A state of a machine. One without transitions ends the scenario.
 *
 * @param id its id
 * @param onEntry what happens when a scenario comes to it
 * @param onExit what happens when a scenario leaves it
 * @param transitions the ways to others, in the order in which they are tried
 * @param isAbandon whether a scenario that comes to it is given up instead of matched
 */
record MachineState(
        String id,
        List<PatternAction> onEntry,
        List<PatternAction> onExit,
        List<Transition> transitions,
        boolean isAbandon) {

    boolean isEnd() {
        return transitions.isEmpty();
    }
}
