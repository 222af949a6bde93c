package org.eclipse.tracecompass.internal.analysis.os.linux.core.cpuusage;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.OnCpuSlices;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ValuesAt;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/**
 * The CPU time of each thread in a time range.
 *
 * @param total the time of all threads on all CPUs without the idle ones, ns
 * @param cpus the same for each CPU, by number
 * @param threads the threads that ran, by time, the longest first
 */
record CpuUse(long total, SortedMap<Integer, Long> cpus, List<OfThread> threads) {

    /**
     * A thread's use.
     *
     * @param tid its identifier
     * @param pid the identifier of its process, -1 where that is not told
     * @param name its name when it ran last in the range
     * @param time its time on all CPUs, ns
     */
    record OfThread(int tid, int pid, String name, long time) {}

    private static final class Sum {
        private long time;
        private long last = Long.MIN_VALUE;
    }

    /** Adds up the use between two instants. Costs a walk over the switches between them. */
    static CpuUse between(
            ITmfStateSystem history, long start, long end, @Nullable IProgressMonitor monitor) {
        SortedMap<Integer, Long> cpus = new TreeMap<>();
        Map<Integer, Sum> sums = new HashMap<>();
        OnCpuSlices.forEach(
                history,
                start,
                end,
                monitor,
                (cpu, tid, from, to) -> {
                    cpus.merge(Integer.valueOf(cpu), tid == 0 ? 0 : to - from, Long::sum);
                    if (tid != 0) {
                        Sum sum = sums.computeIfAbsent(Integer.valueOf(tid), t -> new Sum());
                        sum.time += to - from;
                        sum.last = Math.max(sum.last, from);
                    }
                });
        ValuesAt values = new ValuesAt(history);
        sums.forEach(
                (tid, sum) -> {
                    values.want(quark(history, tid, Attributes.EXEC_NAME), sum.last);
                    values.want(quark(history, tid, Attributes.PID), sum.last);
                });
        values.fetch();
        List<OfThread> threads = new ArrayList<>();
        sums.forEach(
                (tid, sum) ->
                        threads.add(
                                new OfThread(
                                        tid,
                                        values.get(quark(history, tid, Attributes.PID), sum.last)
                                                        instanceof Integer pid
                                                ? pid
                                                : -1,
                                        values.get(
                                                                quark(
                                                                        history,
                                                                        tid,
                                                                        Attributes.EXEC_NAME),
                                                                sum.last)
                                                        instanceof String name
                                                ? name
                                                : Attributes.UNKNOWN,
                                        sum.time)));
        threads.sort(
                Comparator.comparingLong(OfThread::time)
                        .reversed()
                        .thenComparingInt(OfThread::tid));
        long total = cpus.values().stream().mapToLong(Long::longValue).sum();
        return new CpuUse(total, cpus, List.copyOf(threads));
    }

    private static int quark(ITmfStateSystem history, Integer tid, String attribute) {
        return history.optQuarkAbsolute(Attributes.THREADS, tid.toString(), attribute);
    }
}
