package org.eclipse.tracecompass.tmf.core.event.matching;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/**
 * Keeps the number of waiting events bounded.
 *
 * <p>Nothing is dropped while few events wait ({@value #FREE}). Beyond that an event is dropped
 * when no counterpart can be expected any more. That is known for hosts whose clocks are known to
 * each other because messages between them, or through others, were matched: the longest that an
 * event had to wait so far, times the number of steps between the hosts, doubled because clocks
 * drift and networks are slow at times. If hosts have not communicated (yet), the distance of their
 * clocks is unknown, so an old event is kept, but only if its key is in a sample. The sample is
 * taken by the hash of the key, and so is the same on all hosts: halved as often as needed ({@value
 * #CAP} events), it loses many matches of hosts that first talk late, but never all of them; with
 * the first match the clocks are known, and all further ones are found.
 */
final class WaitingLimit {

    static final int FREE = 1 << 16;
    static final int CAP = 1 << 18;
    private static final int MAX_SAMPLE_BITS = 24;

    private final Map<String, Integer> numbers = new HashMap<>();
    // Union-find over the hosts that take part.
    private final List<Integer> parents = new ArrayList<>();
    private int components;
    private long longestWait;
    private long now = Long.MIN_VALUE;
    private int sampleBits;
    private int nextCheck = FREE;

    /** The number of a host that has an event. */
    int host(String id) {
        return numbers.computeIfAbsent(
                id,
                i -> {
                    parents.add(parents.size());
                    components++;
                    return parents.size() - 1;
                });
    }

    void reached(long nanos) {
        now = Math.max(now, nanos);
    }

    void matched(int source, int destination, long waited) {
        longestWait = Math.max(longestWait, Math.abs(waited));
        int a = root(source);
        int b = root(destination);
        if (a != b) {
            parents.set(a, b);
            components--;
            sampleBits = 0;
        }
    }

    private int root(int host) {
        int i = host;
        while (parents.get(i) != i) {
            parents.set(i, parents.get(parents.get(i)));
            i = parents.get(i);
        }
        return i;
    }

    /** Drops what needs not wait any more, if it is time to look; returns how many events. */
    int check(WaitingEvents causes, WaitingEvents effects) {
        if (causes.size() + effects.size() < nextCheck) {
            return 0;
        }
        int dropped = drop(causes, effects, false);
        while (causes.size() + effects.size() > CAP && sampleBits < MAX_SAMPLE_BITS) {
            sampleBits++;
            // Even what may be expected still must go where four times as much waits.
            dropped += drop(causes, effects, causes.size() + effects.size() > 4 * CAP);
        }
        nextCheck = Math.max(FREE, 2 * (causes.size() + effects.size()));
        return dropped;
    }

    private int drop(WaitingEvents causes, WaitingEvents effects, boolean freshToo) {
        int[] sizes = new int[parents.size()];
        for (int i = 0; i < parents.size(); i++) {
            sizes[root(i)]++;
        }
        boolean[] isAlone = new boolean[parents.size()];
        long[] limits = new long[parents.size()];
        for (int i = 0; i < limits.length; i++) {
            int steps = sizes[root(i)] - 1;
            isAlone[i] = steps == 0 && components > 1;
            limits[i] =
                    longestWait > Long.MAX_VALUE / 4 / Math.max(1, steps)
                            ? Long.MAX_VALUE
                            : 2 * longestWait * Math.max(1, steps);
        }
        long mask = (1L << sampleBits) - 1;
        boolean allKnown = components <= 1 && longestWait > 0;
        BiPredicate<IEventMatchingKey, Waiting> hopeless =
                (key, w) -> {
                    boolean old = isAlone[w.host] || now - w.nanos > limits[w.host];
                    return (old || freshToo) && ((allKnown && old) || (mix(key) & mask) != 0);
                };
        return causes.removeIf(hopeless) + effects.removeIf(hopeless);
    }

    private static long mix(IEventMatchingKey key) {
        return key.hashCode() * 0x9E3779B97F4A7C15L >>> 32;
    }
}
