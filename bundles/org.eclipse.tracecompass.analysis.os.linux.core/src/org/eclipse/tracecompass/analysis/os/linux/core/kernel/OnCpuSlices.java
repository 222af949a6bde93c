package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;

/** The threads on each CPU over time, from the history of the kernel analysis. */
public final class OnCpuSlices {

    /** Takes one slice. */
    @FunctionalInterface
    public interface Consumer {
        /**
         * A thread was on a CPU.
         *
         * @param cpu the number of the CPU
         * @param tid the thread; 0 for the idle thread
         * @param from since when, ns
         * @param to until when, ns, exclusive; after {@code from}
         */
        void accept(int cpu, int tid, long from, long to);
    }

    private OnCpuSlices() {}

    /**
     * Walks over the slices between two instants, in no particular order; those that reach over an
     * end are cut there. Costs a walk over the switches between the instants.
     *
     * @param history the history of {@link KernelAnalysisModule}; may still be growing
     * @param start the first instant, ns, inclusive
     * @param end the last instant, ns: time is counted up to it, so {@code end - start} ns in all
     * @param monitor stops the walk; may be null
     * @param consumer takes the slices
     */
    public static void forEach(
            ITmfStateSystem history,
            long start,
            long end,
            @Nullable IProgressMonitor monitor,
            Consumer consumer) {
        Map<Integer, Integer> cpus = cpus(history);
        long from = Math.max(start, history.getStartTime());
        long to = Math.min(end, history.getCurrentEndTime());
        if (cpus.isEmpty() || from > to) {
            return;
        }
        history.visit(
                cpus.keySet(), from, to, new Visitor(history, cpus, from, to, monitor, consumer));
    }

    /** Makes slices of the states of the CPUs' current threads. */
    private static final class Visitor implements IStateVisitor {

        /** The number of the unknown value. */
        private static final int UNKNOWN = 0;

        private final ITmfStateSystem history;
        private final Map<Integer, Integer> cpus;
        private final long from;
        private final long to;
        private final @Nullable IProgressMonitor monitor;
        private final Consumer consumer;

        /** Threads by the numbers of the values. */
        private int[] threads = new int[256];

        private int count = 1;
        private int cpu;
        private int quark;

        Visitor(
                ITmfStateSystem history,
                Map<Integer, Integer> cpus,
                long from,
                long to,
                @Nullable IProgressMonitor monitor,
                Consumer consumer) {
            this.history = history;
            this.cpus = cpus;
            this.from = from;
            this.to = to;
            this.monitor = monitor;
            this.consumer = consumer;
        }

        @Override
        public boolean isDone() {
            return monitor != null && monitor.isCanceled();
        }

        @Override
        public boolean attribute(int attribute) {
            Integer number = cpus.get(Integer.valueOf(attribute));
            if (number == null) {
                return false;
            }
            quark = attribute;
            cpu = number.intValue();
            return true;
        }

        @Override
        public int number(@Nullable Object value) {
            if (!(value instanceof Integer tid)) {
                return UNKNOWN;
            }
            if (tid.intValue() < 0) {
                return -1;
            }
            if (count == threads.length) {
                threads = Arrays.copyOf(threads, count * 2);
            }
            threads[count] = tid.intValue();
            return count++;
        }

        @Override
        public void state(long start, long end, int number) {
            int tid =
                    number != UNKNOWN
                            ? threads[number]
                            : start <= history.getStartTime() ? firstThread(history, quark) : -1;
            long first = Math.max(start, from);
            long last = end < to ? end + 1 : to;
            if (tid >= 0 && last > first) {
                consumer.accept(cpu, tid, first, last);
            }
        }
    }

    /**
     * The thread of a CPU before its first switch: the one that the switch took from there; -1
     * where it is not known.
     */
    private static int firstThread(ITmfStateSystem history, int currentThread) {
        int first =
                history.optQuarkRelative(
                        history.getParentAttributeQuark(currentThread), Attributes.FIRST_THREAD);
        if (first == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return -1;
        }
        try {
            Object tid = history.querySingleState(history.getCurrentEndTime(), first).getValue();
            return tid instanceof Integer known ? known : -1;
        } catch (StateSystemDisposedException e) {
            return -1;
        }
    }

    /** The numbers of the CPUs by the quarks of the threads they run. */
    private static Map<Integer, Integer> cpus(ITmfStateSystem history) {
        Map<Integer, Integer> cpus = new HashMap<>();
        for (Integer quark : history.getQuarks(Attributes.CPUS, "*", Attributes.CURRENT_THREAD)) {
            String name = history.getAttributeName(history.getParentAttributeQuark(quark));
            cpus.put(quark, Integer.valueOf(name));
        }
        return cpus;
    }
}
