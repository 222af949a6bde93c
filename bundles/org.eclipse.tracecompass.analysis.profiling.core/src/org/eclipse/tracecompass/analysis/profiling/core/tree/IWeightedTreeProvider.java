package org.eclipse.tracecompass.analysis.profiling.core.tree;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.Format;
import java.util.List;
import java.util.Locale;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.IDataPalette;
import org.eclipse.tracecompass.analysis.timing.core.statistics.IStatistics;
import org.eclipse.tracecompass.common.core.format.DataSizeWithUnitFormat;
import org.eclipse.tracecompass.common.core.format.DataSpeedWithUnitFormat;
import org.eclipse.tracecompass.common.core.format.SubSecondTimeWithUnitFormat;
import org.eclipse.tracecompass.internal.analysis.profiling.core.tree.DefaultDataPalette;
import org.eclipse.tracecompass.internal.analysis.profiling.core.tree.DepthGroupDescriptor;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/**
 * What offers weighted trees, as a rule an analysis. Flame graphs work with every provider.
 *
 * @param <N> the type of the objects in the trees
 * @param <E> the type of the elements that have trees
 * @param <T> the type of the trees
 * @since 0.2.0
 */
public interface IWeightedTreeProvider<N, E, T extends WeightedTree<N>> {

    /** The unit in which a number is written for users. */
    enum DataType {
        /** A number without unit, with commas between thousands and at most three decimals. */
        NUMBER,
        /** A duration in ns, written with its unit. */
        NANOSECONDS,
        /** A number of bytes, written with its unit. */
        BYTES,
        /** A number of bytes per second, written with its unit. */
        BINARY_SPEED,
        /** Anything else, written as its text. */
        OTHER;

        /**
         * Writes a value.
         *
         * @param object the value; if it is no number, its text is the result
         */
        public String format(Object object) {
            if (!(object instanceof Number)) {
                return String.valueOf(object);
            }
            return switch (this) {
                case NUMBER -> decimal().format(object);
                case OTHER -> String.valueOf(object);
                case NANOSECONDS -> SubSecondTimeWithUnitFormat.getInstance().format(object);
                case BYTES -> DataSizeWithUnitFormat.getInstance().format(object);
                case BINARY_SPEED -> DataSpeedWithUnitFormat.getInstance().format(object);
            };
        }

        private static DecimalFormat decimal() {
            return new DecimalFormat("#,##0.###", DecimalFormatSymbols.getInstance(Locale.ROOT));
        }
    }

    /** A number that each tree has: its name, its unit, and whether there are statistics of it. */
    class MetricType {
        private final String title;
        private final DataType dataType;
        private final @Nullable Format format;
        private final boolean hasStatistics;

        /**
         * Creates a metric without statistics.
         *
         * @param title its name for users
         * @param dataType its unit
         * @param format how it is written, null to write it as its unit says
         */
        public MetricType(String title, DataType dataType, @Nullable Format format) {
            this(title, dataType, format, false);
        }

        /**
         * Creates a metric.
         *
         * @param title its name for users
         * @param dataType its unit
         * @param format how it is written, null to write it as its unit says
         * @param hasStatistics whether trees have statistics of it
         */
        public MetricType(
                String title, DataType dataType, @Nullable Format format, boolean hasStatistics) {
            this.title = title;
            this.dataType = dataType;
            this.format = format;
            this.hasStatistics = hasStatistics;
        }

        /** Returns the name for users. */
        public String getTitle() {
            return title;
        }

        /** Returns the unit. */
        public DataType getDataType() {
            return dataType;
        }

        /**
         * Writes a value for users.
         *
         * @param obj the value
         */
        public String format(Object obj) {
            Format own = format;
            return own == null ? dataType.format(obj) : own.format(obj);
        }

        /** Returns whether trees have statistics of it. */
        public boolean hasStatistics() {
            return hasStatistics;
        }
    }

    /** The weight of a provider that says nothing else: a number without unit. */
    MetricType WEIGHT_TYPE = new MetricType("Weight", DataType.NUMBER, null);

    /**
     * Returns the trees of a time range. May take as long as an analysis of the range.
     *
     * @param start the first instant
     * @param end the last instant
     * @return the trees; null if the provider has only those of the whole trace, as by default
     */
    default @Nullable IWeightedTreeSet<N, E, T> getSelection(
            ITmfTimestamp start, ITmfTimestamp end) {
        return null;
    }

    /** Returns the trees of the whole trace. May take as long as the analysis. */
    IWeightedTreeSet<N, E, T> getTreeSet();

    /** Returns what the weight of a tree is; {@link #WEIGHT_TYPE} by default. */
    default MetricType getWeightType() {
        return WEIGHT_TYPE;
    }

    /** Returns the numbers that trees have besides the weight. None by default. */
    default List<MetricType> getAdditionalMetrics() {
        return List.of();
    }

    /**
     * Returns a number of a tree.
     *
     * @param object the tree
     * @param metricIndex the index in {@link #getAdditionalMetrics}
     * @throws UnsupportedOperationException if there is no such metric, as by default
     */
    default Object getAdditionalMetric(T object, int metricIndex) {
        throw new UnsupportedOperationException(
                getTitle() + " has no additional metric " + metricIndex);
    }

    /**
     * Returns the statistics of a number of a tree.
     *
     * @param object the tree
     * @param metricIndex the index in {@link #getAdditionalMetrics}, negative for the weight
     * @return the statistics, null if the metric has none
     */
    default @Nullable IStatistics<?> getStatistics(T object, int metricIndex) {
        if (metricIndex < 0) {
            return getWeightType().hasStatistics() ? object.getStatistics(metricIndex) : null;
        }
        List<MetricType> metrics = getAdditionalMetrics();
        return metricIndex < metrics.size() && metrics.get(metricIndex).hasStatistics()
                ? object.getStatistics(metricIndex)
                : null;
    }

    /** Returns the names of the additional trees of each tree. None by default. */
    default List<String> getExtraDataSets() {
        return List.of();
    }

    /**
     * Returns the text that stands for a tree in a view, by default that of its object.
     *
     * @param tree the tree
     */
    default String toDisplayString(T tree) {
        return String.valueOf(tree.getObject());
    }

    /** Returns the name of the trees for users. */
    String getTitle();

    /**
     * Returns the outermost level of the elements. By default the levels are named by their depth,
     * as deep as the elements of {@link #getTreeSet} are.
     *
     * @return the level, null if there are no elements
     */
    default @Nullable IWeightedTreeGroupDescriptor getGroupDescriptor() {
        return DepthGroupDescriptor.of(getTreeSet().getElements());
    }

    /** Returns the colours of the trees' objects. */
    default IDataPalette getPalette() {
        return DefaultDataPalette.getInstance();
    }
}
