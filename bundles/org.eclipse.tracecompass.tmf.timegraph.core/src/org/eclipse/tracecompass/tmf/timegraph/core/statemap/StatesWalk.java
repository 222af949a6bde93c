package org.eclipse.tracecompass.tmf.timegraph.core.statemap;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.loading.core.Reading;
import org.eclipse.tracecompass.tmf.timegraph.core.load.ProviderReader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;

/**
 * Walks over all states of some rows and tells where each begins, window by window, so that memory
 * does not follow the number of states. For one walk.
 */
final class StatesWalk {

    /** Is told where states begin. */
    interface Target {

        /** A state of a row begins; rows are numbered in the order of their ids. */
        void begins(long time, int row, int state, @Nullable String tag) throws IOException;
    }

    /** Knows which of the states that begin at the same instant came first. */
    interface Order {

        /** Rows in the order of their states that begin at an instant; others come after them. */
        List<Integer> at(long time) throws IOException;
    }

    private static final int FIRST_WINDOWS = 16;

    /** The length of a window is chosen to contain about this many states. */
    private static final int STATES_PER_WINDOW = 200_000;

    private static final long NEVER = Long.MIN_VALUE;

    private record Beginning(long time, int row, int state, @Nullable String tag) {}

    private final ProviderReader reader;
    private final List<Long> ids;
    private final StateNumbers numbers;
    private final Order order;
    private final Target target;

    /** Where the latest state of each row ends; {@link #NEVER} before the first. */
    private final long[] ends;

    private final boolean[] idle;
    private final @Nullable Beginning[] latest;
    private final List<Beginning> found = new ArrayList<>();
    private long last = NEVER;

    StatesWalk(
            ProviderReader reader,
            List<Long> ids,
            StateNumbers numbers,
            Order order,
            Target target) {
        this.reader = reader;
        this.ids = ids;
        this.numbers = numbers;
        this.order = order;
        this.target = target;
        this.ends = new long[ids.size()];
        Arrays.fill(ends, NEVER);
        this.idle = new boolean[ids.size()];
        this.latest = new @Nullable Beginning[ids.size()];
    }

    /**
     * Walks from one instant to another, both included. At the end there is a beginning in any
     * case, so that it is seen how long the last states are.
     */
    void walk(long start, long end, IProgressMonitor monitor) throws IOException, PictureException {
        Map<Long, Integer> rows = new HashMap<>();
        for (int i = 0; i < ids.size(); i++) {
            rows.put(ids.get(i), i);
        }
        long step = Math.max(1, (end - start) / FIRST_WINDOWS);
        double told = 0;
        for (long from = start; from <= end && from >= start; ) {
            long to = end - from < step ? end : from + step - 1;
            // Some providers cut states where they are asked: one instant more tells the rest of a
            // state from one that begins with the window.
            long asked = from == start ? from : from - 1;
            Reading<Map<Long, RowStates>> reading = reader.allStates(ids, asked, to, monitor);
            if (monitor.isCanceled() || reading.interrupted()) {
                throw new OperationCanceledException();
            }
            Map<Long, RowStates> model = reading.model();
            if (reading.failure() != null || model == null) {
                throw new PictureException(
                        "The states cannot be read: "
                                + (reading.failure() == null
                                        ? "the data provider has no answer yet"
                                        : reading.failure()));
            }
            long count = 0;
            for (Map.Entry<Long, RowStates> row : model.entrySet()) {
                Integer number = rows.get(row.getKey());
                if (number != null) {
                    collect(number, row.getValue(), from == start, from, to);
                    count += row.getValue().size();
                }
            }
            tellFound();
            double done = end == start ? 1 : (double) (to - start) / (end - start);
            monitor.worked((int) (done * 1000) - (int) (told * 1000));
            told = done;
            step = count > STATES_PER_WINDOW ? Math.max(1, step / 2) : longer(step, count);
            if (to == end) {
                break;
            }
            from = to + 1;
        }
        tellEnd(end);
    }

    private static long longer(long step, long count) {
        return count < STATES_PER_WINDOW / 4 && step < Long.MAX_VALUE / 4 ? step * 2 : step;
    }

    private void collect(int row, RowStates states, boolean first, long from, long to) {
        StatePalette palette = reader.palette();
        for (int i = states.firstEndingAfter(from); i < states.size(); i++) {
            long begin = states.start(i);
            if (begin > to) {
                break;
            }
            if (begin >= from || first) {
                long time = Math.max(begin, from);
                gap(row, time);
                StateStyle style = palette.style(states.style(i));
                String label = states.label(i);
                begin(
                        new Beginning(
                                time,
                                row,
                                numbers.of(style, label),
                                StateNumbers.tag(style, label)));
                idle[row] = false;
            }
            ends[row] = states.end(i);
        }
        gap(row, to);
    }

    /** A row without a state up to a time begins to have none. */
    private void gap(int row, long upTo) {
        if (ends[row] != NEVER && ends[row] < upTo && !idle[row]) {
            idle[row] = true;
            begin(new Beginning(ends[row], row, numbers.none(), null));
        }
    }

    private void begin(Beginning beginning) {
        found.add(beginning);
        latest[beginning.row] = beginning;
    }

    private void tellFound() throws IOException {
        found.sort(Comparator.comparingLong(Beginning::time).thenComparingInt(Beginning::row));
        for (int i = 0; i < found.size(); ) {
            long time = found.get(i).time;
            int next = i + 1;
            while (next < found.size() && found.get(next).time == time) {
                next++;
            }
            if (next > i + 1) {
                arrange(found.subList(i, next), order.at(time));
            }
            for (; i < next; i++) {
                tell(found.get(i));
            }
        }
        found.clear();
    }

    /** Brings what begins at one instant into a given order of rows. */
    private static void arrange(List<Beginning> beginnings, List<Integer> rows) {
        if (!rows.isEmpty()) {
            Map<Integer, Integer> places = new HashMap<>();
            rows.forEach(row -> places.put(row, places.size()));
            beginnings.sort(
                    Comparator.comparingInt(
                            beginning -> places.getOrDefault(beginning.row, places.size())));
        }
    }

    private void tell(Beginning beginning) throws IOException {
        last = Math.max(last, beginning.time);
        target.begins(beginning.time, beginning.row, beginning.state, beginning.tag);
    }

    private void tellEnd(long end) throws IOException {
        if (last >= end || last == NEVER) {
            return;
        }
        for (Beginning now : latest) {
            if (now != null) {
                tell(new Beginning(end, now.row, now.state, now.tag));
                return;
            }
        }
    }
}
