package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;

/** A rule for the events of one type. */
final class CompiledRule {

    private final Node fCondition;
    private final Action[] fActions;
    private final Origin fOrigin;
    private final RuleFaults fFaults;

    CompiledRule(Node condition, Action[] actions, Origin origin, RuleFaults faults) {
        fCondition = condition;
        fActions = actions;
        fOrigin = origin;
        fFaults = faults;
    }

    /** Carries the rule out. A bad event is counted; the rest of the rule is left out for it. */
    void run(Moment m) {
        try {
            if (fCondition.truth(m)) {
                Action.runAll(fActions, m);
            }
        } catch (Fault e) {
            fFaults.add(e, place(m), m.time());
        } catch (StateValueTypeException e) {
            fFaults.add(Fault.of("the attribute has values of another type"), place(m), m.time());
        } catch (TimeRangeException | IllegalArgumentException e) {
            fFaults.add(e, place(m), m.time());
        }
    }

    private Origin place(Moment m) {
        Action failed = m.failed;
        m.failed = null;
        return failed == null ? fOrigin : failed.origin();
    }
}
