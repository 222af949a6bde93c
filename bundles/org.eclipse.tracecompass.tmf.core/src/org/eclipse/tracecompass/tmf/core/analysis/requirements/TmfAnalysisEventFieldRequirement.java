package org.eclipse.tracecompass.tmf.core.analysis.requirements;

import com.google.common.collect.Multimap;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;
import org.eclipse.tracecompass.tmf.core.trace.TmfEventTypeCollectionHelper;

/**
 * Fields that an event of a trace must have, or that any of its events must have if no event is
 * named. A trace that does not know its event types beforehand is taken to have them.
 */
public class TmfAnalysisEventFieldRequirement extends TmfAbstractAnalysisRequirement {

    private final String eventName;

    /**
     * Creates a requirement of which all fields are mandatory.
     *
     * @param eventName the name of the event, empty for any event
     * @param fields the names of the fields
     */
    public TmfAnalysisEventFieldRequirement(String eventName, Collection<String> fields) {
        this(eventName, fields, PriorityLevel.MANDATORY);
    }

    /**
     * Creates a requirement.
     *
     * @param eventName the name of the event, empty for any event
     * @param fields the names of the fields
     * @param level how many of them are needed
     */
    public TmfAnalysisEventFieldRequirement(
            String eventName, Collection<String> fields, PriorityLevel level) {
        super(fields, level);
        this.eventName = eventName;
    }

    @Override
    public boolean test(ITmfTrace trace) {
        return !(trace instanceof ITmfTraceWithPreDefinedEvents known) || isEnough(present(known));
    }

    private Set<String> present(ITmfTraceWithPreDefinedEvents trace) {
        Multimap<String, String> fields =
                TmfEventTypeCollectionHelper.getEventFieldNames(trace.getContainedEventTypes());
        Set<String> names = new LinkedHashSet<>(getValues());
        names.retainAll(eventName.isEmpty() ? fields.values() : fields.get(eventName));
        return names;
    }

    @Override
    public String whyNot(ITmfTrace trace) {
        if (test(trace) || !(trace instanceof ITmfTraceWithPreDefinedEvents known)) {
            return "";
        }
        Set<String> missing = new LinkedHashSet<>(getValues());
        missing.removeAll(present(known));
        String where =
                eventName.isEmpty()
                        ? "No event of the trace has "
                        : "The event " + eventName + " lacks ";
        return where
                + (missing.size() == 1 ? "the field " : "")
                + describe(missing)
                + (missing.size() == 1 ? "." : " (fields).");
    }
}
