package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.LongStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** When CPUs ran which thread, in a window, and which of these were threads of the kernel. */
final class ThreadSlices {

    private static final long[] NONE = {};

    private final Map<Integer, CpuSlices> slices = new HashMap<>();

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
        Map<Integer, long[]> kernel = kernelThreads(history, from, to);
        int parts = Runtime.getRuntime().availableProcessors();
        List<SliceVisitor> visitors =
                LongStream.range(0, parts)
                        .parallel()
                        .mapToObj(
                                part ->
                                        visit(
                                                history,
                                                threadQuarks.keySet(),
                                                kernel,
                                                from,
                                                to,
                                                part,
                                                parts))
                        .toList();
        long origin = history.getStartTime();
        threadQuarks.forEach(
                (quark, cpu) ->
                        found.slices.put(
                                cpu,
                                CpuSlices.of(
                                        origin,
                                        visitors.stream()
                                                .map(visitor -> visitor.of(quark))
                                                .toList())));
        return found;
    }

    /** Visits the slices in a part of a window. */
    private static SliceVisitor visit(
            ITmfStateSystem history,
            Set<Integer> quarks,
            Map<Integer, long[]> kernel,
            long from,
            long to,
            long part,
            int parts) {
        SliceVisitor visitor = new SliceVisitor(history.getStartTime(), quarks, kernel);
        long length = (to - from) / parts + 1;
        long first = from + part * length;
        long last = Math.min(to, first + length - 1);
        if (first <= last) {
            history.visit(quarks, first, last, visitor);
            visitor.found.values().forEach(CpuSlices.Builder::sort);
        }
        return visitor;
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

    /** When a number was that of a thread of the kernel: first and last instants, in turns. */
    private static Map<Integer, long[]> kernelThreads(ITmfStateSystem history, long from, long to) {
        Map<Integer, long[]> kernel = new HashMap<>();
        Set<Integer> quarks =
                new HashSet<>(history.getQuarks(Attributes.THREADS, "*", Attributes.KERNEL_THREAD));
        if (quarks.isEmpty()) {
            return kernel;
        }
        for (ITmfStateInterval interval : history.query2D(quarks, from, to)) {
            if (interval.getValue() != null) {
                int thread = history.getParentAttributeQuark(interval.getAttribute());
                Integer tid = Integer.valueOf(history.getAttributeName(thread));
                long[] known = kernel.getOrDefault(tid, NONE);
                long[] more = Arrays.copyOf(known, known.length + 2);
                more[known.length] = interval.getStartTime();
                more[known.length + 1] = interval.getEndTime();
                kernel.put(tid, more);
            }
        }
        return kernel;
    }

    /** The slices of a CPU. */
    CpuSlices of(int cpuQuark) {
        return slices.getOrDefault(Integer.valueOf(cpuQuark), CpuSlices.NONE);
    }

    /** Collects slices. For one thread. */
    private static final class SliceVisitor implements IStateVisitor {
        private final Map<Integer, long[]> kernel;

        /** When the threads with the numbers were threads of the kernel. */
        private final List<long[]> spans = new ArrayList<>();

        private final Map<Integer, CpuSlices.Builder> found = new HashMap<>();
        private CpuSlices.@Nullable Builder current;

        SliceVisitor(long origin, Set<Integer> quarks, Map<Integer, long[]> kernel) {
            this.kernel = kernel;
            quarks.forEach(quark -> found.put(quark, new CpuSlices.Builder(origin)));
        }

        CpuSlices.Builder of(int quark) {
            return Objects.requireNonNull(found.get(Integer.valueOf(quark)));
        }

        @Override
        public boolean attribute(int quark) {
            current = found.get(Integer.valueOf(quark));
            return current != null;
        }

        @Override
        public int number(@Nullable Object value) {
            spans.add(value instanceof Integer tid ? kernel.getOrDefault(tid, NONE) : NONE);
            return spans.size() - 1;
        }

        @Override
        public void state(long start, long end, int number) {
            CpuSlices.Builder slices = current;
            if (slices != null) {
                slices.add(start, isIn(spans.get(number), start));
            }
        }

        private static boolean isIn(long[] spans, long time) {
            for (int i = 0; i < spans.length; i += 2) {
                if (time >= spans[i] && time <= spans[i + 1]) {
                    return true;
                }
            }
            return false;
        }
    }
}
