package org.eclipse.tracecompass.analysis.profiling.core.base;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeGroupDescriptor;

/**
 * A level of the elements that have call stacks.
 *
 * @since 0.2.0
 */
public interface ICallStackGroupDescriptor extends IWeightedTreeGroupDescriptor {

    @Override
    @Nullable
    ICallStackGroupDescriptor getNextGroup();

    /** Returns whether elements of this level are the ones in which addresses have a meaning. */
    boolean isSymbolKeyGroup();
}
