package org.eclipse.tracecompass.tmf.ctf.core.trace;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructLayout;
import org.eclipse.tracecompass.ctf.core.trace.CtfRecording;
import org.eclipse.tracecompass.ctf.core.trace.CtfStream;
import org.eclipse.tracecompass.ctf.core.trace.Packet;
import org.eclipse.tracecompass.ctf.core.type.ClockClass;
import org.eclipse.tracecompass.ctf.core.type.StreamClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventType;
import org.eclipse.tracecompass.tmf.ctf.core.event.aspect.CtfChannelAspect;
import org.eclipse.tracecompass.tmf.ctf.core.event.aspect.CtfContextAspect;
import org.eclipse.tracecompass.tmf.ctf.core.event.aspect.CtfCpuAspect;

/**
 * The data that follows from the metadata of a trace alone: event types, aspects, host, properties.
 */
final class CtfDescription {

    private CtfDescription() {}

    /** The event types, by the number of their layout. */
    static CtfTmfEventType[] types(CtfRecording trace) {
        CtfTmfEventType[] types = new CtfTmfEventType[trace.layout().eventCount()];
        for (StreamLayout stream : trace.layout().streams()) {
            for (EventLayout event : stream.events()) {
                types[event.number()] = new CtfTmfEventType(event);
            }
        }
        return types;
    }

    /** The columns of the trace's events. */
    static List<ITmfEventAspect<?>> aspects(CtfRecording trace) {
        List<ITmfEventAspect<?>> aspects = new ArrayList<>();
        aspects.add(TmfBaseAspects.getTimestampAspect());
        aspects.add(CtfChannelAspect.INSTANCE);
        aspects.add(new CtfCpuAspect());
        aspects.add(TmfBaseAspects.getEventTypeAspect());
        aspects.add(TmfBaseAspects.getContentsAspect());
        Set<ITmfEventAspect<?>> contexts = new LinkedHashSet<>();
        for (StreamLayout stream : trace.layout().streams()) {
            addContexts(stream.eventContext(), contexts);
            stream.events().forEach(event -> addContexts(event.context(), contexts));
        }
        aspects.addAll(contexts);
        aspects.add(TmfBaseAspects.getTimestampNsAspect());
        return List.copyOf(aspects);
    }

    private static void addContexts(
            @Nullable StructLayout context, Collection<ITmfEventAspect<?>> into) {
        if (context != null) {
            context.members()
                    .forEach(
                            member ->
                                    into.add(
                                            new CtfContextAspect(
                                                    member.name(),
                                                    CtfTmfEventType.contextName(member))));
        }
    }

    /**
     * Clock and host name as far as the trace tells them, else its UUID; empty if it tells nothing.
     */
    static String hostId(TraceClass type) {
        String clock = "";
        for (ClockClass candidate : type.clocks()) {
            clock = clock.isEmpty() ? candidate.uid() : clock;
        }
        String host = type.environment("hostname");
        if (host == null || host.isEmpty()) {
            host = type.environment("host");
        }
        if (host == null || host.isEmpty()) {
            UUID uuid = type.uuid();
            return !clock.isEmpty() ? clock : uuid == null ? "" : uuid.toString();
        }
        return clock.isEmpty() ? host : clock + '/' + host;
    }

    /** A value of the environment without quotation marks. */
    static @Nullable String unquoted(@Nullable String value) {
        return value != null && value.length() > 1 && value.startsWith("\"") && value.endsWith("\"")
                ? value.substring(1, value.length() - 1)
                : value;
    }

    /** The names of the event classes. */
    static Set<String> eventNames(TraceClass type) {
        Set<String> names = new LinkedHashSet<>();
        for (StreamClass stream : type.streams()) {
            stream.events().forEach(event -> names.add(event.name()));
        }
        return names;
    }

    /** The size of the packets, in bytes. */
    static long bytes(CtfRecording trace) {
        long bits = 0;
        for (CtfStream stream : trace.streams()) {
            for (Packet packet : stream.packets()) {
                bits += packet.totalBits();
            }
        }
        return bits / Byte.SIZE;
    }

    /** Version, environment and clocks. */
    static Map<String, String> properties(TraceClass type) {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("CTF version", type.major() + "." + type.minor());
        type.environment().forEach((name, value) -> properties.put(name, value.toString()));
        for (ClockClass clock : type.clocks()) {
            String prefix = "clock " + clock.name() + ' ';
            properties.put(prefix + "frequency", Long.toString(clock.frequency()));
            properties.put(
                    prefix + "offset",
                    clock.offsetSeconds() + " s + " + clock.offsetCycles() + " cycles");
            properties.put(prefix + "uuid", clock.uid());
        }
        // The name by which an experiment looks for it: see TmfExperiment.getHostClock.
        type.clocks().stream()
                .limit(1)
                .filter(ClockClass::offsetFits)
                .forEach(c -> properties.put("clock_offset", Long.toString(c.baseNanos())));
        return properties;
    }
}
