package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.interval.TmfStateInterval;

/** The oracle: a list of intervals per attribute, searched from end to end. */
public final class NaiveHistory {

    private final long fStart;
    private long fLatest;
    private final List<List<ITmfStateInterval>> fPast = new ArrayList<>();
    private final List<Long> fOngoingStart = new ArrayList<>();
    private final List<@Nullable Object> fOngoingValue = new ArrayList<>();
    private boolean fClosed;

    /** Begins at a time. */
    public NaiveHistory(long start) {
        fStart = start;
        fLatest = start;
    }

    /** Counts the attributes. */
    public int size() {
        return fPast.size();
    }

    long latest() {
        return fLatest;
    }

    void addAttribute() {
        fPast.add(new ArrayList<>());
        fOngoingStart.add(fStart);
        fOngoingValue.add(null);
    }

    long ongoingStart(int quark) {
        return fOngoingStart.get(quark);
    }

    @Nullable
    Object ongoingValue(int quark) {
        return fOngoingValue.get(quark);
    }

    void modify(long t, @Nullable Object value, int quark) {
        fLatest = Math.max(fLatest, t);
        if (Objects.equals(value, fOngoingValue.get(quark))) {
            return;
        }
        long start = fOngoingStart.get(quark);
        if (t > start) {
            fPast.get(quark)
                    .add(new TmfStateInterval(start, t - 1, quark, fOngoingValue.get(quark)));
            fOngoingStart.set(quark, t);
        }
        fOngoingValue.set(quark, value);
    }

    void update(@Nullable Object value, int quark) {
        fOngoingValue.set(quark, value);
    }

    long close(long end) {
        long last = Math.max(end, fLatest);
        for (int quark = 0; quark < size(); quark++) {
            fPast.get(quark)
                    .add(
                            new TmfStateInterval(
                                    fOngoingStart.get(quark),
                                    last,
                                    quark,
                                    fOngoingValue.get(quark)));
        }
        fLatest = last;
        fClosed = true;
        return last;
    }

    /** All intervals of an attribute, the ongoing one cut at the latest change. */
    List<ITmfStateInterval> all(int quark) {
        List<ITmfStateInterval> all = new ArrayList<>(fPast.get(quark));
        if (!fClosed) {
            all.add(
                    new TmfStateInterval(
                            fOngoingStart.get(quark), fLatest, quark, fOngoingValue.get(quark)));
        }
        return all;
    }

    ITmfStateInterval at(long t, int quark) {
        for (ITmfStateInterval interval : all(quark)) {
            if (interval.intersects(t)) {
                return interval;
            }
        }
        throw new AssertionError("The oracle has a hole at " + t);
    }

    List<ITmfStateInterval> full(long t) {
        List<ITmfStateInterval> state = new ArrayList<>();
        for (int quark = 0; quark < size(); quark++) {
            state.add(at(t, quark));
        }
        return state;
    }

    List<ITmfStateInterval> range(Collection<Integer> quarks, long start, long end) {
        List<ITmfStateInterval> found = new ArrayList<>();
        for (int quark : new HashSet<>(quarks)) {
            for (ITmfStateInterval interval : all(quark)) {
                if (interval.getStartTime() <= end && interval.getEndTime() >= start) {
                    found.add(interval);
                }
            }
        }
        return found;
    }

    Set<ITmfStateInterval> sampled(Collection<Integer> quarks, Collection<Long> times) {
        Set<ITmfStateInterval> found = new HashSet<>();
        for (int quark : new HashSet<>(quarks)) {
            for (ITmfStateInterval interval : all(quark)) {
                if (times.stream().anyMatch(interval::intersects)) {
                    found.add(interval);
                }
            }
        }
        return found;
    }
}
