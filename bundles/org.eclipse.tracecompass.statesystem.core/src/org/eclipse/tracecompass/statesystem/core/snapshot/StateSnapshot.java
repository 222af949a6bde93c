package org.eclipse.tracecompass.statesystem.core.snapshot;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.FileReplacement;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.common.core.text.JsonEscape;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.interval.TmfStateInterval;

/**
 * The state of all attributes of a state system at one time, which can be kept in a JSON file
 * beside a trace, so that the analysis of a trace that begins in the middle of things knows how
 * they stood. Immutable.
 *
 * <p>The file is named {@code <ssid>.statesnapshot.json}, with every character of the id that is
 * not a letter, a digit, ".", "-" or "_" replaced by "_". It is an object with {@code
 * formatVersion}, {@code ssid}, {@code version} and {@code states}, a list of objects with {@code
 * path} (list of names), {@code start}, {@code end}, {@code type} (one of null, int, long, double,
 * string) and {@code value} (doubles and longs as text, which loses nothing).
 */
public class StateSnapshot {

    private static final int FORMAT_VERSION = 1;
    private static final String SUFFIX = ".statesnapshot.json";

    private final String ssid;
    private final int version;
    private final Map<List<String>, ITmfStateInterval> states;

    private StateSnapshot(String ssid, int version, Map<List<String>, ITmfStateInterval> states) {
        this.ssid = ssid;
        this.version = version;
        this.states = Collections.unmodifiableMap(states);
    }

    /**
     * Takes the state at the start of a range of time.
     *
     * @param ss the state system
     * @param start the time of the state
     * @param end the last instant that counts: the intervals are cut to the range
     * @param version the version of the state provider
     * @throws TimeRangeException if the start is outside of the history
     * @throws StateSystemDisposedException if the state system was disposed
     */
    public StateSnapshot(ITmfStateSystem ss, long start, long end, int version) {
        this(ss.getSSID(), version, states(ss, start, end));
    }

    /**
     * Takes the state at a time.
     *
     * @param ss the state system
     * @param timestamp the time
     * @param version the version of the state provider
     * @throws TimeRangeException if the time is outside of the history
     * @throws StateSystemDisposedException if the state system was disposed
     */
    public StateSnapshot(ITmfStateSystem ss, long timestamp, int version) {
        this(ss, timestamp, timestamp, version);
    }

    private static Map<List<String>, ITmfStateInterval> states(
            ITmfStateSystem ss, long start, long end) {
        Map<List<String>, ITmfStateInterval> states = new LinkedHashMap<>();
        for (ITmfStateInterval interval : ss.queryFullState(start)) {
            states.put(
                    List.of(ss.getFullAttributePathArray(interval.getAttribute())),
                    new TmfStateInterval(
                            start,
                            Math.max(start, Math.min(end, interval.getEndTime())),
                            interval.getAttribute(),
                            interval.getValue()));
        }
        return states;
    }

    /**
     * Returns the version of the file format.
     *
     * @return 1
     */
    public int getStateFormatVersion() {
        return FORMAT_VERSION;
    }

    /**
     * Returns the id of the state system.
     *
     * @return the id of the state system
     */
    public String getSsid() {
        return ssid;
    }

    /**
     * Returns the version of the state provider.
     *
     * @return the version that was given when the snapshot was taken
     */
    public int getVersion() {
        return version;
    }

    /**
     * Returns the states.
     *
     * @return for each path, parents before children, the state it has; unmodifiable
     */
    public Map<List<String>, ITmfStateInterval> getStates() {
        return states;
    }

    private static Path file(Path parentPath, String ssid) {
        return parentPath.resolve(ssid.replaceAll("[^A-Za-z0-9._-]", "_") + SUFFIX);
    }

