package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;

/**
 * Sub-attributes of an attribute that are used, given back and used again: they are named 0, 1, 2,
 * ... and there are never more of them than were in use at once. For whatever overlaps in time,
 * such as requests under way. Not thread-safe.
 */
public class TmfAttributePool {

    /** Which free attribute is taken next. */
    public enum QueueType {
        /** The one that has been free for the longest time. */
        FIFO,
        /** The one with the least quark. */
        PRIORITY
    }

    private final ITmfStateSystemBuilder fStateSystem;
    private final int fBaseQuark;
    private final Queue<Integer> fAvailable;
    private final Set<Integer> fInUse = new HashSet<>();
    private int fCount;

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
        fStateSystem = ss;
        fBaseQuark = baseQuark;
        fAvailable =
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
        Integer quark = fAvailable.poll();
        if (quark == null) {
            quark = fStateSystem.getQuarkRelativeAndAdd(fBaseQuark, String.valueOf(fCount));
            fCount++;
        }
        fInUse.add(quark);
        return quark;
    }

    /**
     * Gives an attribute back; it and all below it get the null value.
     *
     * @param quark its quark
     * @param ts the time, in nanoseconds
     * @throws IllegalArgumentException when it is not in use
     */
    public void recycle(int quark, long ts) {
        if (!fInUse.remove(quark)) {
            throw new IllegalArgumentException(
                    "the attribute with the quark " + quark + " is not in use");
        }
        fStateSystem.removeAttribute(ts, quark);
        fAvailable.add(quark);
    }
}
