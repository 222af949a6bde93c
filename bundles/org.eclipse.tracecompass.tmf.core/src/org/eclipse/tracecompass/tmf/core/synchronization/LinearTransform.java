package org.eclipse.tracecompass.tmf.core.synchronization;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/**
 * Multiplies and adds: {@code t * slope + offset}, rounded to a nanosecond.
 *
 * <p>The slope is a 63-bit number over a power of two, the offset its whole part and the rest over
 * the same power. A time is transformed by one multiplication to 128 bits, an addition and a shift:
 * less than 2 ns from the exact value for all times of a signed 64-bit clock, never decreasing, and
 * the same for the same time in any sequence of calls. Where the result does not fit it is the
 * first or last possible time. Immutable, thread-safe.
 */
final class LinearTransform implements InvertibleTransform {

    private static final long serialVersionUID = 2L;
    private static final MathContext MC = MathContext.DECIMAL128;
    private static final BigDecimal MIN_SLOPE = new BigDecimal("1e-9");
    private static final BigDecimal MAX_SLOPE = new BigDecimal("1e9");
    private static final BigDecimal HALF = new BigDecimal("0.5");
    private static final int BITS = 63;

    private final BigDecimal slope;
    private final BigDecimal offset;
    // slope = factor / 2^shift, offset = whole + (restHigh * 2^64 + restLow) / 2^shift
    private final long factor;
    private final int shift;
    private final long whole;
    private final long restHigh;
    private final long restLow;

    /** Returns whether a slope is within the limits of this class. */
    static boolean isPossible(BigDecimal slope) {
        return slope.compareTo(MIN_SLOPE) >= 0 && slope.compareTo(MAX_SLOPE) <= 0;
    }

    /** Returns whether a slope and an offset are within the limits of this class. */
    static boolean isPossible(BigDecimal slope, BigDecimal offset) {
        return isPossible(slope) && wholePart(offset).bitLength() < Long.SIZE;
    }

    private static BigInteger wholePart(BigDecimal offset) {
        return offset.setScale(0, RoundingMode.FLOOR).toBigInteger();
    }

    /**
     * A shift and drift.
     *
     * @param slope what to multiply with
     * @param offset nanoseconds to add after that
     * @throws IllegalArgumentException when the slope is not between 1e-9 and 1e9, or the offset is
     *     more than a 64-bit number of nanoseconds
     */
    public LinearTransform(BigDecimal slope, BigDecimal offset) {
        if (!isPossible(slope)) {
            throw new IllegalArgumentException(
                    "The slope must be between 1e-9 and 1e9, not " + slope);
        }
        this.slope = slope;
        this.offset = offset;
        BigInteger whole = wholePart(offset);
        if (whole.bitLength() >= Long.SIZE) {
            throw new IllegalArgumentException("The offset is too large: " + offset);
        }
        int shift = BITS - binaryExponent(slope);
        if (rounded(slope, shift).bitLength() > BITS) {
            shift--;
        }
        this.shift = shift;
        factor = rounded(slope, shift).longValueExact();
        this.whole = whole.longValueExact();
        // The half makes of rounding down rounding to the nearest: a message without latency then
        // arrives when it is sent, not a nanosecond before.
        BigDecimal fraction = offset.subtract(new BigDecimal(whole)).add(HALF);
        BigInteger rest = scaled(fraction, this.shift);
        restHigh = rest.shiftRight(Long.SIZE).longValueExact();
        restLow = rest.longValue();
    }

    /** The number of bits of the integer part; negative for fractions. */
    private static int binaryExponent(BigDecimal number) {
        return scaled(number, Long.SIZE).bitLength() - Long.SIZE;
    }

    private static BigInteger rounded(BigDecimal number, int bits) {
        return scaled(number, bits + 1).add(BigInteger.ONE).shiftRight(1);
    }

    private static BigInteger scaled(BigDecimal number, int bits) {
        return number.multiply(new BigDecimal(BigInteger.ONE.shiftLeft(bits))).toBigInteger();
    }

