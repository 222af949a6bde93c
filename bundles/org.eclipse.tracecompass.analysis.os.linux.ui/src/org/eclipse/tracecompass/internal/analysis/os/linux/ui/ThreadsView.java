package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import com.google.common.collect.Multimap;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.os.linux.core.signals.TmfThreadSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;

/**
 * The states of each thread: the control flow of a machine, as a tree of processes. The thread that
 * the user selects is the one that other views are about.
 */
public final class ThreadsView extends TimeGraphView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.views.controlflow";

    private static final String PROVIDER =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ThreadStatusDataProvider";

    /** Made by the workbench. */
    public ThreadsView() {
        super(PROVIDER, KernelAnalysisModule.ID);
    }

    @Override
    protected void rowSelected(Multimap<String, Object> metadata) {
        HostThread thread = HostThread.of(metadata);
        if (thread != null) {
            TmfSignalManager.dispatchSignalAsync(
                    new TmfThreadSelectedSignal(signalSource(), thread));
        }
    }
}
