package org.eclipse.tracecompass.tmf.core.trace.experiment;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSynchronizedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithmFactory;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfPersistentlyIndexable;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfTraceIndexer;
import org.eclipse.tracecompass.tmf.core.trace.indexer.TmfBTreeTraceIndexer;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.TmfCheckpointIndexer;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/**
 * Several traces read as one. Events come in order of time, those of the same time in the order of
 * their traces; they remain events of their own trace. Ranks and locations are the experiment's
 * own.
 *
 * <p>The traces are the experiment's children: they are disposed of with it.
 */
public class TmfExperiment extends TmfTrace implements ITmfPersistentlyIndexable {

    /** Number of events between two checkpoints of an experiment's index. */
    public static final int DEFAULT_INDEX_PAGE_SIZE = 5000;

    /** Confidence of the experiment type that takes any traces. */
    protected static final int DEFAULT_GENERIC_EXPERIMENT_CONFIDENCE = 1;

    private static final String PLUGIN_ID = "org.eclipse.tracecompass.tmf.core";

    private @Nullable String experimentTypeId;
    private final AtomicBoolean tracesIndexed = new AtomicBoolean();
    private final ExperimentClocks clocks = new ExperimentClocks(this, this::refreshOpened);

    /** An experiment to be initialised by {@link #initExperiment}. */
    public TmfExperiment() {
        // Everything happens in initExperiment().
    }

    /**
     * An initialised experiment.
     *
     * @param type class of its events
     * @param path its folder, or just a name
     * @param traces its traces, initialised
     * @param indexPageSize number of events between two checkpoints
     * @param resource its resource in the workspace, or null
     */
    @NonNullByDefault({})
    public TmfExperiment(
            Class<? extends ITmfEvent> type,
            String path,
            ITmfTrace[] traces,
            int indexPageSize,
            @Nullable IResource resource) {
        initExperiment(type, path, traces, indexPageSize, resource);
    }

    @NonNullByDefault({})
    @Override
    protected ITmfTraceIndexer createIndexer(int interval) {
        // With the traces of inner experiments: every experiment is of this type, and has their
        // locations in its own.
        for (ITmfTrace trace : TmfTraceManager.getTraceSet(this)) {
            if (!(trace instanceof ITmfPersistentlyIndexable)) {
                return new TmfCheckpointIndexer(this, interval);
            }
        }
        return new TmfBTreeTraceIndexer(this, interval);
    }

    /** Experiments are initialised by {@link #initExperiment}; this makes one without traces. */
    @NonNullByDefault({})
    @Override
    public void initTrace(IResource resource, String path, Class<? extends ITmfEvent> type) {
        initExperiment(type, path, new ITmfTrace[0], DEFAULT_INDEX_PAGE_SIZE, resource);
    }

    /**
     * Initialises the experiment. If the tracers of a host disagree on the offset of its clock
     * (property {@code clock_offset}), the traces of that host are shifted to the average, as long
     * as they are open and unless one of them has another clock already.
     *
     * @param type class of its events
     * @param path its folder, or just a name
     * @param traces its traces, initialised
     * @param indexPageSize number of events between two checkpoints
     * @param resource its resource in the workspace, or null
     * @param traceTypeId id of its experiment type, or null
     */
    @NonNullByDefault({})
    public void initExperiment(
            Class<? extends ITmfEvent> type,
            String path,
            ITmfTrace[] traces,
            int indexPageSize,
            @Nullable IResource resource,
            String traceTypeId) {
        experimentTypeId = traceTypeId;
        setCacheSize(indexPageSize);
        setStreamingInterval(0);
        for (ITmfTrace trace : traces) {
            addChild(trace);
        }
        clocks.alignHosts();
        try {
            initialize(resource, path, type);
        } catch (TmfTraceException e) {
            throw new IllegalArgumentException("The experiment cannot be initialised", e);
        }
    }

