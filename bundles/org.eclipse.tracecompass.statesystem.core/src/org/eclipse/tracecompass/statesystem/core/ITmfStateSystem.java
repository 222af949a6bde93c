package org.eclipse.tracecompass.statesystem.core;

import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.exceptions.AttributeNotFoundException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;

/**
 * A state system to read from. Attributes form a tree; each has a <em>quark</em>, a number that
 * counts from 0 in order of creation, and at each instant of the history exactly one value. All
 * methods may be called from any thread, also while the history is being built. A quark that does
 * not exist gives an {@link IndexOutOfBoundsException} everywhere.
 */
public interface ITmfStateSystem {

    /** The quark of the root of the attribute tree, which itself has no value. */
    int ROOT_ATTRIBUTE = -1;

    /** The quark that stands for "no such attribute". */
    int INVALID_ATTRIBUTE = -2;

    /**
     * Returns the id.
     *
     * @return the id of this state system
     */
    String getSSID();

    /**
     * Returns the start time of the history.
     *
     * @return the first instant that can be queried
     */
    long getStartTime();

    /**
     * Returns the current end time of the history.
     *
     * @return the last instant that can be queried; grows while the history is being built
     */
    long getCurrentEndTime();

    /**
     * Returns whether building was cancelled.
     *
     * @return true if the state system was disposed, or failed, before its history was closed
     */
    boolean isCancelled();

    /**
     * Waits until the history is built, or its building was given up; see {@link #isCancelled()}.
     */
    void waitUntilBuilt();

    /**
     * Waits until the history is built or its building was given up, but not for ever.
     *
     * @param timeout the longest time to wait, in milliseconds; 0 only asks
     * @return true if the history is built
     */
    boolean waitUntilBuilt(long timeout);

    /**
     * Releases everything. A history that is not closed yet is given up and its file deleted;
     * waiting threads are released. Every query afterwards throws a {@link
     * StateSystemDisposedException}. Harmless when repeated.
     */
    void dispose();

    /**
     * Counts the attributes.
     *
     * @return how many attributes there are; quarks are less than this
     */
    int getNbAttributes();

    /**
     * Returns how many intervals are stored so far, ongoing states not counted; -1 when the backend
     * does not tell.
     */
    default long getNbIntervals() {
        return -1;
    }

    /**
     * Finds an attribute by its full path.
     *
     * @param attribute the names from the root down
     * @return its quark; {@link #ROOT_ATTRIBUTE} for the empty path
     * @throws AttributeNotFoundException if there is none
     */
    @NonNullByDefault({})
    int getQuarkAbsolute(String... attribute) throws AttributeNotFoundException;

    /**
     * Finds an attribute by its full path, if it exists.
     *
     * @param attribute the names from the root down
     * @return its quark; {@link #INVALID_ATTRIBUTE} if there is none
     */
    @NonNullByDefault({})
    int optQuarkAbsolute(String... attribute);

    /**
     * Finds an attribute by its path from another one.
     *
     * @param startingNodeQuark the attribute where the path starts
     * @param subPath the names from there down
     * @return its quark; the starting attribute for the empty path
     * @throws AttributeNotFoundException if there is none
     */
    @NonNullByDefault({})
    int getQuarkRelative(int startingNodeQuark, String... subPath)
            throws AttributeNotFoundException;

    /**
     * Finds an attribute by its path from another one, if it exists.
     *
     * @param startingNodeQuark the attribute where the path starts
     * @param subPath the names from there down
     * @return its quark; {@link #INVALID_ATTRIBUTE} if there is none
     */
    @NonNullByDefault({})
    int optQuarkRelative(int startingNodeQuark, String... subPath);

    /**
     * Lists the attributes below one.
     *
     * @param quark the attribute, may be {@link #ROOT_ATTRIBUTE}
     * @param recursive false for the children only, true for all descendants, depth first
     * @return their quarks, siblings in order of creation
     */
    List<Integer> getSubAttributes(int quark, boolean recursive);

    /**
     * Lists the attributes below one whose name matches.
     *
     * @param quark the attribute, may be {@link #ROOT_ATTRIBUTE}
     * @param recursive false for the children only, true for all descendants, depth first
     * @param pattern a regular expression that must match the whole base name; "." matches line
     *     ends too
     * @return their quarks, siblings in order of creation
     */
    @NonNull
    @NonNullByDefault({})
    List<Integer> getSubAttributes(int quark, boolean recursive, String pattern);

    /**
     * Lists the attributes that match a path with wildcards.
     *
     * @param pattern names from the root down; "*" is any one name, ".." the parent
     * @return their quarks, each once, in order of meeting
     */
    @NonNull
    @NonNullByDefault({})
    List<Integer> getQuarks(String... pattern);

    /**
     * Lists the attributes that match a path with wildcards from another attribute.
     *
     * @param startingNodeQuark the attribute where the path starts
     * @param pattern names from there down; "*" is any one name, ".." the parent
     * @return their quarks, each once, in order of meeting; the starting attribute for an empty
     *     pattern
     */
    @NonNull
    @NonNullByDefault({})
    List<Integer> getQuarks(int startingNodeQuark, String... pattern);

