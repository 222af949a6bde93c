package org.eclipse.tracecompass.analysis.counters.core.aspects;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.counters.core.CounterType;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;

/**
 * A counter of which there may be several: one per CPU, for example, or one per CPU and thread.
 * Immutable.
 *
 * @since 0.2.0
 */
public class CounterAspect extends AbstractCounterAspect {

    private final Class<? extends ITmfEventAspect<?>>[] groups;

    /**
     * Creates an aspect whose values are integers.
     *
     * @param fieldName the name of the field
     * @param label the name of the counter for users
     * @param groups the classes of the aspects whose values tell the counters apart, the outermost
     *     first; none for a single counter
     */
    @SafeVarargs
    public CounterAspect(
            String fieldName, String label, Class<? extends ITmfEventAspect<?>>... groups) {
        this(fieldName, label, CounterType.LONG, groups);
    }

    /**
     * Creates an aspect.
     *
     * @param fieldName the name of the field
     * @param label the name of the counter for users
     * @param type the kind of its values
     * @param groups the classes of the aspects whose values tell the counters apart, the outermost
     *     first; none for a single counter
     */
    @SafeVarargs
    public CounterAspect(
            String fieldName,
            String label,
            CounterType type,
            Class<? extends ITmfEventAspect<?>>... groups) {
        super(fieldName, label, type);
        this.groups = groups.clone();
    }

    /** Returns the classes of the aspects whose values tell the counters apart. */
    public Class<? extends ITmfEventAspect<?>>[] getGroups() {
        return groups.clone();
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode() + Arrays.hashCode(groups);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof CounterAspect other
                && Arrays.equals(groups, other.groups);
    }
}
