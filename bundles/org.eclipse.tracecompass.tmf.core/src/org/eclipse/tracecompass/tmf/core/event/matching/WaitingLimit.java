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
 * drift and networks are slow at times. Where there are hosts that have not talked (yet), nobody
 * knows how far their clocks are apart, so an old event is kept, but only if its key is in a
 * sample. The sample is taken by the hash of the key, and so is the same on all hosts: halved as
 * often as needed ({@value #CAP} events), it loses many matches of hosts that first talk late, but
 * never all of them; with the first match the clocks are known, and all further ones are found.
 */
final class WaitingLimit {

    static final int FREE = 1 << 16;
    static final int CAP = 1 << 18;
    private static final int MAX_SAMPLE_BITS = 24;

    private final Map<String, Integer> fNumbers = new HashMap<>();
    // Union-find over the hosts that take part.
    private final List<Integer> fParents = new ArrayList<>();
    private int fComponents;
    private long fLongestWait;
    private long fNow = Long.MIN_VALUE;
    private int fSampleBits;
    private int fNextCheck = FREE;

    /** The number of a host that has an event. */
    int host(String id) {
        return fNumbers.computeIfAbsent(
                id,
                i -> {
                    fParents.add(fParents.size());
                    fComponents++;
                    return fParents.size() - 1;
                });
    }

    void reached(long nanos) {
        fNow = Math.max(fNow, nanos);
    }

    void matched(int source, int destination, long waited) {
        fLongestWait = Math.max(fLongestWait, Math.abs(waited));
        int a = root(source);
        int b = root(destination);
        if (a != b) {
            fParents.set(a, b);
            fComponents--;
            fSampleBits = 0;
        }
    }

    private int root(int host) {
        int i = host;
        while (fParents.get(i) != i) {
            fParents.set(i, fParents.get(fParents.get(i)));
            i = fParents.get(i);
        }
        return i;
    }

    /** Drops what needs not wait any more, if it is time to look; returns how many events. */
    int check(WaitingEvents causes, WaitingEvents effects) {
        if (causes.size() + effects.size() < fNextCheck) {
            return 0;
        }
        int dropped = drop(causes, effects, false);
        while (causes.size() + effects.size() > CAP && fSampleBits < MAX_SAMPLE_BITS) {
            fSampleBits++;
            // Even what may be expected still must go where four times as much waits.
            dropped += drop(causes, effects, causes.size() + effects.size() > 4 * CAP);
        }
        fNextCheck = Math.max(FREE, 2 * (causes.size() + effects.size()));
        return dropped;
    }

    private int drop(WaitingEvents causes, WaitingEvents effects, boolean freshToo) {
        int[] sizes = new int[fParents.size()];
        for (int i = 0; i < fParents.size(); i++) {
            sizes[root(i)]++;
        }
        boolean[] isAlone = new boolean[fParents.size()];
        long[] limits = new long[fParents.size()];
        for (int i = 0; i < limits.length; i++) {
            int steps = sizes[root(i)] - 1;
            isAlone[i] = steps == 0 && fComponents > 1;
            limits[i] =
                    fLongestWait > Long.MAX_VALUE / 4 / Math.max(1, steps)
                            ? Long.MAX_VALUE
                            : 2 * fLongestWait * Math.max(1, steps);
        }
        long mask = (1L << fSampleBits) - 1;
        boolean allKnown = fComponents <= 1 && fLongestWait > 0;
        BiPredicate<IEventMatchingKey, Waiting> hopeless =
                (key, w) -> {
                    boolean old = isAlone[w.host] || fNow - w.nanos > limits[w.host];
                    return (old || freshToo) && ((allKnown && old) || (mix(key) & mask) != 0);
                };
        return causes.removeIf(hopeless) + effects.removeIf(hopeless);
    }

    private static long mix(IEventMatchingKey key) {
        return key.hashCode() * 0x9E3779B97F4A7C15L >>> 32;
    }
}
