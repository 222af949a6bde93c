package org.eclipse.tracecompass.internal.tmf.server.core.resource;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Parameters;
import org.eclipse.tracecompass.internal.tmf.server.core.http.ProtocolException;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonBody;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonValues;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson.Bookmark;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The places in an experiment that users have marked. They are kept in a file among what is derived
 * from the experiment. Thread-safe.
 */
public final class Bookmarks {

    private static final System.Logger LOGGER = System.getLogger(Bookmarks.class.getName());

    private static final String FILE = "bookmarks.json";

    private final Path file;
    private final Map<UUID, Bookmark> bookmarks = new LinkedHashMap<>();

    private Bookmarks(Path file) {
        this.file = file;
    }

    static Bookmarks of(ITmfTrace experiment) {
        Bookmarks all =
                new Bookmarks(Path.of(TmfTraceManager.getSupplementaryFileDir(experiment), FILE));
        all.read();
        return all;
    }

    private void read() {
        if (!Files.isRegularFile(file)) {
            return;
        }
        try (Reader in = Files.newBufferedReader(file)) {
            if (JsonValues.read(in) instanceof List<?> list) {
                for (Object element : list) {
                    Bookmark bookmark = read(element);
                    if (bookmark != null) {
                        bookmarks.put(bookmark.uuid(), bookmark);
                    }
                }
            }
        } catch (IOException | IllegalArgumentException e) {
            LOGGER.log(System.Logger.Level.WARNING, "The bookmarks in {0} cannot be read", file);
        }
    }

    private static @Nullable Bookmark read(@Nullable Object value) {
        return value instanceof Map<?, ?> map
                        && map.get("uuid") instanceof String uuid
                        && map.get("name") instanceof String name
                        && map.get("start") instanceof Long start
                        && map.get("end") instanceof Long end
                ? new Bookmark(UUID.fromString(uuid), name, start, end)
                : null;
    }

    private void write() throws ProtocolException {
        Path beside = file.resolveSibling(FILE + ".new");
        try {
            Files.createDirectories(file.getParent());
            try (Writer out = Files.newBufferedWriter(beside);
                    JsonWriter json = new JsonWriter(out)) {
                JsonBody.array(bookmarks.values(), ResourceJson::of).write(json);
            }
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new ProtocolException(
                    ProtocolException.SERVER_ERROR,
                    "The bookmarks cannot be stored",
                    file + ": " + e.getMessage());
        }
    }

    /** Returns all bookmarks, in the order in which they were made. */
    public synchronized List<Bookmark> all() {
        return List.copyOf(bookmarks.values());
    }

    /**
     * Returns a bookmark.
     *
     * @param uuid its id; null for one that there cannot be
     * @throws ProtocolException when there is none
     */
    public synchronized Bookmark get(@Nullable UUID uuid) throws ProtocolException {
        Bookmark bookmark = uuid == null ? null : bookmarks.get(uuid);
        if (bookmark == null) {
            throw new ProtocolException(
                    ProtocolException.NOT_FOUND, "There is no such bookmark", "UUID " + uuid);
        }
        return bookmark;
    }

    /**
     * Makes a bookmark.
     *
     * @throws ProtocolException when the parameters are wrong, or it cannot be stored
     */
    public synchronized Bookmark add(Parameters parameters) throws ProtocolException {
        return put(UUID.randomUUID(), parameters);
    }

    /**
     * Changes a bookmark.
     *
     * @throws ProtocolException when there is none, the parameters are wrong, or it cannot be
     *     stored
     */
    public synchronized Bookmark change(@Nullable UUID uuid, Parameters parameters)
            throws ProtocolException {
        return put(get(uuid).uuid(), parameters);
    }

    private Bookmark put(UUID uuid, Parameters parameters) throws ProtocolException {
        Bookmark bookmark =
                new Bookmark(
                        uuid,
                        parameters.requireText("name"),
                        parameters.requireNumber("start"),
                        parameters.requireNumber("end"));
        if (bookmark.start() > bookmark.end()) {
            throw Parameters.bad("The bookmark ends before it starts");
        }
        bookmarks.put(uuid, bookmark);
        write();
        return bookmark;
    }

    /**
     * Deletes a bookmark.
     *
     * @return what it was
     * @throws ProtocolException when there is none, or the rest cannot be stored
     */
    public synchronized Bookmark remove(@Nullable UUID uuid) throws ProtocolException {
        Bookmark bookmark = get(uuid);
        bookmarks.remove(bookmark.uuid());
        write();
        return bookmark;
    }
}
