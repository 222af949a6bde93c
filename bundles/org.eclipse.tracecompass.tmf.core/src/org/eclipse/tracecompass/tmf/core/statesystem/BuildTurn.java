package org.eclipse.tracecompass.tmf.core.statesystem;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.tmf.core.component.TmfEventProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The turn of an analysis to build its history: that is when its trace will be read soon, so that
 * hundreds of traces do not keep hundreds of unfinished histories open. Thread-safe.
 */
final class BuildTurn {

    private volatile boolean isAwaited;

    /** Returns whether the analysis waits for its turn. */
    boolean isAwaited() {
        return isAwaited;
    }

    /**
     * Waits for the turn. An interrupt cancels the analysis.
     *
     * @param trace the trace to be read
     * @param monitor the monitor of the analysis
     * @return false if the analysis was cancelled; else {@link #end} must be called
     */
    boolean await(ITmfTrace trace, IProgressMonitor monitor) {
        if (!(trace instanceof TmfEventProvider reader)) {
            return true;
        }
        try {
            reader.beginBackgroundWork(
                    () -> {
                        // asked only while others are first
                        isAwaited = true;
                        return monitor.isCanceled();
                    });
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            monitor.setCanceled(true);
        } finally {
            isAwaited = false;
        }
        if (monitor.isCanceled()) {
            end(trace);
            return false;
        }
        return true;
    }

    /** Ends the turn, when the history is built or will not be. */
    void end(ITmfTrace trace) {
        if (trace instanceof TmfEventProvider reader) {
            reader.endBackgroundWork();
        }
    }
}
