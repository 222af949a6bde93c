package org.eclipse.tracecompass.internal.analysis.profiling.core.tree;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.tree.ITree;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeGroupDescriptor;

/**
 * A level that is known by its depth only, 0 being the outermost one.
 *
 * @param depth the depth
 * @param levels how many levels there are
 */
public record DepthGroupDescriptor(int depth, int levels) implements IWeightedTreeGroupDescriptor {

    /**
     * Returns the outermost level of elements.
     *
     * @param elements the elements; those that are no {@link ITree} have one level
     * @return the level, null if there are no elements
     */
    public static @Nullable DepthGroupDescriptor of(Collection<?> elements) {
        int levels = 0;
        for (Object element : elements) {
            levels = Math.max(levels, element instanceof ITree tree ? ITree.getDepth(tree) : 1);
        }
        return levels == 0 ? null : new DepthGroupDescriptor(0, levels);
    }

    @Override
    public @Nullable IWeightedTreeGroupDescriptor getNextGroup() {
        return depth + 1 < levels ? new DepthGroupDescriptor(depth + 1, levels) : null;
    }

    @Override
    public String getName() {
        return "Level " + depth;
    }
}
