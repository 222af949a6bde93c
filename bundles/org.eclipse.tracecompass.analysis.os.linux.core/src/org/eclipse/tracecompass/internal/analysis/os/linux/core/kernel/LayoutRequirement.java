package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.DefaultEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.KernelEventLayoutRequirement;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.KernelEventLayoutRequirement.ILayoutToEventName;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Events that an analysis needs. Which names these have is asked of the trace's own layout; the
 * values of the requirement are the default names.
 */
public final class LayoutRequirement extends TmfAbstractAnalysisRequirement {

    private final KernelEventLayoutRequirement events;

    /**
     * Creates a requirement.
     *
     * @param level how many of the events are needed
     * @param hint how to record such a trace, in one sentence
     * @param events the events
     */
    public LayoutRequirement(PriorityLevel level, String hint, ILayoutToEventName... events) {
        this(level, hint, new LinkedHashSet<>(List.of(events)));
    }

    private LayoutRequirement(PriorityLevel level, String hint, Set<ILayoutToEventName> events) {
        this(level, hint, new KernelEventLayoutRequirement(events, level));
    }

    private LayoutRequirement(
            PriorityLevel level, String hint, KernelEventLayoutRequirement events) {
        super(events.instanciateRequirements(DefaultEventLayout.getInstance()).getValues(), level);
        this.events = events;
        addInformation(hint);
    }

    @Override
    public boolean test(ITmfTrace trace) {
        return inWordsOf(trace).test(trace);
    }

    @Override
    public String whyNot(ITmfTrace trace) {
        return inWordsOf(trace).whyNot(trace);
    }

    private TmfAbstractAnalysisRequirement inWordsOf(ITmfTrace trace) {
        return events.instanciateRequirements(KernelStateProvider.layoutOf(trace));
    }
}
