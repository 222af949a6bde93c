package org.eclipse.tracecompass.tmf.core.synchronization;

import java.math.BigDecimal;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/** Adds a number of nanoseconds. */
final class ConstantTransform implements InvertibleTransform {

    private static final long serialVersionUID = 1L;

    private final long offset;

    /**
     * A shift.
     *
     * @param offset nanoseconds to add
     */
    public ConstantTransform(long offset) {
        this.offset = offset;
    }

    /** {@return the nanoseconds that are added} */
    public long getOffset() {
        return offset;
    }

    LinearTransform toLinear() {
        return new LinearTransform(BigDecimal.ONE, BigDecimal.valueOf(offset));
    }

    @Override
    public ITmfTimestamp transform(ITmfTimestamp timestamp) {
        return TmfTimestamp.fromNanos(transform(timestamp.toNanos()));
    }

    @Override
    public long transform(long timestamp) {
        return timestamp + offset;
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestampTransform composeWith(ITmfTimestampTransform composeWith) {
        return switch (composeWith) {
            case IdentityTransform identity -> this;
            case ConstantTransform other ->
                    TimestampTransformFactory.createWithOffset(offset + other.offset);
            case LinearTransform linear -> linear.plus(offset);
            case PiecewiseTransform piecewise -> piecewise.before(toLinear());
            default -> ComposedTransform.of(this, composeWith);
        };
    }

    @Override
    public ITmfTimestampTransform inverse() {
        return TimestampTransformFactory.createWithOffset(-offset);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(offset);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof ConstantTransform other && offset == other.offset;
    }

    @Override
    public String toString() {
        return "TmfConstantTransform [ offset = " + offset + " ]";
    }
}
