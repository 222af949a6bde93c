package org.eclipse.tracecompass.tmf.timegraph.core.load;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;

/**
 * Finds where the next or the previous state of a row begins, to the nanosecond, however far the
 * picture is zoomed out: it asks the provider for a short range beside the instant and widens it
 * until a state begins in it.
 */
public final class StateStepper {

    private static final int PIXELS = 4096;
    private static final int WIDEN = 16;

    private final ProviderReader reader;
    private final long row;
    private final long boundsStart;
    private final long boundsEnd;
    private final IProgressMonitor monitor;

    /**
     * @param reader asks the provider
     * @param row the row
     * @param boundsStart how far to go back
     * @param boundsEnd how far to go on
     */
    public StateStepper(
            ProviderReader reader,
            long row,
            long boundsStart,
            long boundsEnd,
            IProgressMonitor monitor) {
        this.reader = reader;
        this.row = row;
        this.boundsStart = boundsStart;
        this.boundsEnd = boundsEnd;
        this.monitor = monitor;
    }

    /** The first instant after {@code time} at which a state begins; empty if there is none. */
    public OptionalLong next(long time) {
        long from = Math.max(time, boundsStart);
        for (long span = PIXELS; from < boundsEnd && !monitor.isCanceled(); span = widen(span)) {
            long to = boundsEnd - from <= span ? boundsEnd : from + span;
            OptionalLong found = firstAfter(time, from, to);
            if (found.isPresent() || to == boundsEnd) {
                return found;
            }
        }
        return OptionalLong.empty();
    }

    /** The last instant before {@code time} at which a state begins; empty if there is none. */
    public OptionalLong previous(long time) {
        long to = Math.min(time, boundsEnd);
        for (long span = PIXELS; to > boundsStart && !monitor.isCanceled(); span = widen(span)) {
            long from = to - boundsStart <= span ? boundsStart : to - span;
            OptionalLong found = lastBefore(time, from, to);
            if (found.isPresent() || from == boundsStart) {
                return found;
            }
        }
        return OptionalLong.empty();
    }

    private static long widen(long span) {
        return span > Long.MAX_VALUE / WIDEN ? Long.MAX_VALUE : span * WIDEN;
    }

    private RowStates read(long from, long to) {
        Map<Long, RowStates> model =
                reader.states(List.of(row), from, to, pixels(from, to), monitor).model();
        RowStates states = model == null ? null : model.get(row);
        return states == null ? RowStates.EMPTY : states;
    }

    private static int pixels(long from, long to) {
        return (int) Math.max(1, Math.min(PIXELS, to - from));
    }

    private OptionalLong firstAfter(long time, long from, long to) {
        RowStates states = read(from, to);
        for (int i = states.firstEndingAfter(time); i < states.size(); i++) {
            long begin = Math.max(from, states.start(i));
            if (states.shares(i) > 0
                    && states.end(i) - begin > 1
                    && narrower(begin, states.end(i), from, to)) {
                OptionalLong inside = firstAfter(time, begin, Math.min(to, states.end(i)));
                if (inside.isPresent()) {
                    return inside;
                }
            }
            if (states.start(i) > time) {
                return states.start(i) <= to
                        ? OptionalLong.of(states.start(i))
                        : OptionalLong.empty();
            }
        }
        return OptionalLong.empty();
    }

    private OptionalLong lastBefore(long time, long from, long to) {
        RowStates states = read(from, to);
        for (int i = states.size() - 1; i >= 0; i--) {
            if (states.start(i) >= time) {
                continue;
            }
            long end = Math.min(to, states.end(i));
            long begin = Math.max(from, states.start(i));
            if (states.shares(i) > 0 && end - begin > 1 && narrower(begin, end, from, to)) {
                OptionalLong inside = lastBefore(time, begin, end);
                if (inside.isPresent()) {
                    return inside;
                }
            }
            return states.start(i) > from || from == boundsStart
                    ? OptionalLong.of(Math.max(boundsStart, states.start(i)))
                    : OptionalLong.empty();
        }
        return OptionalLong.empty();
    }

    private static boolean narrower(long begin, long end, long from, long to) {
        return end - begin < to - from;
    }
}
