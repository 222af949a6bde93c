package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import java.util.function.ToLongFunction;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.ICalledFunction;
import org.eclipse.tracecompass.analysis.timing.core.statistics.IStatistics;
import org.eclipse.tracecompass.analysis.timing.core.statistics.MomentStatistics;

/**
 * Statistics of one kind of time of the calls of a function, kept as plain numbers: a call is added
 * without an object for it. Not thread-safe.
 */
public final class CallTimes extends MomentStatistics<ICalledFunction> {

    private final ICallStackSymbol symbol;
    private final ToLongFunction<ICalledFunction> time;
    private long total;
    private long min = Long.MAX_VALUE;
    private long minStart;
    private long minEnd;
    private long max = Long.MIN_VALUE;
    private long maxStart;
    private long maxEnd;

    /**
     * Creates statistics of no calls.
     *
     * @param symbol the function
     * @param time the time of a call, ns; a negative one is not known and is ignored
     */
    CallTimes(ICallStackSymbol symbol, ToLongFunction<ICalledFunction> time) {
        this.symbol = symbol;
        this.time = time;
    }

    /**
     * Adds a call.
     *
     * @param value its time, ns; a negative one is not known and is ignored
     * @param start when it began, ns
     * @param end when it ended, ns
     */
    void add(long value, long start, long end) {
        if (value < 0) {
            return;
        }
        if (value < min) {
            min = value;
            minStart = start;
            minEnd = end;
        }
        if (value > max) {
            max = value;
            maxStart = start;
            maxEnd = end;
        }
        moments.add(value);
        total += value;
    }

    @Override
    public long getMin() {
        return min;
    }

    @Override
    public long getMax() {
        return max;
    }

    @Override
    public @Nullable ICalledFunction getMinObject() {
        return getNbElements() == 0 ? null : call(minStart, minEnd);
    }

    @Override
    public @Nullable ICalledFunction getMaxObject() {
        return getNbElements() == 0 ? null : call(maxStart, maxEnd);
    }

    private ICalledFunction call(long start, long end) {
        Object function =
                symbol instanceof AddressSymbol address
                        ? Long.valueOf(address.address())
                        : symbol.toString();
        int pid = symbol instanceof AddressSymbol address ? address.pid() : -1;
        return new CalledFunction(function, start, end, pid, -1, null, null);
    }

    @Override
    public double getTotal() {
        return total;
    }

    /** Returns the sum of the times, ns. */
    long total() {
        return total;
    }

    @Override
    public void update(ICalledFunction object) {
        add(time.applyAsLong(object), object.getStart(), object.getEnd());
    }

    @Override
    public void merge(IStatistics<ICalledFunction> o) {
        if (!(o instanceof CallTimes other)) {
            throw new IllegalArgumentException(
                    "Statistics of calls cannot be merged with a " + o.getClass().getName());
        }
        if (other.getNbElements() == 0) {
            return;
        }
        if (other.min < min) {
            min = other.min;
            minStart = other.minStart;
            minEnd = other.minEnd;
        }
        if (other.max > max) {
            max = other.max;
            maxStart = other.maxStart;
            maxEnd = other.maxEnd;
        }
        moments.merge(other.moments);
        total += other.total;
    }

    @Override
    public String toString() {
        return "count " + getNbElements() + ", min " + min + ", max " + max + ", mean " + getMean();
    }
}
