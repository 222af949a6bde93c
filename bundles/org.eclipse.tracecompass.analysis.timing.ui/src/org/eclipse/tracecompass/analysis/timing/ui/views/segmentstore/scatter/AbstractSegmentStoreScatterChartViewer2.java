package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.scatter;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentStoreScatterFactory;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentAnalyses;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties.SeriesType;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXYDataProvider;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart.TmfFilteredXYChartViewer;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart.TmfXYChartSettings;

/**
 * The durations of segments over time: a point for each.
 *
 * @since 9.5.0
 */
public class AbstractSegmentStoreScatterChartViewer2 extends TmfFilteredXYChartViewer {

    private static final String SEPARATOR = ":";

    private final String analysisId;

    /**
     * A chart whose subclass {@linkplain #getAnalysisId() names the analysis}.
     *
     * @param parent the parent of the widgets
     * @param settings titles and resolution
     */
    public AbstractSegmentStoreScatterChartViewer2(Composite parent, TmfXYChartSettings settings) {
        this(parent, settings, "");
    }

    /**
     * @param parent the parent of the widgets
     * @param settings titles and resolution
     * @param analysisId the id of the analysis
     */
    public AbstractSegmentStoreScatterChartViewer2(
            Composite parent, TmfXYChartSettings settings, String analysisId) {
        super(parent, settings, SegmentStoreScatterFactory.ID + SEPARATOR + analysisId);
        this.analysisId = analysisId;
    }

    /** The id of the analysis whose segments are shown. */
    protected String getAnalysisId() {
        return analysisId;
    }

    @Override
    protected @Nullable ITmfXYDataProvider initializeDataProvider(ITmfTrace trace) {
        SegmentAnalyses.start(trace, getAnalysisId());
        return DataProviderManager.getInstance()
                .fetchOrCreateDataProvider(
                        trace,
                        SegmentStoreScatterFactory.ID + SEPARATOR + getAnalysisId(),
                        ITmfTreeXYDataProvider.class);
    }

    @Override
    @TmfSignalHandler
    public void traceSelected(@Nullable TmfTraceSelectedSignal signal) {
        super.traceSelected(signal);
    }

    @Override
    @TmfSignalHandler
    public void traceOpened(@Nullable TmfTraceOpenedSignal signal) {
        super.traceOpened(signal);
    }

    @Override
    public OutputElementStyle getSeriesStyle(Long seriesId) {
        return getPresentationProvider().getSeriesStyle(seriesId, SeriesType.SCATTER, 1);
    }

    @Override
    @TmfSignalHandler
    public void traceClosed(@Nullable TmfTraceClosedSignal signal) {
        super.traceClosed(signal);
    }
}
