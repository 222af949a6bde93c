package org.eclipse.tracecompass.tmf.core.timestamp;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/** A difference of two times; its text form is a signed number of seconds. */
public class TmfTimestampDelta extends TmfTimestamp {

    private final long value;
    private final int scale;

    /** No time at all. */
    public TmfTimestampDelta() {
        this(0, SECOND_SCALE);
    }

    /**
     * A number of seconds.
     *
     * @param value seconds
     */
    public TmfTimestampDelta(long value) {
        this(value, SECOND_SCALE);
    }

    /**
     * A duration.
     *
     * @param value the value in units of the scale
     * @param scale decimal exponent of the unit in seconds
     */
    public TmfTimestampDelta(long value, int scale) {
        this.value = value;
        this.scale = scale;
    }

    /**
     * The time since zero.
     *
     * @param timestamp the time
     */
    @NonNullByDefault({})
    public TmfTimestampDelta(ITmfTimestamp timestamp) {
        this(timestamp.getValue(), timestamp.getScale());
    }

    @Override
    public long getValue() {
        return value;
    }

    @Override
    public int getScale() {
        return scale;
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestamp normalize(long offset, int scale) {
        ITmfTimestamp ts = create(value, this.scale).normalize(offset, scale);
        return new TmfTimestampDelta(ts);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return super.equals(other);
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return toString(TmfTimestampFormat.getDefaulIntervalFormat());
    }

    /** A negative duration is written as a sign and its magnitude. */
    @NonNullByDefault({})
    @Override
    public String toString(TmfTimestampFormat format) {
        long nanos = toNanos();
        return nanos < 0 && nanos != Long.MIN_VALUE
                ? '-' + format.format(-nanos)
                : format.format(nanos);
    }
}
