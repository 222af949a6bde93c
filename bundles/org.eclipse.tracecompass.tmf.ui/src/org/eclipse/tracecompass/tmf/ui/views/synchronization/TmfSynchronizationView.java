package org.eclipse.tracecompass.tmf.ui.views.synchronization;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.tmf.ui.synchronization.SynchronizationPanel;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSynchronizedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.views.TmfView;

/**
 * Reports how the clocks of the active experiment's hosts were synchronized, and synchronizes them.
 *
 * @since 9.5.0
 */
public class TmfSynchronizationView extends TmfView {

    /** The view's id. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.synchronization";

    /** The view's name. */
    public static final String TMF_SYNCHRONIZATION_VIEW = "SynchronizationView";

    private SynchronizationPanel panel;
    private Composite area;
    private ITmfTrace trace;

    /** Made by the workbench. */
    public TmfSynchronizationView() {
        super(TMF_SYNCHRONIZATION_VIEW);
    }

    @Override
    public void createPartControl(Composite parent) {
        super.createPartControl(parent);
        parent.setLayout(new FillLayout());
        area = new Composite(parent, SWT.NONE);
        panel = new SynchronizationPanel(area, getViewSite().getActionBars());
        show(TmfTraceManager.getInstance().getActiveTrace());
    }

    @Override
    public void setFocus() {
        if (panel != null) {
            panel.setFocus();
        }
    }

    private void show(ITmfTrace active) {
        trace = active;
        if (panel != null && !area.isDisposed()) {
            panel.show(active);
        }
    }

    /** A trace was opened: the report is about it. */
    @TmfSignalHandler
    public void traceOpened(TmfTraceOpenedSignal signal) {
        show(signal.getTrace());
    }

    /** A trace became the active one: the report is about it. */
    @TmfSignalHandler
    public void traceSelected(TmfTraceSelectedSignal signal) {
        if (trace != signal.getTrace()) {
            show(signal.getTrace());
        }
    }

    /** A trace was closed: the report is about the active one. */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        if (trace == signal.getTrace()) {
            ITmfTrace next = TmfTraceManager.getInstance().getActiveTrace();
            show(next == signal.getTrace() ? null : next);
        }
    }

    /** The clocks of an experiment were synchronized, or reset: the report is new. */
    @TmfSignalHandler
    public void traceSynchronized(TmfTraceSynchronizedSignal signal) {
        Composite shown = area;
        if (shown != null && !shown.isDisposed()) {
            shown.getDisplay().asyncExec(() -> show(trace));
        }
    }
}
