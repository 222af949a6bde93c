package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.tree.ITree;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeSet;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.tmf.core.symbols.ISymbolProvider;

/**
 * What a flame graph draws: weighted trees by group, for example functions by thread. Immutable;
 * thread-safe as far as the provider of the trees is.
 *
 * @since 0.2.0
 */
public final class FlameTrees {

    /** No trees. */
    public static final FlameTrees EMPTY = new FlameTrees(List.of(), List.of(), new TreeTexts());

    /**
     * The trees of an element.
     *
     * @param name the name of the element; empty if there is one element only, which stands for all
     * @param trees its trees
     */
    public record Group(String name, List<? extends WeightedTree<?>> trees) {

        /** Returns the sum of the weights of the trees. */
        public long weight() {
            long sum = 0;
            for (WeightedTree<?> tree : trees) {
                sum += tree.getWeight();
            }
            return sum;
        }
    }

    private final List<Group> groups;
    private final List<String> levels;
    private final TreeTexts texts;

    private FlameTrees(List<Group> groups, List<String> levels, TreeTexts texts) {
        this.groups = groups;
        this.levels = levels;
        this.texts = texts;
    }

    /**
     * Takes the trees of a set.
     *
     * @param provider where they come from
     * @param set the trees by element; an element is drawn if it has trees
     * @param isAll whether the set has one element which stands for all
     * @param levels the names of the levels of elements, the outermost first
     * @param symbols know the linker symbols of functions
     */
    public static FlameTrees of(
            IWeightedTreeProvider<?, ?, ?> provider,
            IWeightedTreeSet<?, ?, ?> set,
            boolean isAll,
            List<String> levels,
            Collection<ISymbolProvider> symbols) {
        List<Object> elements = new ArrayList<>();
        set.getElements().forEach(element -> collect(element, elements));
        Map<String, Integer> names = new HashMap<>();
        for (Object element : elements) {
            if (!set.getTreesFor(element).isEmpty()) {
                names.merge(name(element), 1, Integer::sum);
            }
        }
        List<Group> groups = new ArrayList<>();
        for (Object element : elements) {
            List<? extends WeightedTree<?>> trees = List.copyOf(set.getTreesFor(element));
            if (!trees.isEmpty()) {
                String name = name(element);
                boolean isUnique = names.getOrDefault(name, 0).intValue() == 1;
                groups.add(new Group(isAll ? "" : isUnique ? name : path(element), trees));
            }
        }
        return new FlameTrees(
                List.copyOf(groups), List.copyOf(levels), new TreeTexts(provider, symbols));
    }

    private static void collect(@Nullable Object element, List<Object> elements) {
        if (element == null) {
            return;
        }
        elements.add(element);
        if (element instanceof ITree tree) {
            tree.getChildren().forEach(child -> collect(child, elements));
        }
    }

    private static String name(Object element) {
        return element instanceof ITree tree ? tree.getName() : String.valueOf(element);
    }

    /** The name behind the names of the elements above. */
    private static String path(Object element) {
        String path = name(element);
        for (ITree above = element instanceof ITree tree ? tree.getParent() : null;
                above != null;
                above = above.getParent()) {
            path = above.getName() + ": " + path;
        }
        return path;
    }

    /** Returns the groups that have trees, in the order of their elements. */
    public List<Group> groups() {
        return groups;
    }

    /** Returns the names of the levels up to which trees can be merged, the outermost first. */
    public List<String> levels() {
        return levels;
    }

    /**
     * Returns the text of a tree.
     *
     * @param tree one of the trees, or of those in them
     */
    public String name(WeightedTree<?> tree) {
        return texts.name(tree);
    }

    /** Returns the name of the weight for users. */
    public String weightTitle() {
        return texts.weightTitle();
    }

    /**
     * Writes a weight for users.
     *
     * @param weight the weight
     */
    public String weightText(long weight) {
        return texts.weightText(weight);
    }

    /**
     * Returns what is known of a tree besides its weight, in the order in which it is shown.
     *
     * @param tree one of the trees, or of those in them
     */
    public Map<String, String> details(WeightedTree<?> tree) {
        return texts.details(tree);
    }

    /**
     * Returns the same for programs: times in ns, counts and other metrics as they are.
     *
     * @param tree one of the trees, or of those in them
     */
    public Map<String, Object> figures(WeightedTree<?> tree) {
        return texts.figures(tree);
    }

    /**
     * Returns what a line about a tree says behind its weight.
     *
     * @param tree one of the trees, or of those in them
     * @return the end of the line; empty if there is nothing to say
     */
    public String summary(WeightedTree<?> tree) {
        return texts.summary(tree);
    }

    /**
     * Returns the colour of a tree.
     *
     * @param tree one of the trees, or of those in them
     * @param name its name
     * @return 0xAARRGGBB
     */
    public int colour(WeightedTree<?> tree, String name) {
        return texts.colour(tree, name);
    }
}
