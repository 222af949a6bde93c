package org.eclipse.tracecompass.statesystem.core.backend;

import java.io.File;
import java.io.FileInputStream;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.IntegerRangeCondition;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * Keeps the intervals of one state system. The state system inserts from one thread at a time and
 * queries from many threads, also while it is still inserting; a backend must bear that.
 */
public interface IStateHistoryBackend {

    /**
     * Returns the id of the state system.
     *
     * @return the id of the state system
     */
    String getSSID();

    /**
     * Returns the start time of the history.
     *
     * @return the first instant
     */
    long getStartTime();

    /**
     * Returns the current end time of the history.
     *
     * @return the latest end of an inserted interval, or the end given when building finished; the
     *     start if there is nothing yet
     */
    long getEndTime();

    /**
     * Stores an interval that has ended.
     *
     * @param stateStartTime its first instant
     * @param stateEndTime its last instant, included
     * @param quark the attribute
     * @param value the value, a plain object or null
     * @throws TimeRangeException if the times are in the wrong order or before the start of the
     *     history
     */
    default void insertPastState(
            long stateStartTime, long stateEndTime, int quark, @Nullable Object value)
            throws TimeRangeException {
        throw new UnsupportedOperationException(getClass().getName() + " stores nothing");
    }

    /**
     * Ends the building: nothing is inserted any more.
     *
     * @param endTime the last instant of the history
     * @throws TimeRangeException if the backend cannot end there
     */
    void finishedBuilding(long endTime) throws TimeRangeException;

    /**
     * Opens the stored attribute tree.
     *
     * @return a stream that stands where the tree starts, closed by the caller; null if the backend
     *     stores no tree in a file, or takes care of it by itself
     */
    @NonNullByDefault({})
    FileInputStream supplyAttributeTreeReader();

    /**
     * Returns the file for the attribute tree, which is written when the building has finished.
     *
     * @return an existing file; null if the tree is not to be written
     */
    @NonNullByDefault({})
    File supplyAttributeTreeWriterFile();

    /**
     * Returns the position of the tree in {@link #supplyAttributeTreeWriterFile()}.
     *
     * @return an offset in bytes
     */
    long supplyAttributeTreeWriterFilePosition();

    /** Deletes the files of this history, after {@link #dispose()} or in its place. */
    void removeFiles();

    /**
     * Releases everything. Files of a history that was not finished are deleted. Harmless when
     * repeated.
     */
    void dispose();

    /**
     * Fills in the state at a time.
     *
     * @param currentStateInfo a list indexed by quark; the backend fills null elements where the
     *     backend knows an interval, it leaves the others unchanged
     * @param t the time
     * @throws TimeRangeException if the time is outside of the history
     * @throws StateSystemDisposedException if the backend was disposed
     */
    void doQuery(List<@Nullable ITmfStateInterval> currentStateInfo, long t)
            throws TimeRangeException, StateSystemDisposedException;

    /**
     * Finds the interval of one attribute at a time.
     *
     * @param t the time
     * @param attributeQuark the attribute
     * @return the interval, null if there is none
     * @throws TimeRangeException if the time is outside of the history
     * @throws StateSystemDisposedException if the backend was disposed
     */
    @NonNullByDefault({})
    ITmfStateInterval doSingularQuery(long t, int attributeQuark)
            throws TimeRangeException, StateSystemDisposedException;

    /**
     * Finds all intervals of some attributes that touch some times.
     *
     * @param quarkCondition the attributes
     * @param timeCondition the times
     * @return the intervals, each once, in no order
     * @throws TimeRangeException if the times are outside of what the backend allows
     */
    @NonNullByDefault({})
    default Iterable<ITmfStateInterval> query2D(
            IntegerRangeCondition quarkCondition, TimeRangeCondition timeCondition)
            throws TimeRangeException {
        return query2D(quarkCondition, timeCondition, false);
    }

    /**
     * Finds all intervals of some attributes that touch some times. The default does single
     * queries, one after the other; a backend that can do better overrides it.
     *
     * @param quarkCondition the attributes
     * @param timeCondition the times
     * @param reverse true to start at the late end, as far as the backend cares
     * @return the intervals, each once, in no order
     * @throws TimeRangeException if the times are outside of what the backend allows
     */
    @NonNullByDefault({})
    default Iterable<ITmfStateInterval> query2D(
            IntegerRangeCondition quarkCondition, TimeRangeCondition timeCondition, boolean reverse)
            throws TimeRangeException {
        List<ITmfStateInterval> found = new ArrayList<>();
        long last = Math.min(timeCondition.max(), getEndTime());
        for (int quark = quarkCondition.min(); quark <= quarkCondition.max(); quark++) {
            if (!quarkCondition.test(quark)) {
                continue;
            }
            long t = Math.max(timeCondition.min(), getStartTime());
            while (t <= last) {
                ITmfStateInterval interval = doSingularQuery(t, quark);
                if (interval == null) {
                    break;
                }
                if (timeCondition.intersects(interval.getStartTime(), interval.getEndTime())) {
                    found.add(interval);
                }
                if (interval.getEndTime() >= last) {
                    break;
                }
                t = interval.getEndTime() + 1;
            }
            if (quark == Integer.MAX_VALUE) {
                break;
            }
        }
        return found;
    }

    /**
     * Returns whether intervals may be inserted into the past, over what is already there.
     *
     * @return false unless the backend can do that; then a change before the ongoing state of an
     *     attribute is given to it, instead of being refused
     */
    default boolean canInsertBackwards() {
        return false;
    }
}