    /** {@return what is multiplied with} */
    public BigDecimal getSlope() {
        return slope;
    }

    /** {@return the nanoseconds that are added} */
    public BigDecimal getOffset() {
        return offset;
    }

    @Override
    public ITmfTimestamp transform(ITmfTimestamp timestamp) {
        return TmfTimestamp.fromNanos(transform(timestamp.toNanos()));
    }

    @Override
    public long transform(long timestamp) {
        long product = timestamp * factor;
        long low = product + restLow;
        long carry = Long.compareUnsigned(low, product) < 0 ? 1 : 0;
        long high = Math.multiplyHigh(timestamp, factor) + restHigh + carry;
        long scaled;
        if (shift >= Long.SIZE) {
            scaled = high >> shift - Long.SIZE;
        } else {
            long sign = high >> shift - 1;
            if (sign != 0 && sign != -1) {
                return clamped(timestamp);
            }
            scaled = high << Long.SIZE - shift | low >>> shift;
        }
        long sum = scaled + whole;
        return ((scaled ^ sum) & (whole ^ sum)) < 0 ? clamped(timestamp) : sum;
    }

    /** The slow way, for results that do not fit, or only just. */
    private long clamped(long timestamp) {
        return exact(timestamp)
                .add(HALF)
                .setScale(0, RoundingMode.FLOOR)
                .max(BigDecimal.valueOf(Long.MIN_VALUE))
                .min(BigDecimal.valueOf(Long.MAX_VALUE))
                .longValueExact();
    }

    /**
     * The exact result.
     *
     * @param timestamp a time of the one clock
     * @return the time of the other
     */
    public BigDecimal exact(long timestamp) {
        return BigDecimal.valueOf(timestamp).multiply(slope).add(offset);
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestampTransform composeWith(ITmfTimestampTransform composeWith) {
        return switch (composeWith) {
            case IdentityTransform identity -> this;
            case ConstantTransform other ->
                    create(
                            slope,
                            slope.multiply(BigDecimal.valueOf(other.getOffset()), MC)
                                    .add(offset, MC));
            case LinearTransform other ->
                    create(
                            slope.multiply(other.slope, MC),
                            slope.multiply(other.offset, MC).add(offset, MC));
            case PiecewiseTransform piecewise -> piecewise.before(this);
            default -> ComposedTransform.of(this, composeWith);
        };
    }

    /** {@return this transform, then a shift} */
    ITmfTimestampTransform plus(long offset) {
        return create(slope, this.offset.add(BigDecimal.valueOf(offset), MC));
    }

    /** {@return another transform, then this} */
    LinearTransform after(LinearTransform first) {
        return new LinearTransform(
                slope.multiply(first.slope, MC), slope.multiply(first.offset, MC).add(offset, MC));
    }

    /** {@return the transform back, as one of this class} */
    LinearTransform inverted() {
        return new LinearTransform(
                BigDecimal.ONE.divide(slope, MC), offset.negate().divide(slope, MC));
    }

    /** {@return about the first time whose transformed time is not before a given one} */
    long firstAt(long transformed) {
        return BigDecimal.valueOf(transformed)
                .subtract(offset)
                .divide(slope, MC)
                .setScale(0, RoundingMode.CEILING)
                .max(BigDecimal.valueOf(Long.MIN_VALUE))
                .min(BigDecimal.valueOf(Long.MAX_VALUE))
                .longValueExact();
    }

    private static ITmfTimestampTransform create(BigDecimal slope, BigDecimal offset) {
        return TimestampTransformFactory.createLinear(slope, offset);
    }

    @Override
    public ITmfTimestampTransform inverse() {
        return create(BigDecimal.ONE.divide(slope, MC), offset.negate().divide(slope, MC));
    }

    @Override
    public int hashCode() {
        return 31 * slope.hashCode() + offset.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof LinearTransform other
                && slope.equals(other.slope)
                && offset.equals(other.offset);
    }

    @Override
    public String toString() {
        return "TmfTimestampTransformLinearFast [ slope = " + slope + ", offset = " + offset + " ]";
    }
}
