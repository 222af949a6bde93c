package org.eclipse.tracecompass.internal.tmf.cli.core.event;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.HexFormat;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.DataFormats;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.ctf.core.CtfEnumPair;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventField;

/**
 * Events as JSON, one object per line: {@code timestamp} (ns), {@code trace} (in an experiment),
 * {@code cpu} (if the trace knows it), {@code type}, {@code lost} (in a report of lost events) and
 * {@code fields} as the event nests them, and {@code context} (if the tracer has added any).
 */
final class JsonEvents implements EventWriter {

    /** How fields that come from the context of an event begin. */
    private static final String CONTEXT = "context._";

    private final Writer to;
    private final boolean inExperiment;

    JsonEvents(ITmfTrace trace, Writer to) {
        this.to = to;
        this.inExperiment = trace instanceof TmfExperiment;
    }

    @Override
    public void write(ITmfEvent event) throws IOException {
        JsonWriter json = DataFormats.json(to);
        json.beginObject();
        json.name("timestamp").value(event.getTimestamp().toNanos());
        if (inExperiment) {
            json.name("trace").value(event.getTrace().getName());
        }
        Integer cpu = cpu(event);
        if (cpu != null) {
            json.name("cpu").value(cpu.longValue());
        }
        json.name("type").value(event.getName());
        if (event instanceof ITmfLostEvent lost) {
            json.name("lost").value(lost.getNbLostEvents());
        }
        json.name("fields");
        fields(json, event.getContent());
        context(json, event.getContent());
        json.endObject();
        to.write('\n');
    }

    @Override
    public void finish() throws IOException {
        to.flush();
    }

    private @Nullable Integer cpu(ITmfEvent event) {
        for (ITmfEventAspect<?> aspect :
                TmfTraceUtils.getEventAspects(event.getTrace(), TmfCpuAspect.class)) {
            if (aspect.resolve(event) instanceof Integer cpu) {
                return cpu;
            }
        }
        return null;
    }

    private void fields(JsonWriter json, @Nullable ITmfEventField parent) throws IOException {
        json.beginObject();
        if (parent != null) {
            for (ITmfEventField field : parent.getFields()) {
                if (!field.getName().startsWith(CONTEXT)) {
                    json.name(field.getName());
                    field(json, field);
                }
            }
        }
        json.endObject();
    }

    /** Fields added by the tracer to each event are separated from the event's own fields. */
    private void context(JsonWriter json, @Nullable ITmfEventField content) throws IOException {
        boolean begun = false;
        if (content != null) {
            for (ITmfEventField field : content.getFields()) {
                if (field.getName().startsWith(CONTEXT)) {
                    if (!begun) {
                        json.name("context").beginObject();
                        begun = true;
                    }
                    json.name(field.getName().substring(CONTEXT.length()));
                    field(json, field);
                }
            }
        }
        if (begun) {
            json.endObject();
        }
    }

    private void field(JsonWriter json, ITmfEventField field) throws IOException {
        if (field instanceof CtfTmfEventField ctf) {
            value(json, ctf.getExactValue());
        } else if (field.getFields().isEmpty()) {
            value(json, field.getValue());
        } else {
            fields(json, field);
        }
    }

    private void value(JsonWriter json, @Nullable Object value) throws IOException {
        switch (value) {
            case null -> json.nullValue();
            case Double real -> DataFormats.real(json, real);
            case Float real -> DataFormats.real(json, real);
            case Number number -> json.value(number);
            case Boolean bool -> json.value(bool);
            case CtfEnumPair labelled when labelled.getStringValue().isEmpty() ->
                    json.value(labelled.getNumber());
            case byte[] blob -> json.value(HexFormat.of().formatHex(blob));
            case ITmfEventField field -> field(json, field);
            case ITmfEventField[] members -> {
                json.beginObject();
                for (ITmfEventField member : members) {
                    json.name(member.getName());
                    field(json, member);
                }
                json.endObject();
            }
            case Collection<?> list -> {
                json.beginArray();
                for (Object element : list) {
                    value(json, element);
                }
                json.endArray();
            }
            case Object array when array.getClass().isArray() -> {
                json.beginArray();
                for (int i = 0; i < Array.getLength(array); i++) {
                    value(json, Array.get(array, i));
                }
                json.endArray();
            }
            default -> json.value(value.toString());
        }
    }
}
