package org.eclipse.tracecompass.internal.tmf.ui.open;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.MultiStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.signal.TraceSelection;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.Archive;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** Opens what the user chose as one trace or experiment, or says why not. */
public final class OpenTraceJob extends Job {

    /** How many letters the list of details shows of a line. */
    private static final int LINE = 80;

    /** Knows what is open, and is told. Called on the thread of a job. */
    public interface Owner {

        /** The trace that was opened from some paths, in any order, and is still open; or null. */
        @Nullable
        ITmfTrace find(List<Path> paths);

        /** A trace was opened, and is selected. */
        void opened(OpenTraceJob job, ITmfTrace trace);

        /** The job has ended; not called if it was cancelled before it began. */
        void finished(OpenTraceJob job);
    }

    private final List<Path> paths;
    private final Owner owner;
    private final List<String> leftOut = new CopyOnWriteArrayList<>();
    private volatile boolean cancelled;

    /**
     * @param paths what to open, together
     * @param owner knows what is open
     */
    public OpenTraceJob(List<Path> paths, Owner owner) {
        super(Texts.bind(Messages.Open_Job, labelOf(paths)));
        this.paths = paths;
        this.owner = owner;
        setPriority(LONG);
        setUser(false);
    }

    /** The opened traces. */
    public List<Path> paths() {
        return paths;
    }

    /** Cancels the job, whether it runs or not. */
    public void giveUp() {
        cancelled = true;
        cancel();
    }

    /** Whether the job was cancelled while it was running, or given up. */
    public boolean isCancelled() {
        return cancelled;
    }

    @Override
    protected void canceling() {
        cancelled = true;
    }

    /** The name of what is opened. */
    public String label() {
        return labelOf(paths);
    }

    /** A short name for some paths: the last two parts of each. */
    public static String labelOf(Collection<Path> paths) {
        return paths.stream().map(OpenTraceJob::shortName).collect(Collectors.joining(" + "));
    }

    private static String shortName(Path path) {
        if (DemoTraces.isFolder(path)) {
            return Messages.Open_Demo;
        }
        int count = path.getNameCount();
        return count <= 2 ? path.toString() : path.subpath(count - 2, count).toString();
    }

    @Override
    protected IStatus run(@Nullable IProgressMonitor progress) {
        SubMonitor monitor = SubMonitor.convert(progress, paths.size());
        try {
            ITmfTrace known = alreadyOpen();
            if (known != null) {
                TraceSelection.select(this, known);
                owner.opened(this, known);
                return Status.OK_STATUS;
            }
            List<OpenProblem> problems = new ArrayList<>();
            List<ITmfTrace> opened = openEach(monitor, problems);
            if (monitor.isCanceled()) {
                opened.forEach(ITmfTrace::dispose);
                return Status.CANCEL_STATUS;
            }
            ITmfTrace result = null;
            if (!opened.isEmpty()) {
                result = opened.size() == 1 ? opened.get(0) : together(opened, problems);
            }
            if (result != null) {
                TmfSignalManager.dispatchSignal(new TmfTraceOpenedSignal(this, result, null));
                TraceSelection.select(this, result);
                owner.opened(this, result);
            }
            if (!problems.isEmpty()) {
                tell(OpenProblem.together(problems));
            }
            return Status.OK_STATUS;
        } finally {
            owner.finished(this);
        }
    }

    private @Nullable ITmfTrace alreadyOpen() {
        ITmfTrace known = owner.find(paths);
        if (known != null || paths.size() != 1) {
            return known;
        }
        for (ITmfTrace trace : TmfTraceManager.getInstance().getOpenedTraces()) {
            if (paths.get(0).toString().equals(trace.getPath())) {
                return trace;
            }
        }
        return null;
    }

    private List<ITmfTrace> openEach(SubMonitor monitor, List<OpenProblem> problems) {
        List<ITmfTrace> opened = new ArrayList<>();
        for (Path path : paths) {
            if (monitor.isCanceled()) {
                break;
            }
            monitor.subTask(path.toString());
            try {
                String name = DemoTraces.isFolder(path) ? Messages.Open_Demo : null;
                opened.add(TmfTraceOpener.open(path, name, null, monitor.split(1), leftOut::add));
            } catch (OperationCanceledException e) {
                monitor.setCanceled(true);
            } catch (TmfTraceException e) {
                problems.add(OpenProblem.of(path, e));
            } catch (RuntimeException | LinkageError e) {
                System.getLogger(OpenTraceJob.class.getName())
                        .log(System.Logger.Level.ERROR, "Opening " + path + " failed", e);
                problems.add(OpenProblem.of(path, e));
            }
        }
        return opened;
    }

    /** The traces left out of the opened folders, one sentence each. */
    public List<String> leftOut() {
        return List.copyOf(leftOut);
    }

    private @Nullable ITmfTrace together(List<ITmfTrace> opened, List<OpenProblem> problems) {
        List<ITmfTrace> traces = new ArrayList<>();
        for (ITmfTrace trace : opened) {
            if (trace instanceof TmfExperiment experiment) {
                traces.addAll(experiment.getTraces());
            } else {
                traces.add(trace);
            }
        }
        try {
            return TmfTraceOpener.openExperiment(
                    labelOf(paths).replace('/', '-').replace('\\', '-'), traces, null);
        } catch (TmfTraceException e) {
            traces.forEach(ITmfTrace::dispose);
            problems.add(OpenProblem.of(paths.get(0), e));
            return null;
        }
    }

    private void tell(OpenProblem problem) {
        MultiStatus status = new MultiStatus(TimeDisplay.NODE, 0, problem.sentence());
        problem.lines(LINE)
                .forEach(line -> status.add(new Status(IStatus.ERROR, TimeDisplay.NODE, line)));
        Display display = PlatformUI.getWorkbench().getDisplay();
        if (display.isDisposed()) {
            return;
        }
        display.asyncExec(
                () -> {
                    IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
                    new OpenErrorDialog(
                                    window == null ? null : window.getShell(),
                                    status,
                                    parsable(),
                                    () -> new OpenTraceJob(paths, owner).schedule())
                            .open();
                });
    }

    /** The file for which a parser could be written; null if there is no such single file. */
    private @Nullable Path parsable() {
        Path path = paths.get(0);
        return paths.size() == 1
                        && Files.isRegularFile(path)
                        && Files.isReadable(path)
                        && !Archive.isArchive(path)
                ? path
                : null;
    }
}
