package org.eclipse.tracecompass.internal.tmf.cli.core.event;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.export.core.DataFormats;
import org.eclipse.tracecompass.tmf.tables.core.EventJson;

/**
 * Events as JSON, one object per line: {@code timestamp} (ns), {@code trace} (in an experiment),
 * {@code cpu} (if the trace knows it), {@code type}, {@code lost} (in a report of lost events) and
 * {@code fields} as the event nests them, and {@code context} (if the tracer has added any).
 */
final class JsonEvents implements EventWriter {

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
        EventJson.writeFields(json, event.getContent());
        if (EventJson.hasContext(event.getContent())) {
            json.name("context");
            EventJson.writeContext(json, event.getContent());
        }
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
}
