package org.eclipse.tracecompass.tmf.core.analysis.ondemand;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The list of all on-demand analyses: those of the extension point, and those registered in code.
 * Thread-safe.
 */
public final class OnDemandAnalysisManager {

    private static final String EXTENSION_POINT_ID =
            "org.eclipse.tracecompass.tmf.core.analysis.ondemand";
    private static final String ANALYSIS_ELEM = "analysis";
    private static final String CLASS_ATTR = "class";

    private static final class Holder {
        static final OnDemandAnalysisManager INSTANCE = new OnDemandAnalysisManager();
    }

    private final Set<IOnDemandAnalysis> analyses = new CopyOnWriteArraySet<>();

    private OnDemandAnalysisManager() {
        for (IConfigurationElement element :
                ExtensionSource.getConfigurationElements(EXTENSION_POINT_ID)) {
            if (ANALYSIS_ELEM.equals(element.getName())) {
                IOnDemandAnalysis analysis =
                        ExtensionSource.create(element, CLASS_ATTR, IOnDemandAnalysis.class);
                if (analysis != null) {
                    analyses.add(analysis);
                }
            }
        }
    }

    /** Returns the only instance; the extension point is read at the first call. */
    public static OnDemandAnalysisManager getInstance() {
        return Holder.INSTANCE;
    }

    /**
     * Returns the analyses for a trace.
     *
     * @param trace the trace
     * @return those that apply to it, whether or not they can run now
     */
    public Set<IOnDemandAnalysis> getOndemandAnalyses(ITmfTrace trace) {
        Set<IOnDemandAnalysis> result = new LinkedHashSet<>();
        for (IOnDemandAnalysis analysis : analyses) {
            if (analysis.appliesTo(trace)) {
                result.add(analysis);
            }
        }
        return result;
    }

    /**
     * Adds an analysis.
     *
     * @param analysis the analysis
     */
    public void registerAnalysis(IOnDemandAnalysis analysis) {
        analyses.add(analysis);
    }

    /**
     * Removes an analysis.
     *
     * @param analysis the analysis
     */
    public void unregisterAnalysis(IOnDemandAnalysis analysis) {
        analyses.remove(analysis);
    }
}
