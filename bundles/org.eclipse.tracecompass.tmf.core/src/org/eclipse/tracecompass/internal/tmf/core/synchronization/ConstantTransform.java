package org.eclipse.tracecompass.internal.tmf.core.synchronization;

import java.math.BigDecimal;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/** Adds a number of nanoseconds. */
public final class ConstantTransform implements InvertibleTransform {

    private static final long serialVersionUID = 1L;

    private final long fOffset;

    /**
     * A shift.
     *
     * @param offset nanoseconds to add
     */
    public ConstantTransform(long offset) {
        fOffset = offset;
    }

    /** {@return the nanoseconds that are added} */
    public long getOffset() {
        return fOffset;
    }

    LinearTransform toLinear() {
        return new LinearTransform(BigDecimal.ONE, BigDecimal.valueOf(fOffset));
    }

    @Override
    public ITmfTimestamp transform(ITmfTimestamp timestamp) {
        return TmfTimestamp.fromNanos(transform(timestamp.toNanos()));
    }

    @Override
    public long transform(long timestamp) {
        return timestamp + fOffset;
    }

    @Override
    public ITmfTimestampTransform composeWith(ITmfTimestampTransform composeWith) {
        return switch (composeWith) {
            case IdentityTransform identity -> this;
            case ConstantTransform other ->
                    TimestampTransformFactory.createWithOffset(fOffset + other.fOffset);
            case LinearTransform linear -> linear.plus(fOffset);
            case PiecewiseTransform piecewise -> piecewise.before(toLinear());
            default -> ComposedTransform.of(this, composeWith);
        };
    }

    @Override
    public ITmfTimestampTransform inverse() {
        return TimestampTransformFactory.createWithOffset(-fOffset);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(fOffset);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof ConstantTransform other && fOffset == other.fOffset;
    }

    @Override
    public String toString() {
        return "TmfConstantTransform [ offset = " + fOffset + " ]";
    }
}
