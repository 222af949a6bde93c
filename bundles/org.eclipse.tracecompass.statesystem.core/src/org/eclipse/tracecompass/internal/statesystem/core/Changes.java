package org.eclipse.tracecompass.internal.statesystem.core;

import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;

/**
 * The changes of a state system: they turn ongoing states into intervals, which go to the backend.
 * Each takes the lock of the ongoing states. Values are plain, not wrapped.
 */
final class Changes {

    private static final int MAX_STACK_DEPTH = 100_000;

    private final Life life;
    private final AttributeTree tree;
    private final OngoingStates ongoing;
    private final IStateHistoryBackend backend;
    private final ChangeLock lock;

    Changes(Life life, AttributeTree tree, OngoingStates ongoing, IStateHistoryBackend backend) {
        this.life = life;
        this.tree = tree;
        this.ongoing = ongoing;
        this.backend = backend;
        lock = ongoing.lock();
    }

    /** Finds an attribute below another one, adding what is missing of its path. */
    int addAttribute(int startingNodeQuark, String... subPath) {
        int quark = tree.find(startingNodeQuark, subPath);
        if (quark != ITmfStateSystem.INVALID_ATTRIBUTE) {
            return quark;
        }
        lock.lock();
        try {
            life.checkBuilding();
            quark = startingNodeQuark;
            for (String name : subPath) {
                quark = tree.add(quark, name);
            }
            return quark;
        } finally {
            lock.unlock();
        }
    }

    /** Sets a new state of an attribute from a time on. */
    void change(long t, @Nullable Object value, int quark) {
        lock.lock();
        try {
            modify(t, value, quark);
        } finally {
            lock.unlock();
        }
    }

    /** As {@link #change}; the caller has the lock. */
    void modify(long t, @Nullable Object value, int quark) {
        life.checkBuilding();
        tree.check(quark);
        Object previous = ongoing.value(quark);
        boolean backwards = t < ongoing.start(quark);
        if (Objects.equals(value, previous) && !(backwards && backend.canInsertBackwards())) {
            ongoing.seen(t);
            return;
        }
        if (backwards) {
            modifyPast(t, value, quark);
            return;
        }
        ongoing.checkType(quark, value);
        long start = ongoing.start(quark);
        if (t == start) {
            ongoing.setValue(quark, value);
        } else {
            insert(start, t - 1, quark, previous);
            ongoing.set(quark, t, value);
        }
        ongoing.seen(t);
    }

    private void modifyPast(long t, @Nullable Object value, int quark) {
        long start = ongoing.start(quark);
        if (!backend.canInsertBackwards() || t < backend.getStartTime()) {
            throw new TimeRangeException(
                    backend.getSSID()
                            + " Quark:"
                            + quark
                            + ", Time:"
                            + t
                            + ", Ongoing start:"
                            + start
                            + " (a state cannot be changed before it started)");
        }
        ongoing.checkType(quark, value);
        insert(t, start - 1, quark, value);
    }

    /** Adds an interval of the past; the caller has the lock. */
    void insert(long start, long end, int quark, @Nullable Object value) {
        try {
            backend.insertPastState(start, end, quark, value);
        } catch (RuntimeException e) {
            throw life.explain(e);
        }
    }

    /** As {@link #insert}, for a whole number or null; see {@link HistoryBackend#insertNumber}. */
    void insertNumber(long start, long end, int quark, int type, long number) {
        if (!(backend instanceof HistoryBackend history)) {
            throw new IllegalStateException("A history of another kind");
        }
        try {
            history.insertNumber(start, end, quark, type, number);
        } catch (RuntimeException e) {
            throw life.explain(e);
        }
    }

    /** Replaces the value of the ongoing state, from its start on. */
    void update(@Nullable Object value, int quark) {
        lock.lock();
        try {
            replace(value, quark);
        } finally {
            lock.unlock();
        }
    }

    // --- for those who have the lock

    /** As {@link #update}. */
    void replace(@Nullable Object value, int quark) {
        life.checkBuilding();
        tree.check(quark);
        ongoing.checkType(quark, value);
        ongoing.setValue(quark, value);
    }

    void lock() {
        lock.lock();
    }

    void unlock() {
        lock.unlock();
    }

    void checkBuilding() {
        life.checkBuilding();
    }

    /** Adds an attribute, unless it exists, and gives its quark. */
    int attribute(int parent, String name) {
        life.checkBuilding();
        return tree.add(parent, name);
    }

    /** Returns the ongoing value of an attribute. */
    @Nullable
    Object ongoing(int quark) {
        return ongoing.value(quark);
    }

    /** Sets the ongoing state of an attribute; all its states before are inserted already. */
    void settle(long start, @Nullable Object value, int quark) {
        life.checkBuilding();
        ongoing.checkType(quark, value);
        ongoing.set(quark, start, value);
    }

