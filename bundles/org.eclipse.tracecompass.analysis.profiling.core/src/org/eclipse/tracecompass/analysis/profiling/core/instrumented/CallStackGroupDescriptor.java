package org.eclipse.tracecompass.analysis.profiling.core.instrumented;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackGroupDescriptor;

/**
 * A level of elements, as given to the constructor. Immutable.
 *
 * @since 0.2.0
 */
public class CallStackGroupDescriptor implements ICallStackGroupDescriptor {

    private final String name;
    private final @Nullable ICallStackGroupDescriptor nextGroup;
    private final boolean isSymbolKeyGroup;

    /**
     * Creates a level.
     *
     * @param name its name
     * @param nextGroup the level below it, null if it is the innermost one
     * @param isSymbolKeyGroup whether its elements are the ones in which addresses have a meaning
     */
    public CallStackGroupDescriptor(
            String name, @Nullable ICallStackGroupDescriptor nextGroup, boolean isSymbolKeyGroup) {
        this.name = name;
        this.nextGroup = nextGroup;
        this.isSymbolKeyGroup = isSymbolKeyGroup;
    }

    @Override
    public @Nullable ICallStackGroupDescriptor getNextGroup() {
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
