package org.eclipse.tracecompass.tmf.analysis.declared.core.set;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.layout.ArrayLayout;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.layout.FieldLayout;
import org.eclipse.tracecompass.ctf.core.layout.FloatLayout;
import org.eclipse.tracecompass.ctf.core.layout.IntegerLayout;
import org.eclipse.tracecompass.ctf.core.layout.OptionalLayout;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.layout.StringLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructLayout;
import org.eclipse.tracecompass.ctf.core.layout.VariantLayout;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.EventCatalog;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.FieldType;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.ValueType;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;

/**
 * The events and fields of a trace: of a CTF trace those of its metadata, of others those of its
 * first events.
 */
public final class TraceEventCatalog implements EventCatalog {

    /** The number of events sampled in a trace without metadata. */
    private static final int SAMPLES = 20_000;

    private final Map<String, Map<String, FieldType>> fields = new LinkedHashMap<>();
    private final Map<String, Map<String, FieldType>> contexts = new LinkedHashMap<>();
    private final Set<String> environment = new LinkedHashSet<>();
    private final boolean hasCpu;
    private final boolean complete;

    private TraceEventCatalog(ITmfTrace trace) {
        hasCpu = TmfCpuAspect.of(trace) != null;
        complete = trace instanceof CtfTmfTrace;
        if (trace instanceof CtfTmfTrace ctf) {
            for (StreamLayout stream : ctf.getCtfTrace().layout().streams()) {
                stream.events().forEach(event -> add(event, stream));
            }
            environment.addAll(ctf.getCtfTrace().type().environment().keySet());
        } else {
            sample(trace);
        }
    }

    /**
     * Lists the events of a trace.
     *
     * @param trace the trace, open
     */
    public static TraceEventCatalog of(ITmfTrace trace) {
        return new TraceEventCatalog(trace);
    }

    /** Returns whether the trace can have no other events than these. */
    public boolean isComplete() {
        return complete;
    }

    @Override
    public Set<String> events() {
        return Collections.unmodifiableSet(fields.keySet());
    }

    @Override
    public Map<String, FieldType> fields(String event) {
        return fields.getOrDefault(event, Map.of());
    }

    @Override
    public Map<String, FieldType> contexts(String event) {
        return contexts.getOrDefault(event, Map.of());
    }

    @Override
    public Set<String> environment() {
        return Collections.unmodifiableSet(environment);
    }

    @Override
    public boolean hasCpu() {
        return hasCpu;
    }

    // --- CTF

    private void add(EventLayout event, StreamLayout stream) {
        addMembers(
                event.payload(), fields.computeIfAbsent(event.name(), n -> new LinkedHashMap<>()));
        Map<String, FieldType> contexts =
                this.contexts.computeIfAbsent(event.name(), n -> new LinkedHashMap<>());
        addMembers(stream.eventContext(), contexts);
        addMembers(event.context(), contexts);
    }

    private static void addMembers(@Nullable StructLayout struct, Map<String, FieldType> into) {
        if (struct != null) {
            for (FieldLayout member : struct.members()) {
                FieldType type = typeOf(member);
                FieldType known = into.putIfAbsent(member.name(), type);
                if (known != null && !known.equals(type)) {
                    into.put(member.name(), new FieldType.Unknown());
                }
            }
        }
    }

    private static FieldType typeOf(FieldLayout field) {
        return switch (field) {
            case IntegerLayout integer ->
                    switch (integer.type().kind()) {
                        case BOOLEAN -> FieldType.of(ValueType.BOOLEAN);
                        case ENUMERATION -> new FieldType.Scalar(ValueType.INTEGER, true);
                        default -> FieldType.of(ValueType.INTEGER);
                    };
            case FloatLayout real -> FieldType.of(ValueType.DOUBLE);
            case StringLayout text -> FieldType.of(ValueType.STRING);
            case ArrayLayout array -> new FieldType.Array(typeOf(array.element()), -1);
            case StructLayout struct -> {
                Map<String, FieldType> members = new LinkedHashMap<>();
                addMembers(struct, members);
                yield new FieldType.Structure(members);
            }
            case OptionalLayout optional -> new FieldType.Optional(typeOf(optional.content()));
            case VariantLayout variant -> new FieldType.Optional(new FieldType.Unknown());
            default -> new FieldType.Unknown();
        };
    }

    // --- other traces

    private void sample(ITmfTrace trace) {
        ITmfContext context = trace.seekEvent(0L);
        for (int i = 0; i < SAMPLES; i++) {
            ITmfEvent event = trace.getNext(context);
            if (event == null) {
                break;
            }
            Map<String, FieldType> fields =
                    this.fields.computeIfAbsent(event.getName(), n -> new LinkedHashMap<>());
            ITmfEventField content = event.getContent();
            if (content != null) {
                for (ITmfEventField field : content.getFields()) {
                    FieldType type = typeOf(field.getValue());
                    FieldType known = fields.putIfAbsent(field.getName(), type);
                    if (known != null && !known.equals(type)) {
                        fields.put(field.getName(), new FieldType.Unknown());
                    }
                }
            }
        }
        context.dispose();
    }

    private static FieldType typeOf(@Nullable Object value) {
        return switch (value) {
            case Double real -> FieldType.of(ValueType.DOUBLE);
            case Float real -> FieldType.of(ValueType.DOUBLE);
            case Number number -> FieldType.of(ValueType.INTEGER);
            case String text -> FieldType.of(ValueType.STRING);
            case Boolean truth -> FieldType.of(ValueType.BOOLEAN);
            case null, default -> new FieldType.Unknown();
        };
    }
}
