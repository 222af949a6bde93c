package org.eclipse.tracecompass.internal.tmf.cli.core.info;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.type.ClockClass;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTraceInfo;

/** Gathers what can be told about a trace, by reading it once. */
public final class TraceReader {

    private static final int CHECK_EVERY = 4096;

    private TraceReader() {}

    /**
     * Reads a trace.
     *
     * @param trace the trace, not an experiment
     * @param console where progress is shown; its cancellation ends the reading
     */
    public static TraceInfo read(ITmfTrace trace, Console console) {
        try (Progress progress = new Progress(console, "reading " + trace.getName())) {
            return trace instanceof CtfTmfTrace ctf
                    ? readCtf(ctf)
                    : readAny(trace, console, progress);
        }
    }

    /** The engine counts the events of a CTF trace without making objects of them. */
    private static TraceInfo readCtf(CtfTmfTrace trace) {
        try {
            CtfTraceInfo info = trace.readInfo();
            return new TraceInfo(
                    trace.getPath(),
                    typeName(trace.getTraceTypeId()),
                    String.valueOf(trace.getTraceTypeId()),
                    info.host().isEmpty() ? trace.getHostId() : info.host(),
                    info.tracer(),
                    info.clocks().isEmpty() ? Map.of() : clock(info.clocks().get(0)),
                    info.streams().stream().map(TraceReader::stream).toList(),
                    properties(trace),
                    info.diagnostics().stream().map(CtfDiagnostic::sentence).toList(),
                    new TraceInfo.Counts(
                            info.events(),
                            info.firstNanos(),
                            info.lastNanos(),
                            info.discardedEvents(),
                            info.discardedPackets(),
                            info.eventTypes()));
        } catch (IOException e) {
            throw new UserError(
                    "%s cannot be read to its end: %s.".formatted(trace.getPath(), e.getMessage()),
                    e);
        }
    }

    private static TraceInfo.Stream stream(CtfTraceInfo.Stream stream) {
        return new TraceInfo.Stream(
                stream.name(),
                stream.packets(),
                stream.bytes(),
                stream.events(),
                stream.discardedEvents(),
                stream.discardedPackets());
    }

    private static Map<String, Object> clock(ClockClass clock) {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("name", clock.name());
        properties.put("frequency_hz", clock.frequency());
        properties.put("offset_s", clock.offsetSeconds());
        properties.put("offset_cycles", clock.offsetCycles());
        properties.put("uuid", clock.uid());
        properties.put("unix_epoch", clock.unixEpoch());
        properties.put("description", clock.description());
        return properties;
    }

    private static TraceInfo readAny(ITmfTrace trace, Console console, Progress progress) {
        EventCounter counter = new EventCounter();
        count(trace, counter, console, progress);
        String typeId = trace.getTraceTypeId();
        Map<String, String> properties = properties(trace);
        return new TraceInfo(
                trace.getPath(),
                typeName(typeId),
                String.valueOf(typeId),
                trace.getHostId(),
                "",
                Map.of(),
                List.of(),
                properties,
                TraceInfo.problems(properties),
                counter.counts(0));
    }

    private static void count(
            ITmfTrace trace, EventCounter counter, Console console, Progress progress) {
        ITmfContext context = trace.seekEvent(0L);
        try {
            ITmfEvent event = trace.getNext(context);
            while (event != null) {
                if (event instanceof ITmfLostEvent lost) {
                    counter.addDiscarded(lost.getNbLostEvents());
                } else {
                    counter.add(event.getName(), event.getTimestamp().toNanos());
                    if (counter.events() % CHECK_EVERY == 0) {
                        console.cancellation().check();
                        progress.show(-1, "%,d events".formatted(counter.events()));
                    }
                }
                event = trace.getNext(context);
            }
        } finally {
            context.dispose();
        }
    }

    private static String typeName(@Nullable String typeId) {
        TraceTypeHelper type = typeId == null ? null : TmfTraceType.getTraceType(typeId);
        return type == null ? "unknown" : type.getName();
    }

    private static Map<String, String> properties(ITmfTrace trace) {
        return trace instanceof ITmfPropertiesProvider provider
                ? new LinkedHashMap<>(provider.getProperties())
                : Map.of();
    }
}
