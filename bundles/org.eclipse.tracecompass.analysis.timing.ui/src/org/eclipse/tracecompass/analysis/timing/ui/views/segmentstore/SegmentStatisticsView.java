package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.Created;

/**
 * The statistics of an analysis as a tree with columns: of the whole trace, and of the selected
 * range where one is selected. It fills while the analysis is running. A view of an analysis is a
 * subclass with a constructor that names it and its data provider.
 */
public abstract class SegmentStatisticsView extends SegmentView {

    private String providerId;
    private final Created<StatisticsPart> content = new Created<>();

    /**
     * @param providerId the id of the data provider, a tree
     * @param analysisId the id of the analysis behind it, which is started
     */
    protected SegmentStatisticsView(String providerId, String analysisId) {
        super(analysisId);
        this.providerId = providerId;
    }

    /**
     * Sets what is shown, for views that learn it from their place in the workbench. Takes effect
     * with the next trace that becomes active.
     *
     * @param id the id of the analysis
     * @param provider the id of the data provider
     * @since 0.2.0
     */
    protected final void setAnalysis(String id, String provider) {
        setAnalysis(id);
        providerId = provider;
    }

    /** The tree, or null before the view has been created. */
    public final @Nullable Tree getTree() {
        StatisticsPart made = content.peek();
        return made == null ? null : made.rowsControl();
    }

    @Override
    final StatisticsPart part() {
        return content.get();
    }

    @Override
    protected final void createContent(Composite parent) {
        content.set(new StatisticsPart(parent, this, this::onUi));
        createMenus();
    }

    @Override
    public final void dispose() {
        StatisticsPart made = content.peek();
        if (made != null) {
            made.close();
        }
        super.dispose();
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        part().show(active, new StatisticsSource(this, providerId));
    }

    @Override
    protected void selectionChanged(long begin, long end) {
        part().select(Math.min(begin, end), Math.max(begin, end));
    }

    @Override
    protected void timeFormatChanged() {
        part().showTimes();
    }
}
