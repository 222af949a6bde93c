package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.StateSystemUtils;
import org.eclipse.tracecompass.statesystem.core.exceptions.AttributeNotFoundException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The usual questions about threads, answered from the history of the kernel analysis.
 *
 * <p>All methods take the analysis and a time in ns. They answer {@code null}, or nothing, where
 * the history does not know: the analysis has not begun, the time is outside the trace or not
 * reached yet, the thread is not in the trace. They never wait. Any thread may call them.
 */
public final class KernelThreadInformationProvider {

    private KernelThreadInformationProvider() {}

    /**
     * Returns the thread on a CPU.
     *
     * @param module the kernel analysis
     * @param cpuId the CPU's number
     * @param ts the time, ns
     * @return the thread's identifier; 0 when the CPU is idle
     */
    public static @Nullable Integer getThreadOnCpu(
            KernelAnalysisModule module, long cpuId, long ts) {
        return number(
                at(module, ts, Attributes.CPUS, Long.toString(cpuId), Attributes.CURRENT_THREAD));
    }

    /** Returns the CPU on which a thread is; null also while it is on none. */
    public static @Nullable Integer getCpuOfThread(
            KernelAnalysisModule module, int threadId, long ts) {
        ITmfStateSystem history = module.getStateSystem();
        if (history == null) {
            return null;
        }
        for (Integer quark : history.getQuarks(Attributes.CPUS, "*", Attributes.CURRENT_THREAD)) {
            Integer tid = number(at(history, ts, quark.intValue()));
            if (tid != null && tid.intValue() == threadId) {
                return Integer.valueOf(
                        history.getAttributeName(history.getParentAttributeQuark(quark)));
            }
        }
        return null;
    }

    /**
     * Returns the threads that were on some CPUs.
     *
     * @param module the kernel analysis
     * @param cpus the numbers of the CPUs
     * @param rangeStart first instant, ns, inclusive
     * @param rangeEnd last instant, ns, inclusive
     * @return their identifiers, without 0; null where the analysis has not begun
     * @since 0.2.0
     */
    public static @Nullable Set<Integer> getThreadsOfCpus(
            KernelAnalysisModule module, Collection<Long> cpus, long rangeStart, long rangeEnd) {
        ITmfStateSystem history = module.getStateSystem();
        return history == null
                ? null
                : new ThreadRanges(history).onCpus(cpus, rangeStart, rangeEnd);
    }

    /**
     * Returns the threads that ran, or waited for a CPU, at some time of a range.
     *
     * @param module the kernel analysis
     * @param rangeStart first instant, ns, inclusive
     * @param rangeEnd last instant, ns, inclusive
     * @return their identifiers, idle threads left out; none where the analysis has not begun
     * @since 0.2.0
     */
    public static Set<Integer> getActiveThreadsForRange(
            KernelAnalysisModule module, long rangeStart, long rangeEnd) {
        ITmfStateSystem history = module.getStateSystem();
        return history == null ? Set.of() : new ThreadRanges(history).active(rangeStart, rangeEnd);
    }

    /**
     * Returns the identifiers of all threads that the history has met so far, in ascending order;
     * all idle threads are 0.
     */
    public static Collection<Integer> getThreadIds(KernelAnalysisModule module) {
        ITmfStateSystem history = module.getStateSystem();
        if (history == null) {
            return Set.of();
        }
        Set<Integer> tids = new TreeSet<>();
        for (Integer quark : history.getQuarks(Attributes.THREADS, "*")) {
            String name = history.getAttributeName(quark.intValue());
            Integer tid =
                    name.startsWith(Attributes.THREAD_0_PREFIX)
                            ? Integer.valueOf(0)
                            : ThreadRanges.number(name);
            if (tid != null) {
                tids.add(tid);
            }
        }
        return tids;
    }

    /**
     * Returns the name of the program a thread runs.
     *
     * @param module the kernel analysis
     * @param threadId the thread's identifier
     * @param ts the time, ns
     * @return the last name the thread had at that time or before; null if it had none
     */
    public static @Nullable String getExecutableName(
            KernelAnalysisModule module, Integer threadId, long ts) {
        ITmfStateSystem history = module.getStateSystem();
        return history == null ? null : lastName(history, threadId, ts);
    }

