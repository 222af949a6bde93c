package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** A few events, as a trace of a kernel has them. */
final class Catalog implements EventCatalog {

    private final Map<String, Map<String, FieldType>> events = new LinkedHashMap<>();

    Catalog() {
        FieldType number = FieldType.of(ValueType.INTEGER);
        FieldType text = FieldType.of(ValueType.STRING);
        events.put(
                "sched_switch",
                Map.of(
                        "prev_tid", number,
                        "next_tid", number,
                        "prev_state", new FieldType.Scalar(ValueType.INTEGER, true),
                        "prev_comm", text,
                        "next_comm", text));
        events.put("irq_handler_entry", Map.of("irq", number, "name", text));
        events.put("irq_handler_exit", Map.of("irq", number, "ret", number));
        events.put(
                "complex",
                Map.of(
                        "point", new FieldType.Structure(Map.of("x", number, "y", number)),
                        "list", new FieldType.Array(number, -1),
                        "maybe", new FieldType.Optional(number),
                        "ratio", FieldType.of(ValueType.DOUBLE)));
    }

    @Override
    public Set<String> events() {
        return events.keySet();
    }

    @Override
    public Map<String, FieldType> fields(String event) {
        return events.getOrDefault(event, Map.of());
    }

    @Override
    public Map<String, FieldType> contexts(String event) {
        return Map.of("vtid", FieldType.of(ValueType.INTEGER));
    }

    @Override
    public Set<String> environment() {
        return Set.of("hostname", "domain");
    }

    @Override
    public boolean hasCpu() {
        return true;
    }
}
