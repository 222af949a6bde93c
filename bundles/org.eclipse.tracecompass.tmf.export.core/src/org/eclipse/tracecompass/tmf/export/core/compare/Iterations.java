package org.eclipse.tracecompass.tmf.export.core.compare;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.tracecompass.analysis.timing.core.compare.Profile;

/**
 * Adds up times by repetition: from one event to the next. Each repetition gives one time per key,
 * 0 where the key does not occur in it. What is before the first event belongs to none.
 */
final class Iterations {

    private final long[] starts;
    private final long end;
    private final Map<Profile.Key, long[]> times = new HashMap<>();

    /**
     * Creates repetitions without times.
     *
     * @param starts when each begins, ns, ascending
     * @param end when the last one ends, ns
     */
    Iterations(long[] starts, long end) {
        this.starts = starts;
        this.end = end;
    }

    /** Adds a time that may span several repetitions. */
    void add(Profile.Key key, long from, long to) {
        int first = Arrays.binarySearch(starts, from);
        int i = Math.max(0, first >= 0 ? first : -first - 2);
        for (; i < starts.length && starts[i] < to; i++) {
            long next = i + 1 < starts.length ? starts[i + 1] : end;
            long time = Math.min(to, next) - Math.max(from, starts[i]);
            if (time > 0) {
                times.computeIfAbsent(key, k -> new long[starts.length])[i] += time;
            }
        }
    }

    void addTo(Profile profile) {
        times.forEach(
                (key, of) -> {
                    for (long time : of) {
                        profile.add(key, time);
                    }
                });
    }
}
