package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.interval.TmfStateInterval;

/**
 * Questions about threads over a range of time, answered from the history of the kernel analysis:
 * each costs one pass over the states in the range.
 */
final class ThreadRanges {

    private final ITmfStateSystem history;

    ThreadRanges(ITmfStateSystem history) {
        this.history = history;
    }

    /** The threads that were on some CPUs, idle threads left out. */
    Set<Integer> onCpus(Collection<Long> cpus, long start, long end) {
        List<Integer> quarks = new ArrayList<>();
        for (Long cpu : cpus) {
            int quark =
                    history.optQuarkAbsolute(
                            Attributes.CPUS, cpu.toString(), Attributes.CURRENT_THREAD);
            if (quark != ITmfStateSystem.INVALID_ATTRIBUTE) {
                quarks.add(Integer.valueOf(quark));
            }
        }
        Set<Integer> threads = new TreeSet<>();
        forEach(
                quarks,
                start,
                end,
                interval -> {
                    if (interval.getValue() instanceof Integer tid && tid.intValue() > 0) {
                        threads.add(tid);
                    }
                });
        return threads;
    }

    /** The threads that ran or waited for a CPU at some time, idle threads left out. */
    Set<Integer> active(long start, long end) {
        Map<Integer, Integer> threads = new HashMap<>();
        for (Integer quark : history.getQuarks(Attributes.THREADS, "*")) {
            Integer tid = number(history.getAttributeName(quark.intValue()));
            if (tid != null) {
                threads.put(quark, tid);
            }
        }
        Set<Integer> active = new TreeSet<>();
        forEach(
                threads.keySet(),
                start,
                end,
                interval -> {
                    Integer tid = threads.get(Integer.valueOf(interval.getAttribute()));
                    if (tid != null && isActive(interval.getValue())) {
                        active.add(tid);
                    }
                });
        return active;
    }

    private static boolean isActive(@Nullable Object status) {
        return status instanceof Integer value
                && switch (value.intValue()) {
                    case StateValues.PROCESS_STATUS_UNKNOWN,
                            StateValues.PROCESS_STATUS_WAIT_BLOCKED,
                            StateValues.PROCESS_STATUS_WAIT_UNKNOWN ->
                            false;
                    default -> true;
                };
    }

    private void forEach(
            Collection<Integer> quarks,
            long start,
            long end,
            Consumer<ITmfStateInterval> consumer) {
        long from = Math.max(start, history.getStartTime());
        long to = Math.min(end, history.getCurrentEndTime());
        if (quarks.isEmpty() || from > to) {
            return;
        }
        try {
            history.query2D(quarks, from, to).forEach(consumer);
        } catch (StateSystemDisposedException e) {
            // The trace was closed meanwhile: who asks does not need the answer any more.
        }
    }

    /**
     * The states of threads at some times; the value of a system call is its name.
     *
     * @return by thread, in the order of time; without the threads that the history does not know
     */
    Map<Integer, List<ITmfStateInterval>> statuses(
            Collection<Integer> threads, Collection<Long> times, IProgressMonitor monitor) {
        Map<Integer, Integer> statusQuarks = new HashMap<>();
        Map<Integer, Integer> callQuarks = new HashMap<>();
        for (Integer tid : threads) {
            int quark = history.optQuarkAbsolute(Attributes.THREADS, tid.toString());
            if (quark != ITmfStateSystem.INVALID_ATTRIBUTE) {
                statusQuarks.put(Integer.valueOf(quark), tid);
                int call = history.optQuarkRelative(quark, Attributes.SYSTEM_CALL);
                if (call != ITmfStateSystem.INVALID_ATTRIBUTE) {
                    callQuarks.put(Integer.valueOf(call), tid);
                }
            }
        }
        Map<Integer, List<ITmfStateInterval>> statuses = new HashMap<>();
        statusQuarks.values().forEach(tid -> statuses.put(tid, new ArrayList<>()));
        Map<Integer, NavigableMap<Long, ITmfStateInterval>> calls = new HashMap<>();
        try {
            for (ITmfStateInterval interval :
                    history.query2D(union(statusQuarks, callQuarks), inHistory(times))) {
                if (monitor.isCanceled()) {
                    break;
                }
                Integer quark = Integer.valueOf(interval.getAttribute());
                Integer tid = statusQuarks.get(quark);
                if (tid != null) {
                    statuses.get(tid).add(interval);
                } else {
                    calls.computeIfAbsent(callQuarks.get(quark), any -> new TreeMap<>())
                            .put(Long.valueOf(interval.getStartTime()), interval);
                }
            }
        } catch (StateSystemDisposedException | TimeRangeException e) {
            return Map.of();
        }
        statuses.forEach((tid, intervals) -> finish(intervals, calls.get(tid)));
        return statuses;
    }

    private static Collection<Integer> union(Map<Integer, ?> some, Map<Integer, ?> others) {
        Set<Integer> all = new TreeSet<>(some.keySet());
        all.addAll(others.keySet());
        return all;
    }

    private List<Long> inHistory(Collection<Long> times) {
        long first = Long.MAX_VALUE;
        long last = Long.MIN_VALUE;
        for (Long time : times) {
            first = Math.min(first, time.longValue());
            last = Math.max(last, time.longValue());
        }
        long from = Math.max(first + 1, history.getStartTime());
        long to = Math.min(last - 1, history.getCurrentEndTime());
        return times.stream().filter(time -> time >= from && time <= to).toList();
    }

    /** Sorts intervals, and names the system calls among them. */
    private static void finish(
            List<ITmfStateInterval> intervals,
            @Nullable NavigableMap<Long, ITmfStateInterval> calls) {
        intervals.sort(Comparator.comparingLong(ITmfStateInterval::getStartTime));
        if (calls != null) {
            intervals.replaceAll(interval -> named(interval, calls));
        }
    }

    private static ITmfStateInterval named(
            ITmfStateInterval status, NavigableMap<Long, ITmfStateInterval> calls) {
        if (!Integer.valueOf(StateValues.PROCESS_STATUS_RUN_SYSCALL).equals(status.getValue())) {
            return status;
        }
        var last = calls.floorEntry(Long.valueOf(status.getEndTime()));
        ITmfStateInterval call = last == null ? null : last.getValue();
        return call != null
                        && call.getEndTime() >= status.getStartTime()
                        && call.getValue() instanceof String name
                ? new TmfStateInterval(
                        status.getStartTime(), status.getEndTime(), status.getAttribute(), name)
                : status;
    }

    static @Nullable Integer number(String name) {
        try {
            return Integer.valueOf(name);
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
