package org.eclipse.tracecompass.tmf.ctf.core.trace;

import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;

/** Finds times of a trace's own clock by the times that the trace shows. */
final class OwnTime {

    private OwnTime() {}

    /** The least time of the trace's own clock that is not transformed to before a time. */
    static long of(long transformed, ITmfTimestampTransform transform) {
        if (transform.transform(transformed) == transformed && transform.transform(0L) == 0) {
            return transformed;
        }
        long low = Long.MIN_VALUE / 4;
        long high = Long.MAX_VALUE / 2;
        while (low < high) {
            long middle = low + (high - low) / 2;
            if (transform.transform(middle) >= transformed) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
}
