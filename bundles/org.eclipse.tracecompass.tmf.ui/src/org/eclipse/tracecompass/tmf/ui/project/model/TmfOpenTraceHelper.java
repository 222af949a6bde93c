package org.eclipse.tracecompass.tmf.ui.project.model;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.open.OpenProblem;
import org.eclipse.tracecompass.internal.tmf.ui.open.OpeningPage;
import org.eclipse.tracecompass.internal.tmf.ui.signal.TraceSelection;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceEditors;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.io.ResourceUtil;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceImportException;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.ui.editors.ITmfTraceEditor;
import org.eclipse.tracecompass.tmf.ui.editors.TmfEditorInput;
import org.eclipse.tracecompass.tmf.ui.editors.TmfEventsEditor;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IReusableEditor;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/**
 * Opens traces and experiments of projects in editors.
 *
 * @since 0.2.0
 */
public class TmfOpenTraceHelper {

    /** The elements that are being opened. */
    private static final Set<TmfCommonProjectElement> OPENING = ConcurrentHashMap.newKeySet();

    /** Only static methods; open for subclasses, as documented. */
    protected TmfOpenTraceHelper() {}

    static void forget(TmfCommonProjectElement element) {
        OPENING.remove(element);
    }

    /**
     * Links a trace into a folder, and opens it; its type is chosen by its content.
     *
     * @param destinationFolder the folder
     * @param path the file or folder
     * @param shell for questions; null to ask none
     * @return OK, before the trace is open; INFO if no type accepts it
     * @throws CoreException if the link cannot be created
     */
    public static IStatus openTraceFromPath(
            TmfTraceFolder destinationFolder, String path, Shell shell) throws CoreException {
        return openTraceFromPath(destinationFolder, path, shell, null);
    }

    /**
     * Links a trace into a folder, and opens it. A trace that the folder has already is opened.
     *
     * @param destinationFolder the folder
     * @param path the file or folder
     * @param shell for questions; null to ask none
     * @param tracetypeHint the id of a type to take if it accepts the trace, or null
     * @return OK, before the trace is open; INFO if no type accepts it
     * @throws CoreException if the link cannot be created
     */
    public static IStatus openTraceFromPath(
            TmfTraceFolder destinationFolder, String path, Shell shell, String tracetypeHint)
            throws CoreException {
        IPath target = IPath.fromOSString(Path.of(path).toAbsolutePath().normalize().toString());
        if (!Files.exists(target.toPath())) {
            return say(shell, path, Texts.bind(Messages.TmfOpenTraceHelper_TraceNotFound, path));
        }
        TraceTypeHelper type;
        try {
            type = TmfTraceTypeUIUtils.selectTraceType(target.toOSString(), shell, tracetypeHint);
        } catch (TmfTraceImportException e) {
            return say(shell, path, String.valueOf(e.getMessage()));
        }
        if (type == null) {
            return Status.CANCEL_STATUS;
        }
        IFolder folder = destinationFolder.getResource();
        TraceUtils.createFolder(folder, null);
        IResource link = TraceResources.linkTo(folder, target);
        if (link == null) {
            String name = TraceResources.freeName(folder, target.lastSegment());
            link = TraceResources.link(folder, name, target, type.getTraceTypeId(), null);
        } else if (TraceResources.typeOf(link) == null) {
            TmfTraceTypeUIUtils.setTraceType(link, type, false);
        }
        destinationFolder.refresh();
        List<TmfTraceElement> elements = destinationFolder.getTraceElements(List.of(link));
        return elements.isEmpty()
                ? say(shell, path, Texts.bind(Messages.TmfOpenTraceHelper_LinkFailed, path))
                : openFromElement(elements.get(0));
    }

    private static IStatus say(@Nullable Shell shell, String path, String problem) {
        if (shell != null) {
            TraceUtils.displayErrorMsg(
                    Texts.bind(Messages.TmfOpenTraceHelper_ErrorOpeningElement, path), problem);
        }
        return new Status(IStatus.INFO, Activator.PLUGIN_ID, problem);
    }

