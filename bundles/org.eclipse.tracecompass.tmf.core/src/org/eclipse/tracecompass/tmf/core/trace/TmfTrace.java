package org.eclipse.tracecompass.tmf.core.trace;

import com.google.common.collect.ImmutableList;
import java.util.Collection;
import java.util.Map;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.core.trace.RegisteredStateSystems;
import org.eclipse.tracecompass.internal.tmf.core.trace.TraceAnalyses;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfPersistentlyIndexable;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfTraceIndexer;
import org.eclipse.tracecompass.tmf.core.trace.indexer.TmfBTreeTraceIndexer;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.TmfCheckpointIndexer;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/**
 * Base of the traces. A subclass says how to {@link #validate}, {@link #seekEvent(ITmfLocation)
 * seek} and {@link #parseEvent parse}; ranks, times, the index, requests and analyses are done
 * here.
 *
 * <p>{@link #getNext} holds the trace's lock while the subclass parses, so that a subclass with one
 * file pointer needs no lock of its own. A subclass whose contexts are independent may override it.
 */
public abstract class TmfTrace extends DescribedTrace
        implements ITmfTrace, ITmfEventParser, ITmfTraceCompleteness, IAdaptable {

    /** The aspects that every trace has unless it says otherwise. */
    public static final Collection<ITmfEventAspect<?>> BASE_ASPECTS =
            ImmutableList.of(
                    TmfBaseAspects.getTimestampAspect(),
                    TmfBaseAspects.getEventTypeAspect(),
                    TmfBaseAspects.getContentsAspect(),
                    TmfBaseAspects.getTimestampNsAspect());

    private static final System.Logger LOGGER = LazyLogger.of(TmfTrace.class);

    private final OnDemandIndexer indexer =
            new OnDemandIndexer(() -> createIndexer(getCacheSize()));
    private final TraceSeeker seeker = new TraceSeeker(this);
    private final TraceClock clock = new TraceClock(this);
    private final TraceAnalyses analyses = new TraceAnalyses(this);
    private final RegisteredStateSystems stateSystems = new RegisteredStateSystems(this, analyses);
    private volatile boolean isInitialized;

    /** A trace to be initialised by {@link #initTrace}. */
    public TmfTrace() {
        // Everything happens in initTrace().
    }

    /**
     * An initialised trace.
     *
     * @param resource its resource in the workspace, or null
     * @param type class of its events
     * @param path file or folder
     * @param cacheSize number of events between two checkpoints; 0 or less for the default
     * @param interval streaming interval in milliseconds, 0 when the trace does not grow
     * @throws TmfTraceException when it cannot be read
     */
    @NonNullByDefault({})
    protected TmfTrace(
            IResource resource,
            Class<? extends ITmfEvent> type,
            String path,
            int cacheSize,
            long interval)
            throws TmfTraceException {
        super(cacheSize, interval);
        initialize(resource, path, type);
    }

    /**
     * A trace of the same file.
     *
     * @param trace the trace to copy
     * @throws TmfTraceException when it cannot be read
     */
    @NonNullByDefault({})
    public TmfTrace(TmfTrace trace) throws TmfTraceException {
        super(trace);
        initialize(trace.getResource(), trace.getPath(), trace.getEventType());
    }

    /**
     * Creates the indexer; called once, when it is first needed.
     *
     * @param interval number of events between two checkpoints
     * @return the indexer; the default stores its index when the trace's locations can be stored
     */
    @NonNullByDefault({})
    protected ITmfTraceIndexer createIndexer(int interval) {
        return this instanceof ITmfPersistentlyIndexable
                ? new TmfBTreeTraceIndexer(this, interval)
                : new TmfCheckpointIndexer(this, interval);
    }

    /** Forgets the index; a new one is made when it is needed. */
    public void resetIndexer() {
        indexer.reset();
    }

    @NonNullByDefault({})
    @Override
    public void initTrace(
            IResource resource,
            String path,
            Class<? extends ITmfEvent> type,
            String name,
            String traceTypeId)
            throws TmfTraceException {
        setName(name);
        setTraceTypeId(traceTypeId);
        initTrace(resource, path, type);
    }

    @NonNullByDefault({})
    @Override
    public void initTrace(IResource resource, String path, Class<? extends ITmfEvent> type)
            throws TmfTraceException {
        initialize(resource, path, type);
    }

    @NonNullByDefault({})
    @Override
    protected void initialize(IResource resource, String path, Class<? extends ITmfEvent> type)
            throws TmfTraceException {
        super.initialize(resource, path, type);
        isInitialized = true;
        clock.initialized();
    }

    @Override
    public void indexTrace(boolean waitForCompletion) {
        getIndexer().buildIndex(0, TmfTimeRange.ETERNITY, waitForCompletion);
    }

    /**
     * Creates the analyses of the trace and starts those that run by themselves.
     *
     * @return how that went
     */
    @NonNullByDefault({})
    protected IStatus executeAnalysis() {
        ensureStateSystems();
        return analyses.execute();
    }

    @NonNullByDefault({})
    @Override
    public IStatus refreshAnalysisModules() {
        return executeAnalysis();
    }

    /** The analyses are made when one is first asked for; they run when they are scheduled. */
    @NonNullByDefault({})
    @Override
    public IAnalysisModule getAnalysisModule(String analysisId) {
        ensureStateSystems();
        return analyses.get(analysisId);
    }

    @NonNullByDefault({})
    @Override
    public Iterable<IAnalysisModule> getAnalysisModules() {
        ensureStateSystems();
        return analyses.all();
    }

    @NonNullByDefault({})
    @Override
    public IAnalysisModule addAnalysisModule(@NonNull IAnalysisModule module)
            throws TmfTraceException {
        analyses.add(module);
        return module;
    }

    @NonNullByDefault({})
    @Override
    public IAnalysisModule removeAnalysisModule(@NonNull String id) throws TmfTraceException {
        return analyses.remove(id);
    }

    /**
     * Builds the state systems that belong to the trace itself rather than to an analysis: the way
     * of the older edition of the state system guide. Called once, when the analyses or state
     * systems of the trace are first asked for. An override makes each with a method of {@link
     * org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemFactory}, gives it to {@link
     * #registerStateSystem}, and calls {@code super.buildStateSystems()}.
     *
     * @throws TmfTraceException when one cannot be built; it is logged, the trace stays open
     */
    protected void buildStateSystems() throws TmfTraceException {
        // A trace has none unless a subclass builds it.
    }

    /**
     * Makes a state system known under an id: to {@link #getStateSystems()}, and as an analysis of
     * that id to everything that lists or queries analyses. The trace disposes of it.
     *
     * @param id the id, any string; a second state system of the same id replaces the first
     * @param stateSystem the state system, finished or being built
     */
    public void registerStateSystem(String id, ITmfStateSystem stateSystem) {
        stateSystems.register(id, stateSystem);
    }

    /**
     * {@return the state systems there are so far by id: the registered ones and those of the
     * analyses that have run or are running; a copy}
     */
    public Map<String, ITmfStateSystem> getStateSystems() {
        ensureStateSystems();
        return stateSystems.all();
    }

    private void ensureStateSystems() {
        stateSystems.ensure(this::buildStateSystems);
    }

    @NonNullByDefault({})
    @Override
    public Iterable<ITmfEventAspect<?>> getEventAspects() {
        return BASE_ASPECTS;
    }

    /** Ends requests, analyses and the indexer. */
    @Override
    public void dispose() {
        analyses.dispose();
        super.dispose();
        indexer.dispose();
    }

    /** Whether the trace was disposed of, or is just being. */
    final boolean isClosed() {
        return executorIsShutdown();
    }

    /** {@return the indexer} */
    @NonNullByDefault({})
    protected ITmfTraceIndexer getIndexer() {
        return indexer.get();
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestamp getInitialRangeOffset() {
        return TmfTimestamp.fromMillis(100);
    }

    /**
     * The whole trace where its end can be told without reading it, because a picture of a long
     * range costs no more than one of a short; else the range of {@link #getInitialRangeOffset()}.
     */
    @Override
    public TmfTimeRange getInitialTimeRange() {
        ITmfTimestamp start = getStartTime();
        ITmfTimestamp end = readEnd();
        return end != null && end.compareTo(start) > 0
                ? new TmfTimeRange(start, end)
                : ITmfTrace.super.getInitialTimeRange();
    }

    /** The trace's name, unless a subclass knows its host. */
    @NonNullByDefault({})
    @Override
    public String getHostId() {
        return getName();
    }

    @Override
    public boolean isIndexing() {
        return indexer.isIndexing();
    }

    @NonNullByDefault({})
    @Override
    public synchronized ITmfContext seekEvent(long rank) {
        return seeker.toRank(rank);
    }

    @NonNullByDefault({})
    @Override
    public synchronized ITmfContext seekEvent(ITmfTimestamp timestamp) {
        return seeker.toTime(timestamp);
    }

    @NonNullByDefault({})
    @Override
    public abstract ITmfEvent parseEvent(ITmfContext context);

    @NonNullByDefault({})
    @Override
    public synchronized ITmfEvent getNext(ITmfContext context) {
        ITmfEvent event = parseEvent(context);
        if (event != null) {
            updateAttributes(context, event);
            context.setLocation(getCurrentLocation());
            context.increaseRank();
        }
        return event;
    }

    /**
     * Learns from an event that was read: times, the number of events, the index.
     *
     * @param context the context before the event
     * @param event the event
     */
    @NonNullByDefault({})
    protected void updateAttributes(ITmfContext context, @NonNull ITmfEvent event) {
        long rank = context.getRank();
        extent().learn(event, rank);
        if (rank != ITmfContext.UNKNOWN_RANK) {
            getIndexer().updateIndex(context, event.getTimestamp());
        }
    }

    /**
     * Learns how many events the trace has, from one who has read all of them in parts.
     *
     * @param nbEvents their number
     * @since 9.6.0
     */
    public final void wasRead(long nbEvents) {
        if (nbEvents > getNbEvents()) {
            extent().setNbEvents(nbEvents);
        }
    }

    @NonNullByDefault({})
    @Override
    public ITmfContext armRequest(ITmfEventRequest request) {
        return executorIsShutdown() ? null : seeker.toStartOf(request);
    }

    /**
     * This trace, or an experiment that it is part of, was opened: its analyses start, and it is
     * indexed.
     *
     * @param signal the signal
     */
    @NonNullByDefault({})
    @TmfSignalHandler
    public void traceOpened(TmfTraceOpenedSignal signal) {
        ITmfTrace opened = signal.getTrace();
        if (opened != this && !TmfTraceManager.getTraceSet(opened).contains(this)) {
            return;
        }
        IStatus status = executeAnalysis();
        if (!status.isOK()) {
            LOGGER.log(System.Logger.Level.WARNING, "Analyses of {0}: {1}", getName(), status);
        }
        TmfTraceManager.refreshSupplementaryFiles(this);
        // A growing trace says itself up to when it may be read.
        if (opened == this && super.getStreamingInterval() == 0 && isComplete()) {
            broadcastAsync(
                    new TmfTraceRangeUpdatedSignal(
                            this, this, new TmfTimeRange(getStartTime(), TmfTimestamp.BIG_CRUNCH)));
        }
    }

    /**
     * This trace may be read up to a time.
     *
     * @param signal the signal
     */
    @NonNullByDefault({})
    @TmfSignalHandler
    public void traceRangeUpdated(TmfTraceRangeUpdatedSignal signal) {
        if (signal.getTrace() == this) {
            getIndexer().buildIndex(getNbEvents(), signal.getRange(), false);
        }
    }

    /**
     * The index of this trace has grown.
     *
     * @param signal the signal
     */
    @NonNullByDefault({})
    @TmfSignalHandler
    public void traceUpdated(TmfTraceUpdatedSignal signal) {
        if (signal.getTrace() == this && signal.getSource() == indexer.getIfMade()) {
            extent().grow(signal.getNbEvents(), signal.getRange());
        }
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestampTransform getTimestampTransform() {
        return clock.get();
    }

    /**
     * {@inheritDoc} The transform is remembered: as a property of the resource, without one in a
     * file beside the supplementary files; of a trace that is not initialised yet, when it is.
     * Index, analyses and data providers are made again for the new times; what was stored for
     * earlier times is used again when these come back.
     */
    @NonNullByDefault({})
    @Override
    public void setTimestampTransform(ITmfTimestampTransform tt) {
        boolean changes = useTimestampTransform(tt);
        clock.remember(tt);
        if (changes && getParent() instanceof TmfTrace experiment) {
            experiment.partChanged();
        } else if (changes) {
            refreshOpened();
        }
    }

    /**
     * Sets the transform for as long as the trace is open, without remembering it.
     *
     * @param tt from the trace's own clock to the time that its events show
     * @return whether it is another one than before
     */
    public boolean useTimestampTransform(ITmfTimestampTransform tt) {
        boolean changes = clock.use(tt);
        if (changes && isInitialized) {
            clockChanged();
        }
        return changes;
    }

    /** A part of this trace has another clock. */
    void partChanged() {
        clockChanged();
        refreshOpened();
    }

    /**
     * The events have other times from now on: everything that was learned of their times is
     * forgotten.
     */
    protected void clockChanged() {
        resetIndexer();
        analyses.renew();
        stateSystems.forget();
        extent().forgetTimes();
        extent().setTimes(readStart(), readEnd());
        DataProviderManager.timesChanged(this);
    }

    /** Starts what is started for a trace that is open in a viewer, after its clock has changed. */
    protected void refreshOpened() {
        for (ITmfTrace opened : TmfTraceManager.getInstance().getOpenedTraces()) {
            if (opened == this) {
                TmfTraceManager.getTraceSetWithExperiment(this)
                        .forEach(ITmfTrace::refreshAnalysisModules);
                indexTrace(false);
            }
        }
    }

    /** Reads the first event, if that was not done yet. */
    @Override
    public @Nullable ITmfTimestamp readStart() {
        return seeker.readStart();
    }

    @Override
    public ITmfTimestamp createTimestamp(long ts) {
        return TmfTimestamp.fromNanos(getTimestampTransform().transform(ts));
    }

    @NonNullByDefault({})
    @Override
    public <T> T getAdapter(Class<T> adapter) {
        return TmfTraceAdapterManager.adapt(this, adapter);
    }

    @Override
    public boolean isComplete() {
        return true;
    }

    /** Nothing to remember: a trace of this class is complete unless a subclass says otherwise. */
    @Override
    public void setComplete(boolean isComplete) {
        // See isComplete().
    }
}
