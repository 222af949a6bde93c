package org.eclipse.tracecompass.tmf.core.model.filters;

/** A request for counters, either as totals or as differences. */
public interface ICumulativeQueryFilter {

    /**
     * Returns true for totals since the start, false for the difference between neighbouring times.
     */
    boolean isCumulative();
}