    /**
     * Opens a trace or experiment, or brings its editor to the top; an editor that could not open
     * it tries again. On the UI thread. An element that is being opened is not opened twice.
     *
     * @param traceElement the element
     * @return OK, before the trace is open; WARNING if the element has no type
     */
    public static IStatus openFromElement(TmfCommonProjectElement traceElement) {
        if (OPENING.contains(traceElement)) {
            return Status.OK_STATUS;
        }
        if (traceElement.getTraceType() == null) {
            String problem =
                    Texts.bind(Messages.TmfOpenTraceHelper_NoTraceType, traceElement.getName());
            TraceUtils.displayErrorMsg(title(traceElement), problem);
            return new Status(IStatus.WARNING, Activator.PLUGIN_ID, problem);
        }
        IFile file;
        try {
            file = traceElement.createBookmarksFile(null);
        } catch (CoreException e) {
            TraceUtils.displayErrorMsg(title(traceElement), e.getMessage(), e);
            return e.getStatus();
        }
        IEditorPart editor = TraceEditors.find(file);
        if (editor != null) {
            editor.getSite().getPage().activate(editor);
            if (editor instanceof ITmfTraceEditor shown
                    && shown.getTrace() == null
                    && editor instanceof IReusableEditor empty) {
                reopenTraceFromElement(traceElement, empty);
            }
            return Status.OK_STATUS;
        }
        start(traceElement, file, trace -> openEditor(traceElement, file, trace), reason -> {});
        return Status.OK_STATUS;
    }

    /**
     * Opens a trace or experiment in an editor that is there, for example one that was restored.
     *
     * @param traceElement the element
     * @param editor the editor; it gets the trace as a {@link TmfEditorInput}
     */
    public static void reopenTraceFromElement(
            TmfCommonProjectElement traceElement, IReusableEditor editor) {
        OpeningPage page = Adapters.adapt(editor, OpeningPage.class);
        Consumer<String> failed = page == null ? reason -> {} : page::showFailure;
        IFile file;
        try {
            file = traceElement.createBookmarksFile(null);
        } catch (CoreException e) {
            TraceUtils.displayErrorMsg(title(traceElement), e.getMessage(), e);
            failed.accept(String.valueOf(e.getMessage()));
            return;
        }
        if (page != null) {
            page.showOpening();
        }
        start(
                traceElement,
                file,
                trace -> {
                    IWorkbenchPage window = editor.getSite().getPage();
                    if (window.getReference(editor) == null) {
                        // The user has closed the editor in the meantime.
                        trace.dispose();
                        return;
                    }
                    window.reuseEditor(editor, new TmfEditorInput(file, trace));
                    ensureOpened(editor, trace, file);
                },
                failed);
    }

    private static void start(
            TmfCommonProjectElement element,
            IFile file,
            Consumer<ITmfTrace> opened,
            Consumer<String> failed) {
        if (!OPENING.add(element)) {
            return;
        }
        OpenProjectElementJob job = new OpenProjectElementJob(element, file);
        job.addJobChangeListener(
                new JobChangeAdapter() {
                    @Override
                    public void done(IJobChangeEvent event) {
                        Display.getDefault()
                                .asyncExec(
                                        () -> {
                                            OPENING.remove(element);
                                            ITmfTrace trace = job.getTrace();
                                            if (trace == null) {
                                                failed.accept(job.problem);
                                                return;
                                            }
                                            if (PlatformUI.isWorkbenchRunning()) {
                                                opened.accept(trace);
                                                element.refresh();
                                            } else {
                                                trace.dispose();
                                            }
                                        });
                    }
                });
        job.schedule();
    }

