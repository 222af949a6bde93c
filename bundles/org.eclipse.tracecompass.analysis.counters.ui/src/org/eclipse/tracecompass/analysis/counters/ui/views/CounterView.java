package org.eclipse.tracecompass.analysis.counters.ui.views;

import org.eclipse.jface.action.IAction;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfViewer;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.TmfXYChartViewer;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart.TmfXYChartSettings;
import org.eclipse.tracecompass.tmf.ui.views.xychart.TmfChartView;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IWorkbenchActionConstants;

/**
 * The counters that the events of a trace carry, over time.
 *
 * @since 9.5.0
 */
public class CounterView extends TmfChartView {

    /** The id of the view. */
    public static final String ID =
            "org.eclipse.tracecompass.analysis.counters.ui.views.countersview";

    /** The title of the view. */
    public static final String VIEW_TITLE = "Counters";

    /** Creates the view. */
    public CounterView() {
        super(VIEW_TITLE);
    }

    @Override
    public void createPartControl(Composite parent) {
        super.createPartControl(parent);
        if (getChartViewer() instanceof CounterChartViewer chart) {
            IAction readings =
                    RunAction.check(Messages.Action_Cumulative, null, chart::toggleCumulative);
            getViewSite()
                    .getActionBars()
                    .getMenuManager()
                    .appendToGroup(IWorkbenchActionConstants.MB_ADDITIONS, readings);
        }
    }

    @Override
    protected TmfXYChartViewer createChartViewer(Composite parent) {
        return new CounterChartViewer(
                parent, new TmfXYChartSettings(null, Messages.Axis_Time, Messages.Axis_Count, 1));
    }

    @Override
    protected TmfViewer createLeftChildViewer(Composite parent) {
        return new CounterTreeViewer(parent);
    }
}
