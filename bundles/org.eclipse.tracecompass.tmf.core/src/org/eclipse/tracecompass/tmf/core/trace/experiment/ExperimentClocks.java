package org.eclipse.tracecompass.tmf.core.trace.experiment;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.trace.SupplementaryFolder;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSynchronizedSignal;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithmFactory;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationBackend;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationManager;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The clocks of an experiment's traces: what synchronization has found of how they differ, where
 * that is kept, and how the traces come to use it.
 */
final class ExperimentClocks {

    private static final String SYNCHRONIZATION = "synchronization";
    private static final String SYNCHRONIZATION_FILE = "synchronization.bin";

    private final TmfExperiment experiment;
    private final Runnable refresh;
    private volatile HostClocks hosts = new HostClocks(List.of());

    /** What the traces use that is not saved; null if they use something else. */
    private volatile @Nullable SynchronizationAlgorithm used;

    /**
     * The clocks of an experiment.
     *
     * @param experiment the experiment
     * @param refresh restarts the analyses that were started when the experiment was opened
     */
    ExperimentClocks(TmfExperiment experiment, Runnable refresh) {
        this.experiment = experiment;
        this.refresh = refresh;
    }

    /** Learns the clocks of the hosts, and lets the traces use them unless they have others. */
    void alignHosts() {
        HostClocks hosts = new HostClocks(TmfTraceManager.getTraceSet(experiment));
        this.hosts = hosts;
        hosts.apply();
    }

    /** See {@link TmfExperiment#getHostClock}. */
    ITmfTimestampTransform ofHost(ITmfTrace trace) {
        return hosts.get(trace);
    }

    private Function<ITmfTrace, ITmfTimestampTransform> transforms(SynchronizationAlgorithm found) {
        return trace -> found.getTimestampTransform(trace).composeWith(ofHost(trace));
    }

    /** See {@link TmfExperiment#getSynchronizationFolder}. */
    String folder(boolean absolute) {
        if (!absolute && experiment.getResource() instanceof IFolder folder) {
            return folder.getFolder(SYNCHRONIZATION).getFullPath().toString();
        }
        return SupplementaryFolder.ofTrace(experiment).toString() + File.separator;
    }

    private File file() {
        return new File(experiment.getSynchronizationFolder(true), SYNCHRONIZATION_FILE);
    }

    /** See {@link TmfExperiment#synchronizeTraces(boolean)}. */
    SynchronizationAlgorithm synchronize(
            boolean doSync, SynchronizationAlgorithm algorithm, IProgressMonitor monitor) {
        SynchronizationAlgorithm found =
                doSync ? find(algorithm, monitor) : search(algorithm, false, monitor);
        if (doSync || found != algorithm) {
            remember(transforms(found));
            experiment.broadcast(new TmfTraceSynchronizedSignal(experiment, found));
        }
        return found;
    }

    /** See {@link TmfExperiment#getSynchronization}. */
    SynchronizationAlgorithm last() {
        SynchronizationAlgorithm found = used;
        return found != null
                ? found
                : search(
                        SynchronizationAlgorithmFactory.getDefaultAlgorithm(),
                        false,
                        new NullProgressMonitor());
    }

    /** See {@link TmfExperiment#setSynchronization}. */
    void set(SynchronizationAlgorithm found) throws IOException {
        new SynchronizationBackend(file(), false).saveSync(found);
        remember(transforms(found));
        experiment.broadcast(new TmfTraceSynchronizedSignal(experiment, found));
    }

    /** Restores the clocks of the hosts, and forgets the result. */
    void clear() {
        try {
            Files.deleteIfExists(file().toPath());
        } catch (IOException e) {
            throw new UncheckedIOException("The stored synchronization cannot be deleted", e);
        }
        // Only their own clocks are remembered: which host clock fits depends on the experiment.
        remember(trace -> TimestampTransformFactory.getDefaultTransform());
        if (use(this::ofHost)) {
            refresh.run();
        }
        tellOfNothingFound();
    }

    /** See {@link TmfExperiment#setClocks}. */
    void set(Function<ITmfTrace, ITmfTimestampTransform> transforms) {
        remember(transforms);
        tellOfNothingFound();
    }

    private void tellOfNothingFound() {
        experiment.broadcast(
                new TmfTraceSynchronizedSignal(
                        experiment, SynchronizationAlgorithmFactory.getDefaultAlgorithm()));
    }

    /** Looks for messages while the traces have the times of their hosts' clocks. */
    private SynchronizationAlgorithm find(
            SynchronizationAlgorithm algorithm, IProgressMonitor monitor) {
        Map<ITmfTrace, ITmfTimestampTransform> before = new LinkedHashMap<>();
        for (ITmfTrace trace : TmfTraceManager.getTraceSet(experiment)) {
            before.put(trace, trace.getTimestampTransform());
        }
        useAndTell(this::ofHost);
        boolean isDone = false;
        try {
            SynchronizationAlgorithm found = search(algorithm, true, monitor);
            isDone = true;
            return found;
        } finally {
            if (!isDone) {
                useAndTell(
                        trace ->
                                before.getOrDefault(
                                        trace, TimestampTransformFactory.getDefaultTransform()));
            }
        }
    }

    /** Views must not go on to show what has other times now. */
    private void useAndTell(Function<ITmfTrace, ITmfTimestampTransform> transforms) {
        if (use(transforms)) {
            refresh.run();
            tellOfNothingFound();
        }
    }

    private SynchronizationAlgorithm search(
            SynchronizationAlgorithm algorithm, boolean doSync, IProgressMonitor monitor) {
        return SynchronizationManager.synchronizeTraces(
                file(), List.of(experiment), algorithm, doSync, monitor);
    }

    /** See {@link TmfExperiment#useSynchronization}. */
    boolean use(SynchronizationAlgorithm found) {
        boolean changes = use(transforms(found));
        used = found;
        return changes;
    }

    /** See {@link TmfExperiment#useClocks}. */
    boolean use(Function<ITmfTrace, ITmfTimestampTransform> transforms) {
        used = null;
        boolean changes = false;
        for (ITmfTrace trace : TmfTraceManager.getTraceSet(experiment)) {
            ITmfTimestampTransform transform = transforms.apply(trace);
            if (trace instanceof TmfTrace part) {
                changes |= part.useTimestampTransform(transform);
            } else if (!transform.equals(trace.getTimestampTransform())) {
                trace.setTimestampTransform(transform);
                changes = true;
            }
        }
        if (changes) {
            experiment.clockChanged();
        }
        return changes;
    }

    private void remember(Function<ITmfTrace, ITmfTimestampTransform> transforms) {
        // Once for each trace: they may depend on the transforms that the traces have now.
        Map<ITmfTrace, ITmfTimestampTransform> wanted = new LinkedHashMap<>();
        TmfTraceManager.getTraceSet(experiment)
                .forEach(trace -> wanted.put(trace, transforms.apply(trace)));
        boolean changes = use(trace -> wanted.getOrDefault(trace, trace.getTimestampTransform()));
        // They are in use: this makes the traces remember them, and changes nothing else.
        wanted.forEach(ITmfTrace::setTimestampTransform);
        if (changes) {
            refresh.run();
        }
    }
}
