package org.eclipse.tracecompass.tmf.core.model;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.LongStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;

/** The usual {@link ISeriesModel}. Arrays are not copied. */
public class SeriesModel implements ISeriesModel {

    private final long fId;
    private final String fName;
    private final ISampling fSampling;
    private final double[] fYValues;
    private final TmfXYAxisDescription fXAxis;
    private final TmfXYAxisDescription fYAxis;
    private final DisplayType fDisplayType;
    private final int[] fProperties;

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
        fId = id;
        fName = name;
        fSampling = sampling;
        fYValues = yValues;
        fXAxis = xAxis;
        fYAxis = yAxis;
        fDisplayType = displayType;
        fProperties = properties;
    }

    @Override
    public long getId() {
        return fId;
    }

    @Override
    public String getName() {
        return fName;
    }

    @Override
    public TmfXYAxisDescription getXAxisDescription() {
        return fXAxis;
    }

    @Override
    public TmfXYAxisDescription getYAxisDescription() {
        return fYAxis;
    }

    @Override
    public DisplayType getDisplayType() {
        return fDisplayType;
    }

    /** {@inheritDoc} For categories these are their positions, for ranges their lower ends. */
    @Override
    public long[] getXAxis() {
        return switch (fSampling) {
            case ISampling.Timestamps t -> t.timestamps();
            case ISampling.Ranges r ->
                    r.ranges().stream().mapToLong(ISampling.Range::start).toArray();
            case ISampling.Categories c -> LongStream.range(0, c.size()).toArray();
        };
    }

    @Override
    public ISampling getSampling() {
        return fSampling;
    }

    @Override
    public double[] getData() {
        return fYValues;
    }

    @Override
    public int[] getProperties() {
        return fProperties;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof SeriesModel other
                && fId == other.fId
                && fName.equals(other.fName)
                && fSampling.equals(other.fSampling)
                && Arrays.equals(fYValues, other.fYValues)
                && fXAxis.equals(other.fXAxis)
                && fYAxis.equals(other.fYAxis)
                && fDisplayType == other.fDisplayType
                && Arrays.equals(fProperties, other.fProperties);
    }

    @Override
    public int hashCode() {
        return Objects.hash(fId, fName, fSampling, fXAxis, fYAxis, fDisplayType) * 31
                + Arrays.hashCode(fYValues);
    }

    /** Builds a series; by default a line with unnamed axes. */
    public static class SeriesModelBuilder {
        private final long fId;
        private final String fName;
        private final ISampling fSampling;
        private final double[] fYValues;
        private TmfXYAxisDescription fXAxis = TmfXYAxisDescription.DEFAULT_X_AXIS;
        private TmfXYAxisDescription fYAxis = TmfXYAxisDescription.DEFAULT_Y_AXIS;
        private DisplayType fDisplayType = DisplayType.LINE;
        private int @Nullable [] fProperties;

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
            fId = id;
            fName = name;
            fSampling = sampling;
            fYValues = yValues;
        }

        /**
         * Sets the x axis.
         *
         * @param axis the axis
         * @return this
         */
        public SeriesModelBuilder xAxisDescription(TmfXYAxisDescription axis) {
            fXAxis = axis;
            return this;
        }

        /**
         * Sets the y axis.
         *
         * @param axis the axis
         * @return this
         */
        public SeriesModelBuilder yAxisDescription(TmfXYAxisDescription axis) {
            fYAxis = axis;
            return this;
        }

        /**
         * Sets how the series is drawn.
         *
         * @param type the type
         * @return this
         */
        public SeriesModelBuilder seriesDisplayType(DisplayType type) {
            fDisplayType = type;
            return this;
        }

        /**
         * Sets the filter marks.
         *
         * @param properties one per value
         * @return this
         */
        public SeriesModelBuilder setProperties(int[] properties) {
            fProperties = properties;
            return this;
        }

        /** Returns the series. */
        public SeriesModel build() {
            int[] properties = fProperties;
            return new SeriesModel(
                    fId,
                    fName,
                    fSampling,
                    fYValues,
                    fXAxis,
                    fYAxis,
                    fDisplayType,
                    properties == null ? new int[fSampling.size()] : properties);
        }
    }
}
