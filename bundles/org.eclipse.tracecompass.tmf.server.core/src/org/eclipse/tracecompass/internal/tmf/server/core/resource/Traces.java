package org.eclipse.tracecompass.internal.tmf.server.core.resource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.server.core.http.ProtocolException;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson.TraceFacts;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ProvidedTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * The traces that clients have named. Each is known by its file, however often it is named.
 * Thread-safe.
 */
public final class Traces {

    private static final System.Logger LOGGER = LazyLogger.of(Traces.class);

    private static final String TRACE = "trace";

    private final AllowedFiles files;
    private final KnownTrace.Opening opener;

    /** Opening takes time: those who only look must not wait for it. */
    private final ReentrantLock opening = new ReentrantLock();

    private final Map<UUID, KnownTrace> traces = Collections.synchronizedMap(new LinkedHashMap<>());

    /**
     * Creates an empty list.
     *
     * @param files which files may be opened
     */
    public Traces(AllowedFiles files) {
        this(files, Traces::open);
    }

    Traces(AllowedFiles files, KnownTrace.Opening opener) {
        this.files = files;
        this.opener = opener;
    }

    /**
     * Adds a trace.
     *
     * @param uri its path, or URI
     * @param name what it is called; null for the name of its file
     * @param typeId id of its type; null to choose by content
     * @return the trace; the one of that file if it is known
     * @throws ProtocolException when it cannot be opened, or another one has the name
     */
    public KnownTrace add(String uri, @Nullable String name, @Nullable String typeId)
            throws ProtocolException {
        opening.lock();
        try {
            return addOrFind(uri, name, typeId);
        } finally {
            opening.unlock();
        }
    }

    /**
     * Adds what a path holds: a trace, or all traces of an experiment.
     *
     * @param path of a trace or experiment
     * @return the traces; those that are known already among them
     * @throws ProtocolException when one cannot be opened
     */
    public List<KnownTrace> addAll(Path path) throws ProtocolException {
        List<ITmfTrace> opened;
        try {
            opened = TmfTraceOpener.openEach(path, Traces::warn);
        } catch (TmfTraceException e) {
            throw noTrace(e);
        }
        List<KnownTrace> added = new ArrayList<>();
        int next = 0;
        try {
            while (next < opened.size()) {
                // a trace alone is named after what was opened, as by all commands
                added.add(adopt(opened.get(next++), opened.size() == 1 ? path : null));
            }
        } finally {
            opened.subList(next, opened.size()).forEach(ITmfTrace::dispose);
        }
        return added;
    }

    /**
     * Adds a trace that is open, and closes it if it is known already or may not be opened.
     *
     * @param place what it is named after; null for its own path
     */
    private KnownTrace adopt(ITmfTrace opened, @Nullable Path place) throws ProtocolException {
        opening.lock();
        boolean isTaken = false;
        try {
            Path path = files.resolve(opened.getPath());
            UUID uuid = idOf(path);
            KnownTrace known = traces.get(uuid);
            if (known != null) {
                return known;
            }
            Path named = place == null ? path : place.toAbsolutePath().normalize();
            TmfTraceOpener.rename(opened, UnusedName.of(named, name -> false));
            KnownTrace added = new KnownTrace(uuid, unusedName(named), path, opened, opener);
            traces.put(uuid, added);
            isTaken = true;
            return added;
        } finally {
            opening.unlock();
            if (!isTaken) {
                opened.dispose();
            }
        }
    }

    AllowedFiles files() {
        return files;
    }

    private static UUID idOf(Path path) {
        return UUID.nameUUIDFromBytes(path.toString().getBytes(StandardCharsets.UTF_8));
    }

    private KnownTrace addOrFind(String uri, @Nullable String name, @Nullable String typeId)
            throws ProtocolException {
        Path path = files.resolve(uri);
        UUID uuid = idOf(path);
        KnownTrace known = traces.get(uuid);
        if (known != null) {
            if (typeId != null && !typeId.equals(known.typeId())) {
                throw conflict(known, "The trace is open as another type, " + known.typeId());
            }
            return known;
        }
        String given = name == null ? unusedName(path) : name;
        for (KnownTrace other : all()) {
            if (other.name().equals(given)) {
                throw conflict(other, "Another trace has the name " + given);
            }
        }
        ITmfTrace opened = openInside(path, typeId);
        boolean isTaken = false;
        try {
            if (opened instanceof TmfExperiment) {
                throw new ProtocolException(
                        ProtocolException.NOT_ACCEPTABLE,
                        "This is no trace",
                        path + " holds several traces; open each, and an experiment of them");
            }
            if (name != null) {
                TmfTraceOpener.rename(opened, given);
            }
            KnownTrace added = new KnownTrace(uuid, given, path, opened, this::openInside);
            traces.put(uuid, added);
            isTaken = true;
            return added;
        } finally {
            if (!isTaken) {
                opened.dispose();
            }
        }
    }

