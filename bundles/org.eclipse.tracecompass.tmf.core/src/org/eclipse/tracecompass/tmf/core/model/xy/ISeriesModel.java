package org.eclipse.tracecompass.tmf.core.model.xy;

import org.eclipse.tracecompass.tmf.core.model.ISampling;

/** One series of a chart: as many values as its sampling has places. */
public interface ISeriesModel {

    /** How a series is drawn. */
    enum DisplayType {
        /** Values joined by a line. */
        LINE,
        /** Points. */
        SCATTER,
        /** Bars. */
        BAR
    }

    /** Returns the id of the tree entry this series belongs to. */
    long getId();

    /** Returns the name. */
    String getName();

    /** Returns the x axis. */
    default TmfXYAxisDescription getXAxisDescription() {
        return TmfXYAxisDescription.DEFAULT_X_AXIS;
    }

    /** Returns the y axis. */
    default TmfXYAxisDescription getYAxisDescription() {
        return TmfXYAxisDescription.DEFAULT_Y_AXIS;
    }

    /** Returns how the series is drawn. */
    default DisplayType getDisplayType() {
        return DisplayType.LINE;
    }

    /**
     * Returns the x values.
     *
     * @return the x values; the array is not to be changed
     * @deprecated use {@link #getSampling()}
     */
    @Deprecated
    long[] getXAxis();

    /** Returns where the values lie. */
    default ISampling getSampling() {
        return new ISampling.Timestamps(getXAxis());
    }

    /** Returns the values; the array is not to be changed. */
    double[] getData();

    /** Returns the filter marks of each value, all 0 by default. */
    default int[] getProperties() {
        return new int[getData().length];
    }
}
