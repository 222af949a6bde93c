package org.eclipse.tracecompass.tmf.core.statesystem;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.trace.OwnClock;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;

/**
 * Receives states by a trace's own clock and passes them on by the shown times, run by run, without
 * an object per state. States too short to be seen at any shown time are left out. For one visit.
 */
final class ShownStates implements IStateVisitor {

    private final IStateVisitor visitor;
    private final OwnClock clock;
    private final long ownEnd;

    private long[] starts = new long[0];
    private long[] ends = new long[0];
    private int[] numbers = new int[0];

    /**
     * An instant of the own clock and its shown time: mostly a state starts where one has ended.
     */
    private long own;

    private long shown;

    /**
     * Creates a visitor.
     *
     * @param visitor receives the states by the shown times
     * @param clock the clock of the trace
     * @param ownEnd where the history ends, by the trace's own clock
     */
    ShownStates(IStateVisitor visitor, OwnClock clock, long ownEnd) {
        this.visitor = visitor;
        this.clock = clock;
        this.ownEnd = ownEnd;
        shown = clock.toShown(own);
    }

    private long shown(long own) {
        if (own != this.own) {
            this.own = own;
            shown = clock.toShown(own);
        }
        return shown;
    }

    private long shownEnd(long own) {
        return own >= ownEnd ? shown(own) : shown(own + 1) - 1;
    }

    @Override
    public boolean attribute(int quark) {
        return visitor.attribute(quark);
    }

    @Override
    public int number(@Nullable Object value) {
        return visitor.number(value);
    }

    @Override
    public void state(long start, long end, int number) {
        long shownStart = shown(start);
        long shownEnd = shownEnd(end);
        if (shownEnd >= shownStart) {
            visitor.state(shownStart, shownEnd, number);
        }
    }

    @Override
    public void state(long start, long end, @Nullable Object value) {
        long shownStart = shown(start);
        long shownEnd = shownEnd(end);
        if (shownEnd >= shownStart) {
            visitor.state(shownStart, shownEnd, value);
        }
    }

    @Override
    public void states(long[] starts, long[] ends, int[] numbers, int from, int to) {
        if (this.starts.length < to - from) {
            this.starts = new long[to - from];
            this.ends = new long[to - from];
            this.numbers = new int[to - from];
        }
        int count = 0;
        for (int i = from; i < to; i++) {
            if (numbers[i] >= 0) {
                this.starts[count] = shown(starts[i]);
                this.ends[count] = shownEnd(ends[i]);
                this.numbers[count] = numbers[i];
                count += this.ends[count] >= this.starts[count] ? 1 : 0;
            }
        }
        visitor.states(this.starts, this.ends, this.numbers, 0, count);
    }

    @Override
    public boolean isDone() {
        return visitor.isDone();
    }
}