    /** Returns the last name a thread had; null if it never had one. */
    public static @Nullable String getExecutableName(
            KernelAnalysisModule module, Integer threadId) {
        ITmfStateSystem history = module.getStateSystem();
        return history == null ? null : lastName(history, threadId, Long.MAX_VALUE);
    }

    private static @Nullable String lastName(ITmfStateSystem history, Integer threadId, long ts) {
        int quark =
                history.optQuarkAbsolute(
                        Attributes.THREADS, threadId.toString(), Attributes.EXEC_NAME);
        if (quark == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return null;
        }
        long time = Math.min(ts, history.getCurrentEndTime());
        while (time >= history.getStartTime()) {
            ITmfStateInterval interval = at(history, time, quark);
            String name = text(interval);
            if (name != null || interval == null) {
                return name;
            }
            time = interval.getStartTime() - 1;
        }
        return null;
    }

    /** Returns the identifier of the parent process of a thread. */
    public static @Nullable Integer getParentPid(
            KernelAnalysisModule module, Integer threadId, long ts) {
        return number(thread(module, threadId, ts, Attributes.PPID));
    }

    /**
     * Returns the identifier of a thread's process.
     *
     * @param module the kernel analysis
     * @param threadId the thread's identifier
     * @param ts the time, ns
     * @return the process; the thread itself where the trace never tells; null for a thread that
     *     the history does not know
     */
    public static @Nullable Integer getProcessId(
            KernelAnalysisModule module, Integer threadId, long ts) {
        ITmfStateSystem history = module.getStateSystem();
        int thread =
                history == null
                        ? ITmfStateSystem.INVALID_ATTRIBUTE
                        : history.optQuarkAbsolute(Attributes.THREADS, threadId.toString());
        if (history == null || thread == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return null;
        }
        int process = history.optQuarkRelative(thread, Attributes.PID);
        return process == ITmfStateSystem.INVALID_ATTRIBUTE
                ? threadId
                : number(at(history, ts, process));
    }

    /** Returns the threads that belong to a process at a time, its first thread included. */
    public static Collection<Integer> getThreadsOfProcess(
            KernelAnalysisModule module, int processId, long ts) {
        ITmfStateSystem history = module.getStateSystem();
        if (history == null) {
            return Set.of();
        }
        Set<Integer> tids = new LinkedHashSet<>();
        for (Integer quark : history.getQuarks(Attributes.THREADS, "*", Attributes.PID)) {
            Integer pid = number(at(history, ts, quark.intValue()));
            Integer tid =
                    ThreadRanges.number(
                            history.getAttributeName(history.getParentAttributeQuark(quark)));
            if (tid != null && pid != null && pid.intValue() == processId) {
                tids.add(tid);
            }
        }
        return tids;
    }

    /** Returns the CPU on whose run queue a thread is, or on which it ran last. */
    public static @Nullable Integer getThreadCpu(
            KernelAnalysisModule module, Integer threadId, long ts) {
        return number(thread(module, threadId, ts, Attributes.CURRENT_CPU_RQ));
    }

    /** Returns a thread's priority, as the tracer wrote it; -1 where it is not known. */
    public static int getThreadPriority(KernelAnalysisModule module, int threadId, long ts) {
        Integer priority = number(thread(module, Integer.valueOf(threadId), ts, Attributes.PRIO));
        return priority == null ? -1 : priority.intValue();
    }

    /** Returns the name of the system call a thread is in; null also while it is in none. */
    public static @Nullable String getSystemCall(
            KernelAnalysisModule module, Integer threadId, long ts) {
        return text(thread(module, threadId, ts, Attributes.SYSTEM_CALL));
    }

    /** Returns what a thread does, one of {@link StateValues}.PROCESS_STATUS_*. */
    public static @Nullable Integer getThreadStatus(
            KernelAnalysisModule module, Integer threadId, long ts) {
        return number(at(module, ts, Attributes.THREADS, threadId.toString()));
    }

