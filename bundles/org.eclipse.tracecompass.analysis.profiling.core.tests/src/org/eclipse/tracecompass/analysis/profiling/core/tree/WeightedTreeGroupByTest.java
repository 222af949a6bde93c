package org.eclipse.tracecompass.analysis.profiling.core.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.CallStackGroupDescriptor;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider.DataType;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider.MetricType;
import org.eclipse.tracecompass.internal.analysis.profiling.core.tree.AllGroupDescriptor;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.junit.jupiter.api.Test;

/** Sets of weighted trees by element, and merging them up to a level. */
class WeightedTreeGroupByTest {

    private static final CallStackGroupDescriptor THREADS =
            new CallStackGroupDescriptor("threads", null, false);
    private static final CallStackGroupDescriptor PROCESSES =
            new CallStackGroupDescriptor("processes", THREADS, true);

    private final WeightedTreeSet<String, CallStackElement> set = new WeightedTreeSet<>();
    private final CallStackElement first = thread("p", "t1");
    private final CallStackElement second = thread(first, "t2");
    private final CallStackElement other = thread("q", "t3");

    private static CallStackElement thread(String process, String name) {
        CallStackElement sibling =
                new CallStackElement(
                        "", THREADS, null, new CallStackElement(process, PROCESSES, THREADS, null));
        return thread(sibling, name);
    }

    /** Adds a thread to the process of another one. */
    private static CallStackElement thread(CallStackElement sibling, String name) {
        CallStackElement thread = new CallStackElement(name, THREADS);
        Objects.requireNonNull(sibling.getParentElement()).addChild(thread);
        return thread;
    }

    private void fill() {
        set.addWeightedTree(first, new WeightedTree<>("f", 1));
        set.addWeightedTree(first, new WeightedTree<>("f", 2));
        set.addWeightedTree(second, new WeightedTree<>("f", 10));
        set.addWeightedTree(second, new WeightedTree<>("g", 20));
        set.addWeightedTree(other, new WeightedTree<>("f", 100));
    }

    /** Offers the set. */
    private final class Provider
            implements IWeightedTreeProvider<String, CallStackElement, WeightedTree<String>> {
        @Override
        public WeightedTreeSet<String, CallStackElement> getTreeSet() {
            return set;
        }

        @Override
        public String getTitle() {
            return "Functions";
        }

        @Override
        public @NonNull IWeightedTreeGroupDescriptor getGroupDescriptor() {
            return PROCESSES;
        }
    }

    /** The weights by element and object. */
    private static Map<String, Long> weights(WeightedTreeSet<String, Object> grouped) {
        Map<String, Long> weights = new TreeMap<>();
        for (Object element : grouped.getElements()) {
            add(grouped, element, "", weights);
        }
        return weights;
    }

    private static void add(
            WeightedTreeSet<String, Object> grouped,
            Object element,
            String above,
            Map<String, Long> weights) {
        String path = above + (element instanceof ITree tree ? tree.getName() : element) + "/";
        grouped.getTreesFor(element)
                .forEach(tree -> weights.put(path + tree.getObject(), tree.getWeight()));
        if (element instanceof ITree tree) {
            tree.getChildren().forEach(child -> add(grouped, child, path, weights));
        }
    }

    private WeightedTreeSet<String, Object> group(IWeightedTreeGroupDescriptor level) {
        return WeightedTreeGroupBy.groupWeightedTreeBy(level, set, new Provider());
    }

    @Test
    void elementsAreFoundByTheirRootsAndByTheirNames() {
        fill();
        assertThat(set.getElements().stream().map(CallStackElement::getName))
                .containsExactly("p", "q");
        assertThat(set.getTreesForNamed("p", "t2")).hasSize(2);
        assertThat(set.getTreesForNamed("p", "t3")).isEmpty();
        assertThat(set.getTreesForNamed("p")).isEmpty();
        assertThat(set.getTreesFor(first).iterator().next().getWeight()).isEqualTo(3);
        assertThat(set.getTreesFor("something else")).isEmpty();
    }

    @Test
    void treesAreMergedUpToTheLevel() {
        fill();
        assertThat(weights(group(THREADS)))
                .isEqualTo(Map.of("p/t1/f", 3L, "p/t2/f", 10L, "p/t2/g", 20L, "q/t3/f", 100L));
        assertThat(weights(group(PROCESSES)))
                .isEqualTo(Map.of("p/f", 13L, "p/g", 20L, "q/f", 100L));
        assertThat(weights(group(AllGroupDescriptor.getInstance())))
                .isEqualTo(Map.of("All/f", 113L, "All/g", 20L));
    }

    @Test
    void mergingLeavesTheTreesAsTheyWere() {
        fill();
        group(AllGroupDescriptor.getInstance());
        group(PROCESSES);
        assertThat(weights(group(THREADS)))
                .containsEntry("p/t1/f", 3L)
                .containsEntry("p/t2/f", 10L);
        assertThat(second.getChildren()).isEmpty();
        assertThat(Objects.requireNonNull(first.getParentElement()).getChildren()).hasSize(2);
    }

    @Test
    void levelsThatAProviderDoesNotNameAreNumbered() {
        fill();
        IWeightedTreeProvider<String, CallStackElement, WeightedTree<String>> nameless =
                new IWeightedTreeProvider<>() {
                    @Override
                    public WeightedTreeSet<String, CallStackElement> getTreeSet() {
                        return set;
                    }

                    @Override
                    public String getTitle() {
                        return "Functions";
                    }
                };
        List<String> levels = new ArrayList<>();
        for (IWeightedTreeGroupDescriptor level = nameless.getGroupDescriptor();
                level != null;
                level = level.getNextGroup()) {
            levels.add(level.getName());
        }
        assertThat(levels).containsExactly("Level 0", "Level 1");
        assertThat(nameless.getSelection(TmfTimestamp.BIG_BANG, TmfTimestamp.BIG_CRUNCH)).isNull();
        assertThatThrownBy(() -> nameless.getAdditionalMetric(new WeightedTree<>("f"), 0))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThat(nameless.toDisplayString(new WeightedTree<>("f"))).isEqualTo("f");
        assertThat(nameless.getStatistics(new WeightedTree<>("f"), -1)).isNull();
        Object f = "f";
        assertThat(nameless.getPalette().getStyles())
                .hasSize(12)
                .containsKey(String.valueOf(nameless.getPalette().getStyleFor(f).getParentKey()));
    }

    @Test
    void metricsAreWrittenInTheirUnits() {
        assertThat(DataType.NUMBER.format(1234567)).isEqualTo("1,234,567");
        assertThat(DataType.NUMBER.format(0.125)).isEqualTo("0.125");
        assertThat(DataType.NANOSECONDS.format(1500L)).contains("1.5");
        assertThat(DataType.OTHER.format(15L)).isEqualTo("15");
        assertThat(DataType.BYTES.format("no number")).isEqualTo("no number");
        MetricType own =
                new MetricType("Own", DataType.NUMBER, new java.text.DecimalFormat("0 'x'"), true);
        assertThat(own.format(7)).isEqualTo("7 x");
        assertThat(own.hasStatistics()).isTrue();
    }
}
