package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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

    /** Receives shares without an object for each. */
    @FunctionalInterface
    public interface ShareConsumer {

        /**
         * Receives a share.
         *
         * @param value the value of its states
         * @param label their label, null for none
         * @param style their style, null when the value decides
         * @param duration the time they had together in nanoseconds
         */
        void accept(
                int value,
                @Nullable String label,
                @Nullable OutputElementStyle style,
                long duration);
    }

    /** The shares, or what they are made of when somebody asks. */
    private @Nullable List<Share> fShares;

    private final @Nullable StateKinds fKinds;
    private final int[] fKindOf;
    private final long[] fDurations;

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
        super(time, duration, shares.get(0).value(), shares.get(0).label(), shares.get(0).style());
        fShares = shares;
        fKinds = null;
        fKindOf = new int[0];
        fDurations = new long[0];
    }

    private TimeGraphBlendState(
            long time,
            long duration,
            Share main,
            StateKinds kinds,
            int[] kindOf,
            long[] durations) {
        super(time, duration, main.value(), main.label(), main.style());
        fKinds = kinds;
        fKindOf = kindOf;
        fDurations = durations;
    }

    /**
     * Makes a blend of kinds that have numbers: there are very many of them, and of few all shares
     * are looked at.
     */
    static TimeGraphBlendState of(
            long time, long duration, StateKinds kinds, int[] kindOf, long[] durations) {
        int main = 0;
        for (int i = 1; i < kindOf.length; i++) {
            if (durations[i] > durations[main]
                    || durations[i] == durations[main]
                            && LONGEST_FIRST.compare(
                                            share(kinds, kindOf[i], durations[i]),
                                            share(kinds, kindOf[main], durations[main]))
                                    < 0) {
                main = i;
            }
        }
        return new TimeGraphBlendState(
                time,
                duration,
                share(kinds, kindOf[main], durations[main]),
                kinds,
                kindOf,
                durations);
    }

    private static Share share(StateKinds kinds, int number, long duration) {
        StateKinds.Kind kind = kinds.get(number);
        return new Share(kind.value(), kind.label(), kind.style(), duration);
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
        StateKinds kinds = fKinds;
        if (shares == null) {
            List<Share> unsorted = new ArrayList<>();
            for (int i = 0; kinds != null && i < fKindOf.length; i++) {
                unsorted.add(share(kinds, fKindOf[i], fDurations[i]));
            }
            shares = sorted(unsorted);
            fShares = shares;
        }
        return shares;
    }

    /** Returns how many shares there are. */
    public int getShareCount() {
        return fKinds == null ? getShares().size() : fKindOf.length;
    }

    /**
     * Shows all shares, in any order.
     *
     * @param consumer receives them
     */
    public void forEachShare(ShareConsumer consumer) {
        StateKinds kinds = fKinds;
        if (kinds == null) {
            getShares()
                    .forEach(s -> consumer.accept(s.value(), s.label(), s.style(), s.duration()));
            return;
        }
        for (int i = 0; i < fKindOf.length; i++) {
            StateKinds.Kind kind = kinds.get(fKindOf[i]);
            consumer.accept(kind.value(), kind.label(), kind.style(), fDurations[i]);
        }
    }

    @Override
    public String toString() {
        return super.toString() + ' ' + getShares();
    }
}