    /**
     * Returns what a thread did over a range of time.
     *
     * @param module the kernel analysis
     * @param threadId the thread's identifier
     * @param start first instant, ns, inclusive
     * @param end the end of the range, ns, exclusive
     * @param resolution states shorter than this, ns, may be left out; 1 for all
     * @param monitor cancels the query
     * @return intervals in the order of time, not cut to the range; none if the thread is not in
     *     the trace
     */
    @NonNullByDefault({})
    public static @NonNull List<ITmfStateInterval> getStatusIntervalsForThread(
            @NonNull KernelAnalysisModule module,
            @NonNull Integer threadId,
            long start,
            long end,
            long resolution,
            IProgressMonitor monitor) {
        ITmfStateSystem history = module.getStateSystem();
        int quark = status(history, threadId);
        if (history == null || quark == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return Collections.emptyList();
        }
        long from = Math.max(start, history.getStartTime());
        long to = Math.min(end - 1, history.getCurrentEndTime());
        if (from > to) {
            return Collections.emptyList();
        }
        try {
            return StateSystemUtils.queryHistoryRange(
                    history, quark, from, to, Math.max(1, resolution), monitor);
        } catch (AttributeNotFoundException | StateSystemDisposedException e) {
            return Collections.emptyList();
        }
    }

    /**
     * Returns what a thread did over a range of time, state by state as the caller asks.
     *
     * @param module the kernel analysis
     * @param threadId the thread's identifier
     * @param start first instant, ns, inclusive
     * @param end the end of the range, ns, exclusive
     * @param resolution states shorter than this, ns, may be left out; 1 for all
     * @return intervals in the order of time, not cut to the range; none if the thread is not in
     *     the trace. For one thread at a time
     * @since 0.2.0
     */
    public static Iterator<ITmfStateInterval> getStatusIntervalsForThread(
            KernelAnalysisModule module, Integer threadId, long start, long end, long resolution) {
        ITmfStateSystem history = module.getStateSystem();
        int quark = status(history, threadId);
        return history == null || quark == ITmfStateSystem.INVALID_ATTRIBUTE || end <= start
                ? Collections.emptyIterator()
                : new StateSystemUtils.QuarkIterator(
                        history, quark, start, end - 1, Math.max(1, resolution));
    }

    /**
     * Returns what threads did at some times. The value of an interval is the number of a status,
     * or the name of the system call the thread was in.
     *
     * @param module the kernel analysis
     * @param threadIds the identifiers of the threads
     * @param times the times, ns, in any order; the first and the last only bound the range, the
     *     states at the times between them are returned
     * @param monitor cancels the query
     * @return by thread, each interval once, in the order of time; without the threads that are not
     *     in the trace
     * @since 0.2.0
     */
    public static Map<Integer, List<ITmfStateInterval>> getStatusIntervalsForThreads(
            KernelAnalysisModule module,
            Collection<Integer> threadIds,
            Collection<Long> times,
            IProgressMonitor monitor) {
        ITmfStateSystem history = module.getStateSystem();
        return history == null
                ? Map.of()
                : new ThreadRanges(history).statuses(threadIds, times, monitor);
    }

    private static int status(@Nullable ITmfStateSystem history, Integer threadId) {
        return history == null
                ? ITmfStateSystem.INVALID_ATTRIBUTE
                : history.optQuarkAbsolute(Attributes.THREADS, threadId.toString());
    }

    private static @Nullable ITmfStateInterval thread(
            KernelAnalysisModule module, Integer threadId, long ts, String attribute) {
        return at(module, ts, Attributes.THREADS, threadId.toString(), attribute);
    }

    private static @Nullable ITmfStateInterval at(
            KernelAnalysisModule module, long ts, String... path) {
        ITmfStateSystem history = module.getStateSystem();
        return history == null ? null : at(history, ts, history.optQuarkAbsolute(path));
    }

    private static @Nullable ITmfStateInterval at(ITmfStateSystem history, long ts, int quark) {
        if (quark == ITmfStateSystem.INVALID_ATTRIBUTE
                || ts < history.getStartTime()
                || ts > history.getCurrentEndTime()) {
            return null;
        }
        try {
            return history.querySingleState(ts, quark);
        } catch (StateSystemDisposedException e) {
            return null;
        }
    }

    private static @Nullable Integer number(@Nullable ITmfStateInterval interval) {
        return interval != null && interval.getValue() instanceof Integer value ? value : null;
    }

    private static @Nullable String text(@Nullable ITmfStateInterval interval) {
        return interval != null && interval.getValue() instanceof String value ? value : null;
    }
}
