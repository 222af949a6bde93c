package org.eclipse.tracecompass.tmf.core.analysis.requirements;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;
import org.eclipse.tracecompass.tmf.core.trace.TmfEventTypeCollectionHelper;

/**
 * Events that a trace must have. A trace that does not know its event types beforehand is taken to
 * have them.
 */
public class TmfAnalysisEventRequirement extends TmfAbstractAnalysisRequirement {

    /**
     * Creates a requirement of which all events are optional.
     *
     * @param eventNames the names of the events
     */
    public TmfAnalysisEventRequirement(Collection<String> eventNames) {
        super(eventNames, PriorityLevel.OPTIONAL);
    }

    /**
     * Creates a requirement.
     *
     * @param eventNames the names of the events
     * @param level how many of them are needed
     */
    public TmfAnalysisEventRequirement(Collection<String> eventNames, PriorityLevel level) {
        super(eventNames, level);
    }

    @Override
    public boolean test(ITmfTrace trace) {
        return !(trace instanceof ITmfTraceWithPreDefinedEvents known) || isEnough(present(known));
    }

    private Set<String> present(ITmfTraceWithPreDefinedEvents trace) {
        Set<String> names = new LinkedHashSet<>(getValues());
        names.retainAll(TmfEventTypeCollectionHelper.getEventNames(trace.getContainedEventTypes()));
        return names;
    }

    @Override
    public String whyNot(ITmfTrace trace) {
        if (test(trace) || !(trace instanceof ITmfTraceWithPreDefinedEvents known)) {
            return "";
        }
        Set<String> missing = new LinkedHashSet<>(getValues());
        missing.removeAll(present(known));
        return "The trace lacks "
                + (missing.size() == 1 ? "the event " : "")
                + describe(missing)
                + (missing.size() == 1 ? "." : " (events).");
    }
}
