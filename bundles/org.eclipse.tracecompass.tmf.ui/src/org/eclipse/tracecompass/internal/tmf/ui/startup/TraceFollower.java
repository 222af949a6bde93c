package org.eclipse.tracecompass.internal.tmf.ui.startup;

import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.ViewIds;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceEditors;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.jobs.Background;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/**
 * Lets the workbench follow the traces, from its start: a trace whose type has an editor or a
 * perspective gets them, whoever opened it, and its editors close with it.
 */
public final class TraceFollower implements IStartup {

    private final PerspectiveChoice perspectives = new PerspectiveChoice();

    @Override
    public void earlyStartup() {
        TmfSignalManager.register(this);
        // Traces of the command line may be open by now.
        TmfTraceManager.getInstance().getOpenedTraces().forEach(this::opened);
    }

    /** A trace was opened. */
    @TmfSignalHandler
    public void traceOpened(TmfTraceOpenedSignal signal) {
        opened(signal.getTrace());
    }

    private void opened(ITmfTrace trace) {
        perspectives.opened(trace);
        if (trace.getResource() == null && DefaultEditor.isWanted(trace)) {
            Background.run(Messages.Editor_Job, monitor -> DefaultEditor.open(trace));
        }
    }

    /** A trace was closed: its editors are closed, too, but stay for the next start at the end. */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        if (PlatformUI.isWorkbenchRunning() && !OpenTraces.get().isEnding()) {
            Display display = PlatformUI.getWorkbench().getDisplay();
            if (!display.isDisposed()) {
                display.asyncExec(
                        () -> {
                            TraceEditors.close(signal.getTrace());
                            hideEmptyEditorArea();
                        });
            }
        }
    }

    /** The Tracing perspective has room for editors only as long as there are some. */
    private static void hideEmptyEditorArea() {
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            IWorkbenchPage page = window.getActivePage();
            if (page != null
                    && page.getEditorReferences().length == 0
                    && page.getPerspective() != null
                    && ViewIds.PERSPECTIVE.equals(page.getPerspective().getId())) {
                page.setEditorAreaVisible(false);
            }
        }
    }
}
