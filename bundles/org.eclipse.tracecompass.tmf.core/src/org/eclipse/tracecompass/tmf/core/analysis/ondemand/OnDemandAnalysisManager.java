package org.eclipse.tracecompass.tmf.core.analysis.ondemand;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArraySet;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The list of all on-demand analyses: those of the extension point, and those registered in code.
 * Thread-safe.
 */
public final class OnDemandAnalysisManager {

    private static final System.Logger LOGGER = LazyLogger.of(OnDemandAnalysisManager.class);

    private static final String EXTENSION_POINT_ID =
            "org.eclipse.tracecompass.tmf.core.analysis.ondemand";
    private static final String ANALYSIS_ELEM = "analysis";
    private static final String CLASS_ATTR = "class";
    private static final String ID_ATTR = "id";

    private static final class Holder {
        static final OnDemandAnalysisManager INSTANCE = new OnDemandAnalysisManager();
    }

    private final Set<IOnDemandAnalysis> analyses = new CopyOnWriteArraySet<>();
    private final Map<IOnDemandAnalysis, String> ids = new ConcurrentHashMap<>();

    private OnDemandAnalysisManager() {
        for (IConfigurationElement element :
                ExtensionSource.getConfigurationElements(EXTENSION_POINT_ID)) {
            if (ANALYSIS_ELEM.equals(element.getName())) {
                IOnDemandAnalysis analysis =
                        ExtensionSource.create(element, CLASS_ATTR, IOnDemandAnalysis.class);
                if (analysis != null) {
                    analyses.add(analysis);
                    String id = element.getAttribute(ID_ATTR);
                    if (id != null) {
                        ids.put(analysis, id);
                    }
                }
            }
        }
    }

    /** Returns the only instance; the extension point is read at the first call. */
    public static OnDemandAnalysisManager getInstance() {
        return Holder.INSTANCE;
    }

    /**
     * Returns the analyses for a trace. An analysis that throws when it is asked is left out, with
     * an entry in the log.
     *
     * @param trace the trace
     * @return those that apply to it, whether or not they can run now
     */
    public Set<IOnDemandAnalysis> getOndemandAnalyses(ITmfTrace trace) {
        Set<IOnDemandAnalysis> result = new LinkedHashSet<>();
        for (IOnDemandAnalysis analysis : analyses) {
            if (applies(analysis, trace)) {
                result.add(analysis);
            }
        }
        return result;
    }

    private static boolean applies(IOnDemandAnalysis analysis, ITmfTrace trace) {
        try {
            return analysis.appliesTo(trace);
        } catch (RuntimeException | LinkageError e) {
            LOGGER.log(
                    System.Logger.Level.ERROR,
                    "The on-demand analysis %s does not say whether it applies to %s: %s"
                            .formatted(analysis.getClass().getName(), trace.getName(), e),
                    e);
            return false;
        }
    }

    /**
     * Returns the id under which a plug-in brings an analysis.
     *
     * @param analysis the analysis
     * @return the id in its extension; empty if it was registered in code
     * @since 9.5.0
     */
    public Optional<String> getId(IOnDemandAnalysis analysis) {
        return Optional.ofNullable(ids.get(analysis));
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
        ids.remove(analysis);
    }
}