    /**
     * Initialises the experiment without a type.
     *
     * @param type class of its events
     * @param path its folder, or just a name
     * @param traces its traces, initialised
     * @param indexPageSize number of events between two checkpoints
     * @param resource its resource in the workspace, or null
     */
    @NonNullByDefault({})
    public void initExperiment(
            Class<? extends ITmfEvent> type,
            String path,
            ITmfTrace[] traces,
            int indexPageSize,
            @Nullable IResource resource) {
        initExperiment(type, path, traces, indexPageSize, resource, null);
    }

    @Override
    public @Nullable String getTraceTypeId() {
        String id = experimentTypeId;
        return id == null ? super.getTraceTypeId() : id;
    }

    /** A path says nothing about an experiment: see {@link #validateWithTraces}. */
    @NonNullByDefault({})
    @Override
    public IStatus validate(IProject project, String path) {
        return Status.OK_STATUS;
    }

    /**
     * Whether an experiment of this class may be made of traces.
     *
     * @param traces the traces
     * @return OK, best as a {@link TraceValidationStatus} with a confidence, or an error that says
     *     why not
     */
    @NonNullByDefault({})
    public IStatus validateWithTraces(List<ITmfTrace> traces) {
        return new TraceValidationStatus(DEFAULT_GENERIC_EXPERIMENT_CONFIDENCE, PLUGIN_ID);
    }

    /** {@return the traces in order} */
    @NonNullByDefault({})
    public List<ITmfTrace> getTraces() {
        return Collections.unmodifiableList(getChildren(ITmfTrace.class));
    }

    /**
     * The time of an event.
     *
     * @param index the event's rank
     * @return its time; null when there is no such event
     */
    @NonNullByDefault({})
    public ITmfTimestamp getTimestamp(int index) {
        ITmfContext context = seekEvent((long) index);
        try {
            ITmfEvent event = getNext(context);
            return event == null ? null : event.getTimestamp();
        } finally {
            context.dispose();
        }
    }

    @NonNullByDefault({})
    @Override
    public ITmfContext armRequest(ITmfEventRequest request) {
        return getNbChildren() == 0 ? null : super.armRequest(request);
    }

    @NonNullByDefault({})
    @Override
    public ITmfContext seekEvent(ITmfLocation location) {
        if (location instanceof ExperimentLocation place) {
            return new ExperimentContext(getTraces(), place);
        }
        return ExperimentContext.atStart(getTraces());
    }

    /**
     * Up to where the experiment was indexed its own index is used. Beyond that each trace seeks by
     * its own means, so that nothing must be read to get there; the rank is unknown then if a trace
     * does not know its own.
     */
    @NonNullByDefault({})
    @Override
    public ITmfContext seekEvent(ITmfTimestamp timestamp) {
        return super.getEndTime().compareTo(timestamp) >= 0
                ? super.seekEvent(timestamp)
                : ExperimentContext.atTime(getTraces(), timestamp);
    }

    @NonNullByDefault({})
    @Override
    public ITmfContext seekEvent(double ratio) {
        return seekEvent(Math.round(ratio * getNbEvents()));
    }

    @NonNullByDefault({})
    @Override
    public double getLocationRatio(ITmfLocation location) {
        long nbEvents = getNbEvents();
        return location instanceof ExperimentLocation place && nbEvents > 0
                ? Math.min(1.0, Math.max(0.0, (double) place.rank() / nbEvents))
                : 0.0;
    }

    /** An experiment is read by many at once: each reader's context knows where it is. */
    @NonNullByDefault({})
    @Override
    public ITmfLocation getCurrentLocation() {
        return null;
    }

    @Override
    public Iterable<ITmfEventAspect<?>> getEventAspects() {
        return ExperimentAspects.of(getTraces());
    }

    /**
     * {@inheritDoc} The context may be any with a location of this experiment; with one of {@link
     * #seekEvent} it is much faster.
     */
    @NonNullByDefault({})
    @Override
    public ITmfEvent parseEvent(ITmfContext context) {
        if (context instanceof ExperimentContext merged) {
            return merged.peek();
        }
        if (!(context.getLocation() instanceof ExperimentLocation place)) {
            return null;
        }
        ExperimentContext merged = new ExperimentContext(getTraces(), place);
        try {
            return merged.peek();
        } finally {
            merged.dispose();
        }
    }

