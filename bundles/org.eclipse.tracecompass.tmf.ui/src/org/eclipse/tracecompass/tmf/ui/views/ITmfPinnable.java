package org.eclipse.tracecompass.tmf.ui.views;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * A view or viewer that can keep a trace while others are opened and selected.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public interface ITmfPinnable {

    /**
     * Keeps a trace, or follows the active trace again. On the UI thread.
     *
     * @param trace the trace to keep; null to follow the active one
     */
    void setPinned(@Nullable ITmfTrace trace);

    /** The trace that is shown; null if there is none. */
    ITmfTrace getTrace();
}
