package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;

/** A rule for the events of one type. */
final class CompiledRule {

    /**
     * A rule as it is for all types of events that it has been compiled for.
     *
     * @param code what it does
     * @param places the places of its statements, its own first
     * @param faults where its bad events are counted
     */
    record Template(RuleTemplate code, Origin[] places, RuleFaults faults) {

        /**
         * Returns the rule for the events of a name.
         *
         * @throws Fault if something that follows from the name cannot be computed
         */
        CompiledRule of(String name) {
            return new CompiledRule(code.of(name), places, faults);
        }
    }

    private final GeneratedRule generated;
    private final Origin[] places;
    private final RuleFaults faults;

    private CompiledRule(GeneratedRule generated, Origin[] places, RuleFaults faults) {
        this.generated = generated;
        this.places = places;
        this.faults = faults;
    }

    /** Carries the rule out. A bad event is counted; the rest of the rule is left out for it. */
    void run(Moment m) {
        m.statement = 0;
        try {
            generated.run(m);
        } catch (Fault e) {
            faults.add(e, place(m), m.time());
        } catch (StateValueTypeException e) {
            faults.add(Fault.of("the attribute has values of another type"), place(m), m.time());
        } catch (TimeRangeException | IllegalArgumentException e) {
            faults.add(e, place(m), m.time());
        }
    }

    private Origin place(Moment m) {
        return places[m.statement];
    }
}
