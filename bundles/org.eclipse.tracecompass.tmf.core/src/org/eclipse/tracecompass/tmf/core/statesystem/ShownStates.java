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
    private final boolean isShift;

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
        isShift = clock.isShift();
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
        reserve(to - from);
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

    private void reserve(int size) {
        if (starts.length < size) {
            starts = new long[size];
            ends = new long[size];
            numbers = new int[size];
        }
    }

    @Override
    public boolean isWanted(long start, long end) {
        long shownStart = shown(start);
        long shownEnd = shownEnd(end);
        return shownEnd >= shownStart && visitor.isWanted(shownStart, shownEnd);
    }

    @Override
    public long firstWanted(int quark, long start, long end) {
        long shift = shown(start) - start;
        return isShift ? visitor.firstWanted(quark, start + shift, end + shift) - shift : start;
    }

    @Override
    public long lastWanted(int quark, long start, long end) {
        long shift = shown(start) - start;
        return isShift ? visitor.lastWanted(quark, start + shift, end + shift) - shift : end;
    }

    @Override
    public boolean takesTotals(long start, long end) {
        // A clock that drifts makes each state a little longer, which is rounded for each.
        return isShift && visitor.takesTotals(shown(start), shownEnd(end));
    }

    @Override
    public boolean takesTotals(int quark, long start, long end) {
        return visitor.takesTotals(quark, shown(start), shownEnd(end));
    }

    @Override
    public void totals(
            long[] starts,
            long[] ends,
            int[] numbers,
            long[] times,
            int[] counts,
            int from,
            int to) {
        reserve(to);
        for (int i = from; i < to; i++) {
            this.starts[i] = shown(starts[i]);
            this.ends[i] = shownEnd(ends[i]);
        }
        visitor.totals(this.starts, this.ends, numbers, times, counts, from, to);
    }

    @Override
    public boolean isDone() {
        return visitor.isDone();
    }
}
