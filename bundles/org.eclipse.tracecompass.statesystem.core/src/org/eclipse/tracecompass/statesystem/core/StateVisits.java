package org.eclipse.tracecompass.statesystem.core;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.tracecompass.internal.statesystem.core.StateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** Goes over all states of a span, however many, as fast as they can be read. */
public final class StateVisits {

    private static final int CHECK_EVERY = 0x3FF;

    private StateVisits() {}

    /**
     * Visits the states that {@link ITmfStateSystem#query2D(Collection, long, long)} gives. Works
     * with every state system; one that is complete and kept by the usual backends is read in
     * place.
     *
     * @param ss the state system
     * @param quarks the attributes
     * @param start the first instant, not before the start of the history
     * @param end the last instant, not before the first
     * @param visitor receives the states
     * @throws StateSystemDisposedException if the state system is disposed
     * @throws IndexOutOfBoundsException if there is no such attribute
     * @throws TimeRangeException if the span begins before the history
     */
    public static void visit(
            ITmfStateSystem ss,
            Collection<Integer> quarks,
            long start,
            long end,
            IStateVisitor visitor) {
        if (quarks.isEmpty()
                || ss instanceof StateSystem own && own.visit(quarks, start, end, visitor)) {
            return;
        }
        Map<Object, Integer> numbers = new HashMap<>();
        int quark = -1;
        boolean wanted = false;
        int count = 0;
        for (ITmfStateInterval interval : ss.query2D(quarks, start, end)) {
            if ((++count & CHECK_EVERY) == 0 && visitor.isDone()) {
                return;
            }
            if (interval.getAttribute() != quark) {
                quark = interval.getAttribute();
                wanted = visitor.attribute(quark);
            }
            Object value = interval.getValue();
            if (wanted) {
                int number =
                        value == null
                                ? visitor.number(null)
                                : numbers.computeIfAbsent(value, visitor::number);
                if (number >= 0) {
                    visitor.state(interval.getStartTime(), interval.getEndTime(), number);
                }
            }
        }
    }
}
