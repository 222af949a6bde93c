package org.eclipse.tracecompass.datastore.core.interval;

/** A range of time that can be written to a buffer. */
public interface IHTInterval extends ISerializableObject {

    /** Returns the first instant, as a rule in nanoseconds. */
    long getStart();

    /** Returns the last instant; not before the first one. */
    long getEnd();

    /**
     * Returns whether an instant is in the interval; the first and the last one are.
     *
     * @param timestamp the instant
     */
    default boolean intersects(long timestamp) {
        return getStart() <= timestamp && timestamp <= getEnd();
    }
}