    /** Refuses an attribute that has values of another type. */
    void expect(int quark, @Nullable Class<?> type) {
        if (type != null) {
            ongoing.checkType(quark, type);
        }
    }

    void seen(long t) {
        ongoing.seen(t);
    }

    /** Adds a value on top of a stack. */
    void push(long t, @Nullable Object plain, int attributeQuark) {
        lock.lock();
        try {
            life.checkBuilding();
            tree.check(attributeQuark);
            Object ongoing = this.ongoing.value(attributeQuark);
            if (ongoing != null && !(ongoing instanceof Integer)) {
                throw new StateValueTypeException(
                        backend.getSSID()
                                + " Quark:"
                                + attributeQuark
                                + ", Type:"
                                + ongoing.getClass()
                                + ", Expected:INTEGER");
            }
            int depth = ongoing instanceof Integer number ? number : 0;
            if (depth >= MAX_STACK_DEPTH) {
                throw new IllegalStateException(
                        backend.getSSID()
                                + " Quark:"
                                + attributeQuark
                                + " Stack limit reached, not pushing");
            }
            checkForward(t, attributeQuark);
            int child = tree.add(attributeQuark, Integer.toString(depth + 1));
            modify(t, plain, child);
            modify(t, depth + 1, attributeQuark);
        } finally {
            lock.unlock();
        }
    }

    /** Refuses a change of several attributes before the first of them is changed. */
    private void checkForward(long t, int quark) {
        if (t < ongoing.start(quark) && !backend.canInsertBackwards()) {
            modifyPast(t, null, quark);
        }
    }

    /** The value popped from a stack; absent if it was empty. */
    record Popped(boolean there, @Nullable Object value) {}

    /** Takes the value on top of a stack. */
    Popped pop(long t, int quark) {
        lock.lock();
        try {
            life.checkBuilding();
            tree.check(quark);
            boolean there = ongoing.value(quark) != null;
            return new Popped(there, takeTop(t, quark));
        } finally {
            lock.unlock();
        }
    }

    private @Nullable Object takeTop(long t, int quark) {
        Object ongoing = this.ongoing.value(quark);
        if (ongoing == null) {
            return null;
        }
        int depth = ongoing instanceof Integer number ? number : 0;
        if (depth <= 0) {
            throw new StateValueTypeException(
                    backend.getSSID() + " Quark:" + quark + ", Stack depth:" + depth);
        }
        int child = tree.find(quark, Integer.toString(depth));
        if (child == ITmfStateSystem.INVALID_ATTRIBUTE) {
            throw new IllegalStateException(
                    backend.getSSID()
                            + " Quark:"
                            + quark
                            + " Stack attribute missing sub-attribute for depth:"
                            + depth);
        }
        checkForward(t, quark);
        Object value = this.ongoing.value(child);
        removeAll(t, child);
        modify(t, depth == 1 ? null : (Object) (depth - 1), quark);
        return value;
    }

    /** Ends the states of an attribute and of all below it. */
    void remove(long t, int quark) {
        lock.lock();
        try {
            life.checkBuilding();
            tree.check(quark);
            removeAll(t, quark);
        } finally {
            lock.unlock();
        }
    }

    private void removeAll(long t, int quark) {
        List<Integer> below = tree.below(quark, true, null);
        for (int descendant : below) {
            checkForward(t, descendant);
        }
        checkForward(t, quark);
        // Depth first gives parents before children: the reverse order has every child before its
        // parent.
        for (int descendant : below.reversed()) {
            modify(t, null, descendant);
        }
        modify(t, null, quark);
    }

    /** Ends all ongoing states and completes the history; harmless if that was done before. */
    void close(long endTime) {
        try {
            long end;
            lock.lock();
            try {
                if (!life.beginClosing()) {
                    return;
                }
                end = endOngoing(endTime);
            } finally {
                lock.unlock();
            }
            backend.finishedBuilding(end);
            if (!(backend instanceof IHistory)) {
                AttributeTreeCodec.writeTo(backend, tree);
            }
        } catch (RuntimeException e) {
            // A history that could not be closed is discarded, and waiting threads are woken.
            life.giveUp();
            throw life.explain(e);
        } catch (Error e) {
            life.giveUp();
            throw e;
        }
        life.closed();
    }

    private long endOngoing(long endTime) {
        long end =
                Math.max(
                        Math.max(endTime, ongoing.latest()),
                        Math.max(backend.getStartTime(), backend.getEndTime()));
        if (backend instanceof IHistory history) {
            history.endingOngoing();
        }
        for (int quark = 0; quark < tree.size(); quark++) {
            backend.insertPastState(ongoing.start(quark), end, quark, ongoing.value(quark));
        }
        ongoing.end();
        return end;
    }
}
