package org.eclipse.tracecompass.tmf.rows.core;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;

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
            int value, @Nullable String label, @Nullable OutputElementStyle style, long duration) {

        private StateLook look() {
            return new StateLook(value, label, style);
        }
    }

    /** The longest first; equal ones in an order that does not depend on that of the states. */
    private static final Comparator<Share> LONGEST_FIRST =
            Comparator.comparingLong(Share::duration)
                    .reversed()
                    .thenComparing(Share::look, StateLook.ORDER);

    private final List<Share> shares;

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
        this.shares = shares;
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
    public List<Share> getShares() {
        return shares;
    }

    @Override
    public String toString() {
        return super.toString() + ' ' + getShares();
    }
}
