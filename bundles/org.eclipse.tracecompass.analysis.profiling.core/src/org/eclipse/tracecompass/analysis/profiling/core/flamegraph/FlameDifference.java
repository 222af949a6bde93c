package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.IDataPalette;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTreeSet;
import org.eclipse.tracecompass.analysis.timing.core.compare.Roles;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;

/**
 * Two flame graphs as one: functions are matched by their names and those of their callers. The
 * width of a box is the time of both, so that what is only in one is there too; its colour says
 * whether it takes longer in the second (red) or shorter (blue), the more the stronger.
 *
 * @since 0.2.0
 */
public final class FlameDifference
        implements IWeightedTreeProvider<
                FlameDifference.Both, String, WeightedTree<FlameDifference.Both>> {

    /** So many colours on each side of that for no change. */
    private static final int STEPS = 8;

    /** A function that doubled or halved has the strongest colour. */
    private static final double STRONGEST = 1.0 / 3;

    private static final int SAME = 0xd9d9d9;
    private static final int LONGER = 0xd7301f;
    private static final int SHORTER = 0x2b7bba;

    private static final List<MetricType> METRICS =
            List.of(
                    new MetricType("Before", DataType.NANOSECONDS, null),
                    new MetricType("Now", DataType.NANOSECONDS, null),
                    new MetricType("Difference", DataType.NANOSECONDS, null));

    /**
     * A function called by the same callers in both.
     *
     * @param name its name
     * @param before its time in the first
     * @param now its time in the second
     */
    public record Both(String name, long before, long now) {

        /**
         * Returns how much longer it takes in the second, from -1 (only before) to 1 (only now).
         */
        public double change() {
            return before + now == 0 ? 0 : (double) (now - before) / (before + now);
        }

        /** Functions of a name may be called from several places. */
        @Override
        public boolean equals(@Nullable Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }

    private static final class Node {
        final Map<String, Node> callees = new LinkedHashMap<>();
        long before;
        long now;

        Node callee(String name) {
            return callees.computeIfAbsent(name, n -> new Node());
        }
    }

    private final WeightedTreeSet<Both, String> set = new WeightedTreeSet<>();

    private FlameDifference(Node root) {
        root.callees.forEach((name, node) -> set.addWeightedTree("", tree(name, node)));
    }

    /**
     * Compares two flame graphs.
     *
     * @param before what was before, for example the functions of a trace by thread
     * @param now what is now
     * @return the trees of both, whatever their groups were
     */
    public static FlameTrees of(FlameTrees before, FlameTrees now) {
        Node root = new Node();
        for (FlameTrees.Group group : before.groups()) {
            group.trees().forEach(tree -> add(root, tree, before, true));
        }
        for (FlameTrees.Group group : now.groups()) {
            group.trees().forEach(tree -> add(root, tree, now, false));
        }
        FlameDifference difference = new FlameDifference(root);
        return FlameTrees.of(difference, difference.set, true, List.of(), List.of());
    }

    private static void add(Node caller, WeightedTree<?> tree, FlameTrees of, boolean isBefore) {
        Node node = caller.callee(Roles.of(of.name(tree)));
        if (isBefore) {
            node.before += tree.getWeight();
        } else {
            node.now += tree.getWeight();
        }
        tree.getChildren().forEach(callee -> add(node, callee, of, isBefore));
    }

    private static WeightedTree<Both> tree(String name, Node node) {
        WeightedTree<Both> tree =
                new WeightedTree<>(new Both(name, node.before, node.now), node.before + node.now);
        node.callees.forEach((callee, of) -> tree.addChild(tree(callee, of)));
        return tree;
    }

    @Override
    public WeightedTreeSet<Both, String> getTreeSet() {
        return set;
    }

    @Override
    public String getTitle() {
        return "Difference";
    }

    @Override
    public String toDisplayString(WeightedTree<Both> tree) {
        return tree.getObject().name();
    }

    @Override
    public MetricType getWeightType() {
        return new MetricType("Both", DataType.NANOSECONDS, null);
    }

    @Override
    public List<MetricType> getAdditionalMetrics() {
        return METRICS;
    }

    @Override
    public Object getAdditionalMetric(WeightedTree<Both> object, int metricIndex) {
        Both both = object.getObject();
        return switch (metricIndex) {
            case 0 -> Long.valueOf(both.before());
            case 1 -> Long.valueOf(both.now());
            default -> Long.valueOf(both.now() - both.before());
        };
    }

    @Override
    public IDataPalette getPalette() {
        return Palette.INSTANCE;
    }

    /** The colours of differences: from blue over grey to red. */
    private static final class Palette implements IDataPalette {

        static final Palette INSTANCE = new Palette();

        private final Map<String, OutputElementStyle> styles = new HashMap<>();

        private Palette() {
            for (int step = -STEPS; step <= STEPS; step++) {
                styles.put(
                        Integer.toString(step),
                        new OutputElementStyle(
                                null,
                                Map.of(
                                        StyleProperties.BACKGROUND_COLOR,
                                        "#%06x".formatted(colour(step)))));
            }
        }

        private static int colour(int step) {
            int strong = step > 0 ? LONGER : SHORTER;
            double part = (double) Math.abs(step) / STEPS;
            int colour = 0;
            for (int shift = 0; shift <= 16; shift += 8) {
                long channel =
                        Math.round(
                                (SAME >> shift & 0xff) * (1 - part)
                                        + (strong >> shift & 0xff) * part);
                colour |= (int) channel << shift;
            }
            return colour;
        }

        @Override
        public OutputElementStyle getStyleFor(Object object) {
            double change = object instanceof Both both ? both.change() / STRONGEST : 0;
            long step = Math.round(Math.clamp(change, -1, 1) * STEPS);
            return new OutputElementStyle(Long.toString(step), Map.of());
        }

        @Override
        public Map<String, OutputElementStyle> getStyles() {
            return styles;
        }
    }
}
