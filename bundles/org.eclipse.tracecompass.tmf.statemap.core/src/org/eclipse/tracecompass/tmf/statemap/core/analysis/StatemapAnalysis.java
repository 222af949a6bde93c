package org.eclipse.tracecompass.tmf.statemap.core.analysis;

import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapTrace;

/**
 * The states of all entities over time, with their tags. The history is described in {@link
 * StatemapAttributes}.
 */
public final class StatemapAnalysis extends TmfStateSystemAnalysisModule {

    /** The analysis' identifier. */
    public static final String ID = "org.eclipse.tracecompass.tmf.statemap.analysis";

    @Override
    protected ITmfStateProvider createStateProvider() {
        if (!(getTrace() instanceof StatemapTrace trace)) {
            throw new IllegalStateException("the analysis has no statemap data");
        }
        return new StatemapStateProvider(trace);
    }

    @Override
    protected StateSystemBackendType getBackendType() {
        return StateSystemBackendType.FULL;
    }

    @Override
    protected String getFullHelpText() {
        return "Keeps the states of all entities: the Statemap view.";
    }
}
