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

    private final Life life;
    private final AttributeTree tree;
    private final OngoingStates ongoing;
    private final IStateHistoryBackend backend;

    Queries(Life life, AttributeTree tree, OngoingStates ongoing, IStateHistoryBackend backend) {
        this.life = life;
        this.tree = tree;
        this.ongoing = ongoing;
        this.backend = backend;
    }

    /** Finds the state of an attribute at a time. */
    ITmfStateInterval single(long t, int attributeQuark) {
        life.checkDisposed();
        tree.check(attributeQuark);
        if (!life.isClosed()) {
            ITmfStateInterval ongoing = this.ongoing.at(t, attributeQuark);
            if (ongoing != null) {
                return ongoing;
            }
        }
        ITmfStateInterval interval = backend.doSingularQuery(t, attributeQuark);
        if (interval == null) {
            throw incoherent(t, attributeQuark);
        }
        return interval;
    }

    /** Finds the states of all attributes at a time. */
    List<ITmfStateInterval> full(long t) {
        life.checkDisposed();
        @Nullable ITmfStateInterval[] state = new ITmfStateInterval[tree.size()];
        if (!life.isClosed()) {
            ongoing.fill(state, t);
        }
        if (backend instanceof IHistory history) {
            if (history.fillState(state, t) == 0) {
                return complete(state);
            }
        } else {
            backend.doQuery(Arrays.asList(state), t);
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
                        + backend.getSSID()
                        + " has no state of attribute "
                        + quark
                        + " at "
                        + t);
    }

    /** Finds the states of some attributes at some times, backwards or not. */
    Iterable<ITmfStateInterval> range(
            Collection<Integer> quarks, TimeRangeCondition times, boolean reverse) {
        checkStart(times.min());
        if (quarks.isEmpty()) {
            return Collections.emptyList();
        }
        IntegerRangeCondition condition = existing(quarks);
        if (life.isClosed()) {
            return backend.query2D(condition, times, reverse);
        }
        int[] sorted = Objects.requireNonNull(condition.discreteValues());
        List<ITmfStateInterval> ongoing = new ArrayList<>();
        long[] ongoingStarts = new long[sorted.length];
        ChangeLock lock = this.ongoing.lock();
        lock.lock();
        try {
            if (!this.ongoing.count()) {
                return backend.query2D(condition, times, reverse);
            }
            addOngoing(sorted, times.max(), ongoing, ongoingStarts);
            if (backend instanceof IHistory) {
                return new OngoingFirst(
                        ongoing, backend.query2D(condition, times, reverse), null, null);
            }
        } finally {
            lock.unlock();
        }
        return new OngoingFirst(
                ongoing, backend.query2D(condition, times, reverse), sorted, ongoingStarts);
    }

    private void checkStart(long start) {
        if (start < backend.getStartTime()) {
            throw new TimeRangeException(
                    "Time conditions "
                            + start
                            + " is lower than state system start time: "
                            + backend.getStartTime());
        }
    }

    private IntegerRangeCondition existing(Collection<Integer> quarks) {
        IntegerRangeCondition condition = IntegerRangeCondition.forDiscreteRange(quarks);
        tree.check(condition.min());
        tree.check(condition.max());
        return condition;
    }

    /** Adds the ongoing states that start at a time or before. The caller has the lock. */
    private void addOngoing(
            int[] quarks, long last, List<ITmfStateInterval> ongoing, long[] starts) {
        for (int i = 0; i < quarks.length; i++) {
            starts[i] = this.ongoing.start(quarks[i]);
            if (last >= starts[i]) {
                ongoing.add(this.ongoing.interval(quarks[i]));
            }
        }
    }

    /**
     * Shows a visitor the states of some attributes in a span, if the history can be read in place.
     *
     * @return false if it cannot
     */
    boolean visit(Collection<Integer> quarks, long start, long end, IStateVisitor visitor) {
        if (quarks.isEmpty() || end < start || !(backend instanceof HistoryBackend history)) {
            return false;
        }
        checkStart(start);
        IntegerRangeCondition condition = existing(quarks);
        if (life.isClosed()) {
            history.visit(condition, start, end, visitor).run();
        } else {
            visitGrowing(history, condition, start, end, visitor);
        }
        return true;
    }

    private void visitGrowing(
            HistoryBackend history,
            IntegerRangeCondition condition,
            long start,
            long end,
            IStateVisitor visitor) {
        int[] sorted = Objects.requireNonNull(condition.discreteValues());
        List<ITmfStateInterval> ongoing = new ArrayList<>();
        Runnable stored;
        ChangeLock lock = this.ongoing.lock();
        lock.lock();
        try {
            if (this.ongoing.count()) {
                addOngoing(sorted, end, ongoing, new long[sorted.length]);
            }
            stored = history.visit(condition, start, end, visitor);
        } finally {
            lock.unlock();
        }
        for (ITmfStateInterval state : ongoing) {
            if (visitor.attribute(state.getAttribute())) {
                visitor.interval(state.getStartTime(), state.getEndTime(), state.getValue());
            }
        }
        stored.run();
    }
}
