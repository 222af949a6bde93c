package org.eclipse.tracecompass.tmf.core.synchronization;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.StringJoiner;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/**
 * A linear transform for each piece of time: for clocks whose speed changes. Pieces meet; the first
 * and the last go on for ever. Never decreasing; a look-up costs a binary search. Immutable,
 * thread-safe.
 */
final class PiecewiseTransform implements InvertibleTransform {

    private static final long serialVersionUID = 1L;
    private static final MathContext MC = MathContext.DECIMAL128;

    // Piece i + 1 begins at starts[i], where its value is values[i].
    private final long[] starts;
    private final long[] values;
    private final LinearTransform[] pieces;

    private PiecewiseTransform(long[] starts, LinearTransform[] pieces) {
        this.starts = starts;
        this.pieces = pieces;
        values = new long[starts.length];
        for (int i = 0; i < starts.length; i++) {
            values[i] = pieces[i + 1].transform(starts[i]);
        }
    }

    /**
     * The transform through points.
     *
     * @param points the time of the other clock by that of the one; at least two
     * @return the transform; the lines of the first and last two points go on beyond them
     * @throws IllegalArgumentException when there is less than two points, or a clock stands still
     *     or goes back between two
     */
    public static PiecewiseTransform through(NavigableMap<Long, Long> points) {
        if (points.size() < 2) {
            throw new IllegalArgumentException("A transform needs two points at least");
        }
        List<LinearTransform> pieces = new ArrayList<>();
        List<Long> starts = new ArrayList<>();
        Map.Entry<Long, Long> last = points.firstEntry();
        for (Map.Entry<Long, Long> point : points.tailMap(last.getKey(), false).entrySet()) {
            if (point.getValue() <= last.getValue()) {
                throw new IllegalArgumentException(
                        "A clock goes back between " + last + " and " + point);
            }
            if (!pieces.isEmpty()) {
                starts.add(last.getKey());
            }
            pieces.add(between(last, point));
            last = point;
        }
        return new PiecewiseTransform(
                starts.stream().mapToLong(Long::longValue).toArray(),
                pieces.toArray(new LinearTransform[0]));
    }

    private static LinearTransform between(Map.Entry<Long, Long> from, Map.Entry<Long, Long> to) {
        BigDecimal x = BigDecimal.valueOf(from.getKey());
        BigDecimal y = BigDecimal.valueOf(from.getValue());
        BigDecimal run = BigDecimal.valueOf(to.getKey()).subtract(x);
        BigDecimal rise = BigDecimal.valueOf(to.getValue()).subtract(y);
        BigDecimal slope = rise.divide(run, MC);
        return new LinearTransform(slope, y.subtract(slope.multiply(x), MC));
    }

    /** {@return number of pieces} */
    public int size() {
        return pieces.length;
    }

    /**
     * A piece.
     *
     * @param index its number
     * @return its line
     */
    public LinearTransform getPiece(int index) {
        return pieces[index];
    }

    /**
     * Where a piece begins.
     *
     * @param index its number
     * @return the first time of the one clock in it, in nanoseconds; the least there is for the
     *     first piece
     */
    public long getStart(int index) {
        return index == 0 ? Long.MIN_VALUE : starts[index - 1];
    }

    private int pieceAt(long time) {
        int at = Arrays.binarySearch(starts, time);
        return at < 0 ? -at - 1 : at + 1;
    }

    @Override
    public ITmfTimestamp transform(ITmfTimestamp timestamp) {
        return TmfTimestamp.fromNanos(transform(timestamp.toNanos()));
    }

    @Override
    public long transform(long timestamp) {
        int piece = pieceAt(timestamp);
        long value = pieces[piece].transform(timestamp);
        // Where two pieces meet their values are rounded differently.
        return piece < values.length ? Math.min(value, values[piece]) : value;
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestampTransform composeWith(ITmfTimestampTransform composeWith) {
        return switch (composeWith) {
            case IdentityTransform identity -> this;
            case ConstantTransform constant ->
                    after(new long[0], new LinearTransform[] {constant.toLinear()});
            case LinearTransform linear -> after(new long[0], new LinearTransform[] {linear});
            case PiecewiseTransform other -> after(other.starts, other.pieces);
            default -> ComposedTransform.of(this, composeWith);
        };
    }

    /** {@return this transform, then another} */
    ITmfTimestampTransform before(LinearTransform last) {
        LinearTransform[] pieces = new LinearTransform[this.pieces.length];
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = last.after(this.pieces[i]);
        }
        return new PiecewiseTransform(starts, pieces);
    }

