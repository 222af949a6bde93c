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

    private final long start;
    private long latest;
    private final List<List<ITmfStateInterval>> past = new ArrayList<>();
    private final List<Long> ongoingStart = new ArrayList<>();
    private final List<@Nullable Object> ongoingValue = new ArrayList<>();
    private boolean closed;

    /** Begins at a time. */
    public NaiveHistory(long start) {
        this.start = start;
        latest = start;
    }

    /** Counts the attributes. */
    public int size() {
        return past.size();
    }

    long latest() {
        return latest;
    }

    void addAttribute() {
        past.add(new ArrayList<>());
        ongoingStart.add(start);
        ongoingValue.add(null);
    }

    long ongoingStart(int quark) {
        return ongoingStart.get(quark);
    }

    @Nullable
    Object ongoingValue(int quark) {
        return ongoingValue.get(quark);
    }

    void modify(long t, @Nullable Object value, int quark) {
        latest = Math.max(latest, t);
        if (Objects.equals(value, ongoingValue.get(quark))) {
            return;
        }
        long start = ongoingStart.get(quark);
        if (t > start) {
            past.get(quark).add(new TmfStateInterval(start, t - 1, quark, ongoingValue.get(quark)));
            ongoingStart.set(quark, t);
        }
        ongoingValue.set(quark, value);
    }

    void update(@Nullable Object value, int quark) {
        ongoingValue.set(quark, value);
    }

    long close(long end) {
        long last = Math.max(end, latest);
        for (int quark = 0; quark < size(); quark++) {
            past.get(quark)
                    .add(
                            new TmfStateInterval(
                                    ongoingStart.get(quark), last, quark, ongoingValue.get(quark)));
        }
        latest = last;
        closed = true;
        return last;
    }

    /** All intervals of an attribute, the ongoing one cut at the latest change. */
    List<ITmfStateInterval> all(int quark) {
        List<ITmfStateInterval> all = new ArrayList<>(past.get(quark));
        if (!closed) {
            all.add(
                    new TmfStateInterval(
                            ongoingStart.get(quark), latest, quark, ongoingValue.get(quark)));
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
