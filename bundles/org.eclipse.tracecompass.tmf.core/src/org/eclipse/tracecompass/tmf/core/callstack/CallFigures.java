package org.eclipse.tracecompass.tmf.core.callstack;

/**
 * How often and how long a function ran, in a range of time. Time is in ns; a call's time includes
 * the functions that it called, its self time does not. Recursive calls count each by themselves.
 *
 * <p>Calls that lie wholly in the range are counted apart from those that are cut off by its ends
 * (or had not ended when the trace did), because the latter say nothing about the length of a call.
 */
public final class CallFigures {

    private long fCalls;
    private long fTotal;
    private long fSelf;
    private long fMin = Long.MAX_VALUE;
    private long fMax;
    private long fCutCalls;
    private long fCutTotal;
    private long fCutSelf;

    void add(long time, long self, boolean complete) {
        if (complete) {
            fCalls++;
            fTotal += time;
            fSelf += self;
            fMin = Math.min(fMin, time);
            fMax = Math.max(fMax, time);
        } else {
            fCutCalls++;
            fCutTotal += time;
            fCutSelf += self;
        }
    }

    /** Returns how many calls began and ended in the range. */
    public long calls() {
        return fCalls;
    }

    /** Returns the time of the complete calls. */
    public long total() {
        return fTotal;
    }

    /** Returns the time of the complete calls outside of the functions that they called. */
    public long self() {
        return fSelf;
    }

    /** Returns the shortest complete call; 0 if there is none. */
    public long min() {
        return fCalls == 0 ? 0 : fMin;
    }

    /** Returns the longest complete call; 0 if there is none. */
    public long max() {
        return fMax;
    }

    /** Returns the mean length of a complete call; 0 if there is none. */
    public double average() {
        return fCalls == 0 ? 0 : (double) fTotal / fCalls;
    }

    /** Returns how many calls were cut off by an end of the range or of the trace. */
    public long cutCalls() {
        return fCutCalls;
    }

    /** Returns the time in the range, of complete calls and of those that were cut off. */
    public long timeInRange() {
        return fTotal + fCutTotal;
    }

    /** Returns the self time in the range, of complete calls and of those that were cut off. */
    public long selfInRange() {
        return fSelf + fCutSelf;
    }
}