    private static ProtocolException conflict(KnownTrace trace, String detail) {
        return new ProtocolException(
                ProtocolException.CONFLICT,
                "The trace is known otherwise",
                detail,
                TRACE,
                ResourceJson.of(trace.facts()));
    }

    /** Opens what a client has named: nothing that it reads may be outside. */
    private ITmfTrace openInside(Path path, @Nullable String typeId) throws ProtocolException {
        String place = TmfTraceType.checkAndUpdateTracePath(path.toString());
        files.requireInside(files.resolve(place));
        ITmfTrace opened = opener.open(path, typeId);
        if (opened instanceof ProvidedTrace) {
            opened.dispose();
            throw new ProtocolException(
                    ProtocolException.NOT_ACCEPTABLE,
                    "The trace may not be opened",
                    path + " leads to other traces; start the server for it to open it");
        }
        return opened;
    }

    private static ITmfTrace open(Path path, @Nullable String typeId) throws ProtocolException {
        try {
            return TmfTraceOpener.open(path, typeId, null, Traces::warn);
        } catch (TmfTraceException e) {
            throw noTrace(e);
        }
    }

    private static ProtocolException noTrace(TmfTraceException e) {
        return new ProtocolException(
                ProtocolException.NOT_ACCEPTABLE,
                "This is no trace",
                String.valueOf(e.getMessage()));
    }

    static void warn(String sentence) {
        LOGGER.log(System.Logger.Level.WARNING, sentence);
    }

    private String unusedName(Path path) {
        return UnusedName.of(path, this::isUsed);
    }

    private boolean isUsed(String name) {
        return all().stream().anyMatch(trace -> trace.name().equals(name));
    }

    private List<KnownTrace> all() {
        synchronized (traces) {
            return List.copyOf(traces.values());
        }
    }

    /** Returns all traces, in the order in which they were added. */
    public List<TraceFacts> facts() {
        return all().stream().map(KnownTrace::facts).toList();
    }

    /**
     * Returns a trace.
     *
     * @param uuid its id; null for one that there cannot be
     * @throws ProtocolException when there is none
     */
    public KnownTrace get(@Nullable UUID uuid) throws ProtocolException {
        KnownTrace trace = uuid == null ? null : traces.get(uuid);
        if (trace == null) {
            throw new ProtocolException(
                    ProtocolException.NOT_FOUND, "There is no such trace", "UUID " + uuid);
        }
        return trace;
    }

    /**
     * Returns several traces.
     *
     * @throws ProtocolException when one of them is not known
     */
    List<KnownTrace> get(List<UUID> uuids) throws ProtocolException {
        List<KnownTrace> found = new ArrayList<>();
        for (UUID uuid : uuids) {
            found.add(get(uuid));
        }
        return found;
    }

    /**
     * Reserves several traces for an experiment: none of them is {@linkplain #remove removed}
     * before it is {@linkplain KnownTrace#release released}.
     *
     * @param uuids their ids, each once
     * @throws ProtocolException when one of them is not known; then none is reserved
     */
    List<KnownTrace> reserve(List<UUID> uuids) throws ProtocolException {
        opening.lock();
        try {
            List<KnownTrace> found = get(uuids);
            found.forEach(KnownTrace::reserve);
            return found;
        } finally {
            opening.unlock();
        }
    }

    /**
     * Forgets a trace. Its file stays.
     *
     * @return the trace
     * @throws ProtocolException when there is none, or an experiment has it
     */
    public TraceFacts remove(@Nullable UUID uuid) throws ProtocolException {
        opening.lock();
        try {
            KnownTrace trace = get(uuid);
            if (trace.isUsed()) {
                throw conflict(trace, "The trace is in use: delete its experiments first");
            }
            traces.remove(trace.uuid());
            TraceFacts facts = trace.facts();
            trace.close();
            return facts;
        } finally {
            opening.unlock();
        }
    }

    /** Forgets all traces. */
    public void clear() {
        all().forEach(KnownTrace::close);
        traces.clear();
    }
}
