package org.eclipse.tracecompass.tmf.core.callstack;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
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

    private volatile @Nullable CallStackOddities fOddities;

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
        fOddities = oddities;
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
        CallStackOddities counted = fOddities;
        Map<CallStackOddity, Long> now = counted == null ? Map.of() : counted.get();
        ITmfStateSystem history = getStateSystem();
        return now.isEmpty() ? Oddities.of(history, CallStackOddity.class) : now;
    }

    @Override
    public List<String> getNotes() {
        Map<CallStackOddity, Long> oddities = getOddities();
        return oddities.isEmpty() ? List.of() : List.of(Oddities.text(oddities));
    }

    @Override
    public Map<String, String> getProperties() {
        Map<String, String> properties = new LinkedHashMap<>(super.getProperties());
        getOddities()
                .forEach(
                        (oddity, count) ->
                                properties.put(
                                        capitalized(oddity.getDescription()),
                                        String.format(Locale.ROOT, "%,d", count)));
        return properties;
    }

    private static String capitalized(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
