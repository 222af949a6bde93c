package org.eclipse.tracecompass.tmf.ui.foreign;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.views.ITmfAllowMultiple;
import org.eclipse.tracecompass.tmf.ui.views.ITmfPinnable;
import org.eclipse.tracecompass.tmf.ui.views.TmfView;

/** A view that writes the name of the trace into a label, straight from its signal handler. */
public class PlainView extends TmfView implements ITmfPinnable, ITmfAllowMultiple {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.tmf.ui.tests.plain";

    private Label label;
    private ITmfTrace trace;
    private final List<ITmfTrace> pins = new ArrayList<>();

    public PlainView() {
        super("Plain");
    }

    @Override
    public void createPartControl(Composite parent) {
        super.createPartControl(parent);
        label = new Label(parent, SWT.NONE);
        show(TmfTraceManager.getInstance().getActiveTrace());
    }

    @Override
    public void setFocus() {
        label.setFocus();
    }

    @TmfSignalHandler
    public void traceSelected(TmfTraceSelectedSignal signal) {
        show(signal.getTrace());
    }

    private void show(ITmfTrace shown) {
        trace = shown;
        label.setText(shown == null ? "none" : shown.getName());
    }

    @Override
    public void setPinned(ITmfTrace pinned) {
        pins.add(pinned);
    }

    @Override
    public ITmfTrace getTrace() {
        return trace;
    }

    String text() {
        return label.getText();
    }

    List<ITmfTrace> pins() {
        return pins;
    }
}
