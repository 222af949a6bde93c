package org.eclipse.tracecompass.analysis.os.linux.core.execution.path;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelThreadInformationProvider;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/**
 * What the kernel analyses of all hosts of a trace or experiment know of threads: processes, system
 * calls, and who had a CPU. The analyses are complete.
 */
public final class KernelHistories {

    /** Where a program waits that is in no system call. */
    public static final String PAGE_FAULT = "page fault";

    private final Map<String, List<KernelAnalysisModule>> byHost = new HashMap<>();
    private final Map<String, String> names = new LinkedHashMap<>();

    /**
     * Finds the analyses.
     *
     * @param trace the trace or experiment
     */
    public KernelHistories(ITmfTrace trace) {
        for (ITmfTrace member : TmfTraceManager.getTraceSet(trace)) {
            KernelAnalysisModule kernel =
                    TmfTraceUtils.getAnalysisModuleOfClass(
                            member, KernelAnalysisModule.class, KernelAnalysisModule.ID);
            if (kernel != null) {
                byHost.computeIfAbsent(member.getHostId(), h -> new ArrayList<>()).add(kernel);
                names.merge(member.getHostId(), member.getName(), (a, b) -> a + ", " + b);
            }
        }
    }

    /**
     * Returns the name of a host for users: the names of its traces, or its identifier if another
     * host has the same names.
     *
     * @param host its identifier
     */
    public String nameOf(String host) {
        String name = names.get(host);
        return name == null || names.values().stream().filter(name::equals).count() > 1
                ? host
                : name;
    }

    /**
     * Returns the name of a thread, as workers of the graph have it.
     *
     * @param host the identifier of its host
     * @param tid the thread
     * @param time the instant, ns; a thread that has no name then has the next one, or else the
     *     latest
     */
    public String threadName(String host, Integer tid, long time) {
        String found = "";
        for (KernelAnalysisModule kernel : byHost.getOrDefault(host, List.of())) {
            String name = KernelThreadInformationProvider.getExecutableName(kernel, tid, time);
            found = name == null ? nearestName(kernel, tid, time) : name;
            if (!found.isEmpty()) {
                break;
            }
        }
        return '[' + found + ',' + tid + ']';
    }

    private static String nearestName(KernelAnalysisModule kernel, Integer tid, long time) {
        ITmfStateSystem history = kernel.getStateSystem();
        int quark =
                history == null
                        ? ITmfStateSystem.INVALID_ATTRIBUTE
                        : history.optQuarkAbsolute(
                                Attributes.THREADS, tid.toString(), Attributes.EXEC_NAME);
        if (history == null || quark == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return "";
        }
        ITmfStateInterval next = null;
        ITmfStateInterval latest = null;
        for (ITmfStateInterval each :
                history.query2D(
                        Set.of(quark), history.getStartTime(), history.getCurrentEndTime())) {
            long start = each.getStartTime();
            if (each.getValue() == null) {
                continue;
            }
            if (start > time && (next == null || start < next.getStartTime())) {
                next = each;
            } else if (start <= time && (latest == null || start > latest.getStartTime())) {
                latest = each;
            }
        }
        ITmfStateInterval found = next == null ? latest : next;
        return found == null ? "" : String.valueOf(found.getValue());
    }

    /**
     * Returns the process of a thread, its own identifier if nothing else is known.
     *
     * @param worker the thread
     * @param time the instant, ns
     */
    public int processOf(OsWorker worker, long time) {
        Integer tid = worker.getHostThread().getTid();
        for (KernelAnalysisModule kernel : of(worker)) {
            Integer process = KernelThreadInformationProvider.getProcessId(kernel, tid, time);
            if (process != null) {
                return process;
            }
        }
        return tid;
    }

    /**
     * Returns where a thread waits: the name of its system call; {@value #PAGE_FAULT} if it is
     * known to be in none, because a program waits for nothing else then; empty if not known.
     *
     * @param worker the thread
     * @param time the beginning of the wait, ns
     */
    public String placeOf(OsWorker worker, long time) {
        for (KernelAnalysisModule kernel : of(worker)) {
            ITmfStateSystem history = kernel.getStateSystem();
            ITmfStateInterval call = interval(kernel, worker, time, Attributes.SYSTEM_CALL);
            if (call != null && call.getValue() instanceof String name) {
                return name;
            }
            // After the first system call of the thread has ended.
            if (call != null && history != null && call.getStartTime() > history.getStartTime()) {
                return PAGE_FAULT;
            }
        }
        return "";
    }

    /**
     * Returns who had the CPU for which a thread waited: the one on which it ran afterwards.
     *
     * @param worker the thread
     * @param from the beginning of the wait, ns
     * @param to the end of the wait, ns, exclusive; the thread runs then
     * @return time by thread, ns; 0 stands for an idle CPU; empty if the CPU is not known
     */
    public Map<Integer, Long> holders(OsWorker worker, long from, long to) {
        Map<Integer, Long> holders = new LinkedHashMap<>();
        for (KernelAnalysisModule kernel : of(worker)) {
            ITmfStateSystem history = kernel.getStateSystem();
            if (history != null
                    && value(kernel, worker, to, Attributes.CURRENT_CPU_RQ)
                            instanceof Integer cpu) {
                int quark =
                        history.optQuarkAbsolute(
                                Attributes.CPUS, cpu.toString(), Attributes.CURRENT_THREAD);
                if (quark != ITmfStateSystem.INVALID_ATTRIBUTE) {
                    add(history, quark, from, to, holders);
                }
            }
        }
        return holders;
    }

    private static void add(
            ITmfStateSystem history, int quark, long from, long to, Map<Integer, Long> holders) {
        long last = Math.min(to, history.getCurrentEndTime() + 1) - 1;
        long first = Math.max(from, history.getStartTime());
        if (first > last) {
            return;
        }
        for (ITmfStateInterval interval : history.query2D(Set.of(quark), first, last)) {
            if (interval.getValue() instanceof Integer tid) {
                long time =
                        Math.min(interval.getEndTime() + 1, to)
                                - Math.max(interval.getStartTime(), from);
                holders.merge(tid, Long.valueOf(time), Long::sum);
            }
        }
    }

    private List<KernelAnalysisModule> of(OsWorker worker) {
        return byHost.getOrDefault(worker.getHostId(), List.of());
    }

    private static @Nullable Object value(
            KernelAnalysisModule kernel, OsWorker worker, long time, String attribute) {
        ITmfStateInterval interval = interval(kernel, worker, time, attribute);
        return interval == null ? null : interval.getValue();
    }

    private static @Nullable ITmfStateInterval interval(
            KernelAnalysisModule kernel, OsWorker worker, long time, String attribute) {
        ITmfStateSystem history = kernel.getStateSystem();
        if (history == null
                || time < history.getStartTime()
                || time > history.getCurrentEndTime()) {
            return null;
        }
        int quark =
                history.optQuarkAbsolute(
                        Attributes.THREADS, worker.getHostThread().getTid().toString(), attribute);
        try {
            return quark == ITmfStateSystem.INVALID_ATTRIBUTE
                    ? null
                    : history.querySingleState(time, quark);
        } catch (StateSystemDisposedException e) {
            return null;
        }
    }
}
