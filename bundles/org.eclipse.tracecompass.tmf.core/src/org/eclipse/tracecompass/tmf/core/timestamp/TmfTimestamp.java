package org.eclipse.tracecompass.tmf.core.timestamp;

import java.nio.ByteBuffer;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Base of the timestamps; its factory methods make them. Nanosecond timestamps hold one long and
 * compare in one subtraction; other scales are exact too, without overflow.
 */
public abstract class TmfTimestamp implements ITmfTimestamp {

    /** Time zero. */
    public static final ITmfTimestamp ZERO = new Zero();

    /** Before every other time. */
    public static final ITmfTimestamp BIG_BANG = new BigBang();

    /** After every other time. */
    public static final ITmfTimestamp BIG_CRUNCH = new BigCrunch();

    /** Powers of ten that fit in a long. */
    protected static final long[] SCALING_FACTORS =
            new long[] {
                1L,
                10L,
                100L,
                1_000L,
                10_000L,
                100_000L,
                1_000_000L,
                10_000_000L,
                100_000_000L,
                1_000_000_000L,
                10_000_000_000L,
                100_000_000_000L,
                1_000_000_000_000L,
                10_000_000_000_000L,
                100_000_000_000_000L,
                1_000_000_000_000_000L,
                10_000_000_000_000_000L,
                100_000_000_000_000_000L,
                1_000_000_000_000_000_000L,
            };

    /**
     * A time in nanoseconds.
     *
     * @param value nanoseconds, usually since the epoch
     * @return the timestamp
     */
    public static ITmfTimestamp fromNanos(long value) {
        return new Nanos(value);
    }

    /**
     * A time in microseconds.
     *
     * @param value microseconds, usually since the epoch
     * @return the timestamp
     */
    public static ITmfTimestamp fromMicros(long value) {
        return new Scaled(value, MICROSECOND_SCALE);
    }

    /**
     * A time in milliseconds.
     *
     * @param value milliseconds, usually since the epoch
     * @return the timestamp
     */
    public static ITmfTimestamp fromMillis(long value) {
        return new Scaled(value, MILLISECOND_SCALE);
    }

    /**
     * A time in seconds.
     *
     * @param value seconds, usually since the epoch
     * @return the timestamp
     */
    public static ITmfTimestamp fromSeconds(long value) {
        return new Scaled(value, SECOND_SCALE);
    }

    /**
     * Reads what {@link #serialize} wrote.
     *
     * @param bufferIn a buffer positioned there
     * @return the timestamp
     */
    @NonNullByDefault({})
    public static @NonNull ITmfTimestamp create(ByteBuffer bufferIn) {
        long value = bufferIn.getLong();
        int scale = bufferIn.getInt();
        return value == Long.MIN_VALUE && scale == Integer.MAX_VALUE
                ? BIG_BANG
                : create(value, scale);
    }

    /**
     * A time at any scale.
     *
     * @param value the value in units of the scale
     * @param scale decimal exponent of the unit in seconds
     * @return the timestamp
     */
    public static ITmfTimestamp create(long value, int scale) {
        if (scale == NANOSECOND_SCALE) {
            return new Nanos(value);
        }
        if (scale == Integer.MAX_VALUE && value == Long.MAX_VALUE) {
            return BIG_CRUNCH;
        }
        return value == 0 && scale == 0 ? ZERO : new Scaled(value, scale);
    }

