package org.eclipse.tracecompass.internal.tmf.statemap.ui;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapAnalysis;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapTotals;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.TagSelection;
import org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapTrace;
import org.eclipse.tracecompass.tmf.timegraph.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;

/**
 * The states of entities over time, and beside them their totals in the visible span. A state or
 * tag that is selected there is shown alone, all others fade.
 */
public final class StatemapView extends TimeGraphView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.tmf.statemap.ui.statemap";

    private static final String PROVIDER = "org.eclipse.tracecompass.tmf.statemap.core.statemap";
    private static final int DELAY = 150;
    private static final int[] WEIGHTS = {76, 24};

    private final Job adding = Job.create(Messages.Totals_Job, this::add);
    private final IAction showTotals =
            new Action(Messages.Totals_Show, IAction.AS_CHECK_BOX) {
                @Override
                public void run() {
                    layoutTotals();
                }
            };
    private volatile @Nullable TagSelection choice;
    private volatile @Nullable Span span;
    private @Nullable SashForm sash;
    private @Nullable TotalsTree totals;

    private record Span(ITmfTrace trace, long start, long end) {}

    /** Made by the workbench. */
    public StatemapView() {
        super(PROVIDER, StatemapAnalysis.ID);
        adding.setSystem(true);
        showTotals.setChecked(true);
    }

    @Override
    protected void createContent(Composite parent) {
        SashForm divided = new SashForm(parent, SWT.HORIZONTAL);
        sash = divided;
        super.createContent(divided);
        totals = new TotalsTree(divided, this::choose);
        divided.setWeights(WEIGHTS);
        getViewSite().getActionBars().getMenuManager().add(showTotals);
    }

    private void layoutTotals() {
        SashForm divided = sash;
        if (divided != null) {
            divided.setMaximizedControl(showTotals.isChecked() ? null : divided.getChildren()[0]);
        }
    }

    @Override
    public void dispose() {
        adding.cancel();
        super.dispose();
    }

    /** The totals, for tests. */
    @Nullable
    TotalsTree totals() {
        return totals;
    }

    @Override
    protected ITimeGraphDataProvider<? extends ITimeGraphEntryModel> adapt(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider) {
        return SelectedStates.of(provider, () -> choice);
    }

    private void choose(@Nullable TagSelection selection) {
        choice = selection;
        refreshStates();
    }

    @Override
    protected void fillContextMenu(IMenuManager menu) {
        super.fillContextMenu(menu);
        menu.add(showTotals);
    }

    // --- totals ---

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        choice = null;
        TotalsTree tree = totals;
        if (tree != null) {
            tree.clear();
        }
        super.traceChanged(active);
        update();
    }

    @Override
    protected void windowChanged(long start, long end) {
        super.windowChanged(start, end);
        update();
    }

    @Override
    protected void traceGrew() {
        super.traceGrew();
        update();
    }

    private void update() {
        TimeGraphControl graph = getControl();
        ITmfTrace trace = getTrace();
        if (graph == null || trace == null) {
            span = null;
            return;
        }
        Viewport window = graph.scene().viewport();
        span = new Span(trace, window.start(), window.end());
        adding.cancel();
        adding.schedule(DELAY);
    }

    private IStatus add(IProgressMonitor monitor) {
        Span wanted = span;
        if (wanted == null) {
            return Status.OK_STATUS;
        }
        List<StatemapTrace> maps = new ArrayList<>();
        for (ITmfTrace member : TmfTraceManager.getTraceSet(wanted.trace)) {
            if (member instanceof StatemapTrace map
                    && map.getAnalysisModule(StatemapAnalysis.ID)
                            instanceof StatemapAnalysis analysis) {
                analysis.schedule();
                if (!analysis.waitForCompletion(monitor)) {
                    return Status.CANCEL_STATUS;
                }
                maps.add(map);
            }
        }
        try {
            StatemapTotals sums = StatemapTotals.of(maps, wanted.start, wanted.end, monitor);
            onUi(
                    () -> {
                        TotalsTree tree = totals;
                        if (tree != null && !tree.isDisposed() && wanted.equals(span)) {
                            tree.show(sums);
                        }
                    });
            return Status.OK_STATUS;
        } catch (OperationCanceledException e) {
            return Status.CANCEL_STATUS;
        }
    }
}
