package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary;
import org.eclipse.tracecompass.common.core.filter.LabelVocabulary;
import org.eclipse.tracecompass.common.core.text.NaturalOrder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The words of filters for the events of a trace: what every event has, the columns, and the fields
 * and types of events where the trace knows them before it is read. Values are those of the events
 * that were shown lately.
 *
 * @param trace the trace; null for none
 * @param columns the columns of the table
 * @param seen rows of the table
 */
record EventVocabulary(@Nullable ITmfTrace trace, List<EventColumn> columns, List<EventRow> seen)
        implements FilterVocabulary {

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

    /** Returns the values that were seen, of {@code type} all that the trace knows, too. */
    @Override
    public List<Term> values(String name) {
        TreeSet<String> values = new TreeSet<>(NaturalOrder.ANY_CASE);
        if (name.equalsIgnoreCase("type")) {
            types().forEach(type -> values.add(type.getName()));
            seen.forEach(row -> values.add(row.event().getName()));
        } else {
            int column = column(name);
            for (EventRow row : seen) {
                values.add(column >= 0 ? row.cells().get(column) : value(row.event(), name));
            }
        }
        values.remove("");
        return values.stream().map(value -> new Term(value, "")).toList();
    }

    /** Returns the words of filters in the field over a column. */
    FilterVocabulary of(EventColumn column) {
        List<String> cells =
                seen.stream().map(row -> row.cells().get(columns.indexOf(column))).toList();
        return new LabelVocabulary(
                FilterColumns.of(List.of()), cells.stream().map(List::of).toList());
    }

    private int column(String name) {
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i).name().equalsIgnoreCase(name)) {
                return i;
            }
        }
        return -1;
    }

    private static String value(ITmfEvent event, String path) {
        ITmfEventField field = event.getContent().getField(path.split("/"));
        return field == null ? "" : field.getFormattedValue();
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