    /**
     * Writes a timestamp: 12 bytes.
     *
     * @param bufferOut where to
     * @param ts the timestamp
     */
    @NonNullByDefault({})
    public static void serialize(ByteBuffer bufferOut, ITmfTimestamp ts) {
        bufferOut.putLong(ts.getValue());
        bufferOut.putInt(ts.getScale());
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestamp normalize(long offset, int scale) {
        long value = addClamped(rescale(getValue(), getScale(), scale), offset);
        if (value == 0) {
            return ZERO;
        }
        return getScale() == scale && offset == 0 ? this : create(value, scale);
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestamp getDelta(ITmfTimestamp ts) {
        int scale = Math.min(getScale(), ts.getScale());
        long mine = rescale(getValue(), getScale(), scale);
        long other = rescale(ts.getValue(), ts.getScale(), scale);
        return new TmfTimestampDelta(subtractClamped(mine, other), scale);
    }

    @NonNullByDefault({})
    @Override
    public boolean intersects(TmfTimeRange range) {
        return range.contains(this);
    }

    @NonNullByDefault({})
    @Override
    public int compareTo(ITmfTimestamp ts) {
        int scale = getScale();
        int otherScale = ts.getScale();
        if (scale == otherScale) {
            int order = Long.compare(getValue(), ts.getValue());
            return order == 0 && ts instanceof BigBang ? 1 : order;
        }
        return scale > otherScale
                ? compareScaled(getValue(), (long) scale - otherScale, ts.getValue())
                : -compareScaled(ts.getValue(), (long) otherScale - scale, getValue());
    }

    /** Compares coarse × 10^diff with fine, exactly; diff is positive. */
    private static int compareScaled(long coarse, long diff, long fine) {
        int sign = Long.signum(coarse);
        if (sign != Long.signum(fine) || sign == 0) {
            return Integer.compare(sign, Long.signum(fine));
        }
        if (diff >= SCALING_FACTORS.length) {
            return sign;
        }
        long factor = SCALING_FACTORS[(int) diff];
        long high = Math.multiplyHigh(coarse, factor);
        long low = coarse * factor;
        if (high != low >> 63) {
            return sign;
        }
        return Long.compare(low, fine);
    }

    /** value × 10^(from - to), truncated towards zero, clamped. */
    private static long rescale(long value, int from, int to) {
        if (from == to || value == 0) {
            return value;
        }
        long diff = (long) from - to;
        if (diff < 0) {
            // The ends of time stay there at every scale.
            if (from == Integer.MAX_VALUE && (value == Long.MIN_VALUE || value == Long.MAX_VALUE)) {
                return value;
            }
            return -diff < SCALING_FACTORS.length ? value / SCALING_FACTORS[(int) -diff] : 0;
        }
        if (diff < SCALING_FACTORS.length) {
            long factor = SCALING_FACTORS[(int) diff];
            long product = value * factor;
            if (Math.multiplyHigh(value, factor) == product >> 63) {
                return product;
            }
        }
        return value < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
    }

    private static long addClamped(long a, long b) {
        long sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            return a < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
        }
        return sum;
    }

    private static long subtractClamped(long a, long b) {
        long difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            return a < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
        }
        return difference;
    }

    @Override
    public int hashCode() {
        // Equal times of different scales need the same hash: drop the trailing zeros.
        long value = getValue();
        if (value == 0) {
            return 0;
        }
        long scale = getScale();
        while (value % 10 == 0) {
            value /= 10;
            scale++;
        }
        return 31 * Long.hashCode(value) + Long.hashCode(scale);
    }

    @NonNullByDefault({})
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof ITmfTimestamp ts && compareTo(ts) == 0;
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return toString(TmfTimestampFormat.getDefaulTimeFormat());
    }

    @NonNullByDefault({})
    @Override
    public String toString(TmfTimestampFormat format) {
        try {
            return format.format(toNanos());
        } catch (ArithmeticException e) {
            return format.format(0);
        }
    }

    /** The common case. */
    private static final class Nanos extends TmfTimestamp {
        private final long nanos;

        Nanos(long nanos) {
            this.nanos = nanos;
        }

        @Override
        public long getValue() {
            return nanos;
        }

        @Override
        public int getScale() {
            return NANOSECOND_SCALE;
        }

        @Override
        public long toNanos() {
            return nanos;
        }

        @NonNullByDefault({})
        @Override
        public int compareTo(ITmfTimestamp ts) {
            if (ts instanceof Nanos nanos) {
                return Long.compare(this.nanos, nanos.nanos);
            }
            return super.compareTo(ts);
        }
    }

    /** Any scale. */
    private static class Scaled extends TmfTimestamp {
        private final long value;
        private final int scale;

        Scaled(long value, int scale) {
            this.value = value;
            this.scale = scale;
        }

        @Override
        public long getValue() {
            return value;
        }

        @Override
        public int getScale() {
            return scale;
        }

        @Override
        public long toNanos() {
            return rescale(value, scale, NANOSECOND_SCALE);
        }
    }

    private static final class Zero extends Scaled {
        Zero() {
            super(0, SECOND_SCALE);
        }

        @Override
        public ITmfTimestamp normalize(long offset, int scale) {
            return offset == 0 ? this : create(offset, scale);
        }
    }

    private static final class BigBang extends Scaled {
        BigBang() {
            super(Long.MIN_VALUE, Integer.MAX_VALUE);
        }

        @Override
        public ITmfTimestamp normalize(long offset, int scale) {
            return this;
        }

        @NonNullByDefault({})
        @Override
        public int compareTo(ITmfTimestamp ts) {
            return Objects.requireNonNull(ts) instanceof BigBang ? 0 : -1;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof BigBang;
        }

        @Override
        public int hashCode() {
            return Integer.MIN_VALUE;
        }
    }

    private static final class BigCrunch extends Scaled {
        BigCrunch() {
            super(Long.MAX_VALUE, Integer.MAX_VALUE);
        }

        @Override
        public ITmfTimestamp normalize(long offset, int scale) {
            return this;
        }

        @NonNullByDefault({})
        @Override
        public int compareTo(ITmfTimestamp ts) {
            return Objects.requireNonNull(ts) instanceof BigCrunch ? 0 : 1;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof BigCrunch;
        }

        @Override
        public int hashCode() {
            return Integer.MAX_VALUE;
        }
    }
}
