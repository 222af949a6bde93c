package org.eclipse.tracecompass.tmf.core.trace.experiment;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/** Questions about experiments. */
public final class TmfExperimentUtils {

    private TmfExperimentUtils() {}

    /**
     * An analysis of one of the traces of a host.
     *
     * @param experiment the experiment
     * @param hostId the host
     * @param analysisId the analysis
     * @return the analysis, null when none of the host's traces has it
     */
    public static @Nullable IAnalysisModule getAnalysisModuleForHost(
            TmfExperiment experiment, String hostId, String analysisId) {
        for (ITmfTrace trace : TmfTraceManager.getTraceSet(experiment)) {
            if (trace.getHostId().equals(hostId)) {
                IAnalysisModule module = trace.getAnalysisModule(analysisId);
                if (module != null) {
                    return module;
                }
            }
        }
        return null;
    }

    /**
     * An analysis of a class of one of the traces of a host.
     *
     * @param <T> the class
     * @param experiment the experiment
     * @param hostId the host
     * @param moduleClass the class
     * @return the analysis, null when none of the host's traces has it
     */
    public static <T extends IAnalysisModule> @Nullable T getAnalysisModuleOfClassForHost(
            TmfExperiment experiment, String hostId, Class<T> moduleClass) {
        for (ITmfTrace trace : TmfTraceManager.getTraceSet(experiment)) {
            if (trace.getHostId().equals(hostId)) {
                for (T module : TmfTraceUtils.getAnalysisModulesOfClass(trace, moduleClass)) {
                    return module;
                }
            }
        }
        return null;
    }
}
