package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;

/**
 * Several states that are too short to be seen each, with the time each kind of them had. Its
 * value, label and style are those of the longest share; a painter that knows blends mixes the
 * colours of all shares by their durations. The durations may add up to less than the duration of
 * the blend: the rest of the time there was no state.
 */
public class TimeGraphBlendState extends TimeGraphState {

    /**
     * The part of one kind of states in a blend.
     *
     * @param value the value of these states
     * @param label their label, null for none
     * @param style their style, null when the value decides
     * @param duration the time they had together in nanoseconds
     */
    public record Share(
            int value, @Nullable String label, @Nullable OutputElementStyle style, long duration) {}

    /** The longest first; equal ones in an order that does not depend on that of the states. */
    private static final Comparator<Share> LONGEST_FIRST =
            Comparator.comparingLong(Share::duration)
                    .reversed()
                    .thenComparingInt(Share::value)
                    .thenComparing(share -> String.valueOf(share.label()))
                    .thenComparing(share -> String.valueOf(share.style()));

    private final ShareKinds fKinds;
    private final long[] fDurations;

    /** The shares, once somebody has asked. */
    private @Nullable List<Share> fShares;

    /**
     * Creates a blend.
     *
     * @param time its start in nanoseconds
     * @param duration its length in nanoseconds
     * @param shares its shares in any order, at least one
     * @throws IllegalArgumentException when there is no share
     */
    public TimeGraphBlendState(long time, long duration, List<Share> shares) {
        this(sorted(shares), time, duration);
    }

    private TimeGraphBlendState(List<Share> shares, long time, long duration) {
        this(
                time,
                duration,
                new ShareKinds(
                        shares.stream()
                                .map(s -> new StateKinds.Kind(s.value(), s.label(), s.style()))
                                .toList()),
                shares.stream().mapToLong(Share::duration).toArray());
    }

    /**
     * Makes a blend of kinds that have an order: there are very many of them, and of few all shares
     * are looked at.
     */
    TimeGraphBlendState(long time, long duration, ShareKinds kinds, long[] durations) {
        this(time, duration, kinds, durations, longest(kinds, durations));
    }

    private TimeGraphBlendState(
            long time, long duration, ShareKinds kinds, long[] durations, int longest) {
        super(time, duration, kinds.value(longest), kinds.label(longest), kinds.style(longest));
        fKinds = kinds;
        fDurations = durations;
    }

    private static int longest(ShareKinds kinds, long[] durations) {
        long most = durations[0];
        for (long duration : durations) {
            most = Math.max(most, duration);
        }
        int longest = -1;
        for (int i = 0; i < durations.length; i++) {
            if (durations[i] == most
                    && (longest < 0
                            || LONGEST_FIRST.compare(
                                            share(kinds, durations, i),
                                            share(kinds, durations, longest))
                                    < 0)) {
                longest = i;
            }
        }
        return longest;
    }

    private static Share share(ShareKinds kinds, long[] durations, int i) {
        return new Share(kinds.value(i), kinds.label(i), kinds.style(i), durations[i]);
    }

    private static List<Share> sorted(List<Share> shares) {
        if (shares.isEmpty()) {
            throw new IllegalArgumentException("a blend needs at least one share");
        }
        List<Share> result = new ArrayList<>(shares);
        result.sort(LONGEST_FIRST);
        return List.copyOf(result);
    }

    /** Returns the shares, the longest first; unmodifiable. */
    public synchronized List<Share> getShares() {
        List<Share> shares = fShares;
        if (shares == null) {
            shares =
                    sorted(
                            IntStream.range(0, fDurations.length)
                                    .mapToObj(i -> share(fKinds, fDurations, i))
                                    .toList());
            fShares = shares;
        }
        return shares;
    }

    /** Returns what the shares look like, in any order. */
    public ShareKinds getShareKinds() {
        return fKinds;
    }

    /** Returns the time of each share of {@link #getShareKinds()}, ns; not to be changed. */
    public long[] getShareDurations() {
        return fDurations;
    }

    @Override
    public String toString() {
        return super.toString() + ' ' + getShares();
    }
}
