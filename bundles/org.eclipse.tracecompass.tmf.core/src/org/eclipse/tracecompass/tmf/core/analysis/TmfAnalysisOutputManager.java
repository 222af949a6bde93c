package org.eclipse.tracecompass.tmf.core.analysis;

import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** Knows which outputs of which analyses are hidden for which types of traces. Thread-safe. */
public final class TmfAnalysisOutputManager {

    private static final TmfAnalysisOutputManager INSTANCE = new TmfAnalysisOutputManager();

    private final Set<Exclusion> exclusions = ConcurrentHashMap.newKeySet();

    private TmfAnalysisOutputManager() {
        // one instance
    }

    /** Returns the only instance. */
    @NonNullByDefault({})
    public static TmfAnalysisOutputManager getInstance() {
        return INSTANCE;
    }

    /**
     * Reads a {@code hideOutput} element. Incomplete ones are ignored.
     *
     * @param ce the element
     */
    @NonNullByDefault({})
    public void loadExclusion(IConfigurationElement ce) {
        String traceType = ce.getAttribute(AnalysisExtensions.TRACETYPE_ELEM);
        String analysis = ce.getAttribute(AnalysisExtensions.ANALYSIS_MODULE_ATTR);
        String output = ce.getAttribute(TmfAnalysisModuleOutputs.OUTPUT_ELEM);
        if (traceType != null && analysis != null && output != null) {
            exclusions.add(new Exclusion(traceType, analysis, output));
        }
    }

    /**
     * Returns whether an output is hidden.
     *
     * @param tracetype the id of the trace type
     * @param analysisId the id of the analysis
     * @param outputId the id of the output
     * @return true when it is
     */
    @NonNullByDefault({})
    public boolean isHidden(String tracetype, String analysisId, String outputId) {
        return exclusions.contains(
                new Exclusion(Objects.requireNonNullElse(tracetype, ""), analysisId, outputId));
    }

    private record Exclusion(String traceType, String analysisId, String outputId) {}
}
