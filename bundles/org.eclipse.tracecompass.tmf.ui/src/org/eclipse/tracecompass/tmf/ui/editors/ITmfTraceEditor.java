package org.eclipse.tracecompass.tmf.ui.editors;

import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * An editor of a trace.
 *
 * @since 0.2.0
 */
public interface ITmfTraceEditor {

    /** The trace; null if there is none yet. */
    ITmfTrace getTrace();
}
