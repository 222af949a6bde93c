package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/**
 * How long each thread was on each CPU, from the history of the kernel analysis. Time in interrupts
 * counts for the thread that was interrupted.
 *
 * @param use for each CPU, for each thread (0 is the idle thread), its time on that CPU
 */
public record OnCpuStatistics(Map<Integer, Map<Integer, Use>> use) {

    /**
     * A thread's time on a CPU.
     *
     * @param time ns
     * @param slices how many times it came to the CPU, or was there at the beginning
     */
    public record Use(long time, long slices) {

        private Use plus(Use other) {
            return new Use(time + other.time, slices + other.slices);
        }
    }

    private static final Use NONE = new Use(0, 0);

    /**
     * Adds up the time between two instants. Costs a walk over the switches between them.
     *
     * @param history the history of {@link KernelAnalysisModule}; may still be growing
     * @param start the first instant, ns, inclusive
     * @param end the last instant, ns: time is counted up to it, so {@code end - start} ns in all
     * @param monitor cancels the computation; may be null
     * @return the figures; of a part of the range if cancelled
     */
    public static OnCpuStatistics compute(
            ITmfStateSystem history, long start, long end, @Nullable IProgressMonitor monitor) {
        Map<Integer, Map<Integer, Sum>> sums = new TreeMap<>();
        OnCpuSlices.forEach(
                history,
                start,
                end,
                monitor,
                (cpu, tid, from, to) ->
                        sums.computeIfAbsent(Integer.valueOf(cpu), c -> new HashMap<>())
                                .computeIfAbsent(Integer.valueOf(tid), t -> new Sum())
                                .add(to - from));
        Map<Integer, Map<Integer, Use>> use = new TreeMap<>();
        sums.forEach(
                (cpu, threads) -> {
                    Map<Integer, Use> uses = new TreeMap<>();
                    threads.forEach((tid, sum) -> uses.put(tid, new Use(sum.time, sum.slices)));
                    use.put(cpu, uses);
                });
        return new OnCpuStatistics(Collections.unmodifiableMap(use));
    }

    private static final class Sum {
        private long time;
        private long slices;

        void add(long length) {
            time += length;
            slices++;
        }
    }

    /** Returns the time of each thread on all CPUs together. */
    public Map<Integer, Use> byThread() {
        Map<Integer, Use> sums = new TreeMap<>();
        use.values().forEach(cpu -> cpu.forEach((tid, u) -> sums.merge(tid, u, Use::plus)));
        return sums;
    }

    /** Returns a thread's time on one CPU; nothing if it was never there. */
    public Use of(int cpu, int tid) {
        return use.getOrDefault(Integer.valueOf(cpu), Map.of())
                .getOrDefault(Integer.valueOf(tid), NONE);
    }
}
