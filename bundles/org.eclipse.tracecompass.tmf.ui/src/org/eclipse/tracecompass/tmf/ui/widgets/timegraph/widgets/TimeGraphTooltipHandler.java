package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfAbstractToolTipHandler;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * Says in a tooltip over a time graph what row and event the pointer is on. Time graphs show the
 * same lines by themselves; this is for those who show them in another way.
 *
 * @since 9.5.0
 */
public class TimeGraphTooltipHandler extends TmfAbstractToolTipHandler {

    private final ITimeGraphPresentationProvider provider;
    private ITimeDataProvider times;

    /**
     * @param graphProv says what events are
     * @param timeProv the times of the time graph
     */
    public TimeGraphTooltipHandler(
            ITimeGraphPresentationProvider graphProv, ITimeDataProvider timeProv) {
        provider = graphProv;
        times = timeProv;
    }

    /** Sets the times of the time graph. */
    public void setTimeProvider(ITimeDataProvider timeDataProvider) {
        times = timeDataProvider;
    }

    @Override
    protected void fill(Control control, MouseEvent event, Point pt) {
        if (!(control instanceof TimeGraphControl graph)) {
            return;
        }
        ITimeGraphEntry entry = graph.getEntry(pt);
        if (entry == null) {
            return;
        }
        String type = provider.getStateTypeName(entry);
        addItem(type == null ? provider.getStateTypeName() : type, entry.getName());
        if (times == null || pt.x >= times.getNameSpace()) {
            graph.linesAt(entry, graph.getTimeAtX(pt.x)).forEach(this::addItem);
        }
    }
}
