package org.eclipse.tracecompass.tmf.core.analysis.requirements;

import com.google.common.collect.Multimap;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;
import org.eclipse.tracecompass.tmf.core.trace.TmfEventTypeCollectionHelper;

/**
 * Fields that an event of a trace must have, or that each of its events must have if no event is
 * named. A trace that does not know its event types beforehand is taken to have them.
 */
public class TmfAnalysisEventFieldRequirement extends TmfAbstractAnalysisRequirement {

    /** An event that lacks fields. */
    private record Gap(String event, Set<String> missing) {}

    private final String eventName;

    /**
     * Creates a requirement of which all fields are optional.
     *
     * @param eventName the name of the event, empty for every event
     * @param fields the names of the fields
     */
    public TmfAnalysisEventFieldRequirement(String eventName, Collection<String> fields) {
        this(eventName, fields, PriorityLevel.OPTIONAL);
    }

    /**
     * Creates a requirement.
     *
     * @param eventName the name of the event, empty for every event
     * @param fields the names of the fields
     * @param level how many of them are needed in the event, or in each event
     */
    public TmfAnalysisEventFieldRequirement(
            String eventName, Collection<String> fields, PriorityLevel level) {
        super(fields, level);
        this.eventName = eventName;
    }

    @Override
    public boolean test(ITmfTrace trace) {
        return firstGap(trace) == null;
    }

    private @Nullable Gap firstGap(ITmfTrace trace) {
        if (getValues().isEmpty()
                || getPriorityLevel() == PriorityLevel.OPTIONAL
                || !(trace instanceof ITmfTraceWithPreDefinedEvents known)) {
            return null;
        }
        if (!eventName.isEmpty()) {
            Multimap<String, String> fields =
                    TmfEventTypeCollectionHelper.getEventFieldNames(known.getContainedEventTypes());
            return gap(eventName, fields.get(eventName));
        }
        for (ITmfEventType type : known.getContainedEventTypes()) {
            Gap gap = gap(type.getName(), type.getFieldNames());
            if (gap != null) {
                return gap;
            }
        }
        return null;
    }

    private @Nullable Gap gap(String event, Collection<String> fields) {
        Set<String> present = new LinkedHashSet<>(getValues());
        present.retainAll(fields);
        if (isEnough(present)) {
            return null;
        }
        Set<String> missing = new LinkedHashSet<>(getValues());
        missing.removeAll(present);
        return new Gap(event, missing);
    }

    @Override
    public String whyNot(ITmfTrace trace) {
        Gap gap = firstGap(trace);
        if (gap == null) {
            return "";
        }
        boolean single = gap.missing.size() == 1;
        return "The event "
                + gap.event
                + " lacks "
                + (single ? "the field " : "")
                + describe(gap.missing)
                + (single ? "." : " (fields).");
    }
}
