package org.eclipse.tracecompass.internal.analysis.profiling.ui;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.dataprovider.CallTreeDataProvider;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentStatisticsView;
import org.eclipse.tracecompass.tmf.ui.views.TmfViewFactory;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;

/**
 * Callers and callees as a table with durations and counts. The secondary id of the view is the id
 * of the call stack analysis.
 */
public final class WeightedTreeView extends SegmentStatisticsView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.analysis.profiling.ui.weightedtree";

    /** Made by the workbench. */
    public WeightedTreeView() {
        super(CallTreeDataProvider.ID, "");
    }

    @Override
    public void init(@Nullable IViewSite site, @Nullable IMemento memento)
            throws PartInitException {
        String secondary = site == null ? null : site.getSecondaryId();
        String id = secondary == null ? null : TmfViewFactory.getBaseSecId(secondary);
        if (id != null && !id.isEmpty()) {
            setAnalysis(id, CallTreeDataProvider.ID + ':' + id);
        }
        super.init(site, memento);
    }
}
