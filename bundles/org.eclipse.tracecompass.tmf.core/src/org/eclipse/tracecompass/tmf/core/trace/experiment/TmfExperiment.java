package org.eclipse.tracecompass.tmf.core.trace.experiment;

import com.google.common.collect.ImmutableList;

import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.trace.SupplementaryFolder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.MultiAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSynchronizedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithmFactory;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationBackend;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationManager;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
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

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

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
    private static final String SYNCHRONIZATION = "synchronization";
    private static final String SYNCHRONIZATION_FILE = "synchronization.bin";

    private @Nullable String fExperimentTypeId;
    private final AtomicBoolean fTracesIndexed = new AtomicBoolean();

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
    public TmfExperiment(
            Class<? extends ITmfEvent> type,
            String path,
            ITmfTrace[] traces,
            int indexPageSize,
            @Nullable IResource resource) {
        initExperiment(type, path, traces, indexPageSize, resource);
    }

    @Override
    protected ITmfTraceIndexer createIndexer(int interval) {
        for (ITmfTrace trace : getTraces()) {
            if (!(trace instanceof ITmfPersistentlyIndexable)) {
                return new TmfCheckpointIndexer(this, interval);
            }
        }
        return new TmfBTreeTraceIndexer(this, interval);
    }

    /** Experiments are initialised by {@link #initExperiment}; this makes one without traces. */
    @Override
    public void initTrace(
            @Nullable IResource resource, String path, Class<? extends ITmfEvent> type) {
        initExperiment(type, path, new ITmfTrace[0], DEFAULT_INDEX_PAGE_SIZE, resource);
    }

    /**
     * Initialises the experiment.
     *
     * @param type class of its events
     * @param path its folder, or just a name
     * @param traces its traces, initialised
     * @param indexPageSize number of events between two checkpoints
     * @param resource its resource in the workspace, or null
     * @param traceTypeId id of its experiment type, or null
     */
    public void initExperiment(
            Class<? extends ITmfEvent> type,
            String path,
            ITmfTrace[] traces,
            int indexPageSize,
            @Nullable IResource resource,
            @Nullable String traceTypeId) {
        fExperimentTypeId = traceTypeId;
        setCacheSize(indexPageSize);
        setStreamingInterval(0);
        for (ITmfTrace trace : traces) {
            addChild(trace);
        }
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
        String id = fExperimentTypeId;
        return id == null ? super.getTraceTypeId() : id;
    }

    /** A path says nothing about an experiment: see {@link #validateWithTraces}. */
    @Override
    public IStatus validate(@Nullable IProject project, String path) {
        return Status.OK_STATUS;
    }

    /**
     * Whether an experiment of this class may be made of traces.
     *
     * @param traces the traces
     * @return OK, best as a {@link TraceValidationStatus} with a confidence, or an error that says
     *     why not
     */
    public IStatus validateWithTraces(List<ITmfTrace> traces) {
        return new TraceValidationStatus(DEFAULT_GENERIC_EXPERIMENT_CONFIDENCE, PLUGIN_ID);
    }

    /** {@return the traces in order} */
    public List<ITmfTrace> getTraces() {
        return Collections.unmodifiableList(getChildren(ITmfTrace.class));
    }

    /**
     * The time of an event.
     *
     * @param index the event's rank
     * @return its time; null when there is no such event
     */
    public @Nullable ITmfTimestamp getTimestamp(int index) {
        ITmfContext context = seekEvent((long) index);
        try {
            ITmfEvent event = getNext(context);
            return event == null ? null : event.getTimestamp();
        } finally {
            context.dispose();
        }
    }

    @Override
    public @Nullable ITmfContext armRequest(ITmfEventRequest request) {
        return getNbChildren() == 0 ? null : super.armRequest(request);
    }

    @Override
    public ITmfContext seekEvent(@Nullable ITmfLocation location) {
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
    @Override
    public ITmfContext seekEvent(ITmfTimestamp timestamp) {
        return super.getEndTime().compareTo(timestamp) >= 0
                ? super.seekEvent(timestamp)
                : ExperimentContext.atTime(getTraces(), timestamp);
    }

    @Override
    public ITmfContext seekEvent(double ratio) {
        return seekEvent(Math.round(ratio * getNbEvents()));
    }

    @Override
    public double getLocationRatio(ITmfLocation location) {
        long nbEvents = getNbEvents();
        return location instanceof ExperimentLocation place && nbEvents > 0
                ? Math.min(1.0, Math.max(0.0, (double) place.rank() / nbEvents))
                : 0.0;
    }

    /** An experiment is read by many at once: each reader's context knows where it is. */
    @Override
    public @Nullable ITmfLocation getCurrentLocation() {
        return null;
    }

    @Override
    public Iterable<ITmfEventAspect<?>> getEventAspects() {
        Map<String, ITmfEventAspect<?>> aspects = new LinkedHashMap<>();
        add(aspects, TmfBaseAspects.getTimestampAspect());
        add(aspects, TmfBaseAspects.getTraceNameAspect());
        List<ITmfEventAspect<?>> last = new ArrayList<>();
        for (ITmfTrace trace : getTraces()) {
            for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
                if (aspect == TmfBaseAspects.getContentsAspect()) {
                    last.add(aspect);
                } else {
                    add(aspects, aspect);
                }
            }
        }
        last.forEach(aspect -> add(aspects, aspect));
        return ImmutableList.copyOf(aspects.values());
    }

    /** Aspects of one name become one column. */
    private static void add(Map<String, ITmfEventAspect<?>> aspects, ITmfEventAspect<?> aspect) {
        ITmfEventAspect<?> known = aspects.get(aspect.getName());
        if (known == null) {
            aspects.put(aspect.getName(), aspect);
        } else if (!known.equals(aspect)) {
            aspects.put(aspect.getName(), MultiAspect.createFrom(known, aspect));
        }
    }

    @Override
    public @Nullable ITmfEvent parseEvent(ITmfContext context) {
        return context instanceof ExperimentContext merged ? merged.peek() : null;
    }

    /** Needs no lock: contexts are independent, and each trace guards itself. */
    @Override
    public @Nullable ITmfEvent getNext(ITmfContext context) {
        if (!(context instanceof ExperimentContext merged)) {
            throw new IllegalArgumentException("Not a context of an experiment: " + context);
        }
        ITmfEvent event = merged.peek();
        if (event != null) {
            updateAttributes(merged, event);
            merged.advance();
        }
        return event;
    }

    /** {@inheritDoc} The latest end of the traces; null when one of them cannot tell. */
    @Override
    public @Nullable ITmfTimestamp readEnd() {
        ITmfTimestamp latest = null;
        for (ITmfTrace trace : getTraces()) {
            ITmfTimestamp end = trace.readEnd();
            if (end == null) {
                return null;
            }
            latest = latest == null || end.compareTo(latest) > 0 ? end : latest;
        }
        return latest;
    }

    /** {@return the longest of the traces' offsets} */
    @Override
    public ITmfTimestamp getInitialRangeOffset() {
        ITmfTimestamp longest = TmfTimestamp.ZERO;
        for (ITmfTrace trace : getTraces()) {
            ITmfTimestamp offset = trace.getInitialRangeOffset();
            if (offset.compareTo(longest) > 0) {
                longest = offset;
            }
        }
        return longest.equals(TmfTimestamp.ZERO) ? super.getInitialRangeOffset() : longest;
    }

    /**
     * The folder of what clock synchronization computes.
     *
     * @param absolute whether to give its place in the file system; else its path in the workspace
     * @return the folder
     */
    public String getSynchronizationFolder(boolean absolute) {
        IResource resource = getResource();
        if (!absolute && resource instanceof IFolder folder) {
            IPath path = folder.getFolder(SYNCHRONIZATION).getFullPath();
            return path.toString();
        }
        return SupplementaryFolder.ofTrace(this).toString() + File.separator;
    }

    private File synchronizationFile() {
        return new File(getSynchronizationFolder(true), SYNCHRONIZATION_FILE);
    }

    /**
     * Uses the synchronization that was saved, if there is one.
     *
     * @return the algorithm as it was saved; with nothing found when there is none
     */
    public SynchronizationAlgorithm synchronizeTraces() {
        return synchronizeTraces(false);
    }

    /**
     * Synchronizes the traces with the default algorithm.
     *
     * @param doSync whether to do it anew; else what was saved is used, if there is something
     * @return the algorithm with what it has found
     */
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
     * have the times of their own clocks.
     *
     * @param doSync whether to do it anew; else what was saved is used, if there is something
     * @param algorithm what finds out
     * @param monitor is told how far it is, and asked whether to stop
     * @return the algorithm with what it has found
     * @throws OperationCanceledException when the monitor was cancelled; the traces are as before
     */
    public SynchronizationAlgorithm synchronizeTraces(
            boolean doSync, SynchronizationAlgorithm algorithm, IProgressMonitor monitor) {
        SynchronizationAlgorithm found;
        if (doSync) {
            found = findSynchronization(algorithm, monitor);
        } else {
            found =
                    SynchronizationManager.synchronizeTraces(
                            synchronizationFile(), List.of(this), algorithm, false, monitor);
        }
        if (doSync || found != algorithm) {
            setTransforms(found::getTimestampTransform);
            broadcast(new TmfTraceSynchronizedSignal(this, found));
        }
        return found;
    }

    /**
     * Takes what was found for these traces elsewhere: saves it, sets the transforms of the traces,
     * and sends a {@link TmfTraceSynchronizedSignal}.
     *
     * @param found the algorithm with what it has found by the traces' own clocks
     * @throws IOException when it cannot be saved; nothing has changed then
     */
    public void setSynchronization(SynchronizationAlgorithm found) throws IOException {
        new SynchronizationBackend(synchronizationFile(), false).saveSync(found);
        setTransforms(found::getTimestampTransform);
        broadcast(new TmfTraceSynchronizedSignal(this, found));
    }

    private SynchronizationAlgorithm findSynchronization(
            SynchronizationAlgorithm algorithm, IProgressMonitor monitor) {
        Map<ITmfTrace, ITmfTimestampTransform> before = new LinkedHashMap<>();
        for (ITmfTrace trace : TmfTraceManager.getTraceSet(this)) {
            before.put(trace, trace.getTimestampTransform());
        }
        useClocks(trace -> TimestampTransformFactory.getDefaultTransform());
        boolean isDone = false;
        try {
            SynchronizationAlgorithm found =
                    SynchronizationManager.synchronizeTraces(
                            synchronizationFile(), List.of(this), algorithm, true, monitor);
            isDone = true;
            return found;
        } finally {
            if (!isDone) {
                useClocks(
                        trace ->
                                before.getOrDefault(
                                        trace, TimestampTransformFactory.getDefaultTransform()));
            }
        }
    }

    /**
     * Gives all traces their own clocks back, forgets what was found, and sends a {@link
     * TmfTraceSynchronizedSignal} of an algorithm that has found nothing.
     */
    public void clearSynchronization() {
        try {
            Files.deleteIfExists(synchronizationFile().toPath());
        } catch (IOException e) {
            throw new UncheckedIOException("The stored synchronization cannot be deleted", e);
        }
        setTransforms(trace -> TimestampTransformFactory.getDefaultTransform());
        broadcast(
                new TmfTraceSynchronizedSignal(
                        this, SynchronizationAlgorithmFactory.getDefaultAlgorithm()));
    }

    /**
     * Sets the clocks of the traces by hand, remembers them, and sends a {@link
     * TmfTraceSynchronizedSignal} of an algorithm that has found nothing.
     *
     * @param transforms for each trace from its own clock to the common one
     */
    public void setClocks(Function<ITmfTrace, ITmfTimestampTransform> transforms) {
        setTransforms(transforms);
        broadcast(
                new TmfTraceSynchronizedSignal(
                        this, SynchronizationAlgorithmFactory.getDefaultAlgorithm()));
    }

    /**
     * Gives the traces other clocks for as long as they are open: nothing is remembered, and no
     * signal is sent.
     *
     * @param transforms for each trace from its own clock to the common one
     * @return whether a trace has another clock now
     */
    public boolean useClocks(Function<ITmfTrace, ITmfTimestampTransform> transforms) {
        boolean changes = false;
        for (ITmfTrace trace : TmfTraceManager.getTraceSet(this)) {
            ITmfTimestampTransform transform = transforms.apply(trace);
            if (trace instanceof TmfTrace part) {
                changes |= part.useTimestampTransform(transform);
            } else if (!transform.equals(trace.getTimestampTransform())) {
                trace.setTimestampTransform(transform);
                changes = true;
            }
        }
        if (changes) {
            clockChanged();
        }
        return changes;
    }

    private void setTransforms(Function<ITmfTrace, ITmfTimestampTransform> transforms) {
        boolean changes = useClocks(transforms);
        // They are in use: this makes the traces remember them, and changes nothing else.
        TmfTraceManager.getTraceSet(this)
                .forEach(trace -> trace.setTimestampTransform(transforms.apply(trace)));
        if (changes) {
            refreshOpened();
        }
    }

    @Override
    protected void clockChanged() {
        fTracesIndexed.set(false);
        super.clockChanged();
    }

    @Override
    public String toString() {
        return "[TmfExperiment (" + getName() + ")]";
    }

    /** {@return the shortest of the traces' intervals that are not 0; 0 when no trace grows} */
    @Override
    public long getStreamingInterval() {
        long shortest = 0;
        for (ITmfTrace trace : getTraces()) {
            long interval = trace.getStreamingInterval();
            if (interval > 0 && (shortest == 0 || interval < shortest)) {
                shortest = interval;
            }
        }
        return shortest;
    }

    @Override
    public ITmfTimestamp getStartTime() {
        ITmfTimestamp known = super.getStartTime();
        if (!known.equals(TmfTimestamp.BIG_BANG)) {
            return known;
        }
        ITmfTimestamp first = null;
        for (ITmfTrace trace : getTraces()) {
            ITmfTimestamp start = trace.getStartTime();
            if (!start.equals(TmfTimestamp.BIG_BANG)
                    && (first == null || start.compareTo(first) < 0)) {
                first = start;
            }
        }
        return first == null ? known : first;
    }

    /**
     * When the experiment is indexed so are its traces: they were read for it, or have stored their
     * index before.
     */
    @TmfSignalHandler
    @Override
    public void traceUpdated(TmfTraceUpdatedSignal signal) {
        super.traceUpdated(signal);
        if (signal.getTrace() == this
                && !isIndexing()
                && fTracesIndexed.compareAndSet(false, true)) {
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

    @Override
    public ITmfLocation restoreLocation(ByteBuffer bufferIn) {
        return ExperimentLocation.read(bufferIn, getTraces());
    }
}
