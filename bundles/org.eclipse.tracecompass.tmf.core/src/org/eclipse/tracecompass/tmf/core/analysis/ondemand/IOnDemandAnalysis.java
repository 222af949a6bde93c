package org.eclipse.tracecompass.tmf.core.analysis.ondemand;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** An analysis that runs when asked, on a time range. */
public interface IOnDemandAnalysis {

    /** Returns the name to show. */
    String getName();

    /** Returns true when a user defined it, who may remove it. */
    boolean isUserDefined();

    /**
     * Returns whether the analysis is for a trace; a list of analyses shows it then.
     *
     * @param trace the trace
     * @return true when it is
     */
    boolean appliesTo(ITmfTrace trace);

    /**
     * Returns whether the analysis can run on a trace it applies to.
     *
     * @param trace the trace
     * @return true when it can
     */
    boolean canExecute(ITmfTrace trace);

    /** Returns a text about the analysis. */
    String getHelpText();

    /**
     * Returns a text about the analysis of a trace, or why it cannot run.
     *
     * @param trace the trace
     * @return the text
     */
    String getHelpText(ITmfTrace trace);

    /**
     * Runs the analysis. Blocks; not to be called from a user interface thread.
     *
     * @param trace the trace
     * @param range the time range
     * @param extraParams parameters as the user typed them, empty for none
     * @param monitor a monitor that may be cancelled
     * @return the result, an {@link IOnDemandAnalysisReport} to show it in the report tree
     * @throws CoreException when it fails
     */
    Object execute(
            ITmfTrace trace, TmfTimeRange range, String extraParams, IProgressMonitor monitor)
            throws CoreException;
}
