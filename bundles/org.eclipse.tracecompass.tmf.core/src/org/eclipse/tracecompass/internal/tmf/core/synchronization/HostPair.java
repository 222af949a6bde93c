package org.eclipse.tracecompass.internal.tmf.core.synchronization;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm.SyncQuality;

/**
 * What the messages between two hosts say of their clocks.
 *
 * <p>A message is a point: x is its time by the clock of the reference host, y by that of the
 * other. Nothing arrives before it was sent, so the true clock line lies below every message from
 * the reference and above every message to it. Of the first only the lower half of their convex
 * hull matters, of the second the upper half. The lines between both are bounded by the steepest,
 * which touches a message to the reference and a later one from it, and the flattest, the other way
 * round; the estimate is the middle of these two. A message that both bounds agree with changes
 * neither of them, so that most messages cost a search in the hull and two comparisons.
 *
 * <p>Exact: all comparisons are of integers. The result does not depend on the order of the
 * messages unless they contradict each other; the message that does so, and all after it, are not
 * used.
 */
public final class HostPair implements HostRelation, Serializable {

    private static final long serialVersionUID = 1L;

    private final String fReference;
    private final String fOther;
    private final HalfHull fFromReference = new HalfHull(true);
    private final HalfHull fToReference = new HalfHull(false);
    private @Nullable BoundLine fSteepest;
    private @Nullable BoundLine fFlattest;
    private boolean fIsFailed;
    private int fFromCount;
    private int fToCount;
    private int fAccurateCount;
    private long fFirst = Long.MAX_VALUE;
    private long fLast = Long.MIN_VALUE;
    // The bounds of the offset if both clocks ran at the same speed.
    private long fMostOffset = Long.MAX_VALUE;
    private long fLeastOffset = Long.MIN_VALUE;
    private transient volatile @Nullable ClockLine fLine;

    HostPair(String reference, String other) {
        fReference = reference;
        fOther = other;
    }

    /** {@return the host whose clock is x} */
    @Override
    public String getReference() {
        return fReference;
    }

    /** {@return the host whose clock is y} */
    @Override
    public String getOther() {
        return fOther;
    }

    /**
     * Adds a message.
     *
     * @param fromReference whether the reference host sent it
     * @param x its time by the clock of the reference host
     * @param y its time by the clock of the other
     */
    void add(boolean fromReference, long x, long y) {
        SyncQuality quality = getQuality();
        BoundLine steepest = fSteepest;
        BoundLine flattest = fFlattest;
        if (fromReference) {
            fFromCount++;
        } else {
            fToCount++;
        }
        if (!fIsFailed) {
            HalfHull hull = fromReference ? fFromReference : fToReference;
            if (hull.add(x, y) && !tighten(fromReference, x, y)) {
                fIsFailed = true;
                fSteepest = steepest;
                fFlattest = flattest;
            } else {
                extend(fromReference, x, y);
            }
        }
        if (quality != getQuality() || steepest != fSteepest || flattest != fFlattest) {
            fAccurateCount++;
        }
    }

    /** Adds a message for its hull alone: no bounds are known then. */
    void addCorner(Message message) {
        (message.fromReference() ? fFromReference : fToReference).add(message.x(), message.y());
    }

    private void extend(boolean fromReference, long x, long y) {
        fFirst = Math.min(fFirst, x);
        fLast = Math.max(fLast, x);
        long offset = y - x;
        if (fromReference) {
            fMostOffset = Math.min(fMostOffset, offset);
        } else {
            fLeastOffset = Math.max(fLeastOffset, offset);
        }
        if (fSteepest == null || fFlattest == null) {
            fLine = null;
        }
    }

