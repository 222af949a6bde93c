package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** When CPUs ran which thread, in a window, and which of these were threads of the kernel. */
final class ThreadSlices {

    /** One of the slices of a CPU, which follow each other without gaps. */
    private record Slice(long start, boolean kernel) {}

    private final Map<Integer, List<Slice>> slices = new HashMap<>();

    /** Takes a part of a state. */
    @FunctionalInterface
    interface Taker {
        void add(long start, long end, boolean kernel);
    }

    /** Finds the slices on some CPUs that share an instant with a window. */
    static ThreadSlices of(ITmfStateSystem history, List<RowSource> cpus, long from, long to) {
        ThreadSlices found = new ThreadSlices();
        Map<Integer, Integer> threadQuarks = new HashMap<>();
        for (RowSource cpu : cpus) {
            int quark = history.optQuarkRelative(cpu.quark(), Attributes.CURRENT_THREAD);
            threadQuarks.put(Integer.valueOf(quark), Integer.valueOf(cpu.quark()));
        }
        threadQuarks.remove(Integer.valueOf(ITmfStateSystem.INVALID_ATTRIBUTE));
        if (threadQuarks.isEmpty()) {
            return found;
        }
        Map<Integer, List<ITmfStateInterval>> kernel = kernelThreads(history, from, to);
        for (ITmfStateInterval slice : history.query2D(threadQuarks.keySet(), from, to)) {
            boolean isKernel =
                    slice.getValue() instanceof Integer tid
                            && isIn(kernel.getOrDefault(tid, List.of()), slice.getStartTime());
            found.slices
                    .computeIfAbsent(
                            threadQuarks.get(Integer.valueOf(slice.getAttribute())),
                            cpu -> new ArrayList<>())
                    .add(new Slice(slice.getStartTime(), isKernel));
        }
        found.slices
                .values()
                .forEach(slices -> slices.sort(Comparator.comparingLong(Slice::start)));
        return found;
    }

    /** Returns whether a CPU runs a thread of the kernel at an instant of the history. */
    static boolean isKernel(ITmfStateSystem history, int cpuQuark, long time) {
        int quark = history.optQuarkRelative(cpuQuark, Attributes.CURRENT_THREAD);
        Object tid = KernelTimeGraphProvider.valueAt(history, quark, time);
        return tid != null
                && KernelTimeGraphProvider.valueAt(
                                history,
                                history.optQuarkAbsolute(
                                        Attributes.THREADS,
                                        tid.toString(),
                                        Attributes.KERNEL_THREAD),
                                time)
                        != null;
    }

    /** When a number was that of a thread of the kernel. */
    private static Map<Integer, List<ITmfStateInterval>> kernelThreads(
            ITmfStateSystem history, long from, long to) {
        Map<Integer, List<ITmfStateInterval>> kernel = new HashMap<>();
        Set<Integer> quarks =
                new HashSet<>(history.getQuarks(Attributes.THREADS, "*", Attributes.KERNEL_THREAD));
        if (quarks.isEmpty()) {
            return kernel;
        }
        for (ITmfStateInterval interval : history.query2D(quarks, from, to)) {
            if (interval.getValue() != null) {
                int thread = history.getParentAttributeQuark(interval.getAttribute());
                kernel.computeIfAbsent(
                                Integer.valueOf(history.getAttributeName(thread)),
                                tid -> new ArrayList<>(1))
                        .add(interval);
            }
        }
        return kernel;
    }

    private static boolean isIn(List<ITmfStateInterval> intervals, long time) {
        for (ITmfStateInterval interval : intervals) {
            if (time >= interval.getStartTime() && time <= interval.getEndTime()) {
                return true;
            }
        }
        return false;
    }

    /** Divides a span of a CPU where another thread begins to run. */
    void forEach(int cpuQuark, long start, long end, Taker taker) {
        List<Slice> slices = this.slices.getOrDefault(Integer.valueOf(cpuQuark), List.of());
        int i = lastStartingUpTo(slices, start);
        boolean kernel = i >= 0 && slices.get(i).kernel;
        long at = start;
        for (i++; i < slices.size() && slices.get(i).start <= end; i++) {
            taker.add(at, slices.get(i).start - 1, kernel);
            at = slices.get(i).start;
            kernel = slices.get(i).kernel;
        }
        taker.add(at, end, kernel);
    }

    /** Returns the index of the slice in which an instant is, or -1. */
    private static int lastStartingUpTo(List<Slice> slices, long time) {
        int low = 0;
        int high = slices.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (slices.get(middle).start <= time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - 1;
    }
}
