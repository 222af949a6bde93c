package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/**
 * Something in a diagram that lasts from a time to another.
 *
 * @since 9.5.0
 */
public interface ITimeRange {

    /** When it starts. */
    ITmfTimestamp getStartTime();

    /** When it ends. */
    ITmfTimestamp getEndTime();

    /** Whether its times are known. */
    boolean hasTimeInfo();
}
