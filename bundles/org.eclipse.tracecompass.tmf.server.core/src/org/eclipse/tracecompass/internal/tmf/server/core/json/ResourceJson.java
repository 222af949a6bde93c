package org.eclipse.tracecompass.internal.tmf.server.core.json;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** What the server keeps. */
public final class ResourceJson {

    private static final String UUID_NAME = "UUID";
    private static final String NAME = "name";
    private static final String START = "start";
    private static final String END = "end";

    private ResourceJson() {}

    /** How far a trace has been read. */
    public enum IndexingStatus {
        /** It is being read. */
        RUNNING,
        /** It has been read to its end. */
        COMPLETED,
        /** It is in no experiment that is open. */
        CLOSED
    }

    /**
     * How far something has been read, and what is known of it by then.
     *
     * @param status how far
     * @param start the first time, ns since the epoch
     * @param end the last time that is known, ns since the epoch, not before the first
     * @param events the number of events so far
     */
    public record Extent(IndexingStatus status, long start, long end, long events) {}

    /**
     * A trace.
     *
     * @param uuid its id
     * @param name its name
     * @param path where it is
     * @param extent its times
     * @param properties what its tracer says of it
     */
    public record TraceFacts(
            UUID uuid, String name, String path, Extent extent, Map<String, String> properties) {}

    /**
     * An experiment.
     *
     * @param uuid its id
     * @param name its name
     * @param extent its times
     * @param traces its traces
     */
    public record ExperimentFacts(UUID uuid, String name, Extent extent, List<TraceFacts> traces) {}

    /**
     * A place in an experiment that a user has marked.
     *
     * @param uuid its id
     * @param name its name
     * @param start where it begins, ns since the epoch
     * @param end where it ends, ns since the epoch
     */
    public record Bookmark(UUID uuid, String name, long start, long end) {}

    /** Returns a trace. */
    public static JsonBody of(TraceFacts trace) {
        return out -> {
            out.beginObject();
            out.name(UUID_NAME).value(trace.uuid().toString());
            out.name(NAME).value(trace.name());
            out.name("path").value(trace.path());
            write(out, trace.extent());
            out.name("properties");
            JsonValues.write(out, trace.properties());
            out.endObject();
        };
    }

    /** Returns an experiment. */
    public static JsonBody of(ExperimentFacts experiment) {
        return out -> {
            out.beginObject();
            out.name(UUID_NAME).value(experiment.uuid().toString());
            out.name(NAME).value(experiment.name());
            write(out, experiment.extent());
            out.name("traces");
            JsonBody.array(experiment.traces(), ResourceJson::of).write(out);
            out.endObject();
        };
    }

    private static void write(JsonWriter out, Extent extent) throws IOException {
        out.name("nbEvents").value(extent.events());
        out.name(START).value(extent.start());
        out.name(END).value(extent.end());
        out.name("indexingStatus").value(extent.status().name());
    }

    /** Returns a bookmark. */
    public static JsonBody of(Bookmark bookmark) {
        return out -> {
            out.beginObject();
            out.name("uuid").value(bookmark.uuid().toString());
            out.name(NAME).value(bookmark.name());
            out.name(START).value(bookmark.start());
            out.name(END).value(bookmark.end());
            out.endObject();
        };
    }
}
