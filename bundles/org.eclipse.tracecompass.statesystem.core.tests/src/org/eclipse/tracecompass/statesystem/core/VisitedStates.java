package org.eclipse.tracecompass.statesystem.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.interval.TmfStateInterval;

/** The states that a visit shows, as intervals. */
public final class VisitedStates implements IStateVisitor {

    private final List<@Nullable Object> values = new ArrayList<>();
    private final List<ITmfStateInterval> intervals = new ArrayList<>();
    private final int mostNumbers;
    private final LongUnaryOperator firstOf;
    private final LongUnaryOperator lastOf;
    private int quark;

    private VisitedStates(int mostNumbers, LongUnaryOperator firstOf, LongUnaryOperator lastOf) {
        this.mostNumbers = mostNumbers;
        this.firstOf = firstOf;
        this.lastOf = lastOf;
    }

    /** Visits the states of attributes in a span. */
    public static List<ITmfStateInterval> of(
            ITmfStateSystem ss, Collection<Integer> quarks, long start, long end) {
        return of(ss, quarks, start, end, Integer.MAX_VALUE);
    }

    /** Visits the states of attributes in a span, numbering only some values. */
    public static List<ITmfStateInterval> of(
            ITmfStateSystem ss, Collection<Integer> quarks, long start, long end, int most) {
        return of(
                ss,
                quarks,
                start,
                end,
                new VisitedStates(most, quark -> Long.MIN_VALUE, quark -> Long.MAX_VALUE));
    }

    /** Visits the states of attributes in a span, of each only those of a part of it. */
    public static List<ITmfStateInterval> of(
            ITmfStateSystem ss,
            Collection<Integer> quarks,
            long start,
            long end,
            LongUnaryOperator firstOf,
            LongUnaryOperator lastOf) {
        return of(ss, quarks, start, end, new VisitedStates(Integer.MAX_VALUE, firstOf, lastOf));
    }

    private static List<ITmfStateInterval> of(
            ITmfStateSystem ss,
            Collection<Integer> quarks,
            long start,
            long end,
            VisitedStates visited) {
        ss.visit(quarks, start, end, visited);
        return visited.intervals;
    }

    @Override
    public long firstWanted(int quark, long start, long end) {
        return Math.max(start, firstOf.applyAsLong(quark));
    }

    @Override
    public long lastWanted(int quark, long start, long end) {
        return Math.min(end, lastOf.applyAsLong(quark));
    }

    @Override
    public boolean attribute(int quark) {
        this.quark = quark;
        return true;
    }

    @Override
    public int number(@Nullable Object value) {
        if (values.size() >= mostNumbers) {
            return UNNUMBERED;
        }
        values.add(value);
        return values.size() - 1;
    }

    @Override
    public void state(long start, long end, int number) {
        state(start, end, values.get(number));
    }

    @Override
    public void state(long start, long end, @Nullable Object value) {
        intervals.add(new TmfStateInterval(start, end, quark, value));
    }
}
