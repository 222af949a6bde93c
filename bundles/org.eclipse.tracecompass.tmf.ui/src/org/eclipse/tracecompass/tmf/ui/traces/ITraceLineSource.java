package org.eclipse.tracecompass.tmf.ui.traces;

import java.util.List;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Adds lines to traces in the Traces view; given to the extension point {@code traceLines}. */
public interface ITraceLineSource {

    /**
     * Returns the lines below a trace. Called in the background, several times a second while
     * something is at work: cache whatever takes time to compute.
     *
     * @param trace an open trace or experiment, or a trace of an experiment
     */
    List<TraceLine> linesOf(ITmfTrace trace);

    /**
     * Does what a double click or Enter on a line does. Called on the UI thread.
     *
     * @param trace the trace that the line is below
     * @param line the line
     */
    default void open(ITmfTrace trace, TraceLine line) {}

    /**
     * Adds what can be done with lines to the context menu. Called on the UI thread.
     *
     * @param trace the trace that the lines are below
     * @param lines what is selected, at least one
     */
    default void fillMenu(IMenuManager menu, ITmfTrace trace, List<TraceLine> lines) {}
}
