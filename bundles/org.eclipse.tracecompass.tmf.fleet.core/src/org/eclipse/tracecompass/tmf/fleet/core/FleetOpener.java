package org.eclipse.tracecompass.tmf.fleet.core;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * Opens traces of a fleet with their stored histories, on the common clock. They get names where
 * results of the traces are kept: hard links, or copies if these are on another file system.
 * Nothing of the fleet is ever changed. Thread-safe.
 */
public final class FleetOpener {

    private static final int HEAD_BYTES = 200;

    /** A scheme, perhaps a host, and a path that is not encoded. That is how Hadoop writes it. */
    private static final Pattern WITH_SCHEME =
            Pattern.compile("([a-zA-Z][a-zA-Z0-9+.-]*):(?://[^/]*)?(/.*)", Pattern.DOTALL);

    private final Path folder;
    private final Manifest manifest;
    private final Map<String, ITmfTimestampTransform> toHost;
    private final Map<String, ITmfTimestampTransform> toCommon;
    private final FleetSpan span;

    private FleetOpener(Path folder, Manifest manifest) {
        this.folder = folder;
        this.manifest = manifest;
        this.toHost = manifest.toHost();
        this.toCommon = manifest.toCommon();
        this.span = FleetSpan.of(this, manifest.traces());
    }

    /** Returns whether a path is a manifest, or the folder of one. Reads its first bytes. */
    public static boolean isFleet(Path path) {
        Path file = Files.isDirectory(path) ? path.resolve(Manifest.FILE) : path;
        if (!file.endsWith(Manifest.FILE) || !Files.isRegularFile(file)) {
            return false;
        }
        try (var in = Files.newInputStream(file)) {
            String head = new String(in.readNBytes(HEAD_BYTES), StandardCharsets.UTF_8);
            return head.contains('"' + Manifest.FORMAT + '"');
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Reads a fleet.
     *
     * @param path the manifest, or its folder
     * @throws IOException if it cannot be read; the message says why
     */
    public static FleetOpener of(Path path) throws IOException {
        Path folder =
                Files.isDirectory(path)
                        ? path
                        : Objects.requireNonNull(path.toAbsolutePath().getParent());
        return new FleetOpener(folder.toAbsolutePath().normalize(), Manifest.read(path));
    }

    /** Returns what is in the fleet. */
    public Manifest manifest() {
        return manifest;
    }

    /** Returns from when to when the fleet has events. */
    public FleetSpan span() {
        return span;
    }

    /** Returns the transform from a trace's own clock to the common one. */
    public ITmfTimestampTransform clockOf(TraceEntry trace) {
        return toCommon.getOrDefault(trace.host(), TimestampTransformFactory.getDefaultTransform())
                .composeWith(
                        toHost.getOrDefault(
                                trace.name(), TimestampTransformFactory.getDefaultTransform()));
    }

    /**
     * Opens a trace; takes some milliseconds.
     *
     * @param entry a trace of the manifest
     * @return the trace, to be disposed of
     * @throws TmfTraceException if it is not there any more, or cannot be read
     */
    public TmfTrace open(TraceEntry entry) throws TmfTraceException {
        Path place = place(entry);
        List<ITmfTrace> opened = TmfTraceOpener.openEach(place, warning -> {});
        boolean isDone = false;
        try {
            if (opened.size() != 1 || !(opened.get(0) instanceof TmfTrace trace)) {
                throw new TmfTraceException(place + " is not one trace any more");
            }
            adopt(trace, entry);
            isDone = true;
            return trace;
        } finally {
            if (!isDone) {
                opened.forEach(ITmfTrace::dispose);
            }
        }
    }

    /** Makes a trace that of the fleet, with its name, its results and its clock. */
    private void adopt(TmfTrace trace, TraceEntry entry) {
        TmfTraceOpener.rename(trace, entry.name());
        trace.useTimestampTransform(TimestampTransformFactory.getDefaultTransform());
        try {
            HistoryLinks.link(
                    folder.resolve(entry.folder()).resolve(TraceBuild.HISTORY),
                    entry.history(),
                    Path.of(TmfTraceManager.getSupplementaryFileDir(trace)));
        } catch (IOException e) {
            LazyLogger.of(FleetOpener.class)
                    .log(
                            System.Logger.Level.WARNING,
                            "The stored results of {0} are not used: {1}",
                            entry.name(),
                            e.getMessage());
        }
        trace.useTimestampTransform(clockOf(entry));
    }

    private static Path place(TraceEntry entry) throws TmfTraceException {
        Matcher parts = WITH_SCHEME.matcher(entry.path());
        boolean hasScheme = parts.matches();
        if (hasScheme && !"file".equals(parts.group(1))) {
            throw new TmfTraceException(
                    "%s is on another file system; copy the traces here and build the fleet of them"
                            .formatted(entry.path()));
        }
        try {
            return Path.of(hasScheme ? parts.group(2) : entry.path());
        } catch (InvalidPathException e) {
            throw new TmfTraceException(entry.path() + " is no path: " + e.getReason(), e);
        }
    }

    /**
     * Opens traces as an experiment.
     *
     * @param wanted which
     * @param monitor cancels
     * @param warnings is told a sentence per trace that is left out
     * @return the experiment, to be disposed of
     * @throws TmfTraceException if there is no such trace, or none can be opened
     * @throws OperationCanceledException if the monitor is cancelled
     */
    public FleetExperiment openAll(
            Predicate<TraceEntry> wanted, IProgressMonitor monitor, Consumer<String> warnings)
            throws TmfTraceException {
        List<ITmfTrace> traces = new ArrayList<>();
        FleetExperiment experiment = new FleetExperiment();
        boolean isDone = false;
        try {
            for (TraceEntry entry : manifest.traces()) {
                if (monitor.isCanceled()) {
                    throw new OperationCanceledException();
                }
                if (wanted.test(entry)) {
                    try {
                        traces.add(open(entry));
                    } catch (TmfTraceException e) {
                        warnings.accept(entry.name() + ": " + e.getMessage());
                    }
                }
            }
            if (traces.isEmpty()) {
                throw new TmfTraceException(
                        "The fleet %s has no trace that can be opened".formatted(folder));
            }
            experiment.initExperiment(
                    ITmfEvent.class,
                    folder.toString(),
                    traces.toArray(new ITmfTrace[0]),
                    TmfExperiment.DEFAULT_INDEX_PAGE_SIZE,
                    null,
                    null);
            isDone = true;
            return experiment;
        } finally {
            if (!isDone) {
                traces.forEach(ITmfTrace::dispose);
            }
        }
    }
}
