package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.InstrumentedCallStackAnalysis;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisNotes;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.Oddities;

/**
 * Base of the call stack analyses whose state provider uses a {@link CallStackWriter}: they say how
 * often entries and exits contradicted each other. The call graph is computed when it is asked for.
 *
 * @since 0.2.0
 */
public abstract class CheckedCallStackAnalysis extends InstrumentedCallStackAnalysis
        implements IAnalysisNotes {

    private volatile @Nullable CallStackOddities oddities;

    /** Creates the analysis. */
    protected CheckedCallStackAnalysis() {
        triggerAutomatically(false);
    }

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

    /** {@inheritDoc} Those of {@link CallStackAttributes}. */
    @Override
    protected List<String[]> getPatterns() {
        return CallStackAttributes.patterns();
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
