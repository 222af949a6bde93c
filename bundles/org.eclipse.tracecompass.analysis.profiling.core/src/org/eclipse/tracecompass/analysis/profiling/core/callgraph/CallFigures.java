package org.eclipse.tracecompass.analysis.profiling.core.callgraph;

/**
 * How often and how long a function ran, in a range of time. Time is in ns; a call's time includes
 * the functions that it called, its self time does not. Recursive calls count each by themselves.
 *
 * <p>Calls that lie entirely in the range are counted apart from those that are cut off by its ends
 * (or had not ended when the trace did), because the latter say nothing about the length of a call.
 * Not thread-safe while calls are added.
 */
public final class CallFigures {

    private long calls;
    private long total;
    private long self;
    private long min = Long.MAX_VALUE;
    private long max;
    private long cutCalls;
    private long cutTotal;
    private long cutSelf;

    /**
     * Adds a call.
     *
     * @param time its time in the range, ns
     * @param self its time in the range without the functions that it called, ns
     * @param complete whether it began and ended in the range
     * @since 0.2.0
     */
    public void add(long time, long self, boolean complete) {
        if (complete) {
            calls++;
            total += time;
            this.self += self;
            min = Math.min(min, time);
            max = Math.max(max, time);
        } else {
            cutCalls++;
            cutTotal += time;
            cutSelf += self;
        }
    }

    /**
     * Adds all calls of other figures.
     *
     * @param other the other figures, which stay as they are
     * @since 0.2.0
     */
    public void add(CallFigures other) {
        calls += other.calls;
        total += other.total;
        self += other.self;
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
        cutCalls += other.cutCalls;
        cutTotal += other.cutTotal;
        cutSelf += other.cutSelf;
    }

    /** Returns how many calls began and ended in the range. */
    public long calls() {
        return calls;
    }

    /** Returns the time of the complete calls. */
    public long total() {
        return total;
    }

    /** Returns the time of the complete calls outside of the functions that they called. */
    public long self() {
        return self;
    }

    /** Returns the shortest complete call; 0 if there is none. */
    public long min() {
        return calls == 0 ? 0 : min;
    }

    /** Returns the longest complete call; 0 if there is none. */
    public long max() {
        return max;
    }

    /** Returns the mean length of a complete call; 0 if there is none. */
    public double average() {
        return calls == 0 ? 0 : (double) total / calls;
    }

    /** Returns how many calls were cut off by an end of the range or of the trace. */
    public long cutCalls() {
        return cutCalls;
    }

    /** Returns the time in the range, of complete calls and of those that were cut off. */
    public long timeInRange() {
        return total + cutTotal;
    }

    /** Returns the self time in the range, of complete calls and of those that were cut off. */
    public long selfInRange() {
        return self + cutSelf;
    }
}
