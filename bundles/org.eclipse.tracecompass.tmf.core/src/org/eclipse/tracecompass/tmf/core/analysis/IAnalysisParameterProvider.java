package org.eclipse.tracecompass.tmf.core.analysis;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Supplies values of the parameters of an analysis, for instance from the selection in a view. */
public interface IAnalysisParameterProvider {

    /** Returns the name of the provider. */
    @NonNullByDefault({})
    String getName();

    /**
     * Returns the value of a parameter.
     *
     * @param name the name of the parameter
     * @return its value, null when this provider has none
     */
    @NonNullByDefault({})
    Object getParameter(String name);

    /**
     * Returns whether the provider is of use for a trace.
     *
     * @param trace the trace
     * @return true when it is
     */
    @NonNullByDefault({})
    boolean appliesToTrace(ITmfTrace trace);

    /**
     * Sets the module that is told of changes; the latest one wins.
     *
     * @param module the module
     */
    @NonNullByDefault({})
    void registerModule(IAnalysisModule module);

    /** Releases what the provider holds. */
    default void dispose() {
        // nothing to release
    }
}
