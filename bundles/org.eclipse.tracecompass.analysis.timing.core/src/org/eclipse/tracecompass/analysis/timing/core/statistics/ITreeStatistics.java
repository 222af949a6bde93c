package org.eclipse.tracecompass.analysis.timing.core.statistics;

import java.util.List;

/**
 * Statistics with a name, and with parts.
 *
 * @param <E> the type of the objects
 * @since 0.2.0
 */
public interface ITreeStatistics<E> extends IStatistics<E> {

    /** Returns the name. */
    String getName();

    /**
     * Adds a part. Its objects are not added to these statistics.
     *
     * @param treeStatistic the part
     * @return whether it was added; false if it is a part already
     */
    boolean addChild(ITreeStatistics<E> treeStatistic);

    /** Returns the parts in the order in which they were added; not to be changed. */
    List<ITreeStatistics<E>> getChildren();
}
