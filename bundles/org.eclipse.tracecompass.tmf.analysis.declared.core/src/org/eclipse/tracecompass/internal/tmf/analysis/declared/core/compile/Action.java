package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;

/** A compiled statement. */
abstract class Action {

    private final Origin fOrigin;

    Action(Origin origin) {
        fOrigin = origin;
    }

    /** Returns where the statement stands. */
    final Origin origin() {
        return fOrigin;
    }

    /** Carries the statement out. */
    abstract void run(Moment m);

    /** Carries out statements, and keeps note of which. */
    static void runAll(Action[] actions, Moment m) {
        for (Action action : actions) {
            m.action = action;
            action.run(m);
        }
    }
}
