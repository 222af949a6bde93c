package org.eclipse.tracecompass.tmf.core.statesystem;

import java.io.File;
import java.io.IOException;
import java.util.Collections;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryInUseException;
import org.eclipse.tracecompass.statesystem.core.backend.ICustomStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
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
         * In a smaller file, from which the history is computed again in parts. Until that exists
         * such a history is kept as {@link #FULL}, which answers the same queries from a larger
         * file; a log entry says so.
         */
        PARTIAL,
        /** Wherever {@link TmfStateSystemAnalysisModule#getCustomBackend} says. */
        CUSTOM
    }

    /** How long to wait, ms, before a history that another builder writes is tried again. */
    private static final long HISTORY_IN_USE_PAUSE = 100;

    private static final System.Logger LOGGER =
            System.getLogger(TmfStateSystemAnalysisModule.class.getName());

    private static final String FILE_EXTENSION = ".ht";

    /** How many intervals may wait for being written. */
    private static final int BACKEND_QUEUE_SIZE = 10000;

    /**
     * Reached when the state system of the current run exists or will not exist; null before the
     * first run.
     */
    private volatile @Nullable CountDownLatch fInitialized;

    private volatile @Nullable ITmfStateSystemBuilder fStateSystem;
    private volatile @Nullable HistoryBuild fBuild;
    private volatile int fProviderVersion;
    private volatile boolean fIsWorking;
    private volatile boolean fIsDisposed;

    /**
     * Returns the state system of an analysis of a trace; schedules the analysis and waits until
     * the state system exists, but not until it is built.
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
        if (known != null) {
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
        return fStateSystem;
    }

    @Override
    public Map<String, Integer> getProviderVersions() {
        return fStateSystem == null
                ? Collections.emptyMap()
                : Collections.singletonMap(getId(), fProviderVersion);
    }

    @Override
    protected void prepareRun() {
        fInitialized = new CountDownLatch(1);
    }

    /** {@inheritDoc} Returns false at once when the analysis was not scheduled. */
    @Override
    public boolean waitForInitialization() {
        CountDownLatch initialized = fInitialized;
        if (initialized == null) {
            return false;
        }
        try {
            initialized.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
        return fStateSystem != null;
    }

    private void releaseInitialization() {
        CountDownLatch initialized = fInitialized;
        if (initialized != null) {
            initialized.countDown();
        }
    }

    @Override
    protected void onFail() {
        releaseInitialization();
    }

    @Override
    public boolean isQueryable(long ts) {
        HistoryBuild build = fBuild;
        return build == null || ts <= build.getLatestSafeTime();
    }

    /** Returns the file of the history, null when the module has no trace. */
    protected @Nullable File getSsFile() {
        ITmfTrace trace = getTrace();
        return trace == null
                ? null
                : new File(TmfTraceManager.getSupplementaryFileDir(trace), getSsFileName());
    }

    /** {@inheritDoc} It throws no checked exception, so that overrides need not declare one. */
    @Override
    protected boolean executeAnalysis(@Nullable IProgressMonitor monitor) {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            return false;
        }
        ITmfStateProvider provider = createStateProvider();
        fProviderVersion = provider.getVersion();
        fIsWorking = true;
        try {
            return openOrBuildAsTold(
                    provider, monitor == null ? new NullProgressMonitor() : monitor);
        } catch (TmfAnalysisException e) {
            fail(e);
            return false;
        } finally {
            provider.dispose();
            releaseInitialization();
            fIsWorking = false;
            disposeIfUnused();
        }
    }

    private boolean openOrBuildAsTold(ITmfStateProvider provider, IProgressMonitor progress)
            throws TmfAnalysisException {
        return switch (getBackendType()) {
            case FULL -> openOrBuild(provider, progress);
            case PARTIAL -> {
                LOGGER.log(
                        System.Logger.Level.INFO,
                        "The analysis {0} asks for a partial history; it is kept as a full one.",
                        getName());
                yield openOrBuild(provider, progress);
            }
            case INMEM ->
                    build(
                            StateSystemFactory.newStateSystem(
                                    StateHistoryBackendFactory.createInMemoryBackend(
                                            getId(), provider.getStartTime())),
                            provider,
                            progress);
            case NULL ->
                    build(
                            StateSystemFactory.newStateSystem(
                                    StateHistoryBackendFactory.createNullBackend(getId())),
                            provider,
                            progress);
            case CUSTOM -> openOrBuildCustom(provider, progress);
        };
    }

    private boolean openOrBuild(ITmfStateProvider provider, IProgressMonitor monitor)
            throws TmfAnalysisException {
        File file = getSsFile();
        if (file == null) {
            return false;
        }
        boolean waiting = false;
        while (!monitor.isCanceled()) {
            try {
                return openOrBuild(file, provider, monitor);
            } catch (HistoryInUseException e) {
                if (!waiting) {
                    LOGGER.log(
                            System.Logger.Level.INFO, "{0}; waiting for its end", e.getMessage());
                }
                waiting = true;
                monitor.subTask("waiting for another program that builds the history");
            }
            try {
                TimeUnit.MILLISECONDS.sleep(HISTORY_IN_USE_PAUSE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return false;
    }

    private boolean openOrBuild(File file, ITmfStateProvider provider, IProgressMonitor monitor)
            throws TmfAnalysisException, HistoryInUseException {
        if (file.exists()) {
            try {
                publish(
                        StateSystemFactory.newStateSystem(
                                StateHistoryBackendFactory.createHistoryTreeBackendExistingFile(
                                        getId(), file, provider.getVersion()),
                                false));
                return true;
            } catch (HistoryInUseException e) {
                throw e;
            } catch (IOException | RuntimeException e) {
                LOGGER.log(
                        System.Logger.Level.WARNING,
                        "The stored history of {0} is not used but built anew: {1}",
                        getName(),
                        e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
            }
        }
        try {
            return build(
                    StateSystemFactory.newStateSystem(
                            StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                    getId(),
                                    file,
                                    provider.getVersion(),
                                    provider.getStartTime(),
                                    BACKEND_QUEUE_SIZE),
                            true),
                    provider,
                    monitor);
        } catch (HistoryInUseException e) {
            throw e;
        } catch (IOException e) {
            throw new TmfAnalysisException(
                    "The history file "
                            + file
                            + " cannot be written: "
                            + e.getMessage()
                            + ". Check that the folder exists, is writable and has space.",
                    e);
        }
    }

    private boolean openOrBuildCustom(ITmfStateProvider provider, IProgressMonitor monitor)
            throws TmfAnalysisException {
        try {
            ICustomStateHistoryBackend backend = getCustomBackend(getId(), provider);
            boolean built = backend.isBuilt();
            ITmfStateSystemBuilder stateSystem = StateSystemFactory.newStateSystem(backend, !built);
            if (!built) {
                return build(stateSystem, provider, monitor);
            }
            publish(stateSystem);
            return true;
        } catch (TmfTraceException | IOException e) {
            throw new TmfAnalysisException(
                    "The history of " + getName() + " cannot be opened: " + e.getMessage(), e);
        }
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
        fStateSystem = stateSystem;
        releaseInitialization();
    }

    private boolean build(
            ITmfStateSystemBuilder stateSystem,
            ITmfStateProvider provider,
            IProgressMonitor monitor) {
        HistoryBuild build = new HistoryBuild(this, stateSystem, provider, monitor);
        fBuild = build;
        provider.assignTargetStateSystem(stateSystem);
        publish(stateSystem);
        boolean built = false;
        try {
            built = build.run();
        } finally {
            if (!built) {
                fStateSystem = null;
                stateSystem.dispose();
                stateSystem.removeFiles();
            }
            fBuild = null;
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

    @Override
    protected void canceling() {
        HistoryBuild build = fBuild;
        if (build != null) {
            build.cancel();
        }
    }

    @Override
    public void dispose() {
        fIsDisposed = true;
        super.dispose();
        disposeIfUnused();
    }

    /**
     * Closes the history of a disposed module: at once, or when the run that is still using it has
     * ended. Whichever of the two comes last finds both flags as they need to be.
     */
    private void disposeIfUnused() {
        ITmfStateSystemBuilder stateSystem = fStateSystem;
        if (fIsDisposed && !fIsWorking && stateSystem != null) {
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

    /** Gives all events of a time range to a state provider. */
    protected class StateSystemEventRequest extends TmfEventRequest {

        private static final int REPORT_MASK = (1 << 13) - 1;

        private final ITmfStateProvider fProvider;
        private int fCount;

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
            super(
                    ITmfEvent.class,
                    timeRange,
                    index,
                    nbRequested,
                    ITmfEventRequest.ExecutionType.BACKGROUND,
                    TmfStateSystemAnalysisModule.this.getDependencyLevel());
            fProvider = sp;
        }

        @Override
        public void handleData(ITmfEvent event) {
            super.handleData(event);
            try {
                fProvider.processEvent(event);
            } catch (RuntimeException e) {
                fail(e);
                return;
            }
            if ((++fCount & REPORT_MASK) == 0) {
                HistoryBuild build = fBuild;
                if (build != null) {
                    build.report(event, REPORT_MASK + 1);
                }
            }
        }
    }

    @Override
    public @Nullable ITmfStateSystem getStateSystem(String id) {
        return id.equals(getId()) ? fStateSystem : null;
    }

    @Override
    public Iterable<ITmfStateSystem> getStateSystems() {
        ITmfStateSystem stateSystem = fStateSystem;
        return stateSystem == null ? Collections.emptySet() : Collections.singleton(stateSystem);
    }

    /**
     * Goes on with the construction when a trace that is still being written has got more events.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void traceRangeUpdated(TmfTraceRangeUpdatedSignal signal) {
        HistoryBuild build = fBuild;
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
        ITmfStateSystem stateSystem = fStateSystem;
        if (stateSystem != null) {
            properties.put("Version", String.valueOf(fProviderVersion));
            properties.put("Attributes", String.valueOf(stateSystem.getNbAttributes()));
            properties.put("Start", String.valueOf(stateSystem.getStartTime()));
            properties.put("End", String.valueOf(stateSystem.getCurrentEndTime()));
        }
        File file = getSsFile();
        if (file != null && file.exists()) {
            properties.put("File", file.getPath());
            properties.put("File size", String.valueOf(file.length()));
        }
        return properties;
    }

    @Override
    public void clearPersistentData() {
        cancel();
        waitForCompletion();
        ITmfStateSystemBuilder stateSystem = fStateSystem;
        fStateSystem = null;
        if (stateSystem != null) {
            stateSystem.dispose();
            stateSystem.removeFiles();
        }
        File file = getSsFile();
        if (file != null && file.exists() && !file.delete()) {
            LOGGER.log(
                    System.Logger.Level.WARNING, "The history file {0} cannot be deleted.", file);
        }
        resetAnalysis();
    }
}
