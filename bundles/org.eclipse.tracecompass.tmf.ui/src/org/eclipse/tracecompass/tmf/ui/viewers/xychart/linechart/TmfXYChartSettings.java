package org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart;

/**
 * The titles of a chart and how finely it is sampled.
 *
 * @since 9.5.0
 */
public class TmfXYChartSettings {

    private final String title;
    private final String xLabel;
    private final String yLabel;
    private final double resolution;

    /**
     * @param title the title of the chart; null for none
     * @param xLabel the title of the axis of time; null for none
     * @param yLabel the title of the axis of values; null for what the provider says
     * @param resolution the number of samples per pixel
     */
    public TmfXYChartSettings(String title, String xLabel, String yLabel, double resolution) {
        this.title = title;
        this.xLabel = xLabel;
        this.yLabel = yLabel;
        this.resolution = resolution;
    }

    /** The title of the chart; null for none. */
    public String getTitle() {
        return title;
    }

    /** The title of the axis of time; null for none. */
    public String getXLabel() {
        return xLabel;
    }

    /** The title of the axis of values; null for what the provider says. */
    public String getYLabel() {
        return yLabel;
    }

    /** The number of samples per pixel. */
    public double getResolution() {
        return resolution;
    }
}
