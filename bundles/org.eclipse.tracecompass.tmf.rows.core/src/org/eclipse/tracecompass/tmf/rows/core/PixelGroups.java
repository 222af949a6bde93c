package org.eclipse.tracecompass.tmf.rows.core;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Those groups of the states of a row that lie in one pixel of a picture each. They are added to it
 * as they are; only the other states have to be read. Immutable, thread-safe.
 */
public final class PixelGroups {

    private final StateGroups groups;
    private final BitSet chosen = new BitSet();

    /**
     * The times of the chosen groups, those that follow each other as one, in the order of time.
     */
    private long[] starts = new long[16];

    private long[] ends = new long[16];
    private int spans;

    PixelGroups(StateGroups groups, TimeGraphRowReducer pixels) {
        this.groups = groups;
        GroupColumns columns = groups.columns();
        for (int i = groups.firstEndingFrom(pixels.getStart());
                i < columns.groups && columns.starts[i] <= pixels.getEnd();
                i++) {
            if (pixels.takesTotals(columns.starts[i], columns.ends[i])) {
                chosen.set(i);
                addSpan(columns.starts[i], columns.ends[i]);
            }
        }
    }

    private void addSpan(long start, long end) {
        if (spans > 0 && ends[spans - 1] + 1 == start) {
            ends[spans - 1] = end;
            return;
        }
        if (spans == starts.length) {
            starts = Arrays.copyOf(starts, spans * 2);
            ends = Arrays.copyOf(ends, spans * 2);
        }
        starts[spans] = start;
        ends[spans] = end;
        spans++;
    }

    boolean isEmpty() {
        return chosen.isEmpty();
    }

    /** Whether all states that share an instant with a span are in the groups. */
    boolean cover(long start, long end) {
        int span = spanAt(start);
        return span >= 0 && end <= ends[span];
    }

    /** The first instant from a time on that is in no group. */
    long firstOutside(long time) {
        int span = spanAt(time);
        return span >= 0 && time <= ends[span] ? ends[span] + 1 : time;
    }

    /** The last instant until a time that is in no group. */
    long lastOutside(long time) {
        int span = spanAt(time);
        return span >= 0 && time <= ends[span] ? starts[span] - 1 : time;
    }

    /** The last span that begins at an instant or before it; -1 if there is none. */
    int spanAt(long time) {
        int found = Arrays.binarySearch(starts, 0, spans, time);
        return found >= 0 ? found : -found - 2;
    }

    /** The number of spans in which all states are in the groups. */
    int spans() {
        return spans;
    }

    long start(int span) {
        return starts[span];
    }

    long end(int span) {
        return ends[span];
    }

    /** Adds those groups to a row that lie in the pixels of a reducer. */
    void addTo(TimeGraphRowReducer reducer, int row) {
        GroupColumns columns = groups.columns();
        int[] kinds = kinds(reducer);
        int behind = groups.firstEndingFrom(reducer.getPartEnd() + 1);
        for (int i = chosen.nextSetBit(firstStartingFrom(reducer.getPartStart()));
                i >= 0 && i < behind;
                i = chosen.nextSetBit(i + 1)) {
            for (int total = columns.begins[i]; total < columns.begins[i + 1]; total++) {
                reducer.addTotal(
                        row,
                        columns.firsts[total],
                        columns.lasts[total],
                        kinds[columns.lookOf[total]],
                        columns.times[total],
                        columns.counts[total]);
            }
        }
    }

    private int firstStartingFrom(long time) {
        int first = groups.firstEndingFrom(time);
        GroupColumns columns = groups.columns();
        return first < columns.groups && columns.starts[first] < time ? first + 1 : first;
    }

    /** The numbers that a reducer has for the looks. */
    private int[] kinds(TimeGraphRowReducer reducer) {
        return groups.looks().stream()
                .mapToInt(look -> reducer.kindOf(look.value(), look.label(), look.style()))
                .toArray();
    }
}
