package org.eclipse.tracecompass.internal.tmf.cli.core.info;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * The description of a trace.
 *
 * @param path where it is
 * @param type its type, as users read it
 * @param typeId id of the type
 * @param host the host it was recorded on; empty if the trace does not tell
 * @param tracer the program that recorded it, with its version; empty if the trace does not tell
 * @param clock properties of its clock; empty if it has none
 * @param streams its streams; empty if the format has none
 * @param properties everything else that the trace tells of itself
 * @param problems what is wrong with it, a sentence each
 * @param counts what its events are
 */
public record TraceInfo(
        String path,
        String type,
        String typeId,
        String host,
        String tracer,
        Map<String, Object> clock,
        List<Stream> streams,
        Map<String, String> properties,
        List<String> problems,
        Counts counts) {

    /** Returns the sentences among a trace's properties that tell what could not be read. */
    public static List<String> problems(Map<String, String> properties) {
        return properties.entrySet().stream()
                .filter(property -> property.getKey().startsWith("problem"))
                .map(Map.Entry::getValue)
                .toList();
    }

    /**
     * A stream of a trace.
     *
     * @param name the name of its file
     * @param packets how many packets it has
     * @param bytes its size
     * @param events how many events it has
     * @param discardedEvents how many events the tracer has lost in it
     * @param discardedPackets how many packets the tracer has lost in it
     */
    public record Stream(
            String name,
            long packets,
            long bytes,
            long events,
            long discardedEvents,
            long discardedPackets) {}

    /**
     * The events of a trace.
     *
     * @param events how many there are, without reports of lost ones
     * @param first time of the first event, ns; meaningless without events
     * @param last time of the last event, ns; meaningless without events
     * @param discardedEvents how many the tracer has lost, as far as it knows
     * @param discardedPackets how many packets the tracer has lost
     * @param eventTypes how many events there are of each type
     */
    public record Counts(
            long events,
            long first,
            long last,
            long discardedEvents,
            long discardedPackets,
            SortedMap<String, Long> eventTypes) {}
}
