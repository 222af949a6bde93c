package org.eclipse.tracecompass.tmf.core.synchronization;

/** A transform that knows the way back. */
public interface InvertibleTransform extends ITmfTimestampTransform {

    /** {@return the transform back; exact but for rounding to nanoseconds} */
    ITmfTimestampTransform inverse();
}
