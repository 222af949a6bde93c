package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import com.google.common.collect.Multimap;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.os.linux.core.signals.TmfThreadSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;
import org.eclipse.tracecompass.tmf.ui.views.Created;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.ui.IActionBars;

/**
 * The states of each thread: the control flow of a machine, as a tree of processes. The thread that
 * the user selects is the one that other views are about.
 */
public final class ThreadsView extends TimeGraphView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.views.controlflow";

    private static final String PROVIDER =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ThreadStatusDataProvider";

    private final Created<PathOverlay> path = new Created<>();

    /** Made by the workbench. */
    public ThreadsView() {
        super(PROVIDER, KernelAnalysisModule.ID);
    }

    @Override
    protected void createContent(Composite parent) {
        super.createContent(parent);
        PathOverlay made =
                new PathOverlay(
                        Objects.requireNonNull(getControl()), this::getTrace, this::rowMetadata);
        path.set(made);
        IActionBars bars = getViewSite().getActionBars();
        bars.getToolBarManager().add(new Separator());
        bars.getToolBarManager().add(made.action());
        bars.getMenuManager().add(made.action());
    }

    @Override
    protected EmptyReason noRows() {
        return NoThreads.reason();
    }

    @Override
    protected void fillContextMenu(IMenuManager menu) {
        menu.add(path.get().action());
        menu.add(new Separator());
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        path.get().reset();
        super.traceChanged(active);
    }

    @Override
    protected void selectionChanged(long begin, long end) {
        super.selectionChanged(begin, end);
        path.get().show();
    }

    @Override
    protected void elementSelected(Multimap<String, Object> metadata) {
        super.elementSelected(metadata);
        HostThread thread = HostThread.of(metadata);
        if (thread != null) {
            path.get().setThread(thread);
        }
    }

    @Override
    protected void rowSelected(Multimap<String, Object> metadata) {
        HostThread thread = HostThread.of(metadata);
        if (thread != null) {
            path.get().setThread(thread);
            TmfSignalManager.dispatchSignalAsync(
                    new TmfThreadSelectedSignal(signalSource(), thread));
        }
    }
}
