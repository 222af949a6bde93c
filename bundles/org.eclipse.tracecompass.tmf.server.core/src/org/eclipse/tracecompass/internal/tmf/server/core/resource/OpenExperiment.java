package org.eclipse.tracecompass.internal.tmf.server.core.resource;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.server.core.http.ProtocolException;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson.ExperimentFacts;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson.Extent;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson.IndexingStatus;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson.TraceFacts;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/** An experiment of traces that is open and being read, or has been. Thread-safe. */
public final class OpenExperiment {

    private final UUID uuid;
    private final String name;
    private final List<KnownTrace> members;
    private final Map<UUID, ITmfTrace> traces;
    private final TmfExperiment experiment;
    private final Bookmarks bookmarks;
    private final DerivedConfigurations derived;
    private final AllowedFiles files;
    private final Executor executor;
    private final ReentrantLock beginning = new ReentrantLock();
    private volatile boolean isBegun;
    private volatile boolean isIndexed;
    private volatile boolean isClosed;

    private OpenExperiment(
            UUID uuid,
            String name,
            Map<KnownTrace, ITmfTrace> traces,
            TmfExperiment experiment,
            Executor executor,
            AllowedFiles files) {
        this.uuid = uuid;
        this.name = name;
        this.members = List.copyOf(traces.keySet());
        this.traces = new LinkedHashMap<>();
        traces.forEach((member, trace) -> this.traces.put(member.uuid(), trace));
        this.experiment = experiment;
        this.executor = executor;
        this.bookmarks = Bookmarks.of(experiment);
        this.derived = DerivedConfigurations.of(experiment);
        this.files = files;
    }

    /**
     * Opens an experiment. Nothing is read before it {@linkplain #begin begins}.
     *
     * @param uuid its id
     * @param name its name
     * @param members its traces, which are reserved for it
     * @param executor runs the reading
     * @param files which files its outputs may read
     * @throws ProtocolException when one of the traces cannot be opened any more
     */
    static OpenExperiment open(
            UUID uuid, String name, List<KnownTrace> members, Executor executor, AllowedFiles files)
            throws ProtocolException {
        Map<KnownTrace, ITmfTrace> traces = new LinkedHashMap<>();
        TmfExperiment experiment = null;
        boolean isDone = false;
        try {
            for (KnownTrace member : members) {
                traces.put(member, member.take());
            }
            experiment =
                    TmfTraceOpener.openExperiment(name, new ArrayList<>(traces.values()), null);
            OpenExperiment opened =
                    new OpenExperiment(uuid, name, traces, experiment, executor, files);
            members.forEach(member -> member.usedBy(opened));
            isDone = true;
            return opened;
        } catch (TmfTraceException e) {
            throw new ProtocolException(
                    ProtocolException.BAD_REQUEST,
                    "The experiment cannot be opened",
                    String.valueOf(e.getMessage()));
        } finally {
            if (!isDone) {
                close(experiment, traces.values());
            }
        }
    }

    /** Closes the traces of an experiment, which it closes itself if there is one. */
    private static void close(@Nullable TmfExperiment experiment, Collection<ITmfTrace> traces) {
        if (experiment == null) {
            traces.forEach(ITmfTrace::dispose);
        } else {
            experiment.dispose();
        }
    }

    /**
     * Begins to read it, and its analyses; returns when they have begun. Does nothing if that was
     * before.
     */
    void begin() {
        if (isBegun) {
            return;
        }
        beginning.lock();
        try {
            if (!isBegun) {
                TmfSignalManager.dispatchSignal(new TmfTraceOpenedSignal(this, experiment, null));
                executor.execute(this::index);
                isBegun = true;
            }
        } finally {
            beginning.unlock();
        }
    }

    private void index() {
        try {
            experiment.indexTrace(true);
            // If the index of the experiment was stored, its traces may still be read: nobody asks
            // for the number of their events again once everything is complete.
            experiment.getTraces().forEach(trace -> trace.indexTrace(true));
        } finally {
            isIndexed = true;
        }
    }

    /** Returns whether all its events have been read, so that its end is known. */
    public boolean isIndexed() {
        return isIndexed;
    }

    /** Returns its id. */
    public UUID uuid() {
        return uuid;
    }

    List<UUID> memberIds() {
        return members.stream().map(KnownTrace::uuid).toList();
    }

    /** Returns the experiment. */
    public TmfExperiment experiment() {
        return experiment;
    }

    /** Returns the places that users have marked. */
    public Bookmarks bookmarks() {
        return bookmarks;
    }

    /** Returns what outputs were derived from. */
    public DerivedConfigurations derived() {
        return derived;
    }

    /** Returns which files its outputs may read. */
    public AllowedFiles files() {
        return files;
    }

    /** Returns the first time, ns since the epoch. */
    public long start() {
        return extent(experiment).start();
    }

    /** Returns what is known of it. */
    public ExperimentFacts facts() {
        List<TraceFacts> facts = new ArrayList<>();
        for (KnownTrace member : members) {
            TraceFacts known = member.facts();
            facts.add(
                    new TraceFacts(
                            known.uuid(),
                            known.name(),
                            known.path(),
                            extentOf(known.uuid()),
                            known.properties()));
        }
        return new ExperimentFacts(uuid, name, extent(experiment), facts);
    }

    Extent extentOf(UUID trace) {
        @Nullable ITmfTrace member = traces.get(trace);
        return extent(member == null ? experiment : member);
    }

    /** Until the first events are read a trace does not know its times. */
    private Extent extent(ITmfTrace trace) {
        boolean done = isIndexed;
        long start = trace.getStartTime().toNanos();
        if (start == Long.MIN_VALUE) {
            start = trace.readStart() == null ? 0 : trace.getStartTime().toNanos();
        }
        return new Extent(
                done ? IndexingStatus.COMPLETED : IndexingStatus.RUNNING,
                Math.max(0, start),
                Math.max(Math.max(0, start), trace.getEndTime().toNanos()),
                Math.max(0, trace.getNbEvents()));
    }

    /** Returns whether it was closed, so that nothing can be read of it any more. */
    public boolean isClosed() {
        return isClosed;
    }

    void close() {
        isClosed = true;
        TmfSignalManager.dispatchSignal(new TmfTraceClosedSignal(this, experiment));
        experiment.dispose();
        members.forEach(member -> member.releasedBy(this));
    }
}
