package org.eclipse.tracecompass.statesystem.core;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** Shows a visitor the intervals that a query gave. For one visit. */
final class IntervalVisit {

    private static final int CHECK_EVERY = 0x3FF;

    private final IStateVisitor visitor;
    private final Map<@Nullable Object, Integer> numbers = new HashMap<>();

    IntervalVisit(IStateVisitor visitor) {
        this.visitor = visitor;
    }

    void run(Iterable<ITmfStateInterval> intervals) {
        int quark = -1;
        boolean wanted = false;
        int count = 0;
        for (ITmfStateInterval interval : intervals) {
            if ((++count & CHECK_EVERY) == 0 && visitor.isDone()) {
                return;
            }
            if (interval.getAttribute() != quark) {
                quark = interval.getAttribute();
                wanted = visitor.attribute(quark);
            }
            if (wanted) {
                show(interval.getStartTime(), interval.getEndTime(), interval.getValue());
            }
        }
    }

    private void show(long start, long end, @Nullable Object value) {
        int number = number(value);
        if (number >= 0) {
            visitor.state(start, end, number);
        } else if (number == IStateVisitor.UNNUMBERED) {
            visitor.state(start, end, value);
        }
    }

    private int number(@Nullable Object value) {
        Integer known = numbers.get(value);
        int number = known == null ? visitor.number(value) : known;
        if (known == null && number != IStateVisitor.UNNUMBERED) {
            numbers.put(value, number);
        }
        return number;
    }
}
