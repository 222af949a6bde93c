package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredView;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.timegraph.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;

/** A declared time graph; its secondary id is the name of the declared view. */
public final class DeclaredTimeGraphView extends TimeGraphView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.tmf.analysis.declared.ui.timegraph";

    private final Runnable declarationsChanged = () -> onUi(this::update);
    private List<IAnalysisModule> modules = List.of();
    private @Nullable ViewChoice choice;

    /** Made by the workbench. */
    public DeclaredTimeGraphView() {
        super(DeclaredView.FACTORY_ID, null);
    }

    @Override
    public void init(@Nullable IViewSite site, @Nullable IMemento memento)
            throws PartInitException {
        if (site != null) {
            ViewChoice chosen = new ViewChoice(View.Kind.TIME_GRAPH, site);
            choice = chosen;
            choose(chosen, null);
        }
        super.init(site, memento);
    }

    private void choose(ViewChoice chosen, @Nullable ITmfTrace trace) {
        String name = chosen.name(trace);
        modules = chosen.modules(trace);
        setProvider(DeclaredView.providerId(name), DeclaredView.analysisId(name));
    }

    /** Shows what is declared now, where that is something else than before. */
    private void update() {
        ITmfTrace active = getTrace();
        ViewChoice chosen = choice;
        if (active != null && chosen != null && !chosen.modules(active).equals(modules)) {
            traceChanged(active);
            TmfTimeRange window =
                    TmfTraceManager.getInstance().getTraceContext(active).getWindowRange();
            windowChanged(window.getStartTime().toNanos(), window.getEndTime().toNanos());
        }
    }

    @Override
    protected void createContent(Composite parent) {
        super.createContent(parent);
        KnownDeclarations.get().addListener(declarationsChanged);
    }

    @Override
    public void dispose() {
        KnownDeclarations.get().removeListener(declarationsChanged);
        super.dispose();
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        ViewChoice chosen = choice;
        if (chosen != null) {
            choose(chosen, active);
            setPartName(chosen.title(active, getPartName(), getSite().getRegisteredName()));
        }
        super.traceChanged(active);
    }

    @Override
    protected EmptyReason noProvider(ITmfTrace trace) {
        ViewChoice chosen = choice;
        return chosen == null ? super.noProvider(trace) : chosen.missing(trace);
    }
}
