package org.eclipse.tracecompass.tmf.ctf.core.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.ctf.core.trace.CtfReader;
import org.eclipse.tracecompass.ctf.core.trace.CtfRecording;
import org.eclipse.tracecompass.ctf.core.trace.CtfStream;
import org.eclipse.tracecompass.ctf.core.trace.Packet;
import org.eclipse.tracecompass.ctf.core.type.ClockClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;

/**
 * A summary of a CTF trace.
 *
 * @param tracer name and version of the tracer, or empty
 * @param host name of the host, or empty
 * @param domain what was traced: {@code kernel}, {@code ust} or another word, or empty
 * @param clocks its clocks
 * @param streams its streams
 * @param events how many events there are; discarded ones are not counted
 * @param firstNanos time of the first event in ns; meaningless without events
 * @param lastNanos time of the last event in ns; meaningless without events
 * @param discardedEvents how many events the tracer threw away
 * @param discardedPackets how many packets are missing
 * @param eventTypes how many events there are of each name; names without events are left out
 * @param diagnostics what is wrong with the trace
 */
public record CtfTraceInfo(
        String tracer,
        String host,
        String domain,
        List<ClockClass> clocks,
        List<Stream> streams,
        long events,
        long firstNanos,
        long lastNanos,
        long discardedEvents,
        long discardedPackets,
        SortedMap<String, Long> eventTypes,
        List<CtfDiagnostic> diagnostics) {

    /**
     * A stream.
     *
     * @param name name of its (first) file
     * @param packets how many packets it has
     * @param bytes size of its packets
     * @param events how many events it has
     * @param discardedEvents how many events were thrown away
     * @param discardedPackets how many packets are missing
     */
    public record Stream(
            String name,
            long packets,
            long bytes,
            long events,
            long discardedEvents,
            long discardedPackets) {}

    /**
     * Reads a trace once from beginning to end, some ten million events per second.
     *
     * @throws IOException if a file cannot be read any more
     */
    public static CtfTraceInfo of(CtfRecording trace) throws IOException {
        long[] perType = new long[trace.layout().eventCount()];
        long[] perStream = new long[trace.streams().size()];
        long first = Long.MAX_VALUE;
        long last = Long.MIN_VALUE;
        CtfReader reader = trace.newReader();
        while (reader.advance()) {
            CtfEvent event = reader.current();
            EventLayout layout = event.layout();
            if (layout != null) {
                perType[layout.number()]++;
                perStream[event.stream().index()]++;
                first = Math.min(first, event.nanos());
                last = Math.max(last, event.nanos());
            }
        }
        SortedMap<String, Long> types = new TreeMap<>();
        for (StreamLayout stream : trace.layout().streams()) {
            for (EventLayout event : stream.events()) {
                if (perType[event.number()] > 0) {
                    types.merge(event.name(), perType[event.number()], Long::sum);
                }
            }
        }
        List<CtfDiagnostic> diagnostics = new ArrayList<>(trace.diagnostics());
        diagnostics.addAll(reader.diagnostics());
        TraceClass type = trace.type();
        return new CtfTraceInfo(
                tracer(type),
                text(type.environment("hostname"), type.environment("host")),
                text(type.environment("domain"), null),
                type.clocks(),
                streams(trace, perStream),
                types.values().stream().mapToLong(Long::longValue).sum(),
                first,
                last,
                trace.discardedEvents(),
                trace.discardedPackets(),
                Collections.unmodifiableSortedMap(types),
                List.copyOf(diagnostics));
    }

    private static List<Stream> streams(CtfRecording trace, long[] events) {
        List<Stream> streams = new ArrayList<>();
        for (CtfStream stream : trace.streams()) {
            long bits = stream.packets().stream().mapToLong(Packet::totalBits).sum();
            streams.add(
                    new Stream(
                            stream.name(),
                            stream.packets().size(),
                            bits / 8,
                            events[stream.index()],
                            stream.discardedEvents(),
                            stream.discardedPackets()));
        }
        return List.copyOf(streams);
    }

    private static String tracer(TraceClass type) {
        StringBuilder tracer = new StringBuilder(text(type.environment("tracer_name"), null));
        String separator = " ";
        for (String part : new String[] {"tracer_major", "tracer_minor", "tracer_patchlevel"}) {
            String number = type.environment(part);
            if (number != null && !tracer.isEmpty()) {
                tracer.append(separator).append(number);
                separator = ".";
            }
        }
        return tracer.toString();
    }

    private static String text(@Nullable String text, @Nullable String otherwise) {
        return text != null ? text : otherwise != null ? otherwise : "";
    }
}
