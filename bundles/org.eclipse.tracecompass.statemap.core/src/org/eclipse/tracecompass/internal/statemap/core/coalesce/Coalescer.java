package org.eclipse.tracecompass.internal.statemap.core.coalesce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.tracecompass.statemap.core.StatemapRectangle;

/**
 * Keeps the number of rectangles below a bound: whenever it is reached, the rectangle that weighs
 * least is merged with a neighbour of the same entity.
 *
 * <p>A rectangle's weight is its own duration and those of both its neighbours, so what is short
 * among short ones goes first. It is merged with its shorter neighbour, the right one if both are
 * equally long; the result has the earlier start and the sum of the times in each state and with
 * each tag. Adding a rectangle costs O(log bound), memory is O(bound + entities). Not thread-safe.
 */
public final class Coalescer {

    private static final int NONE = Rectangles.NONE;

    private final long bound;
    private final Rectangles rectangles = new Rectangles();
    private final WeightQueue queue = new WeightQueue(rectangles);
    private int[] heads = new int[16];
    private int[] tails = new int[16];
    private int entities;
    private long merges;

    /**
     * Creates an empty map.
     *
     * @param bound how many rectangles there are less than, at least 1; the last one of each entity
     *     comes on top, and so does the only one of an entity that has no other
     */
    public Coalescer(long bound) {
        this.bound = bound;
    }

    /** Adds an entity, whose number is how many there were. */
    public void addEntity() {
        if (entities == heads.length) {
            heads = Arrays.copyOf(heads, entities * 2);
            tails = Arrays.copyOf(tails, entities * 2);
        }
        heads[entities] = NONE;
        tails[entities] = NONE;
        entities++;
    }

    /** Adds entities until there is one of a number. */
    void know(int entity) {
        while (entities <= entity) {
            addEntity();
        }
    }

    /**
     * Adds a rectangle to the right of its entity's others, and merges if there are too many.
     *
     * @param duration more than 0
     * @param tag a tag's number, or -1
     */
    public void add(int entity, long start, long duration, int state, int tag) {
        int r = append(entity, start, duration, state, tag);
        int left = rectangles.previous[r];
        if (left != NONE) {
            reweigh(left);
        }
        reweigh(r);
        while (queue.size() >= bound) {
            mergeLightest();
        }
    }

    /** Adds the last rectangle of an entity, which is never merged. */
    public void addLast(int entity, long start, long duration, int state, int tag) {
        append(entity, start, duration, state, tag);
    }

    private int append(int entity, long start, long duration, int state, int tag) {
        int r = rectangles.create(entity, start, duration, state, tag);
        int left = tails[entity];
        if (left == NONE) {
            heads[entity] = r;
        } else {
            rectangles.next[left] = r;
            rectangles.previous[r] = left;
        }
        tails[entity] = r;
        return r;
    }

    private void mergeLightest() {
        int r = queue.lightest();
        int left = rectangles.previous[r];
        int right = rectangles.next[r];
        if (left == NONE && right == NONE) {
            queue.remove(r);
        } else if (right == NONE
                || left != NONE && rectangles.duration[left] < rectangles.duration[right]) {
            merge(left, r);
        } else {
            merge(r, right);
        }
    }

    private void merge(int left, int right) {
        queue.remove(right);
        rectangles.absorb(left, right);
        int entity = rectangles.entity[left];
        if (tails[entity] == right) {
            tails[entity] = left;
        }
        merges++;
        int before = rectangles.previous[left];
        int after = rectangles.next[left];
        if (before != NONE) {
            reweigh(before);
        }
        reweigh(left);
        if (after != NONE) {
            reweigh(after);
        }
    }

    private void reweigh(int r) {
        int left = rectangles.previous[r];
        int right = rectangles.next[r];
        long weight = rectangles.duration[r];
        if (left != NONE) {
            weight += rectangles.duration[left];
        }
        if (right != NONE) {
            weight += rectangles.duration[right];
        }
        queue.put(r, weight);
    }

    /** Returns how many rectangles may still be merged. */
    public int live() {
        return queue.size();
    }

    /** Returns how many merges there were. */
    public long merges() {
        return merges;
    }

    /** Returns the rectangles of an entity in order of time. */
    public List<StatemapRectangle> rectangles(int entity) {
        List<StatemapRectangle> list = new ArrayList<>();
        for (int r = heads[entity]; r != NONE; r = rectangles.next[r]) {
            list.add(
                    new StatemapRectangle(
                            rectangles.start[r],
                            rectangles.duration[r],
                            rectangles.count[r],
                            rectangles.states(r),
                            rectangles.stateNanos(r),
                            rectangles.tags(r),
                            rectangles.tagNanos(r)));
        }
        return list;
    }
}
