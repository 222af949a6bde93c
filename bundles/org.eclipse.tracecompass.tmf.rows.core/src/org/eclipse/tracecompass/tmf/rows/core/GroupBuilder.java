package org.eclipse.tracecompass.tmf.rows.core;

import java.util.BitSet;
import java.util.List;

/**
 * Sums up the states of a row, given in the order of time. When there are too many groups, each
 * becomes one with the next. For one thread.
 */
final class GroupBuilder {

    private final List<StateLook> looks;
    private final int mostGroups;

    private GroupColumns columns = new GroupColumns(0, 0);
    private GroupColumns merged = new GroupColumns(0, 0);

    /** The groups that do not follow the one before. */
    private BitSet gaps = new BitSet();

    /** Each group now has at most so many times the states of a first one. */
    private int factor = 1;

    /** How many were added to the last group that may grow. */
    private int parts;

    /** Of the group being summed up, by look; those with a count of 0 are not there. */
    private final int[] counts;

    private final long[] firsts;
    private final long[] lasts;
    private final long[] times;

    /** The looks in the order in which they occurred. */
    private final int[] order;

    private int found;
    private long start;
    private long end;

    /**
     * Begins without groups.
     *
     * @param looks the looks of states
     * @param mostGroups how many groups there may be at most, 2 at least
     */
    GroupBuilder(List<StateLook> looks, int mostGroups) {
        this.looks = looks;
        this.mostGroups = mostGroups;
        counts = new int[looks.size()];
        firsts = new long[looks.size()];
        lasts = new long[looks.size()];
        times = new long[looks.size()];
        order = new int[looks.size()];
    }

    /**
     * Adds the time of states to the group, before their parts.
     *
     * @param first the first instant of the first one
     * @param last the last instant of the last one
     */
    void extend(long first, long last) {
        if (found == 0) {
            start = first;
        }
        end = last;
    }

    /** Adds a part of a state to the group. */
    void add(long first, long last, int look) {
        if (counts[look] == 0) {
            order[found++] = look;
            firsts[look] = first;
            times[look] = 0;
        }
        counts[look]++;
        lasts[look] = last;
        times[look] += last - first + 1;
    }

    /**
     * Ends a part of a group that has as many states as a first one; another part may be added to
     * the group.
     */
    void endPart() {
        if (found > 0 && ++parts >= factor) {
            endGroup();
        }
    }

    /** Ends the group: the next state does not follow the last one. */
    void addGap() {
        endGroup();
        gaps.set(columns.groups);
    }

    private void endGroup() {
        parts = 0;
        if (found == 0) {
            return;
        }
        if (columns.groups >= mostGroups) {
            mergePairs();
        }
        for (int i = 0; i < found; i++) {
            int look = order[i];
            columns.addTotal(look, counts[look], firsts[look], lasts[look], times[look]);
            counts[look] = 0;
        }
        columns.addGroup(start, end);
        found = 0;
    }

    private void mergePairs() {
        factor *= 2;
        merged.clear();
        BitSet moved = new BitSet();
        for (int i = 0; i < columns.groups; ) {
            moved.set(merged.groups, gaps.get(i));
            int behind = i + 1 < columns.groups && !gaps.get(i + 1) ? i + 2 : i + 1;
            int from = merged.totals;
            for (int total = columns.begins[i]; total < columns.begins[behind]; total++) {
                mergeTotal(from, total);
            }
            merged.addGroup(columns.starts[i], columns.ends[behind - 1]);
            i = behind;
        }
        moved.set(merged.groups, gaps.get(columns.groups));
        gaps = moved;
        GroupColumns old = columns;
        columns = merged;
        merged = old;
    }

    /** Adds a total to that of its look in the group whose totals begin at an index. */
    private void mergeTotal(int from, int total) {
        GroupColumns old = columns;
        int at = from;
        while (at < merged.totals && merged.lookOf[at] != old.lookOf[total]) {
            at++;
        }
        if (at == merged.totals) {
            merged.addTotal(
                    old.lookOf[total],
                    old.counts[total],
                    old.firsts[total],
                    old.lasts[total],
                    old.times[total]);
        } else {
            merged.counts[at] += old.counts[total];
            merged.lasts[at] = old.lasts[total];
            merged.times[at] += old.times[total];
        }
    }

    /** Returns the groups; nothing can be added after that. */
    StateGroups build() {
        endGroup();
        return new StateGroups(looks, columns);
    }
}
