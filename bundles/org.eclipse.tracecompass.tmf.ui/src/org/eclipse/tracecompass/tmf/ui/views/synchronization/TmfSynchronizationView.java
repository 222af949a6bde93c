package org.eclipse.tracecompass.tmf.ui.views.synchronization;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.tmf.ui.synchronization.SynchronizationPanel;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSynchronizedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;

/**
 * Reports how the clocks of the active experiment's hosts were synchronized, and synchronizes them.
 *
 * @since 9.5.0
 */
public class TmfSynchronizationView extends TraceView {

    /** The view's id. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.synchronization";

    /** The view's name. */
    public static final String TMF_SYNCHRONIZATION_VIEW = "SynchronizationView";

    private SynchronizationPanel panel;

    @Override
    public String getName() {
        return TMF_SYNCHRONIZATION_VIEW;
    }

    @Override
    protected void createContent(Composite parent) {
        parent.setLayout(new FillLayout());
        panel =
                new SynchronizationPanel(
                        new Composite(parent, SWT.NONE), getViewSite().getActionBars());
    }

    @Override
    public void setFocus() {
        if (panel != null) {
            panel.setFocus();
        }
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        panel.show(active);
    }

    /** A trace became the active one: the report is about it. */
    @TmfSignalHandler
    public void traceSelected(TmfTraceSelectedSignal signal) {
        if (panel != null) {
            follow(signal.getTrace());
        }
    }

    /** Shows the report anew. */
    public void traceSynchronized(TmfTraceSynchronizedSignal signal) {
        onUi(() -> panel.show(getTrace()));
    }
}
