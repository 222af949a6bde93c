package org.eclipse.tracecompass.internal.tmf.statemap.ui;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapAnalysis;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.TagSelection;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;
import org.eclipse.tracecompass.tmf.ui.views.Created;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/**
 * The states of entities over time, and beside them their totals in the visible span. A state or
 * tag that is selected there is shown alone, all others fade.
 */
public final class StatemapView extends TimeGraphView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.tmf.statemap.ui.statemap";

    private static final String PROVIDER = "org.eclipse.tracecompass.tmf.statemap.core.statemap";
    private static final int[] WEIGHTS = {76, 24};

    private final IAction showTotals =
            RunAction.check(Messages.Totals_Show, null, this::layoutTotals);
    private final Created<SashForm> sash = new Created<>();
    private final Created<TotalsPart> totals = new Created<>();

    /** Null as long as all states are shown. */
    private volatile @Nullable TagSelection choice;

    /** Made by the workbench. */
    public StatemapView() {
        super(PROVIDER, StatemapAnalysis.ID);
        showTotals.setChecked(true);
    }

    @Override
    protected void createContent(Composite parent) {
        SashForm divided = new SashForm(parent, SWT.HORIZONTAL);
        sash.set(divided);
        super.createContent(divided);
        totals.set(new TotalsPart(new TotalsTree(divided, this::choose), this::onUi));
        divided.setWeights(WEIGHTS);
        getViewSite().getActionBars().getMenuManager().add(showTotals);
    }

    private void layoutTotals() {
        SashForm divided = sash.get();
        divided.setMaximizedControl(showTotals.isChecked() ? null : divided.getChildren()[0]);
    }

    @Override
    public void dispose() {
        TotalsPart made = totals.peek();
        if (made != null) {
            made.close();
        }
        super.dispose();
    }

    /** The totals, for tests. */
    @Nullable
    TotalsTree totals() {
        TotalsPart made = totals.peek();
        return made == null ? null : made.tree();
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

    // --- totals

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        choice = null;
        super.traceChanged(active);
        totals.get().show(active);
        addUp();
    }

    @Override
    protected void windowChanged(long start, long end) {
        super.windowChanged(start, end);
        addUp();
    }

    @Override
    protected void windowShown() {
        super.windowShown();
        addUp();
    }

    @Override
    protected void traceGrew() {
        super.traceGrew();
        addUp();
    }

    private void addUp() {
        Viewport window = axis().scene().viewport();
        totals.get().addUp(window.start(), window.end());
    }
}
