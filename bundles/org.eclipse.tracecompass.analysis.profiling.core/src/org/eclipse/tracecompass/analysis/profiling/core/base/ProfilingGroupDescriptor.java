package org.eclipse.tracecompass.analysis.profiling.core.base;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A level of elements, as given to the constructor. Immutable.
 *
 * @since 0.2.0
 */
public class ProfilingGroupDescriptor implements IProfilingGroupDescriptor {

    private final String name;
    private final @Nullable IProfilingGroupDescriptor nextGroup;
    private final boolean isSymbolKeyGroup;

    /**
     * Creates a level.
     *
     * @param name its name
     * @param nextGroup the level below it, null if it is the innermost one
     * @param isSymbolKeyGroup whether its elements are the ones in which addresses have a meaning
     */
    public ProfilingGroupDescriptor(
            String name, @Nullable IProfilingGroupDescriptor nextGroup, boolean isSymbolKeyGroup) {
        this.name = name;
        this.nextGroup = nextGroup;
        this.isSymbolKeyGroup = isSymbolKeyGroup;
    }

    @Override
    public @Nullable IProfilingGroupDescriptor getNextGroup() {
        return nextGroup;
    }

    @Override
    public boolean isSymbolKeyGroup() {
        return isSymbolKeyGroup;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String toString() {
        return name;
    }
}
