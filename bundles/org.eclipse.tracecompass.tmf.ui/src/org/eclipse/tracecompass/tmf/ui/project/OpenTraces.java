package org.eclipse.tracecompass.tmf.ui.project;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.open.OpenTraceJob;
import org.eclipse.tracecompass.internal.tmf.ui.open.RecentTraces;
import org.eclipse.tracecompass.internal.tmf.ui.signal.TraceSelection;
import org.eclipse.tracecompass.internal.tmf.ui.signal.UiSignals;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.jobs.Background;

/**
 * Opens and closes traces for the workbench. All work is done in jobs, which show their progress
 * and can be cancelled; what goes wrong is told to the user in a dialog. May be called from any
 * thread.
 */
public final class OpenTraces {

    private static final OpenTraces INSTANCE = new OpenTraces();

    private final RecentTraces recent = RecentTraces.ofPreferences();
    private final Set<String> openingElsewhere = ConcurrentHashMap.newKeySet();
    private final Set<OpenTraceJob> opening = ConcurrentHashMap.newKeySet();
    private final Opened owner = new Opened();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    private final Map<ITmfTrace, List<String>> notes =
            Collections.synchronizedMap(new WeakHashMap<>());

    private volatile boolean isEnding;

    private OpenTraces() {}

    /** The one of this workbench. */
    public static OpenTraces get() {
        return INSTANCE;
    }

    /**
     * Opens files and folders. Several at once are opened as one experiment; a folder that holds
     * several traces is an experiment, too. What is already open is selected instead.
     *
     * @param paths trace files or folders
     * @return the job that opens them, already scheduled; that of an earlier call if they are being
     *     opened
     */
    public Job open(List<Path> paths) {
        List<Path> traces = paths.stream().map(OpenTraces::traceOf).distinct().toList();
        OpenTraceJob job;
        synchronized (opening) {
            for (OpenTraceJob other : opening) {
                if (!other.isCancelled() && Set.copyOf(other.paths()).equals(Set.copyOf(traces))) {
                    return other;
                }
            }
            job = new OpenTraceJob(traces, owner);
            opening.add(job);
        }
        job.addJobChangeListener(IJobChangeListener.onDone(event -> ended(job)));
        changed();
        job.schedule();
        return job;
    }

    /** Opens a trace that is not a file of this machine. */
    @FunctionalInterface
    public interface Opener {

        /**
         * Opens the trace, on a thread of a job.
         *
         * @param monitor is told what is done, and cancels
         * @return the trace; null when it was not opened, and the user knows why
         */
        @Nullable
        ITmfTrace open(IProgressMonitor monitor);
    }

    /**
     * Opens a trace that is not a file of this machine. It is listed as being opened meanwhile.
     *
     * @param label its name for the user
     * @param opener opens it
     * @return the job that opens it, already scheduled
     * @since 1.2
     */
    public Job open(String label, Opener opener) {
        openingElsewhere.add(label);
        changed();
        return Background.run(
                Texts.bind(Messages.Open_Job, label),
                monitor -> {
                    try {
                        ITmfTrace trace = opener.open(monitor);
                        if (trace != null) {
                            TmfSignalManager.dispatchSignal(
                                    new TmfTraceOpenedSignal(this, trace, null));
                            TraceSelection.select(this, trace);
                        }
                    } finally {
                        openingElsewhere.remove(label);
                        changed();
                    }
                });
    }

    /**
     * Lets traces be dropped on a control and on the controls in it that take no drops themselves.
     * On the UI thread only.
     */
    public static void acceptDrops(Control control) {
        TraceDrop.accept(control);
    }

    /** The names of what is being opened now. */
    public List<String> opening() {
        return Stream.concat(opening.stream().map(OpenTraceJob::label), openingElsewhere.stream())
                .sorted()
                .toList();
    }

    /**
     * The problems found when a trace was opened, one sentence each: traces of its folder that were
     * left out.
     */
    public List<String> notes(ITmfTrace trace) {
        return notes.getOrDefault(trace, List.of());
    }

    /**
     * Adds a listener that is told, on any thread, when {@link #opening()} or {@link #recent()}
     * changed.
     */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** Removes a listener. */
    public void removeListener(Runnable listener) {
        listeners.remove(listener);
    }

