package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackGroupDescriptor;

/** A level of elements that are attributes of a history. Immutable. */
public final class InstrumentedGroupDescriptor implements ICallStackGroupDescriptor {

    private final String[] pattern;
    private final @Nullable InstrumentedGroupDescriptor nextGroup;
    private final boolean isSymbolKeyGroup;

    private InstrumentedGroupDescriptor(
            String[] pattern,
            @Nullable InstrumentedGroupDescriptor nextGroup,
            boolean isSymbolKeyGroup) {
        this.pattern = pattern.clone();
        this.nextGroup = nextGroup;
        this.isSymbolKeyGroup = isSymbolKeyGroup;
    }

    /**
     * Creates a chain of levels.
     *
     * @param patterns the path of each level from the one above it; a name is {@code *} for all
     * @param symbolKeyLevel the index of the level in which addresses have a meaning
     * @return the outermost level
     * @throws IllegalArgumentException if there is no pattern
     */
    public static InstrumentedGroupDescriptor chain(List<String[]> patterns, int symbolKeyLevel) {
        InstrumentedGroupDescriptor level = null;
        for (int i = patterns.size() - 1; i >= 0; i--) {
            level = new InstrumentedGroupDescriptor(patterns.get(i), level, i == symbolKeyLevel);
        }
        if (level == null) {
            throw new IllegalArgumentException("A series of call stacks needs at least one level");
        }
        return level;
    }

    /** Returns the path from the attribute above to those of this level. */
    String[] getPattern() {
        return pattern.clone();
    }

    @Override
    public @Nullable InstrumentedGroupDescriptor getNextGroup() {
        return nextGroup;
    }

    @Override
    public boolean isSymbolKeyGroup() {
        return isSymbolKeyGroup;
    }

    @Override
    public String getName() {
        return String.join("/", pattern);
    }

    @Override
    public String toString() {
        return getName();
    }
}
