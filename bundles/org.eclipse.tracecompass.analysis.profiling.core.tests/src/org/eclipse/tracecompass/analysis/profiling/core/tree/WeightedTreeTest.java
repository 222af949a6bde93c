package org.eclipse.tracecompass.analysis.profiling.core.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;
import org.junit.jupiter.api.Test;

/** Weighted trees, as a plug-in builds and merges them. */
class WeightedTreeTest {

    /** A tree with other data, as plug-ins have them. */
    private static final class Counted extends WeightedTree<String> {
        private int count;

        Counted(String object, long weight, int count) {
            super(object, weight);
            this.count = count;
        }

        private Counted(Counted copy) {
            super(copy);
            count = copy.count;
        }

        @Override
        public Counted copyOf() {
            return new Counted(this);
        }

        @Override
        protected void mergeData(WeightedTree<String> other) {
            count += other instanceof Counted counted ? counted.count : 0;
        }
    }

    private static WeightedTree<String> path(long weight, List<String> names) {
        WeightedTree<String> tree = null;
        for (int i = names.size() - 1; i >= 0; i--) {
            WeightedTree<String> above = new WeightedTree<>(names.get(i), weight);
            if (tree != null) {
                above.addChild(tree);
            }
            tree = above;
        }
        return tree == null ? new WeightedTree<>("") : tree;
    }

    /** The weight of each way down. */
    private static Map<String, Long> weights(WeightedTree<String> tree) {
        Map<String, Long> weights = new TreeMap<>();
        add("", tree, weights);
        return weights;
    }

    private static void add(String above, WeightedTree<String> tree, Map<String, Long> weights) {
        String path = above + "/" + tree.getObject();
        assertThat(weights).as("one child per object").doesNotContainKey(path);
        weights.put(path, tree.getWeight());
        tree.getChildren().forEach(child -> add(path, child, weights));
    }

    @Provide
    Arbitrary<List<Tuple2<List<String>, Integer>>> samples() {
        return Arbitraries.of("a", "b", "c")
                .list()
                .ofMaxSize(4)
                .flatMap(
                        path ->
                                Arbitraries.integers()
                                        .between(0, 9)
                                        .map(
                                                weight -> {
                                                    List<String> whole = new ArrayList<>(path);
                                                    whole.add(0, "root");
                                                    return Tuple.of(whole, weight);
                                                }))
                .list()
                .ofMinSize(1)
                .ofMaxSize(30);
    }

    @Property(tries = 200)
    void mergedPathsHaveTheSumsOfTheirWeights(
            @ForAll("samples") List<Tuple2<List<String>, Integer>> samples) {
        WeightedTree<String> merged = new WeightedTree<>("root");
        Map<String, Long> expected = new TreeMap<>();
        int depth = 1;
        for (Tuple2<List<String>, Integer> sample : samples) {
            merged.merge(path(sample.get2(), sample.get1()));
            depth = Math.max(depth, sample.get1().size());
            String way = "";
            for (String name : sample.get1()) {
                way += "/" + name;
                expected.merge(way, (long) sample.get2(), Long::sum);
            }
        }
        assertThat(weights(merged)).isEqualTo(expected);
        assertThat(merged.getMaxDepth()).isEqualTo(depth);
        WeightedTree<String> copy = merged.copyOf();
        merged.merge(merged.copyOf());
        assertThat(weights(copy)).as("a copy stays as it is").isEqualTo(expected);
        expected.replaceAll((way, weight) -> 2 * weight);
        assertThat(weights(merged)).isEqualTo(expected);
    }

    @Test
    void dataOfASubclassAreMergedAndCopiedAtEveryDepth() {
        Counted one = new Counted("a", 5, 1);
        one.addChild(new Counted("b", 3, 10));
        Counted other = new Counted("a", 7, 2);
        other.addChild(new Counted("b", 1, 20));
        other.addChild(new Counted("c", 2, 30));
        one.merge(other);
        Counted copy = one.copyOf();
        other.addChild(new Counted("c", 100, 100));
        assertThat(copy.getWeight()).isEqualTo(12);
        assertThat(copy.count).isEqualTo(3);
        Map<String, String> children = new TreeMap<>();
        copy.getChildren()
                .forEach(
                        child ->
                                children.put(
                                        child.getObject(),
                                        child.getWeight() + " " + ((Counted) child).count));
        assertThat(children).containsExactly(Map.entry("b", "4 30"), Map.entry("c", "2 30"));
    }

    @Test
    void aSecondChildOfAnObjectIsMergedIntoTheFirst() {
        WeightedTree<String> tree = new WeightedTree<>("a");
        WeightedTree<String> child = new WeightedTree<>("b", 2);
        tree.addChild(child);
        tree.addChild(path(3, List.of("b", "c")));
        assertThat(tree.getChildren()).containsExactly(child);
        assertThat(child.getParent()).isSameAs(tree);
        assertThat(weights(tree)).isEqualTo(Map.of("/a", 0L, "/a/b", 5L, "/a/b/c", 3L));
    }

    @Test
    void treesOfDifferentObjectsCannotBeMerged() {
        WeightedTree<String> tree = new WeightedTree<>("a");
        assertThatThrownBy(() -> tree.merge(new WeightedTree<>("b")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void depthCostsNoStack() {
        List<String> deep = Collections.nCopies(100_000, "f");
        WeightedTree<String> tree = path(1, deep);
        WeightedTree<String> copy = tree.copyOf();
        copy.merge(tree);
        assertThat(copy.getMaxDepth()).isEqualTo(100_000);
        WeightedTree<String> leaf = copy;
        while (!leaf.getChildren().isEmpty()) {
            leaf = leaf.getChildren().iterator().next();
        }
        assertThat(leaf.getWeight()).isEqualTo(2);
    }

    @Test
    void treesCompareByWeightAndSayWhatTheyAre() {
        assertThat(new WeightedTree<>("a", 1)).isLessThan(new WeightedTree<>("b", 2));
        assertThat(new WeightedTree<>("a", 3)).hasToString("[a]: 3");
        assertThat(new WeightedTree<>("a").getStatistics(-1)).isNull();
        assertThat(new WeightedTree<>("a").getExtraDataTrees(0)).isEmpty();
        assertThat(new WeightedTree<>("a").getMaxDepth()).isEqualTo(1);
    }
}
