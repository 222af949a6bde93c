package org.eclipse.tracecompass.internal.statesystem.core;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.DeferredValue;
import org.eclipse.tracecompass.statesystem.core.IHistoryPart;
import org.eclipse.tracecompass.statesystem.core.IPartJoin;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;

/**
 * The changes of a part of a trace. Of each attribute it knows nothing, or the value of the ongoing
 * state, or its start too; the intervals of the last kind are complete, all else is done when the
 * part is joined.
 */
public final class HistoryPart extends NamedAttributes implements IHistoryPart {

    private static final byte UNKNOWN = 0;
    private static final byte VALUE = 1;
    private static final byte WHOLE = 2;

    private final String name;
    private final long historyStart;
    private final PartLog log;
    private byte[] known = new byte[64];
    private long[] starts = new long[64];
    private @Nullable Object[] values = new @Nullable Object[64];
    private @Nullable Class<?>[] types = new @Nullable Class<?>[64];
    private @Nullable PartCount[] counts = {};

    /** The first count of each attribute: nearly always the only one. */
    private @Nullable PartCount[] firstCounts = {};

    private long latest;

    /**
     * Creates a part without changes.
     *
     * @param name the id of the history, for messages
     * @param historyStart where the whole history starts
     * @param pages the memory of the parts of the history
     */
    HistoryPart(String name, long historyStart, PartPages pages) {
        log = new PartLog(pages);
        this.name = name;
        this.historyStart = historyStart;
        latest = historyStart;
    }

    PartLog log() {
        return log;
    }

    @Nullable
    PartCount[] firstCounts() {
        return firstCounts;
    }

    long latest() {
        return latest;
    }

    /** The type of the values that an attribute got, null for none. */
    @Nullable
    Class<?> type(int quark) {
        return quark < types.length ? types[quark] : null;
    }

    /** Ends the part: what it knows of ongoing states becomes part of the log. */
    void end() {
        for (int quark = 0; quark < getNbAttributes(); quark++) {
            forget(quark);
        }
    }

    // --- changes

    @Override
    public void modifyAttribute(long t, @Nullable Object newValue, int quark) {
        tree().check(quark);
        Object value = StateSystem.plain(newValue);
        if (t > latest) {
            latest = t;
        }
        reserve(quark);
        checkType(quark, value);
        Object previous = values[quark];
        switch (known[quark]) {
            case UNKNOWN -> {
                log.step(PartLog.Step.MODIFY, t, quark, value);
                known[quark] = VALUE;
                values[quark] = value;
            }
            case VALUE -> {
                if (!isSame(value, previous)) {
                    log.step(PartLog.Step.MODIFY, t, quark, value);
                    values[quark] = value;
                    if (!mayBeSame(value, previous)) {
                        known[quark] = WHOLE;
                        starts[quark] = t;
                    }
                }
            }
            default -> change(t, value, quark, previous);
        }
    }

    private void change(long t, @Nullable Object value, int quark, @Nullable Object previous) {
        long start = starts[quark];
        if (isSame(value, previous)) {
            return;
        }
        if (mayBeSame(value, previous)) {
            log.step(PartLog.Step.SETTLE, start, quark, previous);
            log.step(PartLog.Step.MODIFY, t, quark, value);
            known[quark] = VALUE;
            values[quark] = value;
            return;
        }
        if (t < start) {
            throw new TimeRangeException(
                    "%s Quark:%d, Time:%d, Ongoing start:%d (a state cannot be changed before it started)"
                            .formatted(name, quark, t, start));
        }
        if (t > start) {
            log.interval(start, t - 1, quark, previous);
            starts[quark] = t;
        }
        values[quark] = value;
    }

    private static boolean isSame(@Nullable Object a, @Nullable Object b) {
        if (a instanceof DeferredValue deferred) {
            return deferred.isSurely(b);
        }
        return b instanceof DeferredValue deferred ? deferred.isSurely(a) : Objects.equals(a, b);
    }

    private static boolean mayBeSame(@Nullable Object a, @Nullable Object b) {
        if (a instanceof DeferredValue deferred) {
            return deferred.maybe(b);
        }
        return b instanceof DeferredValue deferred ? deferred.maybe(a) : Objects.equals(a, b);
    }

    private void checkType(int quark, @Nullable Object value) {
        if (value != null) {
            Class<?> type =
                    value instanceof DeferredValue deferred ? deferred.type() : value.getClass();
            Class<?> expected = types[quark];
            if (expected == null) {
                types[quark] = type;
            } else if (expected != type) {
                throw new StateValueTypeException(
                        name + " Quark:" + quark + ", Type:" + type + ", Expected:" + expected);
            }
        }
    }

