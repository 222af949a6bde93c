package org.eclipse.tracecompass.analysis.profiling.core.base;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A level of {@link IProfilingElement}s. {@link ICallStackGroupDescriptor} is the newer form.
 *
 * @since 0.2.0
 */
public interface IProfilingGroupDescriptor {

    /** Returns the level below this one, null if this is the innermost one. */
    @Nullable
    IProfilingGroupDescriptor getNextGroup();

    /** Returns whether elements of this level are the ones in which addresses have a meaning. */
    boolean isSymbolKeyGroup();

    /** Returns the name of the level. */
    String getName();
}
