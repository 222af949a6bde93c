package org.eclipse.tracecompass.internal.statesystem.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.IntegerRangeCondition;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The queries of a state system, answered from the ongoing states and the backend together.
 *
 * <p>A query first looks at the ongoing states, and then at the backend: what ended in between was
 * looked at already, and what ended before is in the backend, so nothing is missed or met twice.
 */
final class Queries {

    private final Life fLife;
    private final AttributeTree fTree;
    private final OngoingStates fOngoing;
    private final IStateHistoryBackend fBackend;

    Queries(Life life, AttributeTree tree, OngoingStates ongoing, IStateHistoryBackend backend) {
        fLife = life;
        fTree = tree;
        fOngoing = ongoing;
        fBackend = backend;
    }

    /** Finds the state of an attribute at a time. */
    ITmfStateInterval single(long t, int attributeQuark) {
        fLife.checkDisposed();
        fTree.check(attributeQuark);
        if (!fLife.isClosed()) {
            ITmfStateInterval ongoing = fOngoing.at(t, attributeQuark);
            if (ongoing != null) {
                return ongoing;
            }
        }
        ITmfStateInterval interval = fBackend.doSingularQuery(t, attributeQuark);
        if (interval == null) {
            throw incoherent(t, attributeQuark);
        }
        return interval;
    }

    /** Finds the states of all attributes at a time. */
    List<ITmfStateInterval> full(long t) {
        fLife.checkDisposed();
        @Nullable ITmfStateInterval[] state = new ITmfStateInterval[fTree.size()];
        if (!fLife.isClosed()) {
            fOngoing.fill(state, t);
        }
        if (fBackend instanceof IHistory history) {
            if (history.fillState(state, t) == 0) {
                return complete(state);
            }
        } else {
            fBackend.doQuery(Arrays.asList(state), t);
        }
        for (int quark = 0; quark < state.length; quark++) {
            if (state[quark] == null) {
                throw incoherent(t, quark);
            }
        }
        return complete(state);
    }

    /** The array as a list, now that it has no null in it. */
    @SuppressWarnings("unchecked")
    private static List<ITmfStateInterval> complete(@Nullable ITmfStateInterval[] state) {
        return (List<ITmfStateInterval>) (List<?>) Arrays.asList(state);
    }

    private IllegalStateException incoherent(long t, int quark) {
        return new IllegalStateException(
                "Incoherent interval storage: "
                        + fBackend.getSSID()
                        + " has no state of attribute "
                        + quark
                        + " at "
                        + t);
    }

    /** Finds the states of some attributes at some times, backwards or not. */
    Iterable<ITmfStateInterval> range(
            Collection<Integer> quarks, TimeRangeCondition times, boolean reverse) {
        if (times.min() < fBackend.getStartTime()) {
            throw new TimeRangeException(
                    "Time conditions "
                            + times.min()
                            + " is lower than state system start time: "
                            + fBackend.getStartTime());
        }
        if (quarks.isEmpty()) {
            return Collections.emptyList();
        }
        IntegerRangeCondition condition = IntegerRangeCondition.forDiscreteRange(quarks);
        fTree.check(condition.min());
        fTree.check(condition.max());
        if (fLife.isClosed()) {
            return fBackend.query2D(condition, times, reverse);
        }
        int[] sorted = Objects.requireNonNull(condition.discreteValues());
        List<ITmfStateInterval> ongoing = new ArrayList<>();
        long[] ongoingStarts = new long[sorted.length];
        ChangeLock lock = fOngoing.lock();
        lock.lock();
        try {
            if (!fOngoing.count()) {
                return fBackend.query2D(condition, times, reverse);
            }
            for (int i = 0; i < sorted.length; i++) {
                ongoingStarts[i] = fOngoing.start(sorted[i]);
                if (times.max() >= ongoingStarts[i]) {
                    ongoing.add(fOngoing.interval(sorted[i]));
                }
            }
            if (fBackend instanceof IHistory) {
                return new OngoingFirst(
                        ongoing, fBackend.query2D(condition, times, reverse), null, null);
            }
        } finally {
            lock.unlock();
        }
        return new OngoingFirst(
                ongoing, fBackend.query2D(condition, times, reverse), sorted, ongoingStarts);
    }

    /**
     * Shows a visitor the states of some attributes in a span, if the history is complete and can
     * be read in place; returns whether it did.
     */
    boolean visit(Collection<Integer> quarks, long start, long end, IStateVisitor visitor) {
        if (!fLife.isClosed() || !(fBackend instanceof HistoryBackend history)) {
            return false;
        }
        // the same errors as any other query
        range(quarks, TimeRangeCondition.forContinuousRange(start, end), false);
        history.visit(IntegerRangeCondition.forDiscreteRange(quarks), start, end, visitor);
        return true;
    }
}
