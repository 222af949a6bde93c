package org.eclipse.tracecompass.tmf.core.synchronization;

import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.Collection;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.component.TmfComponent;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Synchronizes traces, and reads what an earlier synchronization has found. It computes transforms
 * and does not change the traces: see {@link
 * org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment#synchronizeTraces(boolean)} for
 * that. The events must have the times of their own clocks meanwhile.
 */
public abstract class SynchronizationManager extends TmfComponent {

    private static final System.Logger LOGGER = LazyLogger.of(SynchronizationManager.class);

    /**
     * Synchronizes with the default algorithm.
     *
     * @param syncFile where the result is kept; null to keep it nowhere
     * @param traces the traces and experiments
     * @param doSync whether to synchronize again; else the file is read
     * @return the algorithm with what it has found; with nothing when there is no file to read
     */
    @NonNullByDefault({})
    public static SynchronizationAlgorithm synchronizeTraces(
            File syncFile, Collection<ITmfTrace> traces, boolean doSync) {
        return synchronizeTraces(
                syncFile, traces, SynchronizationAlgorithmFactory.getDefaultAlgorithm(), doSync);
    }

    /**
     * Synchronizes.
     *
     * @param syncFile where the result is kept; null to keep it nowhere
     * @param traces the traces and experiments
     * @param algo the algorithm
     * @param doSync whether to synchronize again; else the file is read
     * @return the given algorithm after a new synchronization; else the saved one, or the one that
     *     was given, with nothing found, when there is no file to read
     */
    @NonNullByDefault({})
    public static SynchronizationAlgorithm synchronizeTraces(
            File syncFile,
            Collection<ITmfTrace> traces,
            SynchronizationAlgorithm algo,
            boolean doSync) {
        return synchronizeTraces(syncFile, traces, algo, doSync, new NullProgressMonitor());
    }

    /**
     * Synchronizes, with progress.
     *
     * @param syncFile where the result is kept; null to keep it nowhere
     * @param traces the traces and experiments
     * @param algo the algorithm
     * @param doSync whether to synchronize again; else the file is read
     * @param monitor is told how far it is, and asked whether to stop
     * @return the given algorithm after a new synchronization; else the saved one, or the one that
     *     was given, with nothing found, when there is no file to read
     * @throws OperationCanceledException when the monitor was cancelled; nothing is saved
     */
    public static SynchronizationAlgorithm synchronizeTraces(
            @Nullable File syncFile,
            Collection<ITmfTrace> traces,
            SynchronizationAlgorithm algo,
            boolean doSync,
            IProgressMonitor monitor) {
        if (!doSync) {
            return load(syncFile, algo);
        }
        TmfEventMatching matching = new TmfEventMatching(traces, algo);
        matching.matchEvents(monitor);
        algo.setMatchStatistics(matching.getStatistics());
        if (monitor.isCanceled()) {
            throw new OperationCanceledException();
        }
        if (syncFile != null) {
            try {
                new SynchronizationBackend(syncFile, false).saveSync(algo);
            } catch (FileNotFoundException e) {
                LOGGER.log(System.Logger.Level.WARNING, e.getMessage(), e);
            } catch (IOException e) {
                throw new IllegalStateException("An optional file cannot be opened", e);
            }
        }
        return algo;
    }

    private static SynchronizationAlgorithm load(
            @Nullable File syncFile, SynchronizationAlgorithm ifNone) {
        if (syncFile == null || !syncFile.exists()) {
            return ifNone;
        }
        try {
            return new SynchronizationBackend(syncFile).openExistingSync();
        } catch (IOException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The stored synchronization is not used: {0}",
                    e.getMessage());
            return ifNone;
        }
    }
}
