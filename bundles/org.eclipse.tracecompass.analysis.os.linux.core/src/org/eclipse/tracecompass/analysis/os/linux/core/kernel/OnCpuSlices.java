package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

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
        for (ITmfStateInterval interval : history.query2D(cpus.keySet(), from, to)) {
            if (monitor != null && monitor.isCanceled()) {
                return;
            }
            Integer cpu = cpus.get(Integer.valueOf(interval.getAttribute()));
            int tid = cpu == null ? -1 : threadOf(history, interval);
            long first = Math.max(interval.getStartTime(), from);
            long last = Math.min(interval.getEndTime() + 1, to);
            if (cpu != null && tid >= 0 && last > first) {
                consumer.accept(cpu, tid, first, last);
            }
        }
    }

    /**
     * The thread of an interval of a CPU's current thread; -1 where it is not known. Before the
     * first switch of a CPU it is the one that the switch took from there.
     */
    private static int threadOf(ITmfStateSystem history, ITmfStateInterval interval) {
        if (interval.getValue() instanceof Integer tid) {
            return tid;
        }
        if (interval.getStartTime() > history.getStartTime()) {
            return -1;
        }
        int first =
                history.optQuarkRelative(
                        history.getParentAttributeQuark(interval.getAttribute()),
                        Attributes.FIRST_THREAD);
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
