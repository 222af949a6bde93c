package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisNotes;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.Oddities;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Base of the analyses whose history is in the layout of {@link CallStackAttributes}. A subclass
 * says which state provider reads the events and gives them to a {@link CallStackWriter}.
 */
public abstract class CallStackAnalysis extends TmfStateSystemAnalysisModule
        implements IAnalysisNotes {

    private volatile @Nullable CallStackOddities oddities;

    /**
     * Returns a new state provider for the trace; called once per run, in the thread of the
     * analysis.
     *
     * @param oddities where the {@link CallStackWriter} of the provider counts contradictions
     */
    protected abstract ITmfStateProvider createStateProvider(CallStackOddities oddities);

    @Override
    protected final ITmfStateProvider createStateProvider() {
        CallStackOddities oddities = new CallStackOddities();
        this.oddities = oddities;
        return createStateProvider(oddities);
    }

    /**
     * Returns the call stack analyses that apply to a trace: its own, and for an experiment those
     * of its traces.
     *
     * @param trace the trace
     */
    public static Collection<CallStackAnalysis> allOf(ITmfTrace trace) {
        Set<CallStackAnalysis> analyses = new LinkedHashSet<>();
        for (ITmfTrace member : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            for (IAnalysisModule module : member.getAnalysisModules()) {
                if (module instanceof CallStackAnalysis analysis) {
                    analyses.add(analysis);
                }
            }
        }
        return analyses;
    }

    @Override
    protected StateSystemBackendType getBackendType() {
        return StateSystemBackendType.FULL;
    }

    /**
     * Returns how often entries and exits contradicted each other; kinds that did not occur are
     * absent. While the analysis runs these are the figures so far.
     */
    public Map<CallStackOddity, Long> getOddities() {
        CallStackOddities counted = oddities;
        return Oddities.known(
                counted == null ? Map.of() : counted.get(),
                getStateSystem(),
                CallStackOddity.class);
    }

    @Override
    public List<String> getNotes() {
        Map<CallStackOddity, Long> oddities = getOddities();
        return oddities.isEmpty() ? List.of() : List.of(Oddities.text(oddities));
    }

    @Override
    public Map<String, String> getProperties() {
        Map<String, String> properties = new LinkedHashMap<>(super.getProperties());
        Oddities.describe(getOddities(), properties);
        return properties;
    }
}
