package org.eclipse.tracecompass.analysis.profiling.core.tree;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A level of the elements that have weighted trees, for example the processes. Levels form a chain
 * from the outermost one.
 *
 * @since 0.2.0
 */
public interface IWeightedTreeGroupDescriptor {

    /** Returns the level below this one, null if this is the innermost one. */
    @Nullable
    IWeightedTreeGroupDescriptor getNextGroup();

    /** Returns the name of the level, by which requests choose it. */
    String getName();
}
