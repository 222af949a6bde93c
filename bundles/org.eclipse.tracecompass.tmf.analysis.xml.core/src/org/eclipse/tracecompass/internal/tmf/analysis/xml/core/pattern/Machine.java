package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.AttributePools;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.EventScope;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;

/**
 * A finite state machine of a pattern, and its scenarios. At most one scenario waits at the initial
 * state; those that have left it are in progress. For one thread.
 */
final class Machine {

    /**
     * What the file says of a machine.
     *
     * @param id its id
     * @param preconditions one must hold, if there are any; their targets mean nothing
     * @param initial where scenarios begin
     * @param states all states by id
     * @param isMultiple whether several scenarios may be in progress at once
     * @param isConsuming whether an event that a scenario takes is not shown to later ones
     */
    record Definition(
            String id,
            List<Transition> preconditions,
            MachineState initial,
            Map<String, MachineState> states,
            boolean isMultiple,
            boolean isConsuming) {}

    private final Definition definition;
    private final PatternProgram program;
    private final AttributePools pools;
    private final List<Scenario> active = new ArrayList<>();
    private final Deque<Integer> freeQuarks = new ArrayDeque<>();
    private @Nullable Scenario pending;
    private boolean isStarted;
    private int count;

    Machine(Definition definition, PatternProgram program, AttributePools pools) {
        this.definition = definition;
        this.program = program;
        this.pools = pools;
    }

    String id() {
        return definition.id();
    }

    /** Makes scenarios begin from the next event on. */
    void start() {
        isStarted = true;
    }

    /** Shows an event to the scenarios. */
    void handle(EventScope scope) {
        if (!isStarted || !meetsPrecondition(scope)) {
            return;
        }
        Scenario waiting = pending;
        if (waiting == null && (definition.isMultiple() || active.isEmpty())) {
            waiting = create(scope);
            pending = waiting;
        }
        boolean taken = false;
        for (Iterator<Scenario> each = active.iterator(); each.hasNext(); ) {
            Scenario scenario = each.next();
            if (take(scope, scenario, false)) {
                taken = true;
                if (scenario.state().isEnd()) {
                    each.remove();
                    end(scope, scenario);
                }
                if (definition.isConsuming()) {
                    break;
                }
            }
        }
        if (waiting != null
                && !(taken && definition.isConsuming())
                && take(scope, waiting, true)
                && waiting.state() != definition.initial()) {
            pending = null;
            if (waiting.state().isEnd()) {
                end(scope, waiting);
            } else {
                active.add(waiting);
            }
        }
    }

    private boolean meetsPrecondition(EventScope scope) {
        List<Transition> preconditions = definition.preconditions();
        if (preconditions.isEmpty()) {
            return true;
        }
        scope.setScenario(ITmfStateSystem.INVALID_ATTRIBUTE, null);
        for (Transition precondition : preconditions) {
            if (program.takes(precondition) && precondition.holds(scope)) {
                return true;
            }
        }
        return false;
    }

    private Scenario create(EventScope scope) {
        Integer free = freeQuarks.poll();
        int quark =
                free != null
                        ? free.intValue()
                        : scope.states()
                                .getQuarkAbsoluteAndAdd(
                                        PatternProgram.SCENARIOS,
                                        definition.id(),
                                        Integer.toString(count++));
        return new Scenario(scope, quark, definition.initial());
    }

    /** Lets a scenario take its first transition that fits the event. */
    private boolean take(EventScope scope, Scenario scenario, boolean begins) {
        for (Transition transition : scenario.state().transitions()) {
            // The names first: nearly all events fail there, and it costs a look at a bit.
            if (program.takes(transition)) {
                scope.setScenario(scenario.quark(), pools);
                if (transition.holds(scope)) {
                    follow(scope, scenario, transition, begins);
                    return true;
                }
            }
        }
        return false;
    }

    private void follow(
            EventScope scope, Scenario scenario, Transition transition, boolean begins) {
        MachineState next = Objects.requireNonNull(definition.states().get(transition.target()));
        if (begins && next != definition.initial()) {
            scenario.begin(scope);
        }
        scenario.state().onExit().forEach(action -> action.run(scope, scenario));
        transition.actions().forEach(action -> action.run(scope, scenario));
        if (transition.saves()) {
            program.storedFields().forEach(field -> field.store(scope, scenario));
        }
        if (transition.clears()) {
            scenario.clearStored(scope);
        }
        scenario.enter(scope, next);
        next.onEntry().forEach(action -> action.run(scope, scenario));
    }

    private void end(EventScope scope, Scenario scenario) {
        pools.free(scenario.quark(), scope.time());
        if (scenario.state().isAbandon()) {
            scenario.abandon(scope.states(), scope.time());
        } else {
            scenario.end(scope.states(), scope.time(), Scenario.Status.MATCHED);
        }
        freeQuarks.add(scenario.quark());
    }

    /** Gives up what is not finished at the end of the trace. */
    void abandonAll(ITmfStateSystemBuilder states, long time) {
        Scenario waiting = pending;
        if (waiting != null) {
            active.add(waiting);
            pending = null;
        }
        for (Scenario scenario : active) {
            pools.free(scenario.quark(), time);
            scenario.end(states, time, Scenario.Status.ABANDONED);
        }
        active.clear();
    }
}
