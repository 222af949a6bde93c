package org.eclipse.tracecompass.tmf.fleet.core;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.experiment.ClockOffsets;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;

/**
 * What is in a fleet: the results of many traces. It is the file {@value #FILE} of the folder of
 * the fleet; only what it names is valid, so a change of the fleet is the replacement of this file.
 * It has some 1,200 bytes per trace. Immutable, thread-safe.
 *
 * @param format {@value #FORMAT}
 * @param version the version of this format, {@value #VERSION}
 * @param schema the {@linkplain TraceTables#SCHEMA_VERSION version of the tables}
 * @param generation counts the changes of the fleet, from 1
 * @param traces the traces with results, by name
 * @param failures the traces without, by path
 * @param columns the columns of all traces, of the tables whose columns depend on the trace
 * @param clocks the clocks of the hosts, by host; empty if they were not compared
 * @param messages what was found between the hosts; null if they were not compared
 * @param retired folders of the generation before that are not used any more, relative to that of
 *     the manifest; who reads that generation may finish, and the next change deletes them
 */
public record Manifest(
        String format,
        int version,
        int schema,
        long generation,
        List<TraceEntry> traces,
        List<FailedTrace> failures,
        Map<String, List<TableColumn>> columns,
        List<HostClock> clocks,
        @Nullable MessageFiles messages,
        List<String> retired) {

    /** The name of the file. */
    public static final String FILE = "manifest.json";

    /** The format. */
    public static final String FORMAT = "astrolabe fleet";

    /** The version that is written; others are not read. */
    public static final int VERSION = 1;

    /** A fleet without traces, of generation 0. */
    public static final Manifest EMPTY =
            new Manifest(
                    FORMAT,
                    VERSION,
                    TraceTables.SCHEMA_VERSION,
                    0,
                    List.of(),
                    List.of(),
                    Map.of(),
                    List.of(),
                    null,
                    List.of());

    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    /**
     * The table {@code messages}, with times by the hosts' clocks.
     *
     * @param folder its folder, relative to that of the manifest
     * @param files its files
     * @param matched the number of messages
     * @param unmatched the number of events without a counterpart
     */
    public record MessageFiles(
            String folder, List<FleetFile> files, long matched, long unmatched) {}

    /**
     * Reads a manifest.
     *
     * @param file the file, or the folder of the fleet
     * @throws IOException if it cannot be read, or is none; the message names it
     */
    public static Manifest read(Path file) throws IOException {
        Path place = Files.isDirectory(file) ? file.resolve(FILE) : file;
        try (InputStream in = Files.newInputStream(place)) {
            return read(in, place.toString());
        }
    }

    /**
     * Reads a manifest.
     *
     * @param in its content
     * @param place what errors call it
     * @throws IOException if it cannot be read, or is none
     */
    public static Manifest read(InputStream in, String place) throws IOException {
        Manifest read;
        try {
            read = GSON.fromJson(new InputStreamReader(in, StandardCharsets.UTF_8), Manifest.class);
        } catch (JsonParseException e) {
            throw new IOException(
                    "%s is no manifest of a fleet: %s".formatted(place, e.getMessage()), e);
        }
        if (read == null || !FORMAT.equals(read.format)) {
            throw new IOException(
                    "%s is no manifest of a fleet: it lacks \"format\": \"%s\""
                            .formatted(place, FORMAT));
        }
        if (read.version != VERSION || read.schema != TraceTables.SCHEMA_VERSION) {
            throw new IOException(
                    ("%s has version %d with tables of version %d; this program reads version %d"
                                    + " with tables of version %d. Build the fleet again.")
                            .formatted(
                                    place,
                                    read.version,
                                    read.schema,
                                    VERSION,
                                    TraceTables.SCHEMA_VERSION));
        }
        return new Manifest(
                FORMAT,
                read.version,
                read.schema,
                read.generation,
                read.required(read.traces, "traces", place),
                read.required(read.failures, "failures", place),
                read.required(read.columns, "columns", place),
                read.required(read.clocks, "clocks", place),
                read.messages,
                read.required(read.retired, "retired", place));
    }

    private <T> T required(@Nullable T value, String name, String place) throws IOException {
        if (value == null) {
            throw new IOException("%s is damaged: it lacks \"%s\"".formatted(place, name));
        }
        return value;
    }

    /**
     * Writes this manifest.
     *
     * @param out takes the text; stays open
     * @throws IOException if it fails
     */
    public void write(OutputStream out) throws IOException {
        Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        GSON.toJson(this, text);
        text.write('\n');
        text.flush();
    }

    /** Returns this fleet with other traces, as the next generation; their clocks are unknown. */
    public Manifest with(
            List<TraceEntry> others,
            List<FailedTrace> failed,
            Map<String, List<TableColumn>> otherColumns) {
        return new Manifest(
                format,
                version,
                schema,
                generation + 1,
                others,
                failed,
                otherColumns,
                List.of(),
                null,
                without(folders(others, null)));
    }

    private static Set<String> folders(List<TraceEntry> traces, @Nullable MessageFiles messages) {
        Set<String> folders = new LinkedHashSet<>();
        traces.forEach(trace -> folders.add(trace.folder()));
        if (messages != null) {
            folders.add(messages.folder());
        }
        return folders;
    }

    private List<String> without(Set<String> used) {
        return folders(traces, messages).stream().filter(folder -> !used.contains(folder)).toList();
    }

    /** Returns this fleet with other clocks, as the next generation. */
    public Manifest with(List<HostClock> others, MessageFiles found) {
        return new Manifest(
                format,
                version,
                schema,
                generation + 1,
                traces,
                failures,
                columns,
                others,
                found,
                without(folders(traces, found)));
    }

    /** Returns how many hosts have traces with results. */
    public long countHosts() {
        return traces.stream().map(TraceEntry::host).distinct().count();
    }

    /** Returns how many hosts have a clock whose correction is accurate. */
    public long accurateClocks() {
        return clocks.stream().map(HostClock::quality).filter("accurate"::equals).count();
    }

    /**
     * Returns the transforms from the traces' own clocks to those of their hosts, by the name of
     * the trace.
     */
    public Map<String, ITmfTimestampTransform> toHost() {
        Map<String, Map<String, Long>> offsets = new LinkedHashMap<>();
        Map<String, ITmfTimestampTransform> transforms = new LinkedHashMap<>();
        for (TraceEntry trace : traces) {
            transforms.put(trace.name(), TimestampTransformFactory.getDefaultTransform());
            Long offset = trace.clockOffset();
            if (offset != null) {
                offsets.computeIfAbsent(trace.host(), host -> new LinkedHashMap<>())
                        .put(trace.name(), offset);
            }
        }
        for (Map<String, Long> host : offsets.values()) {
            ClockOffsets.toHost(host)
                    .forEach(
                            (name, shift) ->
                                    transforms.put(
                                            name,
                                            TimestampTransformFactory.createWithOffset(shift)));
        }
        return transforms;
    }

    /** Returns the transforms from the clocks of hosts to the common one, by host. */
    public Map<String, ITmfTimestampTransform> toCommon() {
        Map<String, ITmfTimestampTransform> transforms = new LinkedHashMap<>();
        for (TraceEntry trace : traces) {
            transforms.put(trace.host(), TimestampTransformFactory.getDefaultTransform());
        }
        for (HostClock clock : clocks) {
            transforms.put(clock.host(), clock.transform());
        }
        return transforms;
    }
}
