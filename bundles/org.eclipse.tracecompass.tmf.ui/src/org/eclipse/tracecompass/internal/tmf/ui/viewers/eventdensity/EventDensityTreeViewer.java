package org.eclipse.tracecompass.internal.tmf.ui.viewers.eventdensity;

import java.util.Comparator;
import java.util.List;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.histogram.HistogramDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.AbstractSelectTreeViewer2;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.ITmfTreeColumnDataProvider;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.TmfTreeColumnData;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.TmfTreeViewerEntry;

/** The traces whose events an {@link EventDensityViewer} counts. */
@NonNullByDefault({})
public class EventDensityTreeViewer extends AbstractSelectTreeViewer2 {

    private static final int LEGEND_COLUMN = 1;

    /**
     * @param parent the parent
     */
    public EventDensityTreeViewer(Composite parent) {
        super(parent, LEGEND_COLUMN, HistogramDataProvider.ID);
    }

    @Override
    protected ITmfTreeDataProvider<@NonNull ITmfTreeDataModel> getProvider(ITmfTrace trace) {
        return new HistogramDataProvider(trace);
    }

    @Override
    protected ITmfTreeColumnDataProvider getColumnDataProvider() {
        return () ->
                List.of(
                        createColumn("Trace", Comparator.comparing(TmfTreeViewerEntry::getName)),
                        new TmfTreeColumnData("Legend"));
    }
}
