package org.eclipse.tracecompass.lttng2.ust.core.analysis.memory;

import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisNotes;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.Oddities;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The memory that the processes and threads of a trace had allocated, from the events of LTTng's
 * {@code liblttng-ust-libc-wrapper}. The history is described in {@link MemoryAttributes}.
 */
public class UstMemoryAnalysis extends TmfStateSystemAnalysisModule implements IAnalysisNotes {

    /** The analysis' identifier. */
    public static final String ID = "org.eclipse.linuxtools.lttng2.ust.analysis.memory";

    @Override
    protected ITmfStateProvider createStateProvider() {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            throw new IllegalStateException("the memory analysis has no trace");
        }
        return new UstMemoryStateProvider(trace);
    }

    @Override
    protected StateSystemBackendType getBackendType() {
        return StateSystemBackendType.FULL;
    }

    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        return List.of(new HeapEventsRequirement());
    }

    @Override
    protected String getFullHelpText() {
        return "Tracks the memory that programs allocate and free, for the Memory views and the"
                + " table of leaks.";
    }

    /**
     * Returns how often calls contradicted each other, once the analysis is complete; kinds that
     * did not occur are absent.
     */
    public Map<MemoryOddity, Long> getOddities() {
        return Oddities.of(getStateSystem(), MemoryOddity.class);
    }

    @Override
    public List<String> getNotes() {
        Map<MemoryOddity, Long> oddities = getOddities();
        return oddities.isEmpty() ? List.of() : List.of(Oddities.text(oddities));
    }
}