    /**
     * {@inheritDoc} As for {@link #parseEvent}, any context will do. Needs no lock: contexts are
     * independent, and each trace guards itself.
     *
     * @throws IllegalArgumentException when the location is not one of an experiment
     */
    @NonNullByDefault({})
    @Override
    public ITmfEvent getNext(ITmfContext context) {
        if (!(context instanceof ExperimentContext merged)) {
            return getNextOfOther(context);
        }
        ITmfEvent event = merged.peek();
        if (event != null) {
            updateAttributes(merged, event);
            merged.advance();
        }
        return event;
    }

    private @Nullable ITmfEvent getNextOfOther(ITmfContext context) {
        ITmfLocation location = context.getLocation();
        if (location == null) {
            return null;
        }
        if (!(location instanceof ExperimentLocation place)) {
            throw new IllegalArgumentException("Not a context of an experiment: " + context);
        }
        ExperimentContext merged = new ExperimentContext(getTraces(), place);
        try {
            ITmfEvent event = getNext(merged);
            if (event != null) {
                context.setLocation(merged.getLocation());
                context.increaseRank();
            }
            return event;
        } finally {
            merged.dispose();
        }
    }

    /** {@inheritDoc} The latest end of the traces; null when one of them cannot tell. */
    @Override
    public @Nullable ITmfTimestamp readEnd() {
        return PartTimes.latestEnd(getTraces());
    }

    /** {@return the longest of the traces' offsets} */
    @NonNullByDefault({})
    @Override
    public ITmfTimestamp getInitialRangeOffset() {
        ITmfTimestamp longest = PartTimes.longestRangeOffset(getTraces());
        return longest.equals(TmfTimestamp.ZERO) ? super.getInitialRangeOffset() : longest;
    }

    /**
     * The folder of what clock synchronization computes.
     *
     * @param absolute whether to give its place in the file system; else its path in the workspace
     * @return the folder
     */
    @NonNullByDefault({})
    public String getSynchronizationFolder(boolean absolute) {
        return clocks.folder(absolute);
    }

    /**
     * Uses the synchronization that was saved, if there is one.
     *
     * @return the algorithm as it was saved; with nothing found when there is none
     */
    @NonNullByDefault({})
    public SynchronizationAlgorithm synchronizeTraces() {
        return synchronizeTraces(false);
    }

    /**
     * Synchronizes the traces with the default algorithm.
     *
     * @param doSync whether to synchronize again; else a saved result is used, if there is one
     * @return the algorithm with what it has found
     */
    @NonNullByDefault({})
    public SynchronizationAlgorithm synchronizeTraces(boolean doSync) {
        return synchronizeTraces(
                doSync,
                SynchronizationAlgorithmFactory.getDefaultAlgorithm(),
                new NullProgressMonitor());
    }

    /**
     * Synchronizes the traces: finds from their messages how their clocks differ, saves that in the
     * {@link #getSynchronizationFolder synchronization folder}, sets the transforms of the traces,
     * and sends a {@link TmfTraceSynchronizedSignal}. While the messages are looked for the traces
     * have the times of their hosts' clocks.
     *
     * @param doSync whether to synchronize again; else a saved result is used, if there is one
     * @param algorithm what finds out
     * @param monitor is told how far it is, and asked whether to stop
     * @return the algorithm with what it has found
     * @throws OperationCanceledException when the monitor was cancelled; the traces are as before
     */
    public SynchronizationAlgorithm synchronizeTraces(
            boolean doSync, SynchronizationAlgorithm algorithm, IProgressMonitor monitor) {
        return clocks.synchronize(doSync, algorithm, monitor);
    }

    /**
     * Returns the result of the last synchronization; changes nothing. Reads a file.
     *
     * @return the algorithm that is {@linkplain #useSynchronization in use}, else as it was saved;
     *     with nothing found when there is none
     */
    public SynchronizationAlgorithm getSynchronization() {
        return clocks.last();
    }

