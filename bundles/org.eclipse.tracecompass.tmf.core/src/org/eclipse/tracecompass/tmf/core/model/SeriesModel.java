package org.eclipse.tracecompass.tmf.core.model;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.LongStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;

/** The usual {@link ISeriesModel}. Arrays are not copied. */
public class SeriesModel implements ISeriesModel {

    private final long id;
    private final String name;
    private final ISampling sampling;
    private final double[] yValues;
    private final TmfXYAxisDescription xAxis;
    private final TmfXYAxisDescription yAxis;
    private final DisplayType displayType;
    private final int[] properties;

    /**
     * Creates a line over time.
     *
     * @param id the id of its tree entry
     * @param name its name
     * @param xValues nanoseconds
     * @param yValues the values
     * @deprecated give an {@link ISampling}
     */
    @Deprecated
    public SeriesModel(long id, String name, long[] xValues, double[] yValues) {
        this(id, name, new ISampling.Timestamps(xValues), yValues);
    }

    /**
     * Creates a line.
     *
     * @param id the id of its tree entry
     * @param name its name
     * @param xValues where the values lie
     * @param yValues the values
     */
    public SeriesModel(long id, String name, ISampling xValues, double[] yValues) {
        this(
                id,
                name,
                xValues,
                yValues,
                TmfXYAxisDescription.DEFAULT_X_AXIS,
                TmfXYAxisDescription.DEFAULT_Y_AXIS,
                DisplayType.LINE,
                new int[xValues.size()]);
    }

    /**
     * Creates a series.
     *
     * @param id the id of its tree entry
     * @param name its name
     * @param sampling where the values lie
     * @param yValues the values
     * @param xAxis the x axis
     * @param yAxis the y axis
     * @param displayType how it is drawn
     * @param properties the filter marks of each value ({@link CoreFilterProperty})
     */
    public SeriesModel(
            long id,
            String name,
            ISampling sampling,
            double[] yValues,
            TmfXYAxisDescription xAxis,
            TmfXYAxisDescription yAxis,
            DisplayType displayType,
            int[] properties) {
        this.id = id;
        this.name = name;
        this.sampling = sampling;
        this.yValues = yValues;
        this.xAxis = xAxis;
        this.yAxis = yAxis;
        this.displayType = displayType;
        this.properties = properties;
    }

    @Override
    public long getId() {
        return id;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public TmfXYAxisDescription getXAxisDescription() {
        return xAxis;
    }

    @Override
    public TmfXYAxisDescription getYAxisDescription() {
        return yAxis;
    }

    @Override
    public DisplayType getDisplayType() {
        return displayType;
    }

    /** {@inheritDoc} For categories these are their positions, for ranges their lower ends. */
    @Override
    public long[] getXAxis() {
        return switch (sampling) {
            case ISampling.Timestamps t -> t.timestamps();
            case ISampling.Ranges r ->
                    r.ranges().stream().mapToLong(ISampling.Range::start).toArray();
            case ISampling.Categories c -> LongStream.range(0, c.size()).toArray();
        };
    }

    @Override
    public ISampling getSampling() {
        return sampling;
    }

    @Override
    public double[] getData() {
        return yValues;
    }

    @Override
    public int[] getProperties() {
        return properties;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof SeriesModel other
                && id == other.id
                && name.equals(other.name)
                && sampling.equals(other.sampling)
                && Arrays.equals(yValues, other.yValues)
                && xAxis.equals(other.xAxis)
                && yAxis.equals(other.yAxis)
                && displayType == other.displayType
                && Arrays.equals(properties, other.properties);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, name, sampling, xAxis, yAxis, displayType) * 31
                + Arrays.hashCode(yValues);
    }

    /** Builds a series; by default a line with unnamed axes. */
    public static class SeriesModelBuilder {
        private final long id;
        private final String name;
        private final ISampling sampling;
        private final double[] yValues;
        private TmfXYAxisDescription xAxis = TmfXYAxisDescription.DEFAULT_X_AXIS;
        private TmfXYAxisDescription yAxis = TmfXYAxisDescription.DEFAULT_Y_AXIS;
        private DisplayType displayType = DisplayType.LINE;
        private int @Nullable [] properties;

        /**
         * Begins a series over time.
         *
         * @param id the id of its tree entry
         * @param name its name
         * @param xValues nanoseconds
         * @param yValues the values
         * @deprecated give an {@link ISampling}
         */
        @Deprecated
        public SeriesModelBuilder(long id, String name, long[] xValues, double[] yValues) {
            this(id, name, new ISampling.Timestamps(xValues), yValues);
        }

        /**
         * Begins a series.
         *
         * @param id the id of its tree entry
         * @param name its name
         * @param sampling where the values lie
         * @param yValues the values
         */
        public SeriesModelBuilder(long id, String name, ISampling sampling, double[] yValues) {
            this.id = id;
            this.name = name;
            this.sampling = sampling;
            this.yValues = yValues;
        }

        /**
         * Sets the x axis.
         *
         * @param axis the axis
         * @return this
         */
        public SeriesModelBuilder xAxisDescription(TmfXYAxisDescription axis) {
            xAxis = axis;
            return this;
        }

        /**
         * Sets the y axis.
         *
         * @param axis the axis
         * @return this
         */
        public SeriesModelBuilder yAxisDescription(TmfXYAxisDescription axis) {
            yAxis = axis;
            return this;
        }

        /**
         * Sets how the series is drawn.
         *
         * @param type the type
         * @return this
         */
        public SeriesModelBuilder seriesDisplayType(DisplayType type) {
            displayType = type;
            return this;
        }

        /**
         * Sets the filter marks.
         *
         * @param properties one per value
         * @return this
         */
        public SeriesModelBuilder setProperties(int[] properties) {
            this.properties = properties;
            return this;
        }

        /** Returns the series. */
        public SeriesModel build() {
            int[] properties = this.properties;
            return new SeriesModel(
                    id,
                    name,
                    sampling,
                    yValues,
                    xAxis,
                    yAxis,
                    displayType,
                    properties == null ? new int[sampling.size()] : properties);
        }
    }
}
