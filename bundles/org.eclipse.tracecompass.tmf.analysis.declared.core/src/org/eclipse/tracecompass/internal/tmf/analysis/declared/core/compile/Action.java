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

    /** Carries out statements; after a failure, the moment knows which of them failed. */
    static void runAll(Action[] actions, Moment m) {
        int at = 0;
        try {
            for (; at < actions.length; at++) {
                actions[at].run(m);
            }
        } catch (RuntimeException e) {
            // The innermost statement is the place; a note of it before each would cost more.
            if (m.failed == null) {
                m.failed = actions[at];
            }
            throw e;
        }
    }
}
