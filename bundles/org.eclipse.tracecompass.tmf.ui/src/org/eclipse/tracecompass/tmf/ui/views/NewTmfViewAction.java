package org.eclipse.tracecompass.tmf.ui.views;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.action.Action;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceFiles;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.ui.jobs.Background;
import org.eclipse.ui.IViewPart;

/**
 * Opens another view of the same kind, perhaps pinned to a trace. On the UI thread.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public class NewTmfViewAction extends Action {

    private final TmfView view;
    private final ITmfTrace pinnedTrace;
    private final boolean newInstance;

    /**
     * Opens a view that follows the active trace.
     *
     * @param view the view of which there is to be another one
     */
    public NewTmfViewAction(TmfView view) {
        this(view, null, false);
    }

    /**
     * Opens a view that is pinned to a trace.
     *
     * @param view the view of which there is to be another one
     * @param pinnedTrace the trace; null to follow the active one
     */
    public NewTmfViewAction(TmfView view, ITmfTrace pinnedTrace) {
        this(view, pinnedTrace, false);
    }

    /**
     * Opens a view that is pinned to a trace.
     *
     * @param view the view of which there is to be another one
     * @param pinnedTrace the trace; null to follow the active one
     * @param newInstance whether the trace is opened again, with a window and a selection of its
     *     own
     */
    public NewTmfViewAction(TmfView view, ITmfTrace pinnedTrace, boolean newInstance) {
        super(text(pinnedTrace, newInstance));
        this.view = view;
        this.pinnedTrace = pinnedTrace;
        this.newInstance = newInstance;
    }

    private static String text(ITmfTrace pinnedTrace, boolean newInstance) {
        if (pinnedTrace == null) {
            return Messages.Action_NewView;
        }
        String name = TmfTraceManager.getInstance().getTraceUniqueName(pinnedTrace);
        return NLS.bind(
                        newInstance ? Messages.Action_NewViewInstance : Messages.Action_NewViewOf,
                        name)
                .replace("&", "&&");
    }

    @Override
    public void run() {
        if (newInstance && pinnedTrace != null) {
            Display display = Display.getCurrent();
            Background.run(
                    NLS.bind(Messages.Load_Job, pinnedTrace.getName()),
                    monitor -> {
                        ITmfTrace again = openAgain();
                        if (again != null) {
                            display.asyncExec(() -> open(again));
                        }
                    });
        } else {
            open(pinnedTrace);
        }
    }

    private ITmfTrace openAgain() {
        try {
            ITmfTrace again = opened(pinnedTrace);
            TmfSignalManager.dispatchSignal(new TmfTraceOpenedSignal(this, again, null));
            return again;
        } catch (TmfTraceException e) {
            ILog.of(NewTmfViewAction.class)
                    .error("The trace " + pinnedTrace.getPath() + " cannot be opened again", e);
            return null;
        }
    }

    private static ITmfTrace opened(ITmfTrace trace) throws TmfTraceException {
        List<Path> files = TraceFiles.of(trace);
        String type = trace.getTraceTypeId();
        if (files.size() == 1 && files.get(0).toString().equals(trace.getPath())) {
            return TmfTraceOpener.open(files.get(0), trace.getName(), type, null, warning -> {});
        }
        if (files.isEmpty()) {
            throw new TmfTraceException(trace.getName() + " is no file of this machine");
        }
        List<ITmfTrace> parts = new ArrayList<>();
        boolean done = false;
        try {
            for (ITmfTrace part : TmfTraceManager.getTraceSet(trace)) {
                parts.add(opened(part));
            }
            ITmfTrace together = TmfTraceOpener.openExperiment(trace.getName(), parts, type);
            done = true;
            return together;
        } finally {
            if (!done) {
                parts.forEach(ITmfTrace::dispose);
            }
        }
    }

    private void open(ITmfTrace trace) {
        IViewPart opened = TmfViewFactory.newView(view.getViewId(), true);
        if (trace != null && opened instanceof TmfView another) {
            another.pinTo(trace);
        }
    }
}
