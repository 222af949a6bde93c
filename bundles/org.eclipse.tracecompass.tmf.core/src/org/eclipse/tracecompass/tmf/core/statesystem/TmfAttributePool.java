package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;

/**
 * Sub-attributes of an attribute that are used, given back and used again: they are named 0, 1, 2,
 * ... and there are never more of them than were in use at once. For activities that overlap in
 * time, such as requests under way. Not thread-safe.
 */
public class TmfAttributePool {

    /** The order in which free attributes are reused. */
    public enum QueueType {
        /** The one that has been free for the longest time. */
        FIFO,
        /** The one with the least quark. */
        PRIORITY
    }

    private final ITmfStateSystemBuilder stateSystem;
    private final int baseQuark;
    private final Queue<Integer> available;
    private final Set<Integer> inUse = new HashSet<>();
    private int count;

    /**
     * Creates a pool of the type {@link QueueType#FIFO}.
     *
     * @param ss the state system
     * @param baseQuark the quark of the attribute that gets the sub-attributes
     * @throws IllegalArgumentException when there is no such attribute
     */
    public TmfAttributePool(ITmfStateSystemBuilder ss, Integer baseQuark) {
        this(ss, baseQuark, QueueType.FIFO);
    }

    /**
     * Creates a pool.
     *
     * @param ss the state system
     * @param baseQuark the quark of the attribute that gets the sub-attributes
     * @param type which free attribute is taken next
     * @throws IllegalArgumentException when there is no such attribute
     */
    public TmfAttributePool(ITmfStateSystemBuilder ss, Integer baseQuark, QueueType type) {
        if (baseQuark < ITmfStateSystemBuilder.ROOT_ATTRIBUTE
                || baseQuark >= ss.getNbAttributes()) {
            throw new IllegalArgumentException("no attribute has the quark " + baseQuark);
        }
        stateSystem = ss;
        this.baseQuark = baseQuark;
        available =
                switch (type) {
                    case FIFO -> new ArrayDeque<>();
                    case PRIORITY -> new PriorityQueue<>();
                };
    }

    /**
     * Takes a free attribute, or a new one.
     *
     * @return its quark
     */
    public int getAvailable() {
        Integer quark = available.poll();
        if (quark == null) {
            quark = stateSystem.getQuarkRelativeAndAdd(baseQuark, String.valueOf(count));
            count++;
        }
        inUse.add(quark);
        return quark;
    }

    /**
     * Releases an attribute; it and all below it get the null value.
     *
     * @param quark its quark
     * @param ts the time, in nanoseconds
     * @throws IllegalArgumentException when it is not in use
     */
    public void recycle(int quark, long ts) {
        if (!inUse.remove(quark)) {
            throw new IllegalArgumentException(
                    "the attribute with the quark " + quark + " is not in use");
        }
        stateSystem.removeAttribute(ts, quark);
        available.add(quark);
    }
}