    /**
     * Takes what was found for these traces elsewhere: saves it, sets the transforms of the traces,
     * and sends a {@link TmfTraceSynchronizedSignal}.
     *
     * @param found the algorithm with what it has found by the hosts' clocks
     * @throws IOException when it cannot be saved; nothing has changed then
     */
    public void setSynchronization(SynchronizationAlgorithm found) throws IOException {
        clocks.set(found);
    }

    /**
     * Restores the {@linkplain #getHostClock hosts' clocks} of all traces, forgets the result, and
     * sends a {@link TmfTraceSynchronizedSignal} of an algorithm that has found nothing.
     */
    public void clearSynchronization() {
        clocks.clear();
    }

    /**
     * The clock of a trace's host, by which its traces agree with each other.
     *
     * @param trace a trace of the experiment
     * @return the transform from the trace's own clock to its host's; the identity unless tracers
     *     of the host have measured different offsets
     * @since 0.2.0
     */
    public ITmfTimestampTransform getHostClock(ITmfTrace trace) {
        return clocks.ofHost(trace);
    }

    /**
     * Sets the clocks of the traces by hand, remembers them, and sends a {@link
     * TmfTraceSynchronizedSignal} of an algorithm that has found nothing.
     *
     * @param transforms for each trace from its own clock to the common one
     */
    public void setClocks(Function<ITmfTrace, ITmfTimestampTransform> transforms) {
        clocks.set(transforms);
    }

    /**
     * Sets other clocks for as long as the traces are open: nothing is remembered, and no signal is
     * sent.
     *
     * @param transforms for each trace from its own clock to the common one
     * @return whether a trace has another clock now
     */
    public boolean useClocks(Function<ITmfTrace, ITmfTimestampTransform> transforms) {
        return clocks.use(transforms);
    }

    /**
     * Uses what a synchronization has found for as long as the traces are open, or until they get
     * other clocks: nothing is remembered, and no signal is sent.
     *
     * @param found the algorithm with what it has found by the hosts' clocks
     * @return whether a trace has another clock now
     * @since 0.2.0
     */
    public boolean useSynchronization(SynchronizationAlgorithm found) {
        return clocks.use(found);
    }

    @Override
    protected void clockChanged() {
        tracesIndexed.set(false);
        super.clockChanged();
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return "[TmfExperiment (" + getName() + ")]";
    }

    /** {@return the shortest of the traces' intervals that are not 0; 0 when no trace grows} */
    @Override
    public long getStreamingInterval() {
        return PartTimes.shortestStreamingInterval(getTraces());
    }

    @Override
    public ITmfTimestamp getStartTime() {
        ITmfTimestamp known = super.getStartTime();
        return known.equals(TmfTimestamp.BIG_BANG) ? PartTimes.firstStart(getTraces()) : known;
    }

    /**
     * When the experiment is indexed so are its traces: they were read for it, or have stored their
     * index before.
     */
    @NonNullByDefault({})
    @TmfSignalHandler
    @Override
    public void traceUpdated(TmfTraceUpdatedSignal signal) {
        super.traceUpdated(signal);
        if (signal.getTrace() == this
                && !isIndexing()
                && tracesIndexed.compareAndSet(false, true)) {
            getTraces().forEach(trace -> trace.indexTrace(false));
        }
    }

    @Override
    public int getCheckpointSize() {
        int size = ExperimentLocation.sizeOfHeader() + 12 + 8;
        for (ITmfTrace trace : getTraces()) {
            if (trace instanceof ITmfPersistentlyIndexable indexable) {
                size += indexable.getCheckpointSize() + ExperimentLocation.sizeOfPart();
            }
        }
        return size;
    }

    @NonNullByDefault({})
    @Override
    public ITmfLocation restoreLocation(ByteBuffer bufferIn) {
        return ExperimentLocation.read(bufferIn, getTraces());
    }
}