    /** The pieces of this after those of another: each ends where one of either ends. */
    private ITmfTimestampTransform after(long[] firstStarts, LinearTransform[] first) {
        List<Long> starts = new ArrayList<>();
        List<LinearTransform> pieces = new ArrayList<>();
        for (int i = 0; i < first.length; i++) {
            long from = i == 0 ? Long.MIN_VALUE : firstStarts[i - 1];
            long to = i < firstStarts.length ? firstStarts[i] : Long.MAX_VALUE;
            int own = pieceAt(first[i].transform(from));
            for (long at = from; ; own++) {
                if (at > from || i > 0) {
                    starts.add(at);
                }
                pieces.add(this.pieces[own].after(first[i]));
                if (own == this.starts.length) {
                    break;
                }
                long next = first[i].firstAt(this.starts[own]);
                if (next >= to) {
                    break;
                }
                at = Math.max(at + 1, next);
            }
        }
        return new PiecewiseTransform(
                starts.stream().mapToLong(Long::longValue).toArray(),
                pieces.toArray(new LinearTransform[0]));
    }

    @Override
    public ITmfTimestampTransform inverse() {
        LinearTransform[] pieces = new LinearTransform[this.pieces.length];
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = this.pieces[i].inverted();
        }
        return new PiecewiseTransform(values, pieces);
    }

    /**
     * The same for times in nanoseconds of a transform of times in a unit of 10^(power - 9) s.
     *
     * @throws IllegalArgumentException when an offset is more than a 64-bit number of nanoseconds
     * @throws ArithmeticException when a piece begins at such a time
     */
    ITmfTimestampTransform inUnit(int power) {
        LinearTransform[] pieces = new LinearTransform[this.pieces.length];
        long[] starts = new long[this.starts.length];
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] =
                    new LinearTransform(
                            this.pieces[i].getSlope(),
                            this.pieces[i].getOffset().scaleByPowerOfTen(power));
        }
        for (int i = 0; i < starts.length; i++) {
            starts[i] =
                    BigDecimal.valueOf(this.starts[i])
                            .scaleByPowerOfTen(power)
                            .setScale(0, RoundingMode.HALF_UP)
                            .longValueExact();
        }
        return new PiecewiseTransform(starts, pieces);
    }

    /** {@return the stored form: of each piece slope and offset, and in between where it ends} */
    String formula() {
        StringJoiner text = new StringJoiner(" ");
        for (int i = 0; i < pieces.length; i++) {
            text.add(pieces[i].getSlope().toString()).add(pieces[i].getOffset().toString());
            if (i < starts.length) {
                text.add(Long.toString(starts[i]));
            }
        }
        return text.toString();
    }

    /** Reads the stored form, in words. */
    static PiecewiseTransform parse(String[] words) {
        int size = (words.length + 1) / 3;
        LinearTransform[] pieces = new LinearTransform[size];
        long[] starts = new long[size - 1];
        for (int i = 0; i < size; i++) {
            pieces[i] =
                    new LinearTransform(
                            new BigDecimal(words[3 * i]), new BigDecimal(words[3 * i + 1]));
            if (i + 1 < size) {
                starts[i] = Long.parseLong(words[3 * i + 2]);
                if (i > 0 && starts[i] <= starts[i - 1]) {
                    throw new NumberFormatException("Pieces of time must follow each other");
                }
            }
        }
        return new PiecewiseTransform(starts, pieces);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(starts) + Arrays.hashCode(pieces);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof PiecewiseTransform other
                && Arrays.equals(starts, other.starts)
                && Arrays.equals(pieces, other.pieces);
    }

    @Override
    public String toString() {
        StringJoiner text = new StringJoiner("; ", "TmfTimestampTransformPiecewise [ ", " ]");
        for (int i = 0; i < pieces.length; i++) {
            text.add(
                    (i == 0 ? "" : "from " + starts[i - 1] + ": ")
                            + "slope = "
                            + pieces[i].getSlope()
                            + ", offset = "
                            + pieces[i].getOffset());
        }
        return text.toString();
    }
}
