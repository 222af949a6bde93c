package org.eclipse.tracecompass.tmf.core.statesystem;

import java.io.File;
import java.util.Collections;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.core.trace.OwnClock;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.backend.ICheckpointedBackend;
import org.eclipse.tracecompass.statesystem.core.backend.ICustomStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.IStoredHistory;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/**
 * An analysis whose result is a state system. A subclass creates the state provider; everything
 * else is done here: the history is opened if a whole one of the provider's version is stored, else
 * built from the events of the trace. It can be queried while it is being built. A build that fails
 * or is cancelled leaves nothing behind.
 */
public abstract class TmfStateSystemAnalysisModule extends TmfAbstractAnalysisModule
        implements ITmfAnalysisModuleWithStateSystems {

    /** Where the history is kept. */
    protected enum StateSystemBackendType {
        /** In a file in the supplementary folder of the trace; reused the next time. */
        FULL,
        /** In memory. */
        INMEM,
        /** Nowhere: only the states at the end are known. */
        NULL,
        /**
         * In a much smaller file, from which the history is computed again in parts, by reading the
         * trace. For histories of which little is looked at; quick if the provider is an {@link
         * IResumableStateProvider}.
         */
        PARTIAL,
        /** Wherever {@link TmfStateSystemAnalysisModule#getCustomBackend} says. */
        CUSTOM
    }

    private static final System.Logger LOGGER = LazyLogger.of(TmfStateSystemAnalysisModule.class);

    private static final String FILE_EXTENSION = ".ht";

    /** Released when the state system of the current run exists or will not exist. */
    private final RunStart runStart = new RunStart();

    private volatile @Nullable ITmfStateSystemBuilder stateSystem;
    private volatile @Nullable HistoryBuild build;
    private volatile @Nullable IStoredHistory file;
    private volatile int providerVersion;
    private final BuildTurn turn = new BuildTurn();
    private volatile boolean isWorking;
    private volatile boolean isDisposed;

    /**
     * Returns the state system of an analysis of a trace; schedules the analysis, unless it has
     * failed, and waits until the state system exists, but not until it is built.
     *
     * @param trace the trace
     * @param moduleId the id of the analysis
     * @return the state system, null when the trace has no such analysis or it failed
     */
    public static @Nullable ITmfStateSystem getStateSystem(ITmfTrace trace, String moduleId) {
        TmfStateSystemAnalysisModule module =
                TmfTraceUtils.getAnalysisModuleOfClass(
                        trace, TmfStateSystemAnalysisModule.class, moduleId);
        if (module == null) {
            return null;
        }
        ITmfStateSystem known = module.getStateSystem();
        if (known != null || module.getExecutionState() == ExecutionState.FAILED) {
            return known;
        }
        return module.schedule().isOK() && module.waitForInitialization()
                ? module.getStateSystem()
                : null;
    }

    /**
     * Returns a new state provider for the trace; called once per run, in the thread of the
     * analysis.
     */
    protected abstract ITmfStateProvider createStateProvider();

    /** Returns where the history is kept, a file by default. */
    protected StateSystemBackendType getBackendType() {
        return StateSystemBackendType.FULL;
    }

    /** Returns the name of the file of the history. */
    protected String getSsFileName() {
        return getId() + FILE_EXTENSION;
    }

    /**
     * Returns the state system, null when there is none (yet). It is not annotated, so that code
     * that knows that the analysis has run, as the examples of the state system guide do, compiles
     * with null analysis.
     */
    @NonNullByDefault({})
    public ITmfStateSystem getStateSystem() {
        return stateSystem;
    }

    @Override
    public Map<String, Integer> getProviderVersions() {
        return stateSystem == null
                ? Collections.emptyMap()
                : Collections.singletonMap(getId(), providerVersion);
    }

    @Override
    protected void prepareRun() {
        runStart.begin();
    }

    /**
     * {@inheritDoc} Returns false at once when the analysis was not scheduled, and soon when it is
     * cancelled before it has begun.
     */
    @Override
    public boolean waitForInitialization() {
        return runStart.await(() -> getExecutionState() == ExecutionState.RUNNING)
                && stateSystem != null;
    }

    @Override
    protected void onFail() {
        runStart.failed();
    }

    @Override
    public boolean isQueryable(long ts) {
        HistoryBuild build = this.build;
        return build == null || ts <= build.getLatestSafeTime();
    }

    /**
     * Returns whether a query of the history at a time gives what it will give when the history is
     * complete. During the build that takes more than {@link #isQueryable}: events that change no
     * state make a time safe while the history still ends before it.
     *
     * @param ts the time, ns since the epoch
     * @return true if so; true for every time when no build is going on
     * @since 9.6.0
     */
    public boolean reaches(long ts) {
        HistoryBuild build = this.build;
        if (build == null) {
            return true;
        }
        ITmfStateSystem history = stateSystem;
        return history != null
                && ts <= build.getLatestSafeTime()
                && ts <= history.getCurrentEndTime();
    }

    /** Returns the file of the history, null when the module has no trace. */
    protected @Nullable File getSsFile() {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            return null;
        }
        // A full history has the times of the trace's own clock.
        String folder =
                getBackendType() == StateSystemBackendType.FULL
                        ? OwnClock.folder(trace).toString()
                        : TmfTraceManager.getSupplementaryFileDir(trace);
        return new File(folder, getSsFileName());
    }

    /** {@inheritDoc} It throws no checked exception, so that overrides need not declare one. */
    @Override
    protected boolean executeAnalysis(@Nullable IProgressMonitor monitor) {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            return false;
        }
        IProgressMonitor watched = monitor == null ? new NullProgressMonitor() : monitor;
        runStart.enter();
        if (watched.isCanceled()) {
            // What was entered may be the start of the run that was scheduled next.
            return false;
        }
        File file = getSsFile();
        if (file != null && file.exists()) {
            return openOrBuild(watched);
        }
        if (!turn.await(trace, watched)) {
            runStart.reached();
            return false;
        }
        try {
            return openOrBuild(watched);
        } finally {
            turn.end(trace);
        }
    }

    private boolean openOrBuild(IProgressMonitor monitor) {
        ITmfStateProvider provider = createStateProvider();
        providerVersion = provider.getVersion();
        isWorking = true;
        try {
            return openOrBuild(provider, monitor);
        } catch (TmfAnalysisException e) {
            fail(e);
            return false;
        } finally {
            provider.dispose();
            runStart.reached();
            isWorking = false;
            disposeIfUnused();
        }
    }

    /**
     * Waits until the state system exists or will not exist, or until other traces are read first:
     * {@link #waitForInitialization} would wait for them.
     *
     * @return true if other traces are read first
     */
    public boolean waitForInitializationOrTurn() {
        if (!turn.isAwaited()) {
            runStart.await(
                    () -> getExecutionState() == ExecutionState.RUNNING && !turn.isAwaited());
        }
        return turn.isAwaited();
    }

    private boolean openOrBuild(ITmfStateProvider provider, IProgressMonitor monitor)
            throws TmfAnalysisException {
        HistoryPlace.Opened opened =
                open(
                        new HistoryPlace(
                                getId(), getName(), provider, describeParameters(), monitor),
                        provider);
        if (opened == null) {
            return false;
        }
        IStoredHistory file = opened.file();
        this.file = file;
        if (opened.isBuilt()) {
            if (file != null) {
                use(file);
            }
            publish(opened.stateSystem());
            return true;
        }
        return build(opened, provider, monitor);
    }

    /** Returns the size of the file that the history is read from, in bytes; 0 if there is none. */
    public long getFileSize() {
        IStoredHistory file = this.file;
        return file == null ? 0 : file.getFileSize();
    }

    private void use(IStoredHistory file) {
        repairOnDamage(file);
        getStoredResults().opened(file::verify);
    }

    private void repairOnDamage(IStoredHistory file) {
        String sentence = "The stored history %s is damaged and is rebuilt.".formatted(getSsFile());
        file.onDamage(damage -> getStoredResults().damaged(sentence, damage));
    }

    private HistoryPlace.@Nullable Opened open(HistoryPlace place, ITmfStateProvider provider)
            throws TmfAnalysisException {
        File file = getSsFile();
        return switch (getBackendType()) {
            case FULL -> file == null ? null : place.full(file);
            case PARTIAL ->
                    file == null
                            ? null
                            : place.partial(file, new TraceReplayer(provider, this::allEvents));
            case INMEM -> place.inMemory();
            case NULL -> place.nowhere();
            case CUSTOM -> place.custom(customBackend(provider));
        };
    }

    private ICustomStateHistoryBackend customBackend(ITmfStateProvider provider)
            throws TmfAnalysisException {
        try {
            return getCustomBackend(getId(), provider);
        } catch (TmfTraceException e) {
            throw new TmfAnalysisException(
                    "The history of " + getName() + " cannot be opened: " + e.getMessage(), e);
        }
    }

    private ITmfEventRequest allEvents(ITmfStateProvider provider) {
        return createEventRequest(provider, TmfTimeRange.ETERNITY, 0);
    }

    /**
     * Returns whether a request gives its provider every event of the trace, as those that are not
     * overridden do.
     */
    static boolean readsAllEvents(ITmfEventRequest request) {
        return request.getClass() == StateSystemEventRequest.class;
    }

    /**
     * Returns the backend of the type {@link StateSystemBackendType#CUSTOM}.
     *
     * @param id the id of the state system
     * @param provider the state provider
     * @return the backend
     * @throws TmfTraceException when it cannot be created; always, unless overridden
     */
    protected ICustomStateHistoryBackend getCustomBackend(String id, ITmfStateProvider provider)
            throws TmfTraceException {
        throw new TmfTraceException("The analysis " + getName() + " has no backend of its own.");
    }

    private void publish(ITmfStateSystemBuilder stateSystem) {
        this.stateSystem = stateSystem;
        runStart.reached();
    }

    private boolean build(
            HistoryPlace.Opened opened, ITmfStateProvider provider, IProgressMonitor monitor) {
        ITmfStateSystemBuilder stateSystem = opened.stateSystem();
        HistoryBuild build;
        boolean built = false;
        try {
            build = begin(opened, provider, monitor);
            publish(stateSystem);
            built = build.run();
            IStoredHistory file = opened.file();
            if (built && file != null) {
                repairOnDamage(file);
            }
        } finally {
            if (!built) {
                this.stateSystem = null;
                stateSystem.dispose();
                stateSystem.removeFiles();
            }
            this.build = null;
            completingBuild(!built);
        }
        Throwable cause = build.getFailureCause();
        if (build.wasCancelled()) {
            monitor.setCanceled(true);
        } else if (cause != null) {
            fail(cause);
        }
        return built;
    }

    private HistoryBuild begin(
            HistoryPlace.Opened opened, ITmfStateProvider provider, IProgressMonitor monitor) {
        try {
            getStoredResults().computing();
            ICheckpointedBackend checkpoints = opened.checkpoints();
            if (checkpoints != null && provider instanceof AbstractTmfStateProvider ours) {
                ours.takeCheckpoints(checkpoints);
            }
            HistoryBuild build = new HistoryBuild(this, opened.stateSystem(), provider, monitor);
            this.build = build;
            provider.assignTargetStateSystem(opened.stateSystem());
            return build;
        } catch (RuntimeException | Error e) {
            // A provider that has begun would complete the history at its end.
            provider.fail(e);
            provider.dispose();
            throw e;
        }
    }

    @Override
    protected void canceling() {
        HistoryBuild build = this.build;
        if (build != null) {
            build.cancel();
        }
    }

    @Override
    public void dispose() {
        isDisposed = true;
        super.dispose();
        disposeIfUnused();
    }

    /**
     * Closes the history of a disposed module: at once, or when the run that is still using it has
     * ended. Whichever of the two comes last finds both flags as they need to be.
     */
    private void disposeIfUnused() {
        ITmfStateSystemBuilder stateSystem = this.stateSystem;
        if (isDisposed && !isWorking && stateSystem != null) {
            stateSystem.dispose();
        }
    }

    /** {@inheritDoc} What is stored for the old value is removed. */
    @Override
    protected void parameterChanged(String name) {
        if (getExecutionState() != ExecutionState.NOT_STARTED) {
            clearPersistentData();
        }
    }

    /**
     * Called when a construction has ended, in the thread of the analysis. Subclasses may finish
     * what they keep besides the history.
     *
     * @param deleteFiles true when the construction failed or was cancelled, and what was stored is
     *     removed
     */
    protected void completingBuild(boolean deleteFiles) {
        // the history itself is dealt with already
    }

    /** Passes all events of a time range to a state provider. */
    protected class StateSystemEventRequest extends ProviderRequest {

        /**
         * Creates a request for all events of a range from a certain one on.
         *
         * @param sp the state provider
         * @param timeRange the range
         * @param index the rank of the first event
         */
        public StateSystemEventRequest(ITmfStateProvider sp, TmfTimeRange timeRange, int index) {
            this(sp, timeRange, index, ITmfEventRequest.ALL_DATA);
        }

        /**
         * Creates a request.
         *
         * @param sp the state provider
         * @param timeRange the range
         * @param index the rank of the first event
         * @param nbRequested the number of events
         */
        public StateSystemEventRequest(
                ITmfStateProvider sp, TmfTimeRange timeRange, int index, int nbRequested) {
            super(TmfStateSystemAnalysisModule.this, sp, timeRange, index, nbRequested);
        }
    }

    /** Reports the progress of the construction, if a provider's events are those of it. */
    void report(ITmfStateProvider provider, ITmfEvent event, int newEvents) {
        HistoryBuild build = this.build;
        if (build != null && build.isOf(provider)) {
            build.report(event, newEvents);
        }
    }

    @Override
    public @Nullable ITmfStateSystem getStateSystem(String id) {
        return id.equals(getId()) ? stateSystem : null;
    }

    @Override
    public Iterable<ITmfStateSystem> getStateSystems() {
        ITmfStateSystem stateSystem = this.stateSystem;
        return stateSystem == null ? Collections.emptySet() : Collections.singleton(stateSystem);
    }

    /**
     * Goes on with the construction when a trace that is still being written has got more events.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void traceRangeUpdated(TmfTraceRangeUpdatedSignal signal) {
        HistoryBuild build = this.build;
        if (build != null && signal.getTrace() == getTrace()) {
            build.rangeUpdated(signal.getRange());
        }
    }

    /**
     * Returns the request that reads events for the construction.
     *
     * @param stateProvider the state provider
     * @param timeRange the range of the events
     * @param nbRead how many events were read before: the rank of the first one to read
     * @return the request, which was not sent yet
     */
    protected ITmfEventRequest createEventRequest(
            ITmfStateProvider stateProvider, TmfTimeRange timeRange, int nbRead) {
        return new StateSystemEventRequest(stateProvider, timeRange, nbRead);
    }

    @Override
    public Map<String, String> getProperties() {
        Map<String, String> properties = super.getProperties();
        properties.put("History", getBackendType().name());
        HistoryPlace.describe(stateSystem, providerVersion, getSsFile(), file, properties);
        return properties;
    }

    @Override
    protected void discardResults() {
        discardStateSystem();
        resetAnalysis();
    }

    private void discardStateSystem() {
        cancel();
        waitForCompletion();
        ITmfStateSystemBuilder stateSystem = this.stateSystem;
        this.stateSystem = null;
        file = null;
        if (stateSystem != null) {
            stateSystem.dispose();
            stateSystem.removeFiles();
        }
    }

    @Override
    public void clearPersistentData() {
        discardStateSystem();
        File file = getSsFile();
        if (file != null && file.exists() && !file.delete()) {
            LOGGER.log(
                    System.Logger.Level.WARNING, "The history file {0} cannot be deleted.", file);
        }
        resetAnalysis();
    }
}
