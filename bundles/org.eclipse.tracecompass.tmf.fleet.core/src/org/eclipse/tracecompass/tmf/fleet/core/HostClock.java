package org.eclipse.tracecompass.tmf.fleet.core;

import java.io.Serializable;
import java.math.BigDecimal;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;

/**
 * How the clock of a host leads to the common one: corrected time = slope × host's time + offset.
 *
 * @param host the id of the host
 * @param reference the host whose clock is the common one
 * @param quality how well the messages determine the correction, as in table {@code clocks}
 * @param slope the slope with all digits
 * @param offset the offset with all digits, ns
 * @param bound how far the correction is wrong at most, ns; null if nothing tells
 */
public record HostClock(
        String host,
        String reference,
        String quality,
        String slope,
        String offset,
        @Nullable Double bound)
        implements Serializable {

    /**
     * Returns the transform from the host's clock.
     *
     * @throws NumberFormatException if the manifest has other texts than numbers
     */
    public ITmfTimestampTransform transform() {
        return TimestampTransformFactory.createLinear(
                new BigDecimal(slope), new BigDecimal(offset));
    }
}
