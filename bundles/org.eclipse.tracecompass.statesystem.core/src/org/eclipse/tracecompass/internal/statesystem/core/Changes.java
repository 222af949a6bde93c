package org.eclipse.tracecompass.internal.statesystem.core;

import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
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

    private final Life fLife;
    private final AttributeTree fTree;
    private final OngoingStates fOngoing;
    private final IStateHistoryBackend fBackend;
    private final ChangeLock fLock;

    Changes(Life life, AttributeTree tree, OngoingStates ongoing, IStateHistoryBackend backend) {
        fLife = life;
        fTree = tree;
        fOngoing = ongoing;
        fBackend = backend;
        fLock = ongoing.lock();
    }

    /** Finds an attribute below another one, adding what is missing of its path. */
    int addAttribute(int startingNodeQuark, String... subPath) {
        int quark = fTree.find(startingNodeQuark, subPath);
        if (quark != ITmfStateSystem.INVALID_ATTRIBUTE) {
            return quark;
        }
        fLock.lock();
        try {
            fLife.checkBuilding();
            quark = startingNodeQuark;
            for (String name : subPath) {
                quark = fTree.add(quark, name);
            }
            return quark;
        } finally {
            fLock.unlock();
        }
    }

    /** Gives an attribute a new state from a time on. */
    void change(long t, @Nullable Object value, int quark) {
        fLock.lock();
        try {
            modify(t, value, quark);
        } finally {
            fLock.unlock();
        }
    }

    private void modify(long t, @Nullable Object value, int quark) {
        fLife.checkBuilding();
        fTree.check(quark);
        Object previous = fOngoing.value(quark);
        boolean backwards = t < fOngoing.start(quark);
        if (Objects.equals(value, previous) && !(backwards && fBackend.canInsertBackwards())) {
            fOngoing.seen(t);
            return;
        }
        if (backwards) {
            modifyPast(t, value, quark);
            return;
        }
        fOngoing.checkType(quark, value);
        long start = fOngoing.start(quark);
        if (t == start) {
            fOngoing.setValue(quark, value);
        } else {
            insert(start, t - 1, quark, previous);
            fOngoing.set(quark, t, value);
        }
        fOngoing.seen(t);
    }

    private void modifyPast(long t, @Nullable Object value, int quark) {
        long start = fOngoing.start(quark);
        if (!fBackend.canInsertBackwards() || t < fBackend.getStartTime()) {
            throw new TimeRangeException(
                    fBackend.getSSID()
                            + " Quark:"
                            + quark
                            + ", Time:"
                            + t
                            + ", Ongoing start:"
                            + start
                            + " (a state cannot be changed before it started)");
        }
        fOngoing.checkType(quark, value);
        insert(t, start - 1, quark, value);
    }

    private void insert(long start, long end, int quark, @Nullable Object value) {
        try {
            fBackend.insertPastState(start, end, quark, value);
        } catch (RuntimeException e) {
            throw fLife.explain(e);
        }
    }

    /** Replaces the value of the ongoing state, from its start on. */
    void update(@Nullable Object value, int quark) {
        fLock.lock();
        try {
            fLife.checkBuilding();
            fTree.check(quark);
            fOngoing.checkType(quark, value);
            fOngoing.setValue(quark, value);
        } finally {
            fLock.unlock();
        }
    }

    /** Adds a value on top of a stack. */
    void push(long t, @Nullable Object plain, int attributeQuark) {
        fLock.lock();
        try {
            fLife.checkBuilding();
            fTree.check(attributeQuark);
            Object ongoing = fOngoing.value(attributeQuark);
            if (ongoing != null && !(ongoing instanceof Integer)) {
                throw new StateValueTypeException(
                        fBackend.getSSID()
                                + " Quark:"
                                + attributeQuark
                                + ", Type:"
                                + ongoing.getClass()
                                + ", Expected:INTEGER");
            }
            int depth = ongoing instanceof Integer number ? number : 0;
            if (depth >= MAX_STACK_DEPTH) {
                throw new IllegalStateException(
                        fBackend.getSSID()
                                + " Quark:"
                                + attributeQuark
                                + " Stack limit reached, not pushing");
            }
            checkForward(t, attributeQuark);
            int child = fTree.add(attributeQuark, Integer.toString(depth + 1));
            modify(t, plain, child);
            modify(t, depth + 1, attributeQuark);
        } finally {
            fLock.unlock();
        }
    }

    /** Refuses a change of several attributes before the first of them is changed. */
    private void checkForward(long t, int quark) {
        if (t < fOngoing.start(quark) && !fBackend.canInsertBackwards()) {
            modifyPast(t, null, quark);
        }
    }

    /** What was taken from a stack; not there if it was empty. */
    record Popped(boolean there, @Nullable Object value) {}

    /** Takes the value on top of a stack. */
    Popped pop(long t, int quark) {
        fLock.lock();
        try {
            fLife.checkBuilding();
            fTree.check(quark);
            boolean there = fOngoing.value(quark) != null;
            return new Popped(there, takeTop(t, quark));
        } finally {
            fLock.unlock();
        }
    }

    private @Nullable Object takeTop(long t, int quark) {
        Object ongoing = fOngoing.value(quark);
        if (ongoing == null) {
            return null;
        }
        int depth = ongoing instanceof Integer number ? number : 0;
        if (depth <= 0) {
            throw new StateValueTypeException(
                    fBackend.getSSID() + " Quark:" + quark + ", Stack depth:" + depth);
        }
        int child = fTree.find(quark, Integer.toString(depth));
        if (child == ITmfStateSystem.INVALID_ATTRIBUTE) {
            throw new IllegalStateException(
                    fBackend.getSSID()
                            + " Quark:"
                            + quark
                            + " Stack attribute missing sub-attribute for depth:"
                            + depth);
        }
        checkForward(t, quark);
        Object value = fOngoing.value(child);
        removeAll(t, child);
        modify(t, depth == 1 ? null : (Object) (depth - 1), quark);
        return value;
    }

    /** Ends the states of an attribute and of all below it. */
    void remove(long t, int quark) {
        fLock.lock();
        try {
            fLife.checkBuilding();
            fTree.check(quark);
            removeAll(t, quark);
        } finally {
            fLock.unlock();
        }
    }

    private void removeAll(long t, int quark) {
        List<Integer> below = fTree.below(quark, true, null);
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
            fLock.lock();
            try {
                if (!fLife.beginClosing()) {
                    return;
                }
                end = endOngoing(endTime);
            } finally {
                fLock.unlock();
            }
            fBackend.finishedBuilding(end);
            if (!(fBackend instanceof IHistory)) {
                AttributeTreeCodec.writeTo(fBackend, fTree);
            }
        } catch (RuntimeException e) {
            // A history that could not be closed is given up, and whoever waits for it is told.
            fLife.giveUp();
            throw fLife.explain(e);
        } catch (Error e) {
            fLife.giveUp();
            throw e;
        }
        fLife.closed();
    }

    private long endOngoing(long endTime) {
        long end =
                Math.max(
                        Math.max(endTime, fOngoing.latest()),
                        Math.max(fBackend.getStartTime(), fBackend.getEndTime()));
        if (fBackend instanceof IHistory history) {
            history.endingOngoing();
        }
        for (int quark = 0; quark < fTree.size(); quark++) {
            fBackend.insertPastState(fOngoing.start(quark), end, quark, fOngoing.value(quark));
        }
        fOngoing.end();
        return end;
    }
}
