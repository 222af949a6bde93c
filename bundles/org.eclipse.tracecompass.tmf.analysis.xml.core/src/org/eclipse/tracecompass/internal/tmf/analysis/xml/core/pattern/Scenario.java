package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.EventScope;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;

/**
 * One way through a machine, and its attributes in the history: {@code
 * scenarios/<machine>/<number>} with {@code status}, {@code state}, {@code startTime} and {@code
 * storedFields}.
 */
final class Scenario {

    /** The values of {@code status}. */
    enum Status {
        PENDING,
        IN_PROGRESS,
        MATCHED,
        ABANDONED
    }

    static final String STATUS = "status";
    static final String STATE = "state";
    static final String START_TIME = "startTime";
    static final String STORED_FIELDS = "storedFields";

    private final int quark;
    private final int statusQuark;
    private final int stateQuark;
    private final int startQuark;
    private final Map<String, Object> stored = new LinkedHashMap<>();
    private MachineState state;
    private long start;

    /**
     * Creates a scenario that waits at the initial state.
     *
     * @param quark its attribute, which may be that of an earlier one
     */
    Scenario(EventScope scope, int quark, MachineState initial) {
        ITmfStateSystemBuilder states = scope.states();
        this.quark = quark;
        statusQuark = states.getQuarkRelativeAndAdd(quark, STATUS);
        stateQuark = states.getQuarkRelativeAndAdd(quark, STATE);
        startQuark = states.getQuarkRelativeAndAdd(quark, START_TIME);
        state = initial;
        start = scope.time();
        states.modifyAttribute(scope.time(), Status.PENDING.ordinal(), statusQuark);
        enter(scope, initial);
    }

    int quark() {
        return quark;
    }

    MachineState state() {
        return state;
    }

    /** Returns when the scenario left the initial state, ns. */
    long start() {
        return start;
    }

    /** Returns the stored fields by alias. */
    Map<String, Object> stored() {
        return stored;
    }

    /** Leaves the initial state. */
    void begin(EventScope scope) {
        start = scope.time();
        scope.states().modifyAttribute(start, Status.IN_PROGRESS.ordinal(), statusQuark);
        scope.states().modifyAttribute(start, start, startQuark);
    }

    /** Comes to a state. */
    void enter(EventScope scope, MachineState next) {
        ITmfStateSystemBuilder states = scope.states();
        state = next;
        states.modifyAttribute(scope.time(), next.id(), stateQuark);
        states.modifyAttribute(
                scope.time(),
                scope.time(),
                states.getQuarkRelativeAndAdd(stateQuark, next.id(), START_TIME));
    }

    /**
     * Stores a value of the event, for segments and in the history.
     *
     * @param value the value, null for none
     * @throws StateValueTypeException if values of the alias have another type in the history; it
     *     is stored for segments
     */
    void store(EventScope scope, String alias, @Nullable Object value) {
        if (value != null) {
            stored.put(alias, value);
            scope.states()
                    .modifyAttribute(
                            scope.time(),
                            value,
                            scope.states().getQuarkRelativeAndAdd(quark, STORED_FIELDS, alias));
        }
    }

    /** Removes what is stored. */
    void clearStored(EventScope scope) {
        stored.clear();
        int fields = scope.states().optQuarkRelative(quark, STORED_FIELDS);
        if (fields != ITmfStateSystem.INVALID_ATTRIBUTE) {
            scope.states().removeAttribute(scope.time(), fields);
        }
    }

    /** Ends: only the status, and the id of the last state, remain until the number is reused. */
    void end(ITmfStateSystemBuilder states, long time, Status status) {
        states.removeAttribute(time, quark);
        if (status == Status.MATCHED) {
            states.modifyAttribute(time, status.ordinal(), statusQuark);
            states.modifyAttribute(time, state.id(), stateQuark);
        }
    }

    /** Ends as given up: the status says so until the number is reused. */
    void abandon(ITmfStateSystemBuilder states, long time) {
        end(states, time, Status.ABANDONED);
        states.modifyAttribute(time, Status.ABANDONED.ordinal(), statusQuark);
    }
}
