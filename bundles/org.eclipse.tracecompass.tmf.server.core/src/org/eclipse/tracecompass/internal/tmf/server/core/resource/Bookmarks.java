package org.eclipse.tracecompass.internal.tmf.server.core.resource;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Parameters;
import org.eclipse.tracecompass.internal.tmf.server.core.http.ProtocolException;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson.Bookmark;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The places in an experiment that users have marked. They are kept in a file among what is derived
 * from the experiment; experiments of the same traces have the same. Thread-safe.
 */
public final class Bookmarks {

    private static final String FILE = "bookmarks.json";

    private final StoredList<Bookmark> stored;

    private Bookmarks(StoredList<Bookmark> stored) {
        this.stored = stored;
    }

    static Bookmarks of(ITmfTrace experiment) {
        return new Bookmarks(new StoredList<>(experiment, FILE, Bookmarks::read, ResourceJson::of));
    }

    private static Optional<Bookmark> read(Map<?, ?> map) {
        try {
            return map.get("uuid") instanceof String uuid
                            && map.get("name") instanceof String name
                            && map.get("start") instanceof Long start
                            && map.get("end") instanceof Long end
                    ? Optional.of(new Bookmark(UUID.fromString(uuid), name, start, end))
                    : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private void store(Consumer<List<Bookmark>> change) throws ProtocolException {
        try {
            stored.change(change);
        } catch (IOException e) {
            throw new ProtocolException(
                    ProtocolException.SERVER_ERROR,
                    "The bookmarks cannot be stored",
                    e.getMessage());
        }
    }

    /** Returns all bookmarks, in the order in which they were made. */
    public List<Bookmark> all() {
        return stored.read();
    }

    /**
     * Returns a bookmark.
     *
     * @param uuid its id; null for one that there cannot be
     * @throws ProtocolException when there is none
     */
    public Bookmark get(@Nullable UUID uuid) throws ProtocolException {
        for (Bookmark bookmark : all()) {
            if (bookmark.uuid().equals(uuid)) {
                return bookmark;
            }
        }
        throw new ProtocolException(
                ProtocolException.NOT_FOUND, "There is no such bookmark", "UUID " + uuid);
    }

    /**
     * Makes a bookmark.
     *
     * @throws ProtocolException when the parameters are wrong, or it cannot be stored
     */
    public Bookmark add(Parameters parameters) throws ProtocolException {
        Bookmark bookmark = bookmark(UUID.randomUUID(), parameters);
        store(all -> all.add(bookmark));
        return bookmark;
    }

    /**
     * Changes a bookmark.
     *
     * @throws ProtocolException when there is none, the parameters are wrong, or it cannot be
     *     stored
     */
    public Bookmark change(@Nullable UUID uuid, Parameters parameters) throws ProtocolException {
        Bookmark bookmark = bookmark(get(uuid).uuid(), parameters);
        store(all -> all.replaceAll(each -> each.uuid().equals(uuid) ? bookmark : each));
        return bookmark;
    }

    private static Bookmark bookmark(UUID uuid, Parameters parameters) throws ProtocolException {
        Bookmark bookmark =
                new Bookmark(
                        uuid,
                        parameters.requireText("name"),
                        parameters.requireNumber("start"),
                        parameters.requireNumber("end"));
        if (bookmark.start() > bookmark.end()) {
            throw Parameters.bad("The bookmark ends before it starts");
        }
        return bookmark;
    }

    /**
     * Deletes a bookmark.
     *
     * @return what it was
     * @throws ProtocolException when there is none, or the rest cannot be stored
     */
    public Bookmark remove(@Nullable UUID uuid) throws ProtocolException {
        Bookmark bookmark = get(uuid);
        store(all -> all.remove(bookmark));
        return bookmark;
    }
}
