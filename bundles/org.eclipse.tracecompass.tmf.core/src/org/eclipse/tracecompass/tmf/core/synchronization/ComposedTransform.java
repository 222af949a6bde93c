package org.eclipse.tracecompass.tmf.core.synchronization;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/**
 * Two transforms of which at least one is of a foreign class, one after the other.
 *
 * @param after what to do last
 * @param before what to do first
 */
record ComposedTransform(ITmfTimestampTransform after, ITmfTimestampTransform before)
        implements ITmfTimestampTransform {

    @Override
    public ITmfTimestamp transform(ITmfTimestamp timestamp) {
        return after.transform(before.transform(timestamp));
    }

    @Override
    public long transform(long timestamp) {
        return after.transform(before.transform(timestamp));
    }

    /** The composition of two; what is of our own classes on the left is put together. */
    static ITmfTimestampTransform of(ITmfTimestampTransform after, ITmfTimestampTransform before) {
        if (before instanceof IdentityTransform) {
            return after;
        }
        return before instanceof ComposedTransform chain
                ? new ComposedTransform(after.composeWith(chain.after), chain.before)
                : new ComposedTransform(after, before);
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestampTransform composeWith(ITmfTimestampTransform composeWith) {
        return of(after, before.composeWith(composeWith));
    }
}
