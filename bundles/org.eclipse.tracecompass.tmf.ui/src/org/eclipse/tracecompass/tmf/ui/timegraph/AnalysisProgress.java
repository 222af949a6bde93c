package org.eclipse.tracecompass.tmf.ui.timegraph;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** How far the analysis behind a view is. */
public final class AnalysisProgress {

    private AnalysisProgress() {}

    /**
     * Tells how much of an analysis is done. Cheap.
     *
     * @param trace the trace or experiment
     * @param analysisId the analysis; null if there is none
     * @return 0 to 1, in an experiment that of the trace that is least far; negative if unknown
     */
    public static double of(ITmfTrace trace, @Nullable String analysisId) {
        double least = 2;
        for (IAnalysisModule module : EmptyReason.modules(trace, analysisId)) {
            if (module instanceof TmfAbstractAnalysisModule known) {
                least = Math.min(least, known.getProgress());
            }
        }
        return least > 1 ? -1 : least;
    }
}
