package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;

/** Attributes that rules change and read: those of the history, or those that are only notes. */
interface Store {

    /** Means that there is no such attribute. */
    int NONE = -1;

    /** Returns how many attributes there are. */
    int size();

    /** Returns the attribute of a path; {@link #NONE} if there is none. */
    int find(String[] path);

    /** Returns the attribute of a path, created if need be. */
    int add(String[] path);

    /** Returns the value at this moment, of a stack the topmost one; perhaps an Integer. */
    @Nullable
    Object get(int attribute);

    /** As {@link #get}, but null for {@link #NONE}. */
    default @Nullable Object read(int attribute) {
        return attribute == NONE ? null : get(attribute);
    }

    /**
     * Sets the value of an attribute: Long, Double, String, Boolean, Integer or null.
     *
     * @param type the stored type of its values; null to determine it
     */
    void set(long time, @Nullable Object value, int attribute, @Nullable StoredType type);

    /** Sets an attribute to a whole number; see the other method. */
    void set(long time, long value, int attribute, @Nullable StoredType type);

    /** Takes away the values of an attribute and all below it. */
    void remove(long time, int attribute);

    /** Puts a value on a stack. */
    void push(long time, @Nullable Object value, int attribute);

    /** Takes the topmost value from a stack. */
    void pop(long time, int attribute);

    /** Adds to a number: a Long or a Double. */
    default void add(long time, Object amount, int attribute) {
        Object now = get(attribute);
        if (amount instanceof Long whole
                && (now == null || now instanceof Integer || now instanceof Long)) {
            set(time, (now == null ? 0 : ((Number) now).longValue()) + whole, attribute, null);
        } else if (amount instanceof Number number && (now == null || now instanceof Number)) {
            double before = now == null ? 0 : ((Number) now).doubleValue();
            set(time, (Object) (before + number.doubleValue()), attribute, null);
        } else {
            throw Values.wrong(amount instanceof Number ? Values.normal(now) : amount, "a number");
        }
    }
}