    /** Adapts the bounds to a new corner; false when no line is left. */
    private boolean tighten(boolean fromReference, long x, long y) {
        BoundLine steepest = fSteepest;
        BoundLine flattest = fFlattest;
        boolean bySteepest = steepest == null || isBeyond(steepest, fromReference, x, y);
        boolean byFlattest = flattest == null || isBeyond(flattest, fromReference, x, y);
        if (!bySteepest && !byFlattest) {
            return true;
        }
        fLine = null;
        HalfHull opposite = fromReference ? fToReference : fFromReference;
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
        BoundLine max = fSteepest;
        BoundLine min = fFlattest;
        return max == null || min == null || max.compareSlope(min) >= 0;
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
            BoundLine known = fSteepest;
            if (known == null || line.compareSlope(known) < 0) {
                fSteepest = line;
            }
        } else {
            BoundLine known = fFlattest;
            if (known == null || line.compareSlope(known) > 0) {
                fFlattest = line;
            }
        }
    }

    /** {@return how far the messages determine the clocks} */
    @Override
    public SyncQuality getQuality() {
        if (fIsFailed) {
            return SyncQuality.FAIL;
        }
        if (fFromCount == 0 || fToCount == 0) {
            return fFromCount + fToCount == 0 ? SyncQuality.ABSENT : SyncQuality.INCOMPLETE;
        }
        return fSteepest == null || fFlattest == null
                ? SyncQuality.APPROXIMATE
                : SyncQuality.ACCURATE;
    }

    /** {@return from the reference's clock to the other's} */
    @Override
    public ClockLine getLine() {
        ClockLine line = fLine;
        if (line == null) {
            line = computeLine();
            fLine = line;
        }
        return line;
    }

    private ClockLine computeLine() {
        ClockLine max = getSteepest();
        ClockLine min = getFlattest();
        if (max != null && min != null) {
            return max.middle(min);
        }
        if (fMostOffset == Long.MAX_VALUE || fLeastOffset == Long.MIN_VALUE) {
            return ClockLine.SAME;
        }
        ClockLine known = max != null ? max : min;
        if (known != null && fLeastOffset > fMostOffset) {
            // Clocks of the same speed contradict the messages.
            return known;
        }
        ClockLine sameSpeed =
                new ClockLine(BigDecimal.ONE, BigDecimal.valueOf(fMostOffset))
                        .middle(new ClockLine(BigDecimal.ONE, BigDecimal.valueOf(fLeastOffset)));
        return known == null ? sameSpeed : known.middle(sameSpeed);
    }

    /** {@return the steepest line that the messages allow; null when there is no bound} */
    public @Nullable ClockLine getSteepest() {
        BoundLine line = fSteepest;
        return line == null ? null : line.toClockLine();
    }

    /** {@return the flattest line that the messages allow; null when there is no bound} */
    public @Nullable ClockLine getFlattest() {
        BoundLine line = fFlattest;
        return line == null ? null : line.toClockLine();
    }

    /** {@return the number of messages} */
    public int getMatches() {
        return fFromCount + fToCount;
    }

    /**
     * {@return the number of messages that made the quality better or a bound of the slope tighter}
     */
    public int getAccurateMatches() {
        return fAccurateCount;
    }

    /** {@return the number of messages that the reference host sent} */
    public int getMatchesFromReference() {
        return fFromCount;
    }

    /** {@return the number of messages that the reference host received} */
    public int getMatchesToReference() {
        return fToCount;
    }

    /** {@return the time of the first message by the clock of the reference} */
    public long getFirst() {
        return fFirst;
    }

    /** {@return the time of the last message by the clock of the reference} */
    public long getLast() {
        return fLast;
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
        for (long time : new long[] {fFirst, fLast}) {
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
        return Math.abs((double) fMostOffset - fLeastOffset) / 2;
    }

    /** {@return number of corners of the hull of the messages that the reference sent} */
    public int getCornersFromReference() {
        return fFromReference.size();
    }

    /** {@return number of corners of the hull of the messages that the reference received} */
    public int getCornersToReference() {
        return fToReference.size();
    }

    /** {@return the messages that are corners: the others follow from them} */
    List<Message> getCorners() {
        List<Message> corners = new ArrayList<>();
        for (int i = 0; i < fFromReference.size(); i++) {
            corners.add(new Message(true, fFromReference.x(i), fFromReference.y(i)));
        }
        for (int i = 0; i < fToReference.size(); i++) {
            corners.add(new Message(false, fToReference.x(i), fToReference.y(i)));
        }
        return corners;
    }

    /** {@return figures by name, for reports} */
    Map<String, Object> getStats() {
        Map<String, Object> stats = new LinkedHashMap<>();
        ClockLine line = getLine();
        ClockLine max = getSteepest();
        ClockLine min = getFlattest();
        stats.put("reference", fReference);
        stats.put("other", fOther);
        stats.put("quality", getQuality());
        stats.put("matches", getMatches());
        stats.put("accurate matches", fAccurateCount);
        stats.put("from reference", fFromCount);
        stats.put("to reference", fToCount);
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
        stats.put("hull points from reference", fFromReference.size());
        stats.put("hull points to reference", fToReference.size());
        return stats;
    }

    @Override
    public String toString() {
        ClockLine line = getLine();
        return "Between "
                + fReference
                + " and "
                + fOther
                + " [ alpha "
                + line.alpha()
                + " beta "
                + line.beta()
                + " ]";
    }
}
