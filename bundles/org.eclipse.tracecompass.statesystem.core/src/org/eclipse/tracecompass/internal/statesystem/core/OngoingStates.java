package org.eclipse.tracecompass.internal.statesystem.core;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.interval.TmfStateInterval;

/**
 * The state each attribute has at the moment: since when, and its value. An attribute that was
 * never changed is null since the start of the history. When the history is closed they all end,
 * and do not count any more.
 *
 * <p>Guarded by a lock: whoever changes anything, or uses the plain getters, has it. They are made
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

    private final String fName;
    private final long fHistoryStart;
    private final ChangeLock fLock = new ChangeLock();
    private Columns fColumns;
    private long fLatest;
    private boolean fCount;

    OngoingStates(String name, long historyStart, boolean count) {
        fCount = count;
        fName = name;
        fHistoryStart = historyStart;
        fLatest = historyStart;
        fColumns = new Columns(INITIAL_CAPACITY);
        Arrays.fill(fColumns.starts, historyStart);
    }

    private Columns columns(int quark) {
        Columns columns = fColumns;
        if (quark < columns.starts.length) {
            return columns;
        }
        Columns larger =
                new Columns(Math.max(quark + 1, Math.multiplyExact(columns.starts.length, 2)));
        Arrays.fill(larger.starts, columns.starts.length, larger.starts.length, fHistoryStart);
        System.arraycopy(columns.starts, 0, larger.starts, 0, columns.starts.length);
        System.arraycopy(columns.values, 0, larger.values, 0, columns.values.length);
        System.arraycopy(columns.types, 0, larger.types, 0, columns.types.length);
        fColumns = larger;
        return larger;
    }

    /** The lock of all this. */
    ChangeLock lock() {
        return fLock;
    }

    /** Tells whether the ongoing states count. */
    boolean count() {
        return fCount;
    }

    /** All ongoing states have ended. */
    void end() {
        fCount = false;
    }

    @Override
    public long latest() {
        return fLatest;
    }

    void seen(long t) {
        if (t > fLatest) {
            fLatest = t;
        }
    }

    @Override
    public long start(int quark) {
        Columns columns = fColumns;
        return quark < columns.starts.length ? columns.starts[quark] : fHistoryStart;
    }

    @Override
    public @Nullable Object value(int quark) {
        Columns columns = fColumns;
        return quark < columns.values.length ? columns.values[quark] : null;
    }

    @Override
    public @Nullable Class<?> type(int quark) {
        Columns columns = fColumns;
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
        fLatest = states.latest();
    }

    ITmfStateInterval interval(int quark) {
        long start = start(quark);
        return new TmfStateInterval(start, Math.max(start, fLatest), quark, value(quark));
    }

    /**
     * Refuses a value of another type than the attribute's; the first value that is not null sets
     * the type for ever.
     */
    void checkType(int quark, @Nullable Object value) {
        if (value == null) {
            return;
        }
        Columns columns = columns(quark);
        Class<?> type = columns.types[quark];
        if (type == null) {
            columns.types[quark] = value.getClass();
        } else if (type != value.getClass()) {
            throw new StateValueTypeException(
                    fName
                            + " Quark:"
                            + quark
                            + ", Type:"
                            + value.getClass()
                            + ", Expected:"
                            + type);
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

    // ---- what takes the lock itself
    // -----------------------------------------------------------------------------------

    /** The value of an attribute, without a lock if no change interferes. */
    @Nullable
    Object current(int quark) {
        long version = fLock.version();
        Object value = value(quark);
        if (fLock.isUnchanged(version)) {
            return value;
        }
        fLock.lock();
        try {
            return value(quark);
        } finally {
            fLock.unlock();
        }
    }

    /** The start of the ongoing state of an attribute. */
    long currentStart(int quark) {
        fLock.lock();
        try {
            return start(quark);
        } finally {
            fLock.unlock();
        }
    }

    /** The ongoing state of an attribute if it counts and began at a time or before; else null. */
    @Nullable
    ITmfStateInterval at(long t, int quark) {
        long version = fLock.version();
        boolean ongoing = fCount && start(quark) <= t;
        long start = start(quark);
        long end = Math.max(start, fLatest);
        Object value = value(quark);
        if (fLock.isUnchanged(version)) {
            return ongoing ? new TmfStateInterval(start, end, quark, value) : null;
        }
        fLock.lock();
        try {
            return fCount && start(quark) <= t ? interval(quark) : null;
        } finally {
            fLock.unlock();
        }
    }

    /** Puts the ongoing states that count and began at a time or before into a state. */
    void fill(@Nullable ITmfStateInterval[] state, long t) {
        fLock.lock();
        try {
            for (int quark = 0; fCount && quark < state.length; quark++) {
                if (start(quark) <= t) {
                    state[quark] = interval(quark);
                }
            }
        } finally {
            fLock.unlock();
        }
    }
}
