package org.eclipse.tracecompass.internal.statesystem.core;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * A backend of our own. It stores the attribute tree together with the intervals, and its
 * two-dimensional queries answer as of the moment they are called.
 */
public interface IHistory extends IStateHistoryBackend {

    /**
     * Sets the tree to store when building finishes.
     *
     * @param tree the tree, which may still grow
     */
    void attachAttributes(AttributeTree tree);

    /**
     * Sets the ongoing states, for a history that needs more than the ended intervals.
     *
     * @param ongoing the states, as they are at any time
     */
    default void attachOngoing(IOngoingStates ongoing) {
        // most need to know of the past only
    }

    /** Announces that the states inserted from now on end with the history. */
    default void endingOngoing() {
        // most need not know
    }

    @Override
    default @Nullable FileInputStream supplyAttributeTreeReader() {
        return null;
    }

    @Override
    default @Nullable File supplyAttributeTreeWriterFile() {
        return null;
    }

    @Override
    default long supplyAttributeTreeWriterFilePosition() {
        return -1;
    }

    /**
     * Reads the stored tree.
     *
     * @param tree an empty tree that receives the attributes
     * @throws IOException if it cannot be read
     */
    void loadAttributes(AttributeTree tree) throws IOException;

    /**
     * Fills in the state at a time, like {@link #doQuery} but at less cost.
     *
     * @param state an array indexed by quark, of which the elements that are null are filled in
     * @param t the time
     * @return how many elements are still null
     * @throws org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException if the time
     *     is outside of the history
     */
    int fillState(@Nullable ITmfStateInterval[] state, long t);

    /** Returns how many intervals are stored. */
    long getIntervalCount();
}
