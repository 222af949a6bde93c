package org.eclipse.tracecompass.tmf.ui.xychart;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.Created;
import org.eclipse.tracecompass.tmf.ui.views.ProviderView;
import org.eclipse.tracecompass.tmf.ui.views.ViewSubject;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.tracecompass.tmf.xychart.core.PlacedChart;

/**
 * A view that shows a chart whose axis is not time, but ranges of a number or names, about the
 * visible window: a tree of the series at the left, bars at the right.
 *
 * @since 0.2.0
 */
public abstract class PlacedChartView extends ProviderView {

    private final Created<PlacedChartContent> content = new Created<>();

    /**
     * @param providerId the id of the data provider
     * @param analysisId the id of the analysis behind it; null if there is none
     */
    protected PlacedChartView(String providerId, @Nullable String analysisId) {
        super(providerId, analysisId);
    }

    /**
     * @param subject says what is shown
     */
    protected PlacedChartView(ViewSubject subject) {
        super(subject);
    }

    /** What is shown. */
    public final PlacedChart chart() {
        PlacedChartContent made = content.peek();
        return made == null ? PlacedChart.EMPTY : made.chart();
    }

    /** The tree of series; null before the view has been created. */
    public final @Nullable Tree getTree() {
        PlacedChartContent made = content.peek();
        return made == null ? null : made.rows().tree();
    }

    /** The drawing; null before the view has been created. */
    public final @Nullable Control getControl() {
        PlacedChartContent made = content.peek();
        return made == null ? null : made.canvas();
    }

    @Override
    protected void createContent(Composite parent) {
        PlacedChartContent made = new PlacedChartContent(parent, this::onUi);
        content.set(made);
        IAction logarithmic =
                RunAction.check(
                        Messages.Action_Logarithmic,
                        null,
                        () -> made.setLogarithmic(!made.isLogarithmic()));
        IAction all =
                RunAction.push(Messages.Action_ShowAll, null, () -> made.rows().chooseAll(true));
        IAction none =
                RunAction.push(Messages.Action_HideAll, null, () -> made.rows().chooseAll(false));
        for (Control control : new Control[] {made.canvas(), made.rows().tree()}) {
            FilledMenu.contextOf(
                    control,
                    menu -> {
                        menu.add(all);
                        menu.add(none);
                        menu.add(logarithmic);
                    });
        }
        getViewSite().getActionBars().getMenuManager().add(logarithmic);
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        content.get().show(active, new PlacedChartSource(this));
    }

    @Override
    protected void windowChanged(long start, long end) {
        content.get().showWindow(start, end);
    }

    @Override
    protected void themeChanged() {
        content.get().canvas().redraw();
    }

    @Override
    public void setFocus() {
        content.get().canvas().setFocus();
    }

    @Override
    public void dispose() {
        PlacedChartContent made = content.peek();
        if (made != null) {
            made.close();
        }
        super.dispose();
    }
}
