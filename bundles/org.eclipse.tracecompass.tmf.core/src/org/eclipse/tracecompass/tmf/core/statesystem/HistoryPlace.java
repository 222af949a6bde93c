package org.eclipse.tracecompass.tmf.core.statesystem;

import java.io.File;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.Shortage;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.core.trace.OwnClock;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryInUseException;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryOrigin;
import org.eclipse.tracecompass.statesystem.core.backend.ICheckpointedBackend;
import org.eclipse.tracecompass.statesystem.core.backend.ICustomStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.IHistoryReplayer;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.IStoredHistory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Where the history of one analysis is kept: opens what is stored there, if it is whole and of the
 * version of the provider, and starts again otherwise.
 *
 * @param id the id of the state system
 * @param name the name of the analysis, for messages
 * @param provider the provider, for its version, its start, and its trace
 * @param parameters what the parameters of the analysis are; another text for other ones
 * @param monitor tells when not to wait any longer
 */
record HistoryPlace(
        String id,
        String name,
        ITmfStateProvider provider,
        String parameters,
        IProgressMonitor monitor) {

    /** How long to wait, ms, before a history that another builder writes is tried again. */
    private static final long IN_USE_PAUSE = 100;

    private static final System.Logger LOGGER = LazyLogger.of(HistoryPlace.class);

    /**
     * A history that was opened or begun.
     *
     * @param stateSystem its state system
     * @param isBuilt whether it is complete
     * @param checkpoints the backend, if it takes checkpoints while it is being built
     * @param file the backend, if it has a file
     */
    record Opened(
            ITmfStateSystemBuilder stateSystem,
            boolean isBuilt,
            @Nullable ICheckpointedBackend checkpoints,
            @Nullable IStoredHistory file) {}

    /** Opens or begins a file in one of its forms. */
    private interface Form {
        IStateHistoryBackend open(File file) throws IOException;

        IStateHistoryBackend begin(File file) throws IOException;
    }

    Opened inMemory() {
        return begun(StateHistoryBackendFactory.createInMemoryBackend(id, provider.getStartTime()));
    }

    Opened nowhere() {
        return begun(StateHistoryBackendFactory.createNullBackend(id));
    }

    private static Opened begun(IStateHistoryBackend backend) {
        return new Opened(
                StateSystemFactory.newStateSystem(backend),
                false,
                backend instanceof ICheckpointedBackend checkpoints ? checkpoints : null,
                backend instanceof IStoredHistory stored ? stored : null);
    }

    /** With a backend that the analysis brings along. */
    Opened custom(ICustomStateHistoryBackend backend) throws TmfAnalysisException {
        try {
            boolean built = backend.isBuilt();
            return new Opened(
                    StateSystemFactory.newStateSystem(backend, !built), built, null, null);
        } catch (IOException e) {
            throw new TmfAnalysisException(
                    "The history of " + name + " cannot be opened: " + e.getMessage(), e);
        }
    }

    /**
     * In a file that has everything, by the times of the trace's own clock; null if waiting for
     * another builder was cancelled.
     */
    @Nullable
    Opened full(File file) throws TmfAnalysisException {
        Opened own = fullByOwnClock(file);
        return own == null
                ? null
                : new Opened(
                        OwnClockStateSystem.of(own.stateSystem, provider.getTrace()),
                        own.isBuilt,
                        own.checkpoints,
                        own.file);
    }

    private long ownStart() {
        long shown = provider.getStartTime();
        return OwnClock.of(provider.getTrace()).map(clock -> clock.toOwn(shown)).orElse(shown);
    }

    /** The required origin of a file, in addition to the version of the provider. */
    private HistoryOrigin origin(String source) {
        String configuration =
                provider instanceof IConfiguredStateProvider configured
                        ? configured.getConfiguration()
                        : "";
        return new HistoryOrigin(
                source,
                configuration.isEmpty() && parameters.isEmpty()
                        ? ""
                        : configuration.length() + " " + configuration + parameters);
    }

    private @Nullable Opened fullByOwnClock(File file) throws TmfAnalysisException {
        HistoryOrigin origin = origin(OwnClock.origin(provider.getTrace()));
        return inFile(
                file,
                new Form() {
                    @Override
                    public IStateHistoryBackend open(File stored) throws IOException {
                        return StateHistoryBackendFactory.createHistoryTreeBackendExistingFile(
                                id, stored, provider.getVersion(), origin);
                    }

                    @Override
                    public IStateHistoryBackend begin(File stored) throws IOException {
                        return StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                id, stored, provider.getVersion(), ownStart(), origin);
                    }
                });
    }

    /** In a file that has a part; null if waiting for another builder was cancelled. */
    @Nullable
    Opened partial(File file, IHistoryReplayer replayer) throws TmfAnalysisException {
        HistoryOrigin origin = origin(TmfTraceManager.getOrigin(provider.getTrace()));
        return inFile(
                file,
                new Form() {
                    @Override
                    public IStateHistoryBackend open(File stored) throws IOException {
                        return StateHistoryBackendFactory.createPartialBackendExistingFile(
                                id, stored, provider.getVersion(), origin, replayer);
                    }

                    @Override
                    public IStateHistoryBackend begin(File stored) throws IOException {
                        return StateHistoryBackendFactory.createPartialBackendNewFile(
                                id,
                                stored,
                                provider.getVersion(),
                                provider.getStartTime(),
                                origin,
                                replayer);
                    }
                });
    }

    private @Nullable Opened inFile(File file, Form form) throws TmfAnalysisException {
        boolean waiting = false;
        while (!monitor.isCanceled()) {
            try {
                Opened stored = file.exists() ? open(file, form) : null;
                return stored == null ? begin(file, form) : stored;
            } catch (HistoryInUseException e) {
                if (!waiting) {
                    LOGGER.log(
                            System.Logger.Level.INFO, "{0}; waiting for its end", e.getMessage());
                }
                waiting = true;
                monitor.subTask("waiting for another program that builds the history");
            }
            try {
                TimeUnit.MILLISECONDS.sleep(IN_USE_PAUSE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return null;
            }
        }
        return null;
    }

    private @Nullable Opened open(File file, Form form)
            throws TmfAnalysisException, HistoryInUseException {
        try {
            IStateHistoryBackend backend = form.open(file);
            return new Opened(
                    StateSystemFactory.newStateSystem(backend, false),
                    true,
                    null,
                    backend instanceof IStoredHistory stored ? stored : null);
        } catch (HistoryInUseException e) {
            throw e;
        } catch (IOException | RuntimeException e) {
            Optional<Shortage> shortage = Shortage.behind(e);
            if (shortage.isPresent()) {
                // To build it anew would replace one that may be good.
                throw new TmfAnalysisException(
                        "The stored history %s cannot be read: %s"
                                .formatted(file, shortage.get().clause()),
                        e);
            }
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The stored history of {0} is not used but rebuilt: {1}",
                    name,
                    e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
            return null;
        }
    }

    private static Opened begin(File file, Form form)
            throws TmfAnalysisException, HistoryInUseException {
        try {
            return begun(form.begin(file));
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

    /** Puts what there is to tell about a history among the properties of its analysis. */
    static void describe(
            @Nullable ITmfStateSystem stateSystem,
            int version,
            @Nullable File file,
            @Nullable IStoredHistory stored,
            Map<String, String> properties) {
        if (stateSystem != null) {
            properties.put("Version", String.valueOf(version));
            properties.put("Attributes", String.valueOf(stateSystem.getNbAttributes()));
            properties.put("Start", String.valueOf(stateSystem.getStartTime()));
            properties.put("End", String.valueOf(stateSystem.getCurrentEndTime()));
        }
        if (file != null && file.exists()) {
            properties.put("File", file.getPath());
            // of the file that is open: another program may be writing a new one in its place
            properties.put(
                    "File size",
                    String.valueOf(stored == null ? file.length() : stored.getFileSize()));
        }
    }
}
