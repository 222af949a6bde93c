package org.eclipse.tracecompass.tmf.core.analysis.ondemand;

/** The result of an on-demand analysis. */
public interface IOnDemandAnalysisReport {

    /** Returns the name to show. */
    String getName();
}
