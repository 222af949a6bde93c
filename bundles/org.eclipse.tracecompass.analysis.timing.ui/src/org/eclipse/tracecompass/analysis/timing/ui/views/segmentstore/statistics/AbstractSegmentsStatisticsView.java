package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.statistics;

import java.io.OutputStream;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.analysis.timing.ui.TsvExport;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.AbstractTmfTreeViewer;
import org.eclipse.tracecompass.tmf.ui.views.TmfView;
import org.eclipse.ui.IWorkbenchActionConstants;

/**
 * The base of views with the statistics of segments.
 *
 * @since 9.5.0
 */
public abstract class AbstractSegmentsStatisticsView extends TmfView {

    private AbstractTmfTreeViewer viewer;

    /** Creates the view. */
    public AbstractSegmentsStatisticsView() {
        super("Statistics");
    }

    /**
     * Creates the viewer.
     *
     * @param parent the parent of its tree
     * @return the viewer
     */
    protected abstract AbstractTmfTreeViewer createSegmentStoreStatisticsViewer(
            @NonNull Composite parent);

    @Override
    public void createPartControl(@Nullable Composite parent) {
        super.createPartControl(parent);
        viewer = createSegmentStoreStatisticsViewer(Objects.requireNonNull(parent));
        getViewSite()
                .getActionBars()
                .getMenuManager()
                .appendToGroup(
                        IWorkbenchActionConstants.MB_ADDITIONS,
                        TsvExport.action(this, this::exportToTsv));
        ITmfTrace trace = TmfTraceManager.getInstance().getActiveTrace();
        if (trace != null) {
            viewer.loadTrace(trace);
        }
    }

    @Override
    public void setFocus() {
        if (viewer != null) {
            viewer.getControl().setFocus();
        }
    }

    @Override
    public void dispose() {
        super.dispose();
        if (viewer != null) {
            viewer.dispose();
        }
    }

    /**
     * Writes the rows with their titles, the cells separated by tabs, as UTF-8. On the UI thread.
     *
     * @param stream where to, which is left open
     */
    protected void exportToTsv(@Nullable OutputStream stream) {
        if (stream != null && viewer instanceof AbstractSegmentsStatisticsViewer statistics) {
            statistics.writeTsv(stream);
        }
    }
}
