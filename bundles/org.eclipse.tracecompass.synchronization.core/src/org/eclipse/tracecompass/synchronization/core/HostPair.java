package org.eclipse.tracecompass.synchronization.core;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The constraints that the messages between two hosts put on their clocks.
 *
 * <p>A message is a point: x is its time by the clock of the reference host, y by that of the
 * other. Nothing arrives before it was sent, so the true clock line lies below every message from
 * the reference and above every message to it. Of the first only the lower half of their convex
 * hull matters, of the second the upper half. The lines between both are bounded by the steepest,
 * which touches a message to the reference and a later one from it, and the flattest, the other way
 * round; the estimate is the middle of these two. Few messages that are close together allow any
 * speed, even a clock that runs backwards: where the middle is more than one percent from the same
 * speed, the estimate is the allowed line that is nearest to it. A message that both bounds agree
 * with changes neither of them, so that most messages cost a search in the hull and two
 * comparisons.
 *
 * <p>Exact: all comparisons are of integers. The result does not depend on the order of the
 * messages unless they contradict each other; the message that does so, and all after it, are not
 * used. Messages contradict each other, too, if they leave only clocks that stand still, run
 * backwards, or are more than 1e9 times slower or faster: so the estimate is none of these.
 */
public final class HostPair implements HostRelation, Serializable {

    private static final long serialVersionUID = 1L;

    /** Clocks of computers differ by parts per million. */
    private static final BigDecimal MOST_DRIFT = new BigDecimal("0.01");

    /** No clock is slower: messages that leave only such a one contradict each other. */
    private static final BoundLine SLOWEST = new BoundLine(0, 0, 1_000_000_000, 1);

    /** No clock is faster. */
    private static final BoundLine FASTEST = new BoundLine(0, 0, 1, 1_000_000_000);

    private final String reference;
    private final String other;
    private final HalfHull fromReference = new HalfHull(true);
    private final HalfHull toReference = new HalfHull(false);
    private @Nullable BoundLine steepest;
    private @Nullable BoundLine flattest;
    private boolean isFailed;
    private int fromCount;
    private int toCount;
    private int accurateCount;
    private long first = Long.MAX_VALUE;
    private long last = Long.MIN_VALUE;
    // The bounds of the offset if both clocks ran at the same speed.
    private long mostOffset = Long.MAX_VALUE;
    private long leastOffset = Long.MIN_VALUE;
    private transient volatile @Nullable ClockLine line;

    /**
     * Creates a pair of hosts that have not talked yet.
     *
     * @param reference the host whose clock is x
     * @param other the host whose clock is y
     */
    public HostPair(String reference, String other) {
        this.reference = reference;
        this.other = other;
    }

    /** {@return the host whose clock is x} */
    @Override
    public String getReference() {
        return reference;
    }

    /** {@return the host whose clock is y} */
    @Override
    public String getOther() {
        return other;
    }

    /**
     * Adds a message.
     *
     * @param fromReference whether the reference host sent it
     * @param x its time by the clock of the reference host
     * @param y its time by the clock of the other
     */
    public void add(boolean fromReference, long x, long y) {
        ClockQuality quality = getQuality();
        BoundLine steepest = this.steepest;
        BoundLine flattest = this.flattest;
        if (fromReference) {
            fromCount++;
        } else {
            toCount++;
        }
        if (!isFailed) {
            HalfHull hull = fromReference ? this.fromReference : toReference;
            if (hull.add(x, y) && !tighten(fromReference, x, y)) {
                isFailed = true;
                this.steepest = steepest;
                this.flattest = flattest;
            } else {
                extend(fromReference, x, y);
            }
        }
        if (quality != getQuality() || steepest != this.steepest || flattest != this.flattest) {
            accurateCount++;
        }
    }

    /** Adds a message for its hull alone: no bounds are known then. */
    public void addCorner(Message message) {
        (message.fromReference() ? fromReference : toReference).add(message.x(), message.y());
    }

    private void extend(boolean fromReference, long x, long y) {
        first = Math.min(first, x);
        last = Math.max(last, x);
        long offset = y - x;
        if (fromReference) {
            mostOffset = Math.min(mostOffset, offset);
        } else {
            leastOffset = Math.max(leastOffset, offset);
        }
        line = null;
    }

