package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

/**
 * An axis of a chart.
 *
 * @since 9.5.0
 */
public interface IAxis {

    /** The values that are shown. */
    AxisRange getRange();

    /** Shows other values. */
    void setRange(AxisRange range);

    /**
     * Where a value is.
     *
     * @param dataCoordinate the value
     * @return the pixel in the plot area
     */
    int getPixelCoordinate(double dataCoordinate);

    /**
     * Which value is at a place.
     *
     * @param pixelCoordinate the pixel in the plot area
     * @return the value
     */
    double getDataCoordinate(int pixelCoordinate);
}
