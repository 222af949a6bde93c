package org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph;

import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider.MetricType;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.analysis.timing.core.statistics.IStatistics;
import org.eclipse.tracecompass.segmentstore.core.ISegment;

/**
 * The tooltip of a tree.
 *
 * @param <N> the type of the object of the tree
 * @param <T> the type of the trees of the provider
 */
final class FlameTip<N, T extends WeightedTree<N>> {

    private static final int WEIGHT = -1;

    private final IWeightedTreeProvider<N, ?, T> provider;
    private final T tree;

    @SuppressWarnings("unchecked")
    FlameTip(IWeightedTreeProvider<N, ?, T> provider, WeightedTree<N> tree) {
        this.provider = provider;
        this.tree = (T) tree;
    }

    /** Adds the weight and the additional metrics, then the statistics of each. */
    void addFigures(Map<String, String> texts) {
        MetricType weight = provider.getWeightType();
        texts.put(weight.getTitle(), weight.format(Long.valueOf(tree.getWeight())));
        List<MetricType> metrics = provider.getAdditionalMetrics();
        for (int i = 0; i < metrics.size(); i++) {
            MetricType metric = metrics.get(i);
            texts.put(metric.getTitle(), metric.format(provider.getAdditionalMetric(tree, i)));
        }
        addStatistics(weight, WEIGHT, texts);
        for (int i = 0; i < metrics.size(); i++) {
            addStatistics(metrics.get(i), i, texts);
        }
    }

    private @Nullable IStatistics<?> statistics(int index) {
        IStatistics<?> statistics = provider.getStatistics(tree, index);
        return statistics == null || statistics.getNbElements() == 0 ? null : statistics;
    }

    private void addStatistics(MetricType metric, int index, Map<String, String> texts) {
        IStatistics<?> statistics = statistics(index);
        if (statistics == null) {
            return;
        }
        String title = metric.getTitle();
        texts.put("\tTotal " + title, metric.format(Double.valueOf(statistics.getTotal())));
        texts.put("\tMean " + title, metric.format(Double.valueOf(statistics.getMean())));
        texts.put("\tMaximum " + title, metric.format(statistics.getMaxNumber()));
        texts.put("\tMinimum " + title, metric.format(statistics.getMinNumber()));
        texts.put("\tDeviation " + title, metric.format(Double.valueOf(statistics.getStdDev())));
    }

    /** Adds where the call with the least and the one with the greatest weight are in the trace. */
    void addActions(Map<String, String> texts) {
        IStatistics<?> statistics = statistics(WEIGHT);
        if (statistics != null) {
            addAction("#Go to minimum", statistics.getMinObject(), texts);
            addAction("#Go to maximum", statistics.getMaxObject(), texts);
        }
    }

    private static void addAction(String name, @Nullable Object object, Map<String, String> texts) {
        if (object instanceof ISegment segment) {
            texts.put(name, "TIME:" + segment.getStart() + ',' + segment.getEnd());
        }
    }
}
