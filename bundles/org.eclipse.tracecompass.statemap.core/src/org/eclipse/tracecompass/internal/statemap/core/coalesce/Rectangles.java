package org.eclipse.tracecompass.internal.statemap.core.coalesce;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The rectangles of a map in columns, addressed by number: an object each would cost twice the
 * memory and most of the speed. Numbers of freed rectangles are given out again. Not thread-safe.
 */
final class Rectangles {

    /** No rectangle, or no tag. */
    static final int NONE = -1;

    long[] start = new long[1 << 10];
    long[] duration = new long[1 << 10];

    /** The number of added states in it. */
    long[] count = new long[1 << 10];

    int[] entity = new int[1 << 10];
    int[] previous = new int[1 << 10];
    int[] next = new int[1 << 10];

    /** Where it stands in the {@link WeightQueue}, or {@link #NONE}. */
    int[] place = new int[1 << 10];

    private int[] state = new int[1 << 10];
    private int[] tag = new int[1 << 10];
    private @Nullable Shares[] states = new @Nullable Shares[1 << 10];
    private @Nullable Shares[] tags = new @Nullable Shares[1 << 10];

    private int[] free = new int[16];
    private int freed;
    private int used;

    /** Creates a rectangle of one state, without neighbours. */
    int create(int ofEntity, long from, long length, int inState, int withTag) {
        int r = freed > 0 ? free[--freed] : used++;
        if (r == start.length) {
            grow(r * 2);
        }
        start[r] = from;
        duration[r] = length;
        count[r] = 1;
        entity[r] = ofEntity;
        previous[r] = NONE;
        next[r] = NONE;
        place[r] = NONE;
        state[r] = inState;
        tag[r] = withTag;
        return r;
    }

    private void grow(int length) {
        start = Arrays.copyOf(start, length);
        duration = Arrays.copyOf(duration, length);
        count = Arrays.copyOf(count, length);
        entity = Arrays.copyOf(entity, length);
        previous = Arrays.copyOf(previous, length);
        next = Arrays.copyOf(next, length);
        place = Arrays.copyOf(place, length);
        state = Arrays.copyOf(state, length);
        tag = Arrays.copyOf(tag, length);
        states = Arrays.copyOf(states, length);
        tags = Arrays.copyOf(tags, length);
    }

    /** Returns whether a comes before b among rectangles of equal weight. */
    boolean isBefore(int a, int b) {
        return start[a] != start[b] ? start[a] < start[b] : entity[a] < entity[b];
    }

    /** Adds the right neighbour to a rectangle, and frees the neighbour's number. */
    void absorb(int left, int right) {
        addStates(left, right);
        addTags(left, right);
        duration[left] += duration[right];
        count[left] += count[right];
        int after = next[right];
        next[left] = after;
        if (after != NONE) {
            previous[after] = left;
        }
        states[right] = null;
        tags[right] = null;
        if (freed == free.length) {
            free = Arrays.copyOf(free, freed * 2);
        }
        free[freed++] = right;
    }

    private void addStates(int left, int right) {
        Shares mine = states[left];
        Shares theirs = states[right];
        if (mine == null && theirs == null && state[left] == state[right]) {
            return;
        }
        if (mine == null) {
            // The one that is there already is used again; sums do not depend on the order.
            Shares target = theirs == null ? new Shares() : theirs;
            target.add(state[left], duration[left]);
            if (theirs == null) {
                target.add(state[right], duration[right]);
            }
            states[left] = target;
        } else if (theirs == null) {
            mine.add(state[right], duration[right]);
        } else {
            mine.addAll(theirs);
        }
    }

    private void addTags(int left, int right) {
        Shares theirs = tags[right];
        if (theirs == null && tag[right] == NONE) {
            keepTag(left);
            return;
        }
        Shares mine = keepTag(left);
        if (mine == null) {
            mine = theirs == null ? new Shares() : theirs;
            tags[left] = mine;
            if (theirs != null) {
                return;
            }
        }
        if (theirs == null) {
            mine.add(tag[right], duration[right]);
        } else {
            mine.addAll(theirs);
        }
    }

    /** Turns the tag of a whole rectangle into a share, before the rectangle grows. */
    private @Nullable Shares keepTag(int r) {
        if (tag[r] != NONE) {
            Shares shares = new Shares();
            shares.add(tag[r], duration[r]);
            tags[r] = shares;
            tag[r] = NONE;
        }
        return tags[r];
    }

    int[] states(int r) {
        Shares shares = states[r];
        return shares == null ? new int[] {state[r]} : shares.keys();
    }

    long[] stateNanos(int r) {
        Shares shares = states[r];
        return shares == null ? new long[] {duration[r]} : shares.values();
    }

    int[] tags(int r) {
        Shares shares = tags[r];
        if (shares != null) {
            return shares.keys();
        }
        return tag[r] == NONE ? new int[0] : new int[] {tag[r]};
    }

    long[] tagNanos(int r) {
        Shares shares = tags[r];
        if (shares != null) {
            return shares.values();
        }
        return tag[r] == NONE ? new long[0] : new long[] {duration[r]};
    }
}
