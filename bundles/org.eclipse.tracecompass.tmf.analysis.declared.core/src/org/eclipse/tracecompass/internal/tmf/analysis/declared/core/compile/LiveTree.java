package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/**
 * The attributes of a tree that have a value. Removing all values below an attribute then costs as
 * much as there are, and not as much as there ever were: a declaration that comes with a trace
 * could otherwise make every event cost more than the one before.
 *
 * <p>An attribute is known here while it, or one below it, has a value. Each has a list of its
 * known children.
 */
final class LiveTree {

    private static final int NONE = Store.NONE;

    private final IntUnaryOperator parentOf;
    private boolean[] hasValue = new boolean[64];
    private int[] firstChild = filled(64);
    private int[] next = filled(64);
    private int[] previous = filled(64);

    /**
     * Creates a tree without values.
     *
     * @param parentOf gives the parent of an attribute; a negative number if there is none
     */
    LiveTree(IntUnaryOperator parentOf) {
        this.parentOf = parentOf;
    }

    private static int[] filled(int size) {
        int[] array = new int[size];
        Arrays.fill(array, NONE);
        return array;
    }

    /** Notes whether an attribute has a value. */
    void set(int attribute, boolean value) {
        grow(attribute);
        if (hasValue[attribute] == value) {
            return;
        }
        boolean wasKnown = isKnown(attribute);
        hasValue[attribute] = value;
        if (value && !wasKnown) {
            link(attribute);
        } else if (!value && !isKnown(attribute)) {
            unlink(attribute);
        }
    }

    private boolean isKnown(int attribute) {
        return hasValue[attribute] || firstChild[attribute] != NONE;
    }

    private void link(int attribute) {
        int child = attribute;
        int parent = parentOf.applyAsInt(child);
        while (parent >= 0) {
            grow(parent);
            boolean wasKnown = isKnown(parent);
            int first = firstChild[parent];
            next[child] = first;
            previous[child] = NONE;
            if (first != NONE) {
                previous[first] = child;
            }
            firstChild[parent] = child;
            if (wasKnown) {
                return;
            }
            child = parent;
            parent = parentOf.applyAsInt(child);
        }
    }

    private void unlink(int attribute) {
        int child = attribute;
        int parent = parentOf.applyAsInt(child);
        while (parent >= 0) {
            if (previous[child] == NONE) {
                firstChild[parent] = next[child];
            } else {
                next[previous[child]] = next[child];
            }
            if (next[child] != NONE) {
                previous[next[child]] = previous[child];
            }
            if (isKnown(parent)) {
                return;
            }
            child = parent;
            parent = parentOf.applyAsInt(child);
        }
    }

    /**
     * Takes the values of an attribute and of all below it away, those below first.
     *
     * @param removed is told each attribute that had a value
     */
    void clear(int attribute, IntConsumer removed) {
        grow(attribute);
        int at = attribute;
        while (true) {
            while (firstChild[at] != NONE) {
                at = firstChild[at];
            }
            int parent = at == attribute ? NONE : parentOf.applyAsInt(at);
            if (hasValue[at]) {
                removed.accept(at);
                set(at, false);
            }
            if (at == attribute) {
                return;
            }
            at = parent;
        }
    }

    private void grow(int attribute) {
        int size = hasValue.length;
        if (attribute < size) {
            return;
        }
        int wanted = Math.max(attribute + 1, 2 * size);
        hasValue = Arrays.copyOf(hasValue, wanted);
        firstChild = grown(firstChild, wanted);
        next = grown(next, wanted);
        previous = grown(previous, wanted);
    }

    private static int[] grown(int[] array, int size) {
        int[] longer = Arrays.copyOf(array, size);
        Arrays.fill(longer, array.length, size, NONE);
        return longer;
    }
}