    private static void openEditor(TmfCommonProjectElement element, IFile file, ITmfTrace trace) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        if (page == null) {
            trace.dispose();
            return;
        }
        TmfEditorInput input = new TmfEditorInput(file, trace);
        IEditorPart editor;
        try {
            editor = page.openEditor(input, element.getEditorId(), true);
        } catch (PartInitException e) {
            Activator.getDefault()
                    .logError("The editor " + element.getEditorId() + " cannot be opened", e);
            try {
                editor = page.openEditor(input, TmfEventsEditor.ID, true);
            } catch (PartInitException e2) {
                TraceUtils.displayErrorMsg(title(element), e2.getMessage(), e2);
                trace.dispose();
                return;
            }
        }
        ensureOpened(editor, trace, file);
    }

    /**
     * An editor of another plug-in need not know that it should tell of the trace. After ours has
     * done so, the trace may be closed already.
     */
    private static void ensureOpened(IEditorPart editor, ITmfTrace trace, IFile file) {
        if (!(editor instanceof TmfEventsEditor) && !TraceSelection.isOpen(trace)) {
            TmfSignalManager.dispatchSignal(
                    new TmfTraceOpenedSignal(TmfOpenTraceHelper.class, trace, file));
            TraceSelection.select(TmfOpenTraceHelper.class, trace);
        }
    }

    private static String title(TmfCommonProjectElement element) {
        return Texts.bind(Messages.TmfOpenTraceHelper_ErrorOpeningElement, element.getName());
    }

    /** The class of the events of a trace, for its initialisation. */
    static Class<? extends ITmfEvent> eventType(TmfTraceElement element) {
        ITmfEvent event = element.instantiateEvent();
        return event == null ? ITmfEvent.class : event.getClass();
    }

    /** Opens the trace or experiment of an element, in the background. */
    public static class OpenProjectElementJob extends Job {

        private final TmfCommonProjectElement element;
        private volatile ITmfTrace trace;

        /** Why it could not be opened; empty if it could, or was cancelled. */
        private volatile String problem = "";

        /**
         * @param traceElement the element
         * @param file the file of its bookmarks, on which its editor will be opened
         */
        public OpenProjectElementJob(TmfCommonProjectElement traceElement, IFile file) {
            super(Texts.bind(Messages.TmfOpenTraceHelper_OpenElement, traceElement.getName()));
            element = traceElement;
            setUser(true);
            setRule(null);
        }

        @Override
        public IStatus run(IProgressMonitor monitor) {
            SubMonitor progress = SubMonitor.convert(monitor, element.getTraces().size() + 1);
            element.prepareSupplementaryFolder(null);
            ITmfTrace opened = null;
            try {
                opened =
                        element instanceof TmfExperimentElement experiment
                                ? open(experiment, progress)
                                : element instanceof TmfTraceElement single ? open(single) : null;
            } catch (TmfTraceException | RuntimeException | LinkageError e) {
                problem = OpenProblem.of(placeOf(element), e).sentence();
                TraceUtils.displayErrorMsg(title(element), problem, e);
                return Status.OK_STATUS;
            }
            if (opened != null && progress.isCanceled()) {
                opened.dispose();
                return Status.CANCEL_STATUS;
            }
            trace = opened;
            return Status.OK_STATUS;
        }

        private static Path placeOf(TmfCommonProjectElement element) {
            IPath location = ResourceUtil.getLocation(element.getResource());
            return location == null ? element.getPath().toPath() : location.toPath();
        }

        private static ITmfTrace open(TmfTraceElement single) throws TmfTraceException {
            ITmfTrace opened = single.instantiateTrace();
            if (opened == null) {
                throw new TmfTraceException(
                        Texts.bind(Messages.TmfOpenTraceHelper_NoTraceType, single.getName()));
            }
            boolean done = false;
            try {
                opened.initTrace(
                        single.getResource(),
                        placeOf(single).toString(),
                        eventType(single),
                        single.getName(),
                        single.getTraceType());
                done = true;
                return opened;
            } finally {
                if (!done) {
                    opened.dispose();
                }
            }
        }

        private static @Nullable ITmfTrace open(
                TmfExperimentElement experiment, SubMonitor progress) throws TmfTraceException {
            List<ITmfTrace> traces = new ArrayList<>();
            TmfExperiment opened = experiment.instantiateTrace();
            boolean done = false;
            try {
                for (TmfTraceElement each : experiment.getTraces()) {
                    if (progress.isCanceled()) {
                        return null;
                    }
                    progress.subTask(each.getElementPath());
                    traces.add(open(each));
                    progress.worked(1);
                }
                opened.initExperiment(
                        ITmfEvent.class,
                        experiment.getName(),
                        traces.toArray(new ITmfTrace[0]),
                        TmfExperiment.DEFAULT_INDEX_PAGE_SIZE,
                        experiment.getResource(),
                        experiment.getTraceType());
                done = true;
                return opened;
            } finally {
                if (!done) {
                    traces.forEach(ITmfTrace::dispose);
                }
            }
        }

        /** The open trace; null before it is open, and if it could not be opened. */
        public ITmfTrace getTrace() {
            return trace;
        }
    }
}