    /** Adapts the bounds to a new corner; false when no line is left. */
    private boolean tighten(boolean fromReference, long x, long y) {
        BoundLine steepest = this.steepest;
        BoundLine flattest = this.flattest;
        boolean bySteepest = steepest == null || isBeyond(steepest, fromReference, x, y);
        boolean byFlattest = flattest == null || isBeyond(flattest, fromReference, x, y);
        if (!bySteepest && !byFlattest) {
            return true;
        }
        line = null;
        HalfHull opposite = fromReference ? toReference : this.fromReference;
        int at = opposite.find(x);
        if (at < opposite.size() && opposite.x(at) == x) {
            long other = opposite.y(at);
            if (fromReference ? y < other : y > other) {
                return false;
            }
        }
        for (int i = 0; i < opposite.size(); i++) {
            if (opposite.x(i) != x) {
                bound(fromReference, x, y, opposite.x(i), opposite.y(i));
            }
        }
        return isAnyLineLeft();
    }

    private boolean isAnyLineLeft() {
        BoundLine max = steepest == null ? FASTEST : steepest;
        BoundLine min = flattest == null ? SLOWEST : flattest;
        return max.compareSlope(min) >= 0
                && max.compareSlope(SLOWEST) >= 0
                && min.compareSlope(FASTEST) <= 0;
    }

    private static boolean isBeyond(BoundLine line, boolean fromReference, long x, long y) {
        int side = line.side(x, y);
        return fromReference ? side < 0 : side > 0;
    }

    /** A message of the one direction and one of the other bound the slope, from one side. */
    private void bound(boolean fromReference, long x, long y, long otherX, long otherY) {
        BoundLine line =
                x < otherX
                        ? new BoundLine(x, y, otherX, otherY)
                        : new BoundLine(otherX, otherY, x, y);
        if (fromReference == x > otherX) {
            BoundLine known = steepest;
            if (known == null || line.compareSlope(known) < 0) {
                steepest = line;
            }
        } else {
            BoundLine known = flattest;
            if (known == null || line.compareSlope(known) > 0) {
                flattest = line;
            }
        }
    }

    /** {@return how far the messages determine the clocks} */
    @Override
    public ClockQuality getQuality() {
        if (isFailed) {
            return ClockQuality.FAIL;
        }
        if (fromCount == 0 || toCount == 0) {
            return fromCount + toCount == 0 ? ClockQuality.ABSENT : ClockQuality.INCOMPLETE;
        }
        return steepest == null || flattest == null
                ? ClockQuality.APPROXIMATE
                : ClockQuality.ACCURATE;
    }

    /** {@return from the reference's clock to the other's} */
    @Override
    public ClockLine getLine() {
        ClockLine line = this.line;
        if (line == null) {
            line = computeLine();
            this.line = line;
        }
        return line;
    }

    private ClockLine computeLine() {
        if (mostOffset == Long.MAX_VALUE || leastOffset == Long.MIN_VALUE) {
            return ClockLine.SAME;
        }
        ClockLine max = getSteepest();
        ClockLine min = getFlattest();
        // Clocks of the same speed, if the messages allow them.
        ClockLine same = leastOffset > mostOffset ? null : sameSpeed();
        if (max != null && min != null) {
            ClockLine middle = max.middle(min);
            return drift(middle).compareTo(MOST_DRIFT) <= 0
                    ? middle
                    : same != null ? same : drift(max).compareTo(drift(min)) < 0 ? max : min;
        }
        ClockLine known = max != null ? max : min;
        if (known == null || same == null) {
            return known != null ? known : same != null ? same : ClockLine.SAME;
        }
        ClockLine middle = known.middle(same);
        return drift(middle).compareTo(MOST_DRIFT) <= 0 ? middle : same;
    }

    private ClockLine sameSpeed() {
        return new ClockLine(BigDecimal.ONE, BigDecimal.valueOf(mostOffset))
                .middle(new ClockLine(BigDecimal.ONE, BigDecimal.valueOf(leastOffset)));
    }

    /** How far a line is from that of clocks of the same speed. */
    private static BigDecimal drift(ClockLine line) {
        return line.alpha().subtract(BigDecimal.ONE).abs();
    }

