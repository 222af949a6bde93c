package org.eclipse.tracecompass.internal.analysis.profiling.core.tree;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeGroupDescriptor;

/**
 * The level above all elements: everything is one group. Plug-ins use it under this name; it is
 * kept for compatibility.
 */
public final class AllGroupDescriptor implements IWeightedTreeGroupDescriptor {

    private static final AllGroupDescriptor INSTANCE = new AllGroupDescriptor();

    private static final String NAME = "all";

    private AllGroupDescriptor() {}

    /** Returns the one instance. */
    public static AllGroupDescriptor getInstance() {
        return INSTANCE;
    }

    @Override
    public @Nullable IWeightedTreeGroupDescriptor getNextGroup() {
        return null;
    }

    @Override
    public String getName() {
        return NAME;
    }

    @Override
    public String toString() {
        return NAME;
    }
}
