package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredView;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;

/** A declared chart; its secondary id is the name of the declared view. */
public final class DeclaredChartView extends XyChartView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.tmf.analysis.declared.ui.chart";

    private final DeclaredPart part = new DeclaredPart(View.Kind.XY, this::setProvider);

    /** Made by the workbench. */
    public DeclaredChartView() {
        super(DeclaredView.FACTORY_ID, null);
    }

    @Override
    public void init(@Nullable IViewSite site, @Nullable IMemento memento)
            throws PartInitException {
        part.begin(site);
        super.init(site, memento);
    }

    @Override
    protected void createContent(Composite parent) {
        super.createContent(parent);
        Runnable update = () -> part.update(getTrace(), this::traceChanged, this::windowChanged);
        DeclaredPart.follow(parent, () -> onUi(update));
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        setPartName(part.choose(active, getPartName(), getSite().getRegisteredName()));
        super.traceChanged(active);
    }

    @Override
    protected EmptyReason noProvider(ITmfTrace trace) {
        return part.missing(trace);
    }
}
