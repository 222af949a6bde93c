package org.eclipse.tracecompass.analysis.counters.ui.views;

import java.util.Map;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart.TmfFilteredXYChartViewer;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart.TmfXYChartSettings;

/**
 * The chart of counters: how much they grow between two samples, or what they read.
 *
 * @since 9.5.0
 */
public final class CounterChartViewer extends TmfFilteredXYChartViewer {

    /** The id of the data provider of counters. */
    static final String PROVIDER =
            "org.eclipse.tracecompass.analysis.counters.core.CounterDataProvider";

    private static final String CUMULATIVE_KEY = "isCumulative";

    private volatile boolean cumulative;

    /**
     * @param parent the parent of the widgets
     * @param settings titles and resolution
     */
    public CounterChartViewer(Composite parent, TmfXYChartSettings settings) {
        super(parent, settings, PROVIDER);
    }

    /** Shows readings instead of growth, or growth again. */
    public void toggleCumulative() {
        cancelUpdate();
        cumulative = !cumulative;
        updateContent();
    }

    @Override
    protected Map<String, Object> createQueryParameters(long start, long end, int nb) {
        Map<String, Object> parameters = super.createQueryParameters(start, end, nb);
        parameters.put(CUMULATIVE_KEY, cumulative);
        return parameters;
    }
}