    /**
     * Writes the snapshot into a folder.
     *
     * @param parentPath the folder, which is made if need be
     * @throws IOException if it cannot be written
     */
    public void write(Path parentPath) throws IOException {
        JsonArray states = new JsonArray();
        this.states.forEach(
                (path, interval) -> {
                    JsonObject state = new JsonObject();
                    JsonArray names = new JsonArray();
                    path.forEach(names::add);
                    state.add("path", names);
                    state.addProperty("start", interval.getStartTime());
                    state.addProperty("end", interval.getEndTime());
                    writeValue(state, interval.getValue());
                    states.add(state);
                });
        JsonObject root = new JsonObject();
        root.addProperty("formatVersion", FORMAT_VERSION);
        root.addProperty("ssid", ssid);
        root.addProperty("version", version);
        root.add("states", states);
        Files.createDirectories(parentPath);
        Gson gson = new GsonBuilder().setPrettyPrinting().serializeNulls().create();
        Path file = file(parentPath, ssid);
        Path written = FileReplacement.begin(file, ".tmp");
        try {
            Files.writeString(written, JsonEscape.escapeSurrogates(gson.toJson(root)));
            FileReplacement.replace(written, file);
        } catch (IOException e) {
            Files.deleteIfExists(written);
            throw e;
        }
    }

    private static void writeValue(JsonObject state, @Nullable Object value) {
        String type;
        JsonElement json;
        switch (value) {
            case null -> {
                type = "null";
                json = JsonNull.INSTANCE;
            }
            case Integer i -> {
                type = "int";
                json = new JsonPrimitive(i);
            }
            case Long l -> {
                type = "long";
                json = new JsonPrimitive(l.toString());
            }
            case Double d -> {
                type = "double";
                json = new JsonPrimitive(d.toString());
            }
            default -> {
                type = "string";
                json = new JsonPrimitive(value.toString());
            }
        }
        state.addProperty("type", type);
        state.add("value", json);
    }

    /**
     * Reads the snapshot of a state system from a folder.
     *
     * @param parentPath the folder
     * @param ssid the id of the state system
     * @return the snapshot, whose intervals are numbered in the order of the file; null if there is
     *     none that can be read
     */
    public static @Nullable StateSnapshot read(Path parentPath, String ssid) {
        try {
            Path file = file(parentPath, ssid);
            if (!Files.isRegularFile(file)) {
                return null;
            }
            JsonObject root =
                    JsonParser.parseString(Files.readString(file, StandardCharsets.UTF_8))
                            .getAsJsonObject();
            if (root.get("formatVersion").getAsInt() != FORMAT_VERSION) {
                return null;
            }
            Map<List<String>, ITmfStateInterval> states = new LinkedHashMap<>();
            for (JsonElement element : root.getAsJsonArray("states")) {
                JsonObject state = element.getAsJsonObject();
                List<String> path = new ArrayList<>();
                state.getAsJsonArray("path").forEach(name -> path.add(name.getAsString()));
                states.put(
                        path,
                        new TmfStateInterval(
                                state.get("start").getAsLong(),
                                state.get("end").getAsLong(),
                                states.size(),
                                readValue(state)));
            }
            return new StateSnapshot(
                    root.get("ssid").getAsString(), root.get("version").getAsInt(), states);
        } catch (IOException | RuntimeException e) {
            LazyLogger.of(StateSnapshot.class)
                    .log(
                            System.Logger.Level.WARNING,
                            "The state snapshot in {0} cannot be read: {1}",
                            parentPath,
                            e.toString());
            return null;
        }
    }

    private static @Nullable Object readValue(JsonObject state) {
        JsonElement value = state.get("value");
        String type = state.get("type").getAsString();
        return switch (type) {
            case "null" -> null;
            case "int" -> value.getAsInt();
            case "long" -> Long.valueOf(value.getAsString());
            case "double" -> Double.valueOf(value.getAsString());
            case "string" -> value.getAsString();
            default -> throw new IllegalStateException("Unknown type of value: " + type);
        };
    }
}
