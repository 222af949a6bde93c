package org.eclipse.tracecompass.tmf.core.trace;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.CacheFolder;
import org.eclipse.tracecompass.common.core.files.PrivateFolder;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.core.trace.ClosedTraces;
import org.eclipse.tracecompass.internal.tmf.core.trace.SupplementaryFolder;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;
import org.eclipse.tracecompass.tmf.core.component.TmfEventProvider;
import org.eclipse.tracecompass.tmf.core.signal.TmfEventFilterAppliedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceModelSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSynchronizedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * The traces that are open, which of them is active, and what is selected and visible in each. It
 * learns that from signals, before all other listeners. Thread-safe.
 */
public final class TmfTraceManager {

    /** Folder of the cache: what is not needed after the program has ended. */
    static final String TEMPORARY = "temp";

    private static final TmfTraceManager INSTANCE = new TmfTraceManager();

    static {
        TmfSignalManager.registerVIP(INSTANCE);
    }

    private final OpenTraceList open = new OpenTraceList();

    private TmfTraceManager() {}

    /** {@return the manager} */
    public static TmfTraceManager getInstance() {
        return INSTANCE;
    }

    /** Forgets all traces. */
    public void dispose() {
        open.clear();
    }

    /** {@return the active trace or experiment, null when none is open} */
    public @Nullable ITmfTrace getActiveTrace() {
        return open.active();
    }

    /** {@return the active trace, or the traces of the active experiment} */
    public Collection<ITmfTrace> getActiveTraceSet() {
        return getTraceSet(open.active());
    }

    /**
     * {@return the open traces and experiments, without the traces of experiments, in the order of
     * opening}
     */
    public Set<ITmfTrace> getOpenedTraces() {
        return open.all();
    }

    /**
     * The open traces of a host, those of experiments included.
     *
     * @param hostId the host
     * @return its traces
     */
    public Set<ITmfTrace> getTracesForHost(String hostId) {
        Set<ITmfTrace> traces = new LinkedHashSet<>();
        for (ITmfTrace opened : getOpenedTraces()) {
            for (ITmfTrace trace : getTraceSetWithExperiment(opened)) {
                if (trace.getHostId().equals(hostId)) {
                    traces.add(trace);
                }
            }
        }
        return traces;
    }

    /**
     * The file of a trace's editor.
     *
     * @param trace an open trace
     * @return the file, or null
     */
    public @Nullable IFile getTraceEditorFile(ITmfTrace trace) {
        return open.contextOf(trace).getEditorFile();
    }

    /** {@return what is selected and visible in the active trace} */
    public TmfTraceContext getCurrentTraceContext() {
        return open.activeContext();
    }

    /**
     * The selection and visible window of a trace.
     *
     * @param trace a trace
     * @return its context; one with empty ranges when it is not open
     */
    public TmfTraceContext getTraceContext(ITmfTrace trace) {
        return open.contextOf(trace);
    }

    /**
     * A name that no other open trace has.
     *
     * @param trace a trace
     * @return its name, with a number when several open traces have it
     */
    public String getTraceUniqueName(@Nullable ITmfTrace trace) {
        return trace == null ? "" : open.uniqueName(trace);
    }

    /**
     * The traces of an experiment.
     *
     * @param trace a trace or experiment
     * @return the trace, or all traces below the experiment; empty for null
     */
    public static Collection<ITmfTrace> getTraceSet(@Nullable ITmfTrace trace) {
        return collect(trace, false);
    }

    /**
     * An experiment and its traces.
     *
     * @param trace a trace or experiment
     * @return the trace, or the experiment and all below it; empty for null
     */
    public static Collection<ITmfTrace> getTraceSetWithExperiment(@Nullable ITmfTrace trace) {
        return collect(trace, true);
    }

    private static Set<ITmfTrace> collect(@Nullable ITmfTrace trace, boolean experiments) {
        if (trace != null && !(trace instanceof TmfExperiment)) {
            // asked for each event by columns that an analysis fills
            return Collections.singleton(trace);
        }
        Set<ITmfTrace> traces = new LinkedHashSet<>();
        collect(trace, traces, experiments);
        return Collections.unmodifiableSet(traces);
    }

    private static void collect(
            @Nullable ITmfTrace trace, Set<ITmfTrace> traces, boolean experiments) {
        if (trace == null) {
            return;
        }
        if (!(trace instanceof TmfExperiment) || experiments) {
            traces.add(trace);
        }
        if (trace instanceof TmfExperiment experiment) {
            experiment.getTraces().forEach(child -> collect(child, traces, experiments));
        }
    }

    /**
     * The folder for files that belong to a trace but are not part of it.
     *
     * @param trace the trace
     * @return the folder, which exists, with a separator at the end
     */
    public static String getSupplementaryFileDir(ITmfTrace trace) {
        return SupplementaryFolder.of(trace).toString() + File.separator;
    }

    /**
     * Returns a text that identifies the content of a trace and its clock, wherever the trace is.
     * Store it in every file in {@link #getSupplementaryFileDir} that is computed from the trace,
     * and do not use a file with another text. Costs some milliseconds when a trace is opened for
     * the first time, and next to nothing afterwards.
     *
     * @param trace the trace
     * @return the text, one or two lines
     */
    public static String getOrigin(ITmfTrace trace) {
        return SupplementaryFolder.originOf(trace);
    }

