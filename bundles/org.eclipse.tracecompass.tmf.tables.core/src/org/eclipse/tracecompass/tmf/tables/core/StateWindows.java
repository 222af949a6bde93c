package org.eclipse.tracecompass.tmf.tables.core;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.common.core.math.SaturatedArithmetic;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The states of some attributes in order of their start, in memory only those that start in a
 * window of time. Windows are chosen so that each has about as many states.
 */
final class StateWindows {

    /** Fewer states per window would often read the long states that cover several windows. */
    private static final int LEAST_WANTED = 1 << 16;

    private static final int TOLERANCE = 4;
    private static final int FIRST_WINDOWS = 64;

    /** Written out: chained comparators take twice as long. */
    private static final Comparator<ITmfStateInterval> ORDER =
            (one, other) -> {
                int byStart = Long.compare(one.getStartTime(), other.getStartTime());
                return byStart != 0
                        ? byStart
                        : Integer.compare(one.getAttribute(), other.getAttribute());
            };

    private final ITmfStateSystem history;
    private final List<Integer> quarks;
    private final TableScan scan;
    private final int wanted;
    private final long first;
    private final long last;
    private long next;
    private long length;
    private boolean ended;

    StateWindows(ITmfStateSystem history, List<Integer> quarks, TableScan scan) {
        this.history = history;
        this.quarks = quarks;
        this.scan = scan;
        this.wanted = Math.max(LEAST_WANTED, quarks.size());
        this.first = Math.max(scan.from(), history.getStartTime());
        this.last = Math.min(scan.to(), history.getCurrentEndTime());
        this.next = first;
        this.length = Math.max(1, SaturatedArithmetic.subtract(last, first) / FIRST_WINDOWS);
        this.ended = first > last || quarks.isEmpty();
    }

    /** Returns the states of the next window that has any; empty after the last. */
    List<ITmfStateInterval> next() {
        while (!ended) {
            long end = Math.min(last, SaturatedArithmetic.add(next, length - 1));
            List<ITmfStateInterval> states = new ArrayList<>();
            if (!collect(next, end, states)) {
                length = Math.max(1, length / TOLERANCE);
                continue;
            }
            if (states.size() < wanted / TOLERANCE) {
                length = SaturatedArithmetic.add(length, length);
            } else if (states.size() > wanted) {
                length = Math.max(1, length / 2);
            }
            ended = end == last;
            next = end + 1;
            if (!states.isEmpty()) {
                states.sort(ORDER);
                return states;
            }
        }
        return List.of();
    }

    /** Returns how much of the time range has been read. */
    double progress() {
        return ended ? 1 : ((double) next - first) / ((double) last - first + 1);
    }

    /** Returns false if the window must be shorter. */
    private boolean collect(long start, long end, List<ITmfStateInterval> states) {
        int seen = 0;
        try {
            for (ITmfStateInterval state : history.query2D(quarks, start, end)) {
                // those that started before were in an earlier window
                if (state.getStartTime() >= start || start == first) {
                    states.add(state);
                    if (states.size() > TOLERANCE * wanted && start < end) {
                        return false;
                    }
                }
                if (seen++ % LEAST_WANTED == 0 && scan.monitor().isCanceled()) {
                    throw new OperationCanceledException();
                }
            }
            return true;
        } catch (StateSystemDisposedException e) {
            // the trace was closed
            throw new OperationCanceledException();
        }
    }
}
