package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary;
import org.eclipse.tracecompass.common.core.text.NaturalOrder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The words of filters for the events of a trace: what every event has, the columns, and the fields
 * and types of events where the trace knows them before it is read.
 */
record EventVocabulary(@Nullable ITmfTrace trace) implements FilterVocabulary {

    private static final List<String> COMMON =
            List.of("type", "time", "cpu", "trace", "tracetype", "host", "rank", "contents");

    @Override
    public List<Term> names() {
        Map<String, String> names = new LinkedHashMap<>();
        COMMON.forEach(name -> names.put(name, ""));
        ITmfTrace open = trace;
        if (open != null) {
            for (ITmfEventAspect<?> aspect : open.getEventAspects()) {
                names.putIfAbsent(aspect.getName(), aspect.getHelpText());
            }
        }
        types().stream()
                .sorted(Comparator.comparing(ITmfEventType::getName, NaturalOrder.ANY_CASE))
                .forEach(
                        type ->
                                type.getFieldNames()
                                        .forEach(
                                                field -> names.putIfAbsent(field, type.getName())));
        return names.entrySet().stream().map(e -> new Term(e.getKey(), e.getValue())).toList();
    }

    /** The names of event types for {@code type}. */
    @Override
    public List<Term> values(String name) {
        return name.equalsIgnoreCase("type")
                ? types().stream()
                        .map(ITmfEventType::getName)
                        .distinct()
                        .sorted(NaturalOrder.ANY_CASE)
                        .map(type -> new Term(type, ""))
                        .toList()
                : List.of();
    }

    private List<ITmfEventType> types() {
        List<ITmfEventType> types = new ArrayList<>();
        ITmfTrace open = trace;
        Set<ITmfTrace> traces =
                open == null ? Set.of() : Set.copyOf(TmfTraceManager.getTraceSet(open));
        for (ITmfTrace part : traces) {
            if (part instanceof ITmfTraceWithPreDefinedEvents known) {
                types.addAll(known.getContainedEventTypes());
            }
        }
        return types;
    }
}
