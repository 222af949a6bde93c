package org.eclipse.tracecompass.tmf.rows.core;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Divides states where stretches of time begin, and finds the kinds of the parts. Keeps its arrays,
 * and the kind of each value in each kind of stretch. For one thread.
 */
final class StretchDivider {

    private static final int UNKNOWN = Integer.MIN_VALUE;

    /** Before stretches are searched, so many are passed one by one. */
    private static final int MOST_STEPS = 4;

    private final RowLooks.OfStretches looks;
    private final RowLooks.Stretches stretches;
    private final List<Object> values;
    private final ToIntFunction<@Nullable StateLook> numbering;

    /** For the number of each value and each kind of stretch, the kind of a state. */
    private int[] known = {};

    private boolean[] divided = {};

    private long[] starts = new long[64];
    private long[] ends = new long[64];
    private int[] kinds = new int[64];
    private int size;

    private int stretch;
    private long stretchEnd;

    /** The latest span that begins before the latest state, whose states are in groups. */
    private int span;

    /**
     * @param looks how states look
     * @param stretches the stretches of time
     * @param values the values by number; may grow
     * @param numbering gives the kind of a look, a negative one for null
     */
    StretchDivider(
            RowLooks.OfStretches looks,
            RowLooks.Stretches stretches,
            List<Object> values,
            ToIntFunction<@Nullable StateLook> numbering) {
        this.looks = looks;
        this.stretches = stretches;
        this.values = values;
        this.numbering = numbering;
    }

    /** Divides states that follow each other; those of negative numbers are left out. */
    void divide(long[] starts, long[] ends, int[] numbers, int from, int to) {
        size = 0;
        if (from == to) {
            return;
        }
        // The first state that is divided goes to its stretch.
        stretchEnd = Long.MIN_VALUE;
        PixelGroups groups = looks.groups;
        if (groups != null) {
            span = groups.spanAt(starts[from]);
        }
        for (int i = from; i < to; i++) {
            int number = numbers[i];
            if (number < 0 || groups != null && isIn(groups, starts[i])) {
                continue;
            }
            if (!isKnown(number)) {
                learn(number);
            }
            int kind = number * looks.kinds;
            if (divided[number]) {
                step(starts[i]);
                long start = starts[i];
                while (stretchEnd < ends[i]) {
                    add(start, stretchEnd, known[kind + stretches.kind(stretch)]);
                    start = stretchEnd + 1;
                    enter(stretch + 1);
                }
                add(start, ends[i], known[kind + stretches.kind(stretch)]);
            } else {
                add(starts[i], ends[i], known[kind]);
            }
        }
    }

    /** Divides a state whose value has no number. */
    void divide(long start, long end, Object value) {
        size = 0;
        PixelGroups groups = looks.groups;
        if (groups != null && groups.cover(start, end)) {
            return;
        }
        if (!looks.look.isDivided(value)) {
            add(start, end, numbering.applyAsInt(looks.look.of(value, 0)));
            return;
        }
        goTo(start);
        long from = start;
        while (stretchEnd < end) {
            add(from, stretchEnd, kind(value));
            from = stretchEnd + 1;
            enter(stretch + 1);
        }
        add(from, end, kind(value));
    }

    /** Whether a state that begins at an instant is in a group; asked in the order of time. */
    private boolean isIn(PixelGroups groups, long start) {
        while (span + 1 < groups.spans() && groups.start(span + 1) <= start) {
            span++;
        }
        return span >= 0 && start <= groups.end(span);
    }

    private int kind(Object value) {
        return numbering.applyAsInt(looks.look.of(value, stretches.kind(stretch)));
    }

    private void goTo(long time) {
        enter(stretches.at(time));
    }

    private void enter(int next) {
        stretch = next;
        stretchEnd = stretches.last(next);
    }

    /** Goes on to the stretch of an instant that is not before the current one. */
    private void step(long time) {
        if (stretchEnd == Long.MIN_VALUE) {
            goTo(time);
            return;
        }
        for (int steps = 0; stretchEnd < time; steps++) {
            if (steps == MOST_STEPS) {
                goTo(time);
                return;
            }
            enter(stretch + 1);
        }
    }

    private boolean isKnown(int number) {
        int first = number * looks.kinds;
        return first < known.length && known[first] != UNKNOWN;
    }

    private void learn(int number) {
        int before = divided.length;
        if (number >= before) {
            divided = Arrays.copyOf(divided, Math.max(16, number * 2));
            known = Arrays.copyOf(known, divided.length * looks.kinds);
            Arrays.fill(known, before * looks.kinds, known.length, UNKNOWN);
        }
        Object value = values.get(number);
        divided[number] = looks.look.isDivided(value);
        for (int kind = 0; kind < looks.kinds; kind++) {
            known[number * looks.kinds + kind] = numbering.applyAsInt(looks.look.of(value, kind));
        }
    }

    private void add(long start, long end, int kind) {
        if (size == starts.length) {
            starts = Arrays.copyOf(starts, size * 2);
            ends = Arrays.copyOf(ends, size * 2);
            kinds = Arrays.copyOf(kinds, size * 2);
        }
        starts[size] = start;
        ends[size] = end;
        kinds[size] = kind;
        size++;
    }

    /** Passes what was divided last on to the groups of a row. */
    void addTo(GroupBuilder groups) {
        for (int i = 0; i < size; i++) {
            if (kinds[i] >= 0) {
                groups.add(starts[i], ends[i], kinds[i]);
            }
        }
    }

    /** Passes what was divided last on to a row. */
    void addTo(TimeGraphRowReducer reducer, int row) {
        reducer.addKinds(row, starts, ends, kinds, 0, size);
    }
}