    /**
     * Notifies the workspace that a trace's supplementary files have changed. Does nothing without
     * a workspace.
     *
     * @param trace the trace
     */
    public static void refreshSupplementaryFiles(ITmfTrace trace) {
        IResource resource = trace.getResource();
        IProject project = resource == null ? null : resource.getProject();
        if (project == null || !project.isAccessible()) {
            return;
        }
        Thread refresh = new Thread(() -> refresh(project), "Refresh supplementary files");
        refresh.setDaemon(true);
        refresh.start();
    }

    private static void refresh(IProject project) {
        try {
            project.getFolder(TmfCommonConstants.TRACE_SUPPLEMENTARY_FOLDER_NAME)
                    .refreshLocal(IResource.DEPTH_INFINITE, null);
        } catch (CoreException e) {
            LazyLogger.of(TmfTraceManager.class)
                    .log(
                            System.Logger.Level.WARNING,
                            "Supplementary files of " + project + " not refreshed",
                            e);
        }
    }

    /**
     * Deletes the supplementary files of a trace.
     *
     * @param trace the trace
     */
    public static void deleteSupplementaryFiles(ITmfTrace trace) {
        SupplementaryFolder.delete(trace, false);
        refreshSupplementaryFiles(trace);
    }

    /**
     * Deletes the supplementary folder of a trace.
     *
     * @param trace the trace
     */
    public static void deleteSupplementaryFolder(ITmfTrace trace) {
        SupplementaryFolder.delete(trace, true);
        refreshSupplementaryFiles(trace);
    }

    /**
     * Whether a selection made in one trace is followed in another.
     *
     * @param trace the one
     * @param other the other
     * @return true when both are one trace, or both follow each other
     */
    public boolean isSynchronized(ITmfTrace trace, ITmfTrace other) {
        return open.isSynchronized(trace, other);
    }

    /**
     * Changes the context of an open trace.
     *
     * @param trace the trace; nothing is done when it is not open
     * @param updater changes the builder that it is given
     */
    public void updateTraceContext(
            ITmfTrace trace, UnaryOperator<TmfTraceContext.Builder> updater) {
        open.update(trace, updater);
    }

    /**
     * A trace was opened: it becomes the active one.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void traceOpened(TmfTraceOpenedSignal signal) {
        ITmfTrace trace = signal.getTrace();
        ClosedTraces.removeWithParts(trace);
        if (trace.getStartTime().equals(TmfTimestamp.BIG_BANG)) {
            // The trace has not been read yet; without its start there is no range to show.
            trace.readStart();
        }
        TmfTimeRange window = trace.getInitialTimeRange();
        ITmfTimestamp start = window.getStartTime();
        TmfTraceContext context =
                trace.createTraceContext(
                        new TmfTimeRange(start, start), window, signal.getEditorFile(), null);
        open.open(trace, context);
    }

    /**
     * Something happened to the model of a host: the contexts of its traces are told.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void signalReceived(TmfTraceModelSignal signal) {
        open.contextsOfHost(signal.getHostId()).forEach(context -> context.receive(signal));
    }

    /**
     * A trace was selected: it becomes the active one.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void traceSelected(TmfTraceSelectedSignal signal) {
        open.select(signal.getTrace());
        if (signal.getTrace() instanceof TmfEventProvider provider) {
            provider.preferBackgroundRequests();
        }
    }

    /**
     * A filter was applied: it is remembered.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void filterApplied(TmfEventFilterAppliedSignal signal) {
        updateTraceContext(
                signal.getTrace(), builder -> builder.setFilter(signal.getEventFilter()));
    }

    /**
     * The traces of an experiment have other times: what of its selection and visible range is not
     * in its time any more starts again.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void traceSynchronized(TmfTraceSynchronizedSignal signal) {
        if (signal.getSource() instanceof ITmfTrace trace && getOpenedTraces().contains(trace)) {
            open.timesChanged(trace);
        }
    }

    /**
     * A trace was closed: it is forgotten.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        ClosedTraces.addWithParts(signal.getTrace());
        open.close(signal.getTrace());
    }

    /**
     * The selection has changed: the trace that it was made in follows, and those that are
     * synchronized with it and have that time.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void selectionRangeUpdated(TmfSelectionRangeUpdatedSignal signal) {
        open.setSelection(signal.getTrace(), signal.getBeginTime(), signal.getEndTime());
    }

    /**
     * The visible range has changed: the trace that it was made in follows, and those that are
     * synchronized with it, each as far as it has that time.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void windowRangeUpdated(TmfWindowRangeUpdatedSignal signal) {
        open.setWindow(signal.getTrace(), signal.getCurrentRange());
    }

    /** {@return a folder for files that are not needed after the program has ended; it exists} */
    public static String getTemporaryDirPath() {
        Path folder = CacheFolder.root().resolve(TEMPORARY);
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            // An unwritable cache is reported when a history is stored.
            return PrivateFolder.temporary().toString();
        }
        return folder.toString();
    }
}
