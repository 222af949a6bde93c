package org.eclipse.tracecompass.analysis.counters.core;

import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.counters.core.aspects.CounterAspect;
import org.eclipse.tracecompass.analysis.counters.core.aspects.ITmfCounterAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/**
 * The readings of a trace's counters over time. The history has one attribute per counter, whose
 * value is its total, a Long or a Double:
 *
 * <pre>
 * Ungrouped/&lt;label&gt;
 * Grouped/&lt;name of a group's aspect&gt;/&lt;its value&gt;/…/&lt;label&gt;
 * </pre>
 *
 * @since 0.2.0
 */
public class CounterAnalysis extends TmfStateSystemAnalysisModule {

    /** The root of counters of which there are several. */
    public static final String GROUPED_COUNTER_ASPECTS_ATTRIB = "Grouped";

    /** The root of counters of which there is one. */
    public static final String UNGROUPED_COUNTER_ASPECTS_ATTRIB = "Ungrouped";

    /** The analysis' identifier. */
    public static final String ID =
            "org.eclipse.tracecompass.analysis.counters.core.counteranalysis";

    /** Only traces whose type declares counters have this analysis. */
    @Override
    public boolean canExecute(ITmfTrace trace) {
        return hasCounters(trace) && super.canExecute(trace);
    }

    /** Returns whether the trace of this analysis has any counters. */
    public boolean hasCounters() {
        ITmfTrace trace = getTrace();
        return trace != null && hasCounters(trace);
    }

    private static boolean hasCounters(ITmfTrace trace) {
        for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
            if (aspect instanceof ITmfCounterAspect) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@inheritDoc} It first waits for the analyses that know the groups, such as the threads of a
     * kernel trace.
     */
    @Override
    protected boolean executeAnalysis(@Nullable IProgressMonitor monitor) {
        ITmfTrace trace = getTrace();
        return trace != null
                && TmfTraceUtils.awaitAspects(
                        trace, groups(trace), monitor == null ? new NullProgressMonitor() : monitor)
                && super.executeAnalysis(monitor);
    }

    private static Set<ITmfEventAspect<?>> groups(ITmfTrace trace) {
        Set<ITmfEventAspect<?>> groups = new LinkedHashSet<>();
        for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
            if (aspect instanceof CounterAspect counter) {
                groups.addAll(CounterStateProvider.groupsOf(counter, trace));
            }
        }
        return groups;
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            throw new IllegalStateException("the analysis of counters has no trace");
        }
        return CounterStateProvider.create(trace);
    }

    @Override
    protected String getFullHelpText() {
        return "Records the counters that events of the trace carry, such as those of the hardware.";
    }

    @Override
    protected String getTraceCannotExecuteHelpText(ITmfTrace trace) {
        return "The trace has no counters.";
    }
}
