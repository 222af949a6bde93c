package org.eclipse.tracecompass.analysis.timing.core.compare;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The times of one trace by row and item, for instance by thread and system call. For one thread.
 */
public final class Profile {

    /**
     * What is matched between traces.
     *
     * @param row the name of the row, such as a thread, without numbers that differ from run to run
     * @param item the state, function or system call
     */
    public record Key(String row, String item) {}

    private final String by;
    private final boolean repeated;
    private final Map<Key, Samples> samples = new LinkedHashMap<>();

    /**
     * Creates a profile without times.
     *
     * @param by what the items are; only profiles of the same items are compared
     * @param repeated whether the times of a key are repetitions, so that their distributions can
     *     be compared, not only their sums
     */
    public Profile(String by, boolean repeated) {
        this.by = by;
        this.repeated = repeated;
    }

    /**
     * Adds a time.
     *
     * @param key of what
     * @param time the time, ns
     */
    public void add(Key key, long time) {
        of(key).add(time);
    }

    /** Returns the times of a key, which has none before they are added. */
    public Samples of(Key key) {
        return samples.computeIfAbsent(key, k -> new Samples());
    }

    /** Sets all times of a key. */
    public void put(Key key, Samples times) {
        samples.put(key, times);
    }

    /** Returns what the items are. */
    public String by() {
        return by;
    }

    /** Returns whether the times of a key are repetitions. */
    public boolean isRepeated() {
        return repeated;
    }

    /** Returns all times, in the order in which their keys came. */
    public Map<Key, Samples> samples() {
        return Map.copyOf(samples);
    }
}
