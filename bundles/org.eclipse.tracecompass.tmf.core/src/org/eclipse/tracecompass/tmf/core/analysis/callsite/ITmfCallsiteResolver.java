package org.eclipse.tracecompass.tmf.core.analysis.callsite;

import java.util.List;
import org.eclipse.tracecompass.tmf.core.event.lookup.ITmfCallsite;

/** Knows the call sites of a device (such as a CPU) over time. */
public interface ITmfCallsiteResolver {

    /**
     * Returns the call sites at an instant.
     *
     * @param hostId the id of the host
     * @param deviceType the type of the device, such as {@code cpu}
     * @param deviceId the id of the device, such as {@code 0}
     * @param time the instant in nanoseconds
     * @return the call sites, the innermost first, empty when unknown
     */
    List<ITmfCallsite> getCallsites(String hostId, String deviceType, String deviceId, long time);

    /**
     * Goes through the call sites of a device.
     *
     * @param hostId the id of the host
     * @param deviceType the type of the device
     * @param deviceId the id of the device
     * @param initialTime where to begin, in nanoseconds
     * @return the iterator
     */
    ITmfCallsiteIterator iterator(
            String hostId, String deviceType, String deviceId, long initialTime);
}
