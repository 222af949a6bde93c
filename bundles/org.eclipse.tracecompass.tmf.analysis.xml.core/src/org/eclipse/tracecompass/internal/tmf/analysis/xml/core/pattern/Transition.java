package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import java.util.List;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.Condition;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.EventNames;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.EventScope;

/**
 * A way from a state of a machine to another.
 *
 * @param number the number of the transition in its pattern, see {@link PatternProgram#takes}
 * @param events the events that take it
 * @param conditions must all hold
 * @param target the id of the next state
 * @param actions what happens
 * @param saves whether fields of the event are stored
 * @param clears whether stored fields are removed
 */
record Transition(
        int number,
        EventNames events,
        List<Condition> conditions,
        String target,
        List<PatternAction> actions,
        boolean saves,
        boolean clears) {

    boolean holds(EventScope scope) {
        for (Condition condition : conditions) {
            if (!condition.holds(scope)) {
                return false;
            }
        }
        return true;
    }
}
