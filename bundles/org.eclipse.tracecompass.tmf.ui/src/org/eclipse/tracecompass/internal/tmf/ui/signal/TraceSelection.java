package org.eclipse.tracecompass.internal.tmf.ui.signal;

import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Makes an open trace the active one. A trace that is closed in the meantime is not selected, so
 * that no view loads it again. Any thread.
 */
public final class TraceSelection {

    private TraceSelection() {}

    /**
     * Selects a trace now, if it is open.
     *
     * @param source the sender of the signal
     * @param trace a trace or experiment
     */
    public static void select(Object source, ITmfTrace trace) {
        TmfSignalManager.dispatchSignalIf(
                () -> isOpen(trace), new TmfTraceSelectedSignal(source, trace));
    }

    /**
     * Selects a trace later, on the thread for signals, if it is open then.
     *
     * @param source the sender of the signal
     * @param trace a trace or experiment
     */
    public static void selectLater(Object source, ITmfTrace trace) {
        TmfSignalManager.dispatchSignalAsyncIf(
                () -> isOpen(trace), new TmfTraceSelectedSignal(source, trace));
    }

    /** Whether a trace or experiment is open now. */
    public static boolean isOpen(ITmfTrace trace) {
        return TmfTraceManager.getInstance().getOpenedTraces().contains(trace);
    }
}
