package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.rows.core.RowLooks;
import org.eclipse.tracecompass.tmf.rows.core.TimesToRead;

/**
 * When CPUs ran which thread, and which of these were threads of the kernel: the stretches of the
 * rows of CPUs. Thread-safe.
 */
final class ThreadSlices implements RowLooks.StretchSource {

    private final ITmfStateSystem history;
    private final KernelThreadTimes kernel;
    private final TimesToRead times;
    private final Map<Integer, Integer> cpusByThread = new HashMap<>();
    private final LongConsumer read;
    private final LongAdder size = new LongAdder();

    /**
     * Prepares.
     *
     * @param history the history of the kernel analysis
     * @param cpus the attributes of the CPUs
     * @param from the first instant of which slices will be asked for, ns
     * @param to the last one, ns
     * @param times the times of which slices of each CPU matter; others may be missing
     * @param read is told how many slices were read until now
     */
    ThreadSlices(
            ITmfStateSystem history,
            Collection<Integer> cpus,
            long from,
            long to,
            TimesToRead times,
            LongConsumer read) {
        this.history = history;
        this.times = times;
        this.read = read;
        for (Integer cpu : cpus) {
            int quark = history.optQuarkRelative(cpu.intValue(), Attributes.CURRENT_THREAD);
            if (quark != ITmfStateSystem.INVALID_ATTRIBUTE) {
                cpusByThread.put(Integer.valueOf(quark), cpu);
            }
        }
        kernel = new KernelThreadTimes(history, from, to);
    }

    @Override
    public IntFunction<RowLooks.Stretches> between(long from, long to) {
        SliceVisitor visitor = new SliceVisitor(history.getStartTime());
        long end = history.getCurrentEndTime();
        if (!cpusByThread.isEmpty()) {
            history.visit(cpusByThread.keySet(), from, to, visitor);
        }
        Map<Integer, CpuSlices> slices = new HashMap<>();
        visitor.found.forEach(
                (quark, found) -> {
                    size.add(found.size());
                    slices.put(cpusByThread.get(quark), found.build(end));
                });
        read.accept(size.sum());
        return cpu -> slices.getOrDefault(Integer.valueOf(cpu), CpuSlices.NONE);
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

    /** Collects slices. For one thread. */
    private final class SliceVisitor implements IStateVisitor {

        /** When the threads with the numbers were threads of the kernel. */
        private final List<KernelThreadTimes.Spans> spans = new ArrayList<>();

        private final Map<Integer, CpuSlices.Builder> found = new HashMap<>();
        private CpuSlices.@Nullable Builder current;

        SliceVisitor(long origin) {
            cpusByThread.keySet().forEach(quark -> found.put(quark, new CpuSlices.Builder(origin)));
        }

        @Override
        public boolean isWanted(long start, long end) {
            return times.intersect(start, end);
        }

        @Override
        public long firstWanted(int quark, long start, long end) {
            return times.firstFrom(cpuOf(quark), start);
        }

        @Override
        public long lastWanted(int quark, long start, long end) {
            return times.lastUntil(cpuOf(quark), end);
        }

        private int cpuOf(int quark) {
            return Objects.requireNonNull(cpusByThread.get(quark));
        }

        @Override
        public boolean attribute(int quark) {
            current = found.get(Integer.valueOf(quark));
            return current != null;
        }

        @Override
        public int number(@Nullable Object value) {
            spans.add(value instanceof Integer tid ? kernel.of(tid) : KernelThreadTimes.Spans.NONE);
            return spans.size() - 1;
        }

        @Override
        public void state(long start, long end, int number) {
            Objects.requireNonNull(current).add(start, end, spans.get(number).contain(start));
        }
    }
}