    /** The recently opened traces, newest first; each entry was opened together. */
    public List<List<Path>> recent() {
        return recent.list();
    }

    /** The folder of what was opened last, where one looks for more; null if nothing was. */
    public @Nullable Path lastFolder() {
        List<List<Path>> opened = recent();
        return opened.isEmpty() ? null : opened.get(0).get(0).getParent();
    }

    /** Forgets what was opened last. */
    public void clearRecent() {
        recent.clear();
        changed();
    }

    /** Makes an open trace the active one. */
    public void select(ITmfTrace trace) {
        TraceSelection.selectLater(this, trace);
    }

    /**
     * Closes a trace; its analyses are cancelled. Another open trace becomes the active one.
     *
     * @return the job that closes it, already scheduled
     */
    public Job close(ITmfTrace trace) {
        return Background.run(
                Texts.bind(Messages.Close_Job, trace.getName()), monitor -> closeNow(trace));
    }

    /** Closes all traces, now. */
    public void closeAllNow() {
        opening.forEach(OpenTraceJob::giveUp);
        List.copyOf(TmfTraceManager.getInstance().getOpenedTraces()).forEach(this::closeNow);
    }

    /**
     * Closes all traces, now, for the program ends. Meanwhile {@link #isEnding()} is true.
     *
     * @since 9.5.0
     */
    public void closeAtEnd() {
        isEnding = true;
        try {
            closeAllNow();
        } finally {
            // Someone may still refuse to let the program end.
            isEnding = false;
        }
    }

    /**
     * Returns whether traces are closed because the program ends, not because the user is done with
     * them.
     *
     * @since 9.5.0
     */
    public boolean isEnding() {
        return isEnding;
    }

    /**
     * Throws away what an analysis has stored and runs it again.
     *
     * @return the job that starts it, already scheduled
     */
    public Job rebuild(IAnalysisModule analysis) {
        return Background.run(
                Texts.bind(Messages.Rebuild_Job, analysis.getName()),
                monitor -> {
                    analysis.cancel();
                    analysis.clearPersistentData();
                    analysis.schedule();
                    changed();
                });
    }

    private void closeNow(ITmfTrace trace) {
        boolean active = TmfTraceManager.getInstance().getActiveTrace() == trace;
        TmfSignalManager.dispatchSignal(new TmfTraceClosedSignal(this, trace));
        UiSignals.flush();
        trace.dispose();
        if (active) {
            List<ITmfTrace> left = new ArrayList<>(TmfTraceManager.getInstance().getOpenedTraces());
            left.remove(trace);
            if (!left.isEmpty()) {
                TraceSelection.select(this, left.get(left.size() - 1));
            }
        }
    }

    /**
     * Closes a trace whose editor is closed, now; for editors of traces. On the UI thread.
     *
     * @param trace an open trace
     */
    public void closedByEditor(ITmfTrace trace) {
        closeNow(trace);
    }

    /** A job that is cancelled before its turn does not say so itself. */
    private void ended(OpenTraceJob job) {
        if (opening.remove(job)) {
            changed();
        }
    }

    /** Keeps in mind what was opened from where, and what was left out. */
    private final class Opened implements OpenTraceJob.Owner {

        private final Map<ITmfTrace, Set<Path>> sources =
                Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        public @Nullable ITmfTrace find(List<Path> paths) {
            for (ITmfTrace trace : TmfTraceManager.getInstance().getOpenedTraces()) {
                if (Set.copyOf(paths).equals(sources.get(trace))) {
                    return trace;
                }
            }
            return null;
        }

        @Override
        public void opened(OpenTraceJob job, ITmfTrace trace) {
            if (sources.putIfAbsent(trace, Set.copyOf(job.paths())) == null) {
                notes.put(trace, job.leftOut());
            }
            recent.add(job.paths());
        }

        @Override
        public void finished(OpenTraceJob job) {
            opening.remove(job);
            changed();
        }
    }

    private void changed() {
        listeners.forEach(Runnable::run);
    }

    /** A metadata file stands for the trace folder that it describes. */
    private static Path traceOf(Path path) {
        Path normal = path.toAbsolutePath().normalize();
        Path parent = normal.getParent();
        Path name = normal.getFileName();
        boolean metadata =
                name != null && name.toString().equals("metadata") && Files.isRegularFile(normal);
        return metadata && parent != null ? parent : normal;
    }
}
