package org.eclipse.tracecompass.internal.tmf.server.core.resource;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.server.core.http.ProtocolException;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson.Extent;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson.IndexingStatus;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson.TraceFacts;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;

/**
 * A trace that clients know. It is opened once to see that it can be; the first experiment takes
 * that, others open it again. Thread-safe.
 */
public final class KnownTrace {

    private final UUID uuid;
    private final String name;

    /** What outputs call it in an experiment that has no other trace. */
    private final String label;

    private final Path path;
    private final @Nullable String typeId;
    private final Opening opening;
    private final Map<String, String> properties;
    private final Extent closed;

    /** The experiments that have it, the latest first. */
    private final Deque<OpenExperiment> users = new ArrayDeque<>();

    private @Nullable ITmfTrace spare;
    private int uses;

    /** Opens a trace once more. */
    @FunctionalInterface
    interface Opening {

        /**
         * Opens a trace.
         *
         * @param typeId id of its type; null to choose by content
         * @throws ProtocolException when it cannot be opened, or may not be any more
         */
        ITmfTrace open(Path path, @Nullable String typeId) throws ProtocolException;
    }

    KnownTrace(UUID uuid, String name, Path path, ITmfTrace opened, Opening opening) {
        this.uuid = uuid;
        this.name = name;
        this.path = path;
        this.opening = opening;
        label = opened.getName();
        spare = opened;
        typeId = opened.getTraceTypeId();
        properties = properties(opened);
        long start = opened.readStart() == null ? 0 : opened.getStartTime().toNanos();
        closed = new Extent(IndexingStatus.CLOSED, start, start, 0);
    }

    private static Map<String, String> properties(ITmfTrace trace) {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("type", String.valueOf(trace.getTraceTypeId()));
        all.put("host ID", trace.getHostId());
        if (trace instanceof ITmfPropertiesProvider provider) {
            all.putAll(provider.getProperties());
        }
        return all;
    }

    UUID uuid() {
        return uuid;
    }

    /** Returns the name that it was given. */
    public String name() {
        return name;
    }

    @Nullable
    String typeId() {
        return typeId;
    }

    Path path() {
        return path;
    }

    /** Returns what is known of it, by the latest experiment of those that are open. */
    public TraceFacts facts() {
        @Nullable OpenExperiment latest;
        synchronized (this) {
            latest = users.peekFirst();
        }
        Extent extent = latest == null ? closed : latest.extentOf(uuid);
        return new TraceFacts(uuid, name, path.toString(), extent, properties);
    }

    /** Returns the trace for an experiment, which owns it. */
    ITmfTrace take() throws ProtocolException {
        ITmfTrace taken = takeSpare();
        if (taken == null) {
            taken = opening.open(path, typeId);
            TmfTraceOpener.rename(taken, label);
        }
        return taken;
    }

    private synchronized @Nullable ITmfTrace takeSpare() {
        ITmfTrace taken = spare;
        spare = null;
        return taken;
    }

    /** Says that an experiment is going to use it; {@link #release} takes that back. */
    synchronized void reserve() {
        uses++;
    }

    synchronized void release() {
        uses--;
    }

    /** Says which experiment it was reserved for. */
    synchronized void usedBy(OpenExperiment experiment) {
        users.addFirst(experiment);
    }

    synchronized void releasedBy(OpenExperiment experiment) {
        release();
        users.remove(experiment);
    }

    synchronized boolean isUsed() {
        return uses > 0;
    }

    void close() {
        ITmfTrace spare = takeSpare();
        if (spare != null) {
            spare.dispose();
        }
    }
}
