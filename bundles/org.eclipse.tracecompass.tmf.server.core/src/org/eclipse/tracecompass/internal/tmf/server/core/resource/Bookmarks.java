package org.eclipse.tracecompass.internal.tmf.server.core.resource;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Parameters;
import org.eclipse.tracecompass.internal.tmf.server.core.http.ProtocolException;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonBody;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson.Bookmark;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The places in an experiment that users have marked. They are kept in a file among what is derived
 * from the experiment. Thread-safe.
 */
public final class Bookmarks {

    private static final String FILE = "bookmarks.json";

    private final StoredList stored;
    private final Map<UUID, Bookmark> bookmarks = new LinkedHashMap<>();

    private Bookmarks(StoredList stored) {
        this.stored = stored;
    }

    static Bookmarks of(ITmfTrace experiment) {
        Bookmarks all = new Bookmarks(new StoredList(experiment, FILE));
        all.read();
        return all;
    }

    private void read() {
        for (Map<?, ?> object : stored.read()) {
            Bookmark bookmark = read(object);
            if (bookmark != null) {
                bookmarks.put(bookmark.uuid(), bookmark);
            }
        }
    }

    private static @Nullable Bookmark read(Map<?, ?> map) {
        try {
            return map.get("uuid") instanceof String uuid
                            && map.get("name") instanceof String name
                            && map.get("start") instanceof Long start
                            && map.get("end") instanceof Long end
                    ? new Bookmark(UUID.fromString(uuid), name, start, end)
                    : null;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private void write() throws ProtocolException {
        try {
            stored.write(JsonBody.array(bookmarks.values(), ResourceJson::of));
        } catch (IOException e) {
            throw new ProtocolException(
                    ProtocolException.SERVER_ERROR,
                    "The bookmarks cannot be stored",
                    e.getMessage());
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
