package org.eclipse.tracecompass.internal.analysis.timing.ui;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/** The analyses of a trace, or of all traces of an experiment, that find segments. */
public final class SegmentAnalyses {

    private SegmentAnalyses() {}

    /** The provider of a trace itself; null if it has no such analysis. */
    public static ISegmentStoreProvider of(ITmfTrace trace, String analysisId) {
        IAnalysisModule module =
                TmfTraceUtils.getAnalysisModuleOfClass(trace, IAnalysisModule.class, analysisId);
        return module instanceof ISegmentStoreProvider provider ? provider : null;
    }

    /** Starts an analysis wherever there is one. Any thread. */
    public static List<ISegmentStoreProvider> start(ITmfTrace trace, String analysisId) {
        List<ISegmentStoreProvider> found = new ArrayList<>();
        for (ITmfTrace one : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            IAnalysisModule module =
                    TmfTraceUtils.getAnalysisModuleOfClass(one, IAnalysisModule.class, analysisId);
            if (module != null) {
                module.schedule();
                if (module instanceof ISegmentStoreProvider provider) {
                    found.add(provider);
                }
            }
        }
        return found;
    }
}