    private void reserve(int quark) {
        if (quark >= known.length) {
            int length = Math.max(quark + 1, 2 * known.length);
            known = Arrays.copyOf(known, length);
            starts = Arrays.copyOf(starts, length);
            values = Arrays.copyOf(values, length);
            types = Arrays.copyOf(types, length);
        }
    }

    @Override
    public void updateOngoingState(ITmfStateValue newValue, int quark) {
        update(newValue.unboxValue(), quark);
    }

    @Override
    public void updateOngoingState(@Nullable Object newValue, int quark) {
        update(StateSystem.plain(newValue), quark);
    }

    private void update(@Nullable Object value, int quark) {
        tree().check(quark);
        reserve(quark);
        checkType(quark, value);
        if (known[quark] != WHOLE) {
            log.step(PartLog.Step.UPDATE, 0, quark, value);
            known[quark] = VALUE;
        }
        values[quark] = value;
    }

    @Override
    public void increment(long t, int quark, long by) {
        tree().check(quark);
        if (quark >= counts.length) {
            counts = Arrays.copyOf(counts, Math.max(quark + 1, 2 * counts.length));
            firstCounts = Arrays.copyOf(firstCounts, counts.length);
        }
        PartCount count = counts[quark];
        if (count == null || quark >= known.length || known[quark] == UNKNOWN) {
            count = new PartCount(count == null);
            if (counts[quark] == null) {
                firstCounts[quark] = count;
            }
            counts[quark] = count;
            log.step(PartLog.Step.COUNT, t, quark, count);
            modifyAttribute(t, count.plus(by), quark);
        } else {
            modifyAttribute(t, count.plus(count.added(values[quark]) + by), quark);
        }
    }

    @Override
    public void defer(Consumer<IPartJoin> step) {
        log.step(PartLog.Step.CALL, 0, 0, step);
    }

    @Override
    public void forget(int quark) {
        if (quark < known.length) {
            if (known[quark] == WHOLE) {
                log.step(PartLog.Step.SETTLE, starts[quark], quark, values[quark]);
            }
            known[quark] = UNKNOWN;
            values[quark] = null;
        }
    }

    // --- attributes

    @NonNullByDefault({})
    @Override
    public int getQuarkAbsoluteAndAdd(String... attribute) {
        return getQuarkRelativeAndAdd(ROOT_ATTRIBUTE, attribute);
    }

    @NonNullByDefault({})
    @Override
    public int getQuarkRelativeAndAdd(int startingNodeQuark, String... subPath) {
        int quark = startingNodeQuark;
        for (String element : subPath) {
            int count = tree().size();
            int child = tree().add(quark, element);
            if (child == count) {
                log.step(PartLog.Step.ATTRIBUTE, 0, quark, element);
            }
            quark = child;
        }
        return quark;
    }

    // --- a state system in name

    @Override
    public String getSSID() {
        return name;
    }

    @Override
    public long getStartTime() {
        return historyStart;
    }

    @Override
    public long getCurrentEndTime() {
        return latest;
    }

    @Override
    public boolean isCancelled() {
        return false;
    }

    @Override
    public void waitUntilBuilt() {
        throw unknown();
    }

    @Override
    public boolean waitUntilBuilt(long timeout) {
        return false;
    }

    @Override
    public void dispose() {
        // it has nothing to release
    }

    @Override
    public void removeFiles() {
        // it has none
    }

    @Override
    public void closeHistory(long endTime) {
        // it is closed when it is joined
    }

    private UnsupportedOperationException unknown() {
        return new UnsupportedOperationException(
                "A part of the history of "
                        + name
                        + " does not know states of before: a state provider that asks for states, removes attributes or uses stacks is not splittable.");
    }

    @NonNullByDefault({})
    @Override
    public void pushAttribute(long t, Object value, int attributeQuark) {
        throw unknown();
    }

    @Override
    public @Nullable ITmfStateValue popAttribute(long t, int attributeQuark) {
        throw unknown();
    }

    @Override
    public @Nullable Object popAttributeObject(long t, int attributeQuark) {
        throw unknown();
    }

    @Override
    public void removeAttribute(long t, int attributeQuark) {
        throw unknown();
    }

    @Override
    public ITmfStateValue queryOngoingState(int attributeQuark) {
        throw unknown();
    }

    @Override
    public long getOngoingStartTime(int attributeQuark) {
        throw unknown();
    }

    @Override
    public List<ITmfStateInterval> queryFullState(long t) {
        throw unknown();
    }

    @Override
    public ITmfStateInterval querySingleState(long t, int attributeQuark) {
        throw unknown();
    }

    @NonNullByDefault({})
    @Override
    public Iterable<ITmfStateInterval> query2D(Collection<Integer> quarks, Collection<Long> times) {
        throw unknown();
    }

    @NonNullByDefault({})
    @Override
    public Iterable<ITmfStateInterval> query2D(Collection<Integer> quarks, long start, long end) {
        throw unknown();
    }
}