    /** {@return the steepest line that the messages allow; null when there is no bound} */
    public @Nullable ClockLine getSteepest() {
        BoundLine line = steepest;
        return line == null ? null : line.toClockLine();
    }

    /** {@return the flattest line that the messages allow; null when there is no bound} */
    public @Nullable ClockLine getFlattest() {
        BoundLine line = flattest;
        return line == null ? null : line.toClockLine();
    }

    /** {@return the number of messages} */
    public int getMatches() {
        return fromCount + toCount;
    }

    /**
     * {@return the number of messages that made the quality better or a bound of the slope tighter}
     */
    public int getAccurateMatches() {
        return accurateCount;
    }

    /** {@return the number of messages that the reference host sent} */
    public int getMatchesFromReference() {
        return fromCount;
    }

    /** {@return the number of messages that the reference host received} */
    public int getMatchesToReference() {
        return toCount;
    }

    /** {@return the time of the first message by the clock of the reference} */
    public long getFirst() {
        return first;
    }

    /** {@return the time of the last message by the clock of the reference} */
    public long getLast() {
        return last;
    }

    /**
     * {@return how far the estimate may be from the truth between the first and the last message at
     * most, in the unit of the times; null when there is no bound}
     */
    public @Nullable BigDecimal getErrorBound() {
        ClockLine max = getSteepest();
        ClockLine min = getFlattest();
        if (max == null || min == null) {
            return null;
        }
        BigDecimal worst = BigDecimal.ZERO;
        for (long time : new long[] {first, last}) {
            BigDecimal at = BigDecimal.valueOf(time);
            worst = worst.max(max.at(at).subtract(min.at(at)).abs());
        }
        return worst.divide(BigDecimal.valueOf(2));
    }

    @Override
    public double getUncertainty() {
        BigDecimal bound = getErrorBound();
        return bound == null ? Double.POSITIVE_INFINITY : bound.doubleValue();
    }

    /**
     * {@return how far the offset may be from the truth if both clocks run at the same speed; some
     * large number when there are no messages both ways}
     */
    double getOffsetUncertainty() {
        return Math.abs((double) mostOffset - leastOffset) / 2;
    }

    /** {@return number of corners of the hull of the messages that the reference sent} */
    public int getCornersFromReference() {
        return fromReference.size();
    }

    /** {@return number of corners of the hull of the messages that the reference received} */
    public int getCornersToReference() {
        return toReference.size();
    }

    /** {@return the messages that are corners: the others follow from them} */
    public List<Message> getCorners() {
        List<Message> corners = new ArrayList<>();
        for (int i = 0; i < fromReference.size(); i++) {
            corners.add(new Message(true, fromReference.x(i), fromReference.y(i)));
        }
        for (int i = 0; i < toReference.size(); i++) {
            corners.add(new Message(false, toReference.x(i), toReference.y(i)));
        }
        return corners;
    }

    /** {@return figures by name, for reports} */
    public Map<String, Object> getStats() {
        Map<String, Object> stats = new LinkedHashMap<>();
        ClockLine line = getLine();
        ClockLine max = getSteepest();
        ClockLine min = getFlattest();
        stats.put("reference", reference);
        stats.put("other", other);
        stats.put("quality", getQuality());
        stats.put("matches", getMatches());
        stats.put("accurate matches", accurateCount);
        stats.put("from reference", fromCount);
        stats.put("to reference", toCount);
        stats.put("alpha", line.alpha());
        stats.put("beta", line.beta());
        if (max != null) {
            stats.put("alpha max", max.alpha());
        }
        if (min != null) {
            stats.put("alpha min", min.alpha());
        }
        if (max != null && min != null) {
            stats.put("accuracy", max.alpha().subtract(min.alpha()));
        }
        BigDecimal bound = getErrorBound();
        if (bound != null) {
            stats.put("error bound", bound);
        }
        stats.put("hull points from reference", fromReference.size());
        stats.put("hull points to reference", toReference.size());
        return stats;
    }

    @Override
    public String toString() {
        ClockLine line = getLine();
        return "Between "
                + reference
                + " and "
                + other
                + " [ alpha "
                + line.alpha()
                + " beta "
                + line.beta()
                + " ]";
    }
}
