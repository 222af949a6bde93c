package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.scatter;

import java.util.Comparator;
import java.util.List;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.IAnalysisProgressListener;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentStoreScatterFactory;
import org.eclipse.tracecompass.internal.analysis.timing.ui.Messages;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentAnalyses;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.AbstractSelectTreeViewer2;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.ITmfTreeColumnDataProvider;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.TmfGenericTreeEntry;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.TmfTreeColumnData;

/**
 * The kinds of segments beside a chart of their durations.
 *
 * @since 9.5.0
 */
public class AbstractSegmentStoreScatterChartTreeViewer2 extends AbstractSelectTreeViewer2 {

    private static final String SEPARATOR = ":";
    private static final int LEGEND = 1;

    private final String analysisId;
    private final IAnalysisProgressListener listener = (provider, data) -> complete();

    /** The analyses of the trace, which have the listener. */
    private List<ISegmentStoreProvider> analyses = List.of();

    /**
     * @param parent the parent of the tree
     * @param analysisId the id of the analysis
     */
    public AbstractSegmentStoreScatterChartTreeViewer2(Composite parent, String analysisId) {
        super(parent, LEGEND, SegmentStoreScatterFactory.ID + SEPARATOR + analysisId);
        this.analysisId = analysisId;
    }

    /** The id of the analysis whose segments are shown. */
    protected String getAnalysisId() {
        return analysisId;
    }

    /** All kinds are known when the analysis is complete. */
    private void complete() {
        updateContent(getWindowStartTime(), getWindowEndTime(), false);
    }

    @Override
    protected void initializeDataSource(ITmfTrace trace) {
        super.initializeDataSource(trace);
        listen(trace, SegmentAnalyses.start(trace, getAnalysisId()));
    }

    /** Another trace may be shown in the meantime, or none. */
    private synchronized void listen(ITmfTrace trace, List<ISegmentStoreProvider> started) {
        if (trace == getTrace()) {
            analyses = started;
            analyses.forEach(analysis -> analysis.addListener(listener));
        }
    }

    /** The analyses of the trace before forget the viewer, which they would keep otherwise. */
    @Override
    protected synchronized void setTrace(@Nullable ITmfTrace trace) {
        super.setTrace(trace);
        analyses.forEach(analysis -> analysis.removeListener(listener));
        analyses = List.of();
    }

    @Override
    public void dispose() {
        setTrace(null);
        super.dispose();
    }

    @Override
    protected @Nullable ITmfTreeDataProvider<@NonNull ITmfTreeDataModel> getProvider(
            ITmfTrace trace) {
        return DataProviderManager.getInstance()
                .fetchOrCreateDataProvider(
                        trace,
                        SegmentStoreScatterFactory.ID + SEPARATOR + getAnalysisId(),
                        ITmfTreeDataProvider.class);
    }

    @Override
    protected ITmfTreeColumnDataProvider getColumnDataProvider() {
        return () -> {
            Comparator<TmfGenericTreeEntry<TmfTreeDataModel>> byName =
                    Comparator.comparing(TmfGenericTreeEntry::getName);
            return List.of(
                    createColumn(Messages.Column_Type, byName),
                    new TmfTreeColumnData(Messages.Column_Legend));
        };
    }
}
