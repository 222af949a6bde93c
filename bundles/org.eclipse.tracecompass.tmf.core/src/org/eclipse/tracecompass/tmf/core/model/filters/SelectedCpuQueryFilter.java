package org.eclipse.tracecompass.tmf.core.model.filters;

import com.google.common.collect.ImmutableSet;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;

/** Times, selected threads and selected CPUs. */
public class SelectedCpuQueryFilter extends SelectionTimeQueryFilter {

    private final Set<Integer> cpus;

    /**
     * Creates the request.
     *
     * @param start the first time in nanoseconds
     * @param end the last time in nanoseconds
     * @param n the number of times
     * @param selectedThreads the ids of the threads' entries
     * @param cpu the numbers of the CPUs
     */
    public SelectedCpuQueryFilter(
            long start, long end, int n, Collection<Long> selectedThreads, Set<Integer> cpu) {
        super(start, end, n, selectedThreads);
        cpus = ImmutableSet.copyOf(cpu);
    }

    /**
     * Creates the request.
     *
     * @param times the times in nanoseconds
     * @param selectedThreads the ids of the threads' entries
     * @param cpu the numbers of the CPUs
     */
    public SelectedCpuQueryFilter(
            List<Long> times, Collection<Long> selectedThreads, Set<Integer> cpu) {
        super(times, selectedThreads);
        cpus = ImmutableSet.copyOf(cpu);
    }

    /** Returns the numbers of the CPUs. */
    public Set<Integer> getSelectedCpus() {
        return cpus;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof SelectedCpuQueryFilter other
                && cpus.equals(other.cpus);
    }

    @Override
    public int hashCode() {
        return super.hashCode() * 31 + cpus.hashCode();
    }
}
