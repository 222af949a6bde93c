package org.eclipse.tracecompass.tmf.ui.views.uml2sd.loader;

import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/** Numbers the messages of each instant, as pages may end between them. For one thread. */
final class SameInstant {

    private ITmfTimestamp instant;
    private int before;

    /** Takes the time of the next message; returns how many were at the same time before it. */
    int next(ITmfTimestamp time) {
        before = instant != null && instant.compareTo(time) == 0 ? before + 1 : 0;
        instant = time;
        return before;
    }
}
