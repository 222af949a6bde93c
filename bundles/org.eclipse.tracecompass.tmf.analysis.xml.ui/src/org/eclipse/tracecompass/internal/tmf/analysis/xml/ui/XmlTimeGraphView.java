package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlView;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;

/** A time graph that is described in XML; the secondary id is the name of the XML view. */
public final class XmlTimeGraphView extends TimeGraphView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.linuxtools.tmf.analysis.xml.ui.views.timegraph";

    private final ShownView shown = new ShownView(XmlView.Kind.TIME_GRAPH);

    /** Made by the workbench. */
    public XmlTimeGraphView() {
        super(XmlView.Kind.TIME_GRAPH.factoryId(), null);
    }

    @Override
    public void init(@Nullable IViewSite site, @Nullable IMemento memento)
            throws PartInitException {
        shown.begin(site);
        super.init(site, memento);
    }

    @Override
    protected void createContent(Composite parent) {
        super.createContent(parent);
        OpenTraceUpdate.follow(parent, () -> onUi(() -> traceChanged(getTrace())));
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        setProvider(shown.providerId(active), shown.analysisId(active));
        shown.of(active).ifPresent(view -> setPartName(view.label()));
        super.traceChanged(active);
    }

    @Override
    protected EmptyReason noProvider(ITmfTrace trace) {
        return shown.missing(trace);
    }
}
