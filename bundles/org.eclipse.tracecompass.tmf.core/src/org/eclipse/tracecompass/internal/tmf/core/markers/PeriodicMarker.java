package org.eclipse.tracecompass.internal.tmf.core.markers;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.tracecompass.tmf.core.markers.ITimeReference;

/**
 * Marks at regular times. Mark <i>n</i> stands <i>n</i> periods after the first one, rounded to a
 * nanosecond; the rounding errors do not add up.
 *
 * @param name the category of the marks, which is shown to users
 * @param label the text of a mark, in which {@code %d} stands for its number; empty for none
 * @param color as {@code #rrggbb}
 * @param referenceId the id of the time reference from which marks are counted; empty for time 0
 * @param period the distance of two marks in nanoseconds, greater than 0
 * @param offset how far mark 0 stands behind the reference, in nanoseconds
 * @param duration the length of a mark in nanoseconds; 0 for a line, at most the period
 */
public record PeriodicMarker(
        String name,
        String label,
        String color,
        String referenceId,
        BigDecimal period,
        BigDecimal offset,
        BigDecimal duration) {

    /** More marks than this in a range are one grey area on any screen. */
    public static final int MAX_MARKS = 2000;

    private static final BigDecimal HALF = new BigDecimal("0.5");

    /**
     * One mark.
     *
     * @param time its first instant, nanoseconds
     * @param duration its length, nanoseconds
     * @param number its number, counted from that of the time reference
     */
    public record Mark(long time, long duration, long number) {}

    /**
     * The marks that touch a range.
     *
     * @param reference where marks are counted from
     * @param start the first instant, nanoseconds
     * @param end the last instant, nanoseconds
     * @return the marks in order; none where there are more than {@link #MAX_MARKS}
     */
    public List<Mark> marks(ITimeReference reference, long start, long end) {
        BigDecimal first = BigDecimal.valueOf(reference.getTime()).add(offset);
        BigInteger length = rounded(duration);
        // Marks are where they are drawn, at the nearest nanosecond, when a range begins or ends.
        BigDecimal least = BigDecimal.valueOf(start).subtract(new BigDecimal(length));
        BigInteger from = periodsUntil(least.subtract(HALF), first);
        BigInteger to = periodsUntil(BigDecimal.valueOf(end).add(HALF), first);
        List<Mark> marks = new ArrayList<>();
        if (to.subtract(from).compareTo(BigInteger.valueOf(MAX_MARKS)) > 0) {
            return marks;
        }
        for (BigInteger n = from; n.compareTo(to) < 0; n = n.add(BigInteger.ONE)) {
            BigInteger time = rounded(first.add(period.multiply(new BigDecimal(n))));
            marks.add(
                    new Mark(
                            time.longValue(),
                            length.longValue(),
                            reference.getIndex() + n.longValue()));
        }
        return marks;
    }

    private static BigInteger rounded(BigDecimal time) {
        return time.add(HALF).setScale(0, RoundingMode.FLOOR).toBigInteger();
    }

    /** The number of the first mark that is not before a time. */
    private BigInteger periodsUntil(BigDecimal time, BigDecimal first) {
        return time.subtract(first).divide(period, 0, RoundingMode.CEILING).toBigInteger();
    }

    /**
     * The text of a mark.
     *
     * @param number its number
     * @return the label with the number; empty for none
     */
    public String label(long number) {
        return label.isEmpty() ? "" : String.format(Locale.ROOT, label, number);
    }
}
