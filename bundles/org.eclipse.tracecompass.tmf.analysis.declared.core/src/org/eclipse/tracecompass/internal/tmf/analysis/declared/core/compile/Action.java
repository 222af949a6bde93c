package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.List;

/** A statement that is being compiled. */
interface Action {

    /** Writes the code that carries it out. */
    void write(RuleCode c);

    /** Writes statements, one after the other. */
    static void writeAll(List<Action> actions, RuleCode c) {
        for (Action action : actions) {
            action.write(c);
        }
    }
}
