package org.eclipse.tracecompass.analysis.profiling.core.dataprovider;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallFigures;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees.Group;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider.MetricType;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.AggregatedCalledFunction;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;

/** The columns of a tree of functions, or of any other weighted trees. */
sealed interface TreeColumns {

    /** Returns the columns for the trees of a provider. */
    static TreeColumns of(IWeightedTreeProvider<?, ?, ?> provider, FlameTrees trees) {
        boolean calls =
                trees.groups().stream()
                        .flatMap(group -> group.trees().stream())
                        .allMatch(AggregatedCalledFunction.class::isInstance);
        return calls ? new Calls() : Metrics.of(provider);
    }

    /** Returns the columns, that of the name first. */
    List<ITableColumnDescriptor> columns();

    /** Returns the texts of an element with trees, without its name. */
    List<String> texts(Group group);

    /** Returns the texts of a tree, without its name. */
    List<String> texts(WeightedTree<?> tree);

    /** Describes a column. */
    static ITableColumnDescriptor column(String text, DataType type, String tooltip) {
        return new TableColumnDescriptor.Builder()
                .setText(text)
                .setDataType(type)
                .setTooltip(tooltip)
                .build();
    }

    /** Functions with their calls. Times are in ns. */
    record Calls() implements TreeColumns {

        private static final List<ITableColumnDescriptor> COLUMNS =
                List.of(
                        TreeColumns.column(
                                "Function", DataType.STRING, "The function, or the thread"),
                        TreeColumns.column(
                                "Time", DataType.DURATION, "Its time including its callees"),
                        TreeColumns.column(
                                "Self", DataType.DURATION, "Its time without its callees"),
                        TreeColumns.column(
                                "Calls", DataType.NUMBER, "Calls entirely inside the range"),
                        TreeColumns.column(
                                "Cut off",
                                DataType.NUMBER,
                                "Calls that began before or ended after"));

        @Override
        public List<ITableColumnDescriptor> columns() {
            return COLUMNS;
        }

        @Override
        public List<String> texts(Group group) {
            return texts(group.weight(), new CallFigures());
        }

        @Override
        public List<String> texts(WeightedTree<?> tree) {
            return texts(
                    tree.getWeight(),
                    tree instanceof AggregatedCalledFunction function
                            ? function.getFigures()
                            : new CallFigures());
        }

        private static List<String> texts(long time, CallFigures figures) {
            return List.of(
                    Long.toString(time),
                    Long.toString(figures.selfInRange()),
                    Long.toString(figures.calls()),
                    Long.toString(figures.cutCalls()));
        }
    }

    /** Trees with the weight and the metrics that their provider names. */
    record Metrics(
            IWeightedTreeProvider<Object, Object, WeightedTree<Object>> provider,
            List<MetricType> metrics)
            implements TreeColumns {

        /** A provider is asked for its own trees only, so that their types agree. */
        @SuppressWarnings("unchecked")
        static Metrics of(IWeightedTreeProvider<?, ?, ?> provider) {
            return new Metrics(
                    (IWeightedTreeProvider<Object, Object, WeightedTree<Object>>) provider,
                    List.copyOf(provider.getAdditionalMetrics()));
        }

        @Override
        public List<ITableColumnDescriptor> columns() {
            List<ITableColumnDescriptor> columns = new ArrayList<>();
            columns.add(TreeColumns.column("Name", DataType.STRING, "The element"));
            columns.add(column(provider.getWeightType()));
            metrics.forEach(metric -> columns.add(column(metric)));
            return columns;
        }

        private static ITableColumnDescriptor column(MetricType metric) {
            return TreeColumns.column(metric.getTitle(), type(metric), metric.getTitle());
        }

        private static DataType type(MetricType metric) {
            return switch (metric.getDataType()) {
                case NUMBER -> DataType.NUMBER;
                case NANOSECONDS -> DataType.DURATION;
                case BYTES -> DataType.BINARY_NUMBER;
                default -> DataType.STRING;
            };
        }

        @Override
        public List<String> texts(Group group) {
            List<String> texts = new ArrayList<>();
            texts.add(text(provider.getWeightType(), Long.valueOf(group.weight())));
            metrics.forEach(metric -> texts.add(""));
            return texts;
        }

        @Override
        @SuppressWarnings("unchecked")
        public List<String> texts(WeightedTree<?> tree) {
            WeightedTree<Object> own = (WeightedTree<Object>) tree;
            List<String> texts = new ArrayList<>();
            texts.add(text(provider.getWeightType(), Long.valueOf(own.getWeight())));
            for (int i = 0; i < metrics.size(); i++) {
                texts.add(text(metrics.get(i), provider.getAdditionalMetric(own, i)));
            }
            return texts;
        }

        /** Numbers are written by the view, as the type of their column says. */
        private static String text(MetricType metric, @Nullable Object value) {
            if (value == null) {
                return "";
            }
            return type(metric) == DataType.STRING ? metric.format(value) : String.valueOf(value);
        }
    }
}
