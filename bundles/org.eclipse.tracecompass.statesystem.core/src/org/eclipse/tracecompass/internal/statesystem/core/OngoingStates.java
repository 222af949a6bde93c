package org.eclipse.tracecompass.internal.statesystem.core;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.interval.TmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.statevalue.StateValueSerializers;

/**
 * The state each attribute has at the moment: since when, and its value. An attribute that was
 * never changed is null since the start of the history. When the history is closed they all end,
 * and do not count any more.
 *
 * <p>Guarded by a lock: every change, and every use of the plain getters, needs it. They are made
 * so that a read which is racing with a change fails in no worse way than giving nonsense, which
 * the lock then detects; {@link #current}, {@link #at} and {@link #fill} take care of that
 * themselves.
 */
final class OngoingStates implements IOngoingStates {

    private static final int INITIAL_CAPACITY = 64;

    /** The arrays, replaced together when they grow. */
    private static final class Columns {
        final long[] starts;
        final @Nullable Object[] values;
        final @Nullable Class<?>[] types;

        Columns(int capacity) {
            starts = new long[capacity];
            values = new Object[capacity];
            types = new Class<?>[capacity];
        }
    }

    private final String name;
    private final long historyStart;
    private final ChangeLock lock = new ChangeLock();
    private Columns columns;
    private long latest;
    private boolean count;

    OngoingStates(String name, long historyStart, boolean count) {
        this.count = count;
        this.name = name;
        this.historyStart = historyStart;
        latest = historyStart;
        columns = new Columns(INITIAL_CAPACITY);
        Arrays.fill(columns.starts, historyStart);
    }

    private Columns columns(int quark) {
        Columns columns = this.columns;
        if (quark < columns.starts.length) {
            return columns;
        }
        Columns larger =
                new Columns(Math.max(quark + 1, Math.multiplyExact(columns.starts.length, 2)));
        Arrays.fill(larger.starts, columns.starts.length, larger.starts.length, historyStart);
        System.arraycopy(columns.starts, 0, larger.starts, 0, columns.starts.length);
        System.arraycopy(columns.values, 0, larger.values, 0, columns.values.length);
        System.arraycopy(columns.types, 0, larger.types, 0, columns.types.length);
        this.columns = larger;
        return larger;
    }

    /** The lock of all this. */
    ChangeLock lock() {
        return lock;
    }

    /** Returns whether the ongoing states count. */
    boolean count() {
        return count;
    }

    /** All ongoing states have ended. */
    void end() {
        count = false;
    }

    @Override
    public long latest() {
        return latest;
    }

    void seen(long t) {
        if (t > latest) {
            latest = t;
        }
    }

    @Override
    public long start(int quark) {
        Columns columns = this.columns;
        return quark < columns.starts.length ? columns.starts[quark] : historyStart;
    }

    @Override
    public @Nullable Object value(int quark) {
        Columns columns = this.columns;
        return quark < columns.values.length ? columns.values[quark] : null;
    }

    @Override
    public @Nullable Class<?> type(int quark) {
        Columns columns = this.columns;
        return quark < columns.types.length ? columns.types[quark] : null;
    }

    /** Takes over the states of some instant, before anything else happens. */
    void restore(RestoredStates states) {
        for (int quark = states.size() - 1; quark >= 0; quark--) {
            Columns columns = columns(quark);
            columns.starts[quark] = states.starts()[quark];
            columns.values[quark] = states.values()[quark];
            columns.types[quark] = states.types()[quark];
        }
        latest = states.latest();
    }

    ITmfStateInterval interval(int quark) {
        long start = start(quark);
        return new TmfStateInterval(start, Math.max(start, latest), quark, readable(value(quark)));
    }

    /** Returns a value as it will be stored: without a serializer, as its text. */
    private static @Nullable Object readable(@Nullable Object value) {
        return switch (value) {
            case null -> null;
            case Integer i -> value;
            case Long l -> value;
            case Double d -> value;
            case String s -> value;
            default ->
                    StateValueSerializers.find(value.getClass()) == null ? value.toString() : value;
        };
    }

    /**
     * Refuses a value of another type than the attribute's; the first value that is not null sets
     * the type for ever.
     */
    void checkType(int quark, @Nullable Object value) {
        if (value != null) {
            checkType(quark, value.getClass());
        }
    }

    /** As the other, by the class of the value. */
    void checkType(int quark, Class<?> given) {
        Columns columns = columns(quark);
        Class<?> type = columns.types[quark];
        if (type == null) {
            columns.types[quark] = given;
        } else if (type != given) {
            throw new StateValueTypeException(
                    name + " Quark:" + quark + ", Type:" + given + ", Expected:" + type);
        }
    }

    void set(int quark, long start, @Nullable Object value) {
        Columns columns = columns(quark);
        columns.starts[quark] = start;
        columns.values[quark] = value;
    }

    void setValue(int quark, @Nullable Object value) {
        columns(quark).values[quark] = value;
    }

    // --- what takes the lock itself
    /** The value of an attribute, without a lock if no change interferes. */
    @Nullable
    Object current(int quark) {
        long version = lock.version();
        Object value = value(quark);
        if (lock.isUnchanged(version)) {
            return value;
        }
        lock.lock();
        try {
            return value(quark);
        } finally {
            lock.unlock();
        }
    }

    /** The start of the ongoing state of an attribute. */
    long currentStart(int quark) {
        lock.lock();
        try {
            return start(quark);
        } finally {
            lock.unlock();
        }
    }

    /** The ongoing state of an attribute if it counts and began at a time or before; else null. */
    @Nullable
    ITmfStateInterval at(long t, int quark) {
        long version = lock.version();
        boolean ongoing = count && start(quark) <= t;
        long start = start(quark);
        long end = Math.max(start, latest);
        Object value = value(quark);
        if (lock.isUnchanged(version)) {
            return ongoing ? new TmfStateInterval(start, end, quark, readable(value)) : null;
        }
        lock.lock();
        try {
            return count && start(quark) <= t ? interval(quark) : null;
        } finally {
            lock.unlock();
        }
    }

    /** Puts the ongoing states that count and began at a time or before into a state. */
    void fill(@Nullable ITmfStateInterval[] state, long t) {
        lock.lock();
        try {
            for (int quark = 0; count && quark < state.length; quark++) {
                if (start(quark) <= t) {
                    state[quark] = interval(quark);
                }
            }
        } finally {
            lock.unlock();
        }
    }
}