    /**
     * Returns the base name of an attribute.
     *
     * @param attributeQuark the attribute
     * @return its name, any characters
     */
    String getAttributeName(int attributeQuark);

    /**
     * Returns the path of an attribute as one text.
     *
     * @param attributeQuark the attribute
     * @return the names joined with "/"; ambiguous if a name contains one
     */
    String getFullAttributePath(int attributeQuark);

    /**
     * Returns the path of an attribute.
     *
     * @param attributeQuark the attribute
     * @return the names from the root down
     */
    String[] getFullAttributePathArray(int attributeQuark);

    /**
     * Finds the parent of an attribute.
     *
     * @param attributeQuark the attribute
     * @return the quark of its parent; {@link #ROOT_ATTRIBUTE} for the root and its children
     */
    int getParentAttributeQuark(int attributeQuark);

    /**
     * Returns the value an attribute has at the moment, while the history is built.
     *
     * @param attributeQuark the attribute
     * @return its ongoing value; once the history is closed, the value at its end
     */
    ITmfStateValue queryOngoingState(int attributeQuark);

    /**
     * Returns the value an attribute has at the moment, while the history is built.
     *
     * @param attributeQuark the attribute
     * @return its ongoing value as a plain object or null; once the history is closed, the value at
     *     its end
     */
    default @Nullable Object queryOngoing(int attributeQuark) {
        return queryOngoingState(attributeQuark).unboxValue();
    }

    /**
     * Returns the start time of an attribute's ongoing state.
     *
     * @param attributeQuark the attribute
     * @return the start of the ongoing state; the start of the history if it never changed
     */
    long getOngoingStartTime(int attributeQuark);

    /**
     * Returns the state of every attribute at a time. Costs a few block searches per level of the
     * store, plus the making of one interval per attribute.
     *
     * @param t the time
     * @return one interval per attribute, indexed by quark
     * @throws TimeRangeException if the time is outside of the history
     * @throws StateSystemDisposedException if the state system was disposed
     */
    List<ITmfStateInterval> queryFullState(long t) throws StateSystemDisposedException;

    /**
     * Returns the state of one attribute at a time. While the history is being built, a time after
     * the last change is answered with the ongoing state.
     *
     * @param t the time
     * @param attributeQuark the attribute
     * @return the interval that contains the time
     * @throws TimeRangeException if the time is outside of the history
     * @throws StateSystemDisposedException if the state system was disposed
     */
    ITmfStateInterval querySingleState(long t, int attributeQuark)
            throws StateSystemDisposedException;

    /**
     * Returns the states of several attributes at several times.
     *
     * @param quarks the attributes; duplicates count once
     * @param times the times, in any order; those after the end of the history find nothing
     * @return every interval that contains one of the times, once each, lazily and in no order. The
     *     answer is that of the moment of the call, however long the history grows while it is
     *     being read
     * @throws StateSystemDisposedException if the state system was disposed
     * @throws IndexOutOfBoundsException if a quark does not exist
     * @throws TimeRangeException if a time is before the start of the history
     */
    @NonNullByDefault({})
    Iterable<ITmfStateInterval> query2D(
            @NonNull Collection<Integer> quarks, @NonNull Collection<Long> times)
            throws StateSystemDisposedException, IndexOutOfBoundsException, TimeRangeException;

    /**
     * Returns the states of several attributes over a range of time.
     *
     * @param quarks the attributes; duplicates count once
     * @param start the first instant
     * @param end the last instant, included; if it is before {@code start}, the same intervals come
     *     roughly from late to early
     * @return every interval that touches the range, once each, lazily and in no order. The answer
     *     is that of the moment of the call, however long the history grows while it is being read
     * @throws StateSystemDisposedException if the state system was disposed
     * @throws IndexOutOfBoundsException if a quark does not exist
     * @throws TimeRangeException if the range starts before the history
     */
    @NonNullByDefault({})
    Iterable<ITmfStateInterval> query2D(@NonNull Collection<Integer> quarks, long start, long end)
            throws StateSystemDisposedException, IndexOutOfBoundsException, TimeRangeException;

    /**
     * Shows a visitor the states that {@link #query2D(Collection, long, long)} gives: the way to go
     * over very many. State systems of {@link StateSystemFactory} read their blocks column by
     * column and make no object per state. This default reads the intervals of the query.
     *
     * @param quarks the attributes; duplicates count once
     * @param start the first instant
     * @param end the last instant, included
     * @param visitor receives the states in the calling thread: attribute by attribute, in the
     *     order of time until the attribute changes
     * @throws StateSystemDisposedException if the state system was disposed
     * @throws IndexOutOfBoundsException if a quark does not exist
     * @throws TimeRangeException if the range starts before the history
     * @throws IllegalArgumentException if the range ends before it starts
     */
    default void visit(Collection<Integer> quarks, long start, long end, IStateVisitor visitor)
            throws StateSystemDisposedException, IndexOutOfBoundsException, TimeRangeException {
        if (end < start) {
            throw new IllegalArgumentException("The range ends before it starts");
        }
        new IntervalVisit(visitor).run(query2D(quarks, start, end));
    }
}
