package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/**
 * One life of a thread identifier: the kernel gives an identifier to another thread after the first
 * has ended.
 *
 * @param quark the attribute of the thread's status
 * @param index which life of this identifier, from 0
 * @param tid the identifier; 0 for idle threads
 * @param cpu the CPU of an idle thread; -1 for others
 * @param name its last name in this life
 * @param start first instant, ns
 * @param end last instant, ns
 * @param shownFrom states from here on belong to this life, ns
 * @param shownTo states up to here belong to this life, ns
 * @param processId the process it belongs to; its own identifier where that is not told
 * @param parentProcessId its parent process when it was created; -1 where that is not told
 * @param isKernel whether it was a thread of the kernel to the end
 */
record ThreadLife(
        int quark,
        int index,
        int tid,
        int cpu,
        String name,
        long start,
        long end,
        long shownFrom,
        long shownTo,
        int processId,
        int parentProcessId,
        boolean isKernel) {

    private static final int UNKNOWN = -1;

    /** Whether the thread existed at an instant. */
    boolean covers(long time) {
        return time >= start && time <= end;
    }

    boolean isIdle() {
        return cpu >= 0;
    }

    /** A state of an attribute that tells about a life; never null. */
    private record Fact(long start, long end, Object value) {}

    /** Collects facts; stops when it is cancelled. */
    private static final class Reader implements IStateVisitor {
        private final Map<Integer, List<Fact>> lists;
        private final @Nullable IProgressMonitor monitor;
        private final List<Object> values = new ArrayList<>();
        private List<Fact> list = List.of();

        Reader(Map<Integer, List<Fact>> lists, @Nullable IProgressMonitor monitor) {
            this.lists = lists;
            this.monitor = monitor;
        }

        @Override
        public boolean isDone() {
            return monitor != null && monitor.isCanceled();
        }

        @Override
        public boolean attribute(int quark) {
            list = lists.getOrDefault(Integer.valueOf(quark), List.of());
            return true;
        }

        @Override
        public int number(@Nullable Object value) {
            if (value == null) {
                return -1;
            }
            values.add(value);
            return values.size() - 1;
        }

        @Override
        public void state(long start, long end, int number) {
            list.add(new Fact(start, end, values.get(number)));
        }
    }

    /** The attributes of one thread that tell about its lives. */
    private static final class Facts {
        private final int quark;
        private final String attribute;
        private final List<Fact> names = new ArrayList<>();
        private final List<Fact> parents = new ArrayList<>();
        private final List<Fact> processes = new ArrayList<>();
        private final List<Fact> kernel = new ArrayList<>();

        Facts(int quark, String attribute) {
            this.quark = quark;
            this.attribute = attribute;
        }

        /** Sorts what was found by time: an identifier may have thousands of lives. */
        void sort() {
            for (List<Fact> list : List.of(names, parents, processes, kernel)) {
                list.sort(Comparator.comparingLong(Fact::start));
            }
        }
    }

    /**
     * Finds all lives in a history. Costs a walk over the changes of names, processes and parents,
     * which are as many as processes were created, not as events happened.
     *
     * @param history the history of the kernel analysis; may still be growing
     * @param monitor cancels the search; may be null
     * @return the lives, by identifier and then by time
     */
    static List<ThreadLife> find(ITmfStateSystem history, @Nullable IProgressMonitor monitor) {
        long start = history.getStartTime();
        long end = history.getCurrentEndTime();
        List<Facts> threads = new ArrayList<>();
        Map<Integer, List<Fact>> lists = new HashMap<>();
        for (Integer quark : history.getQuarks(Attributes.THREADS, "*")) {
            Facts facts = new Facts(quark.intValue(), history.getAttributeName(quark.intValue()));
            threads.add(facts);
            watch(history, quark, Attributes.EXEC_NAME, facts.names, lists);
            watch(history, quark, Attributes.PPID, facts.parents, lists);
            watch(history, quark, Attributes.PID, facts.processes, lists);
            watch(history, quark, Attributes.KERNEL_THREAD, facts.kernel, lists);
        }
        if (!lists.isEmpty()) {
            history.visit(lists.keySet(), start, end, new Reader(lists, monitor));
        }
        List<ThreadLife> lives = new ArrayList<>();
        for (Facts facts : threads) {
            facts.sort();
            addLives(facts, start, end, lives);
        }
        lives.sort(
                Comparator.comparingInt(ThreadLife::tid)
                        .thenComparingInt(ThreadLife::cpu)
                        .thenComparingLong(ThreadLife::start));
        return lives;
    }

    private static void watch(
            ITmfStateSystem history,
            Integer thread,
            String attribute,
            List<Fact> list,
            Map<Integer, List<Fact>> lists) {
        int quark = history.optQuarkRelative(thread.intValue(), attribute);
        if (quark != ITmfStateSystem.INVALID_ATTRIBUTE) {
            lists.put(Integer.valueOf(quark), list);
        }
    }

    private static void addLives(Facts facts, long start, long end, List<ThreadLife> lives) {
        boolean idle = facts.attribute.startsWith(Attributes.THREAD_0_PREFIX);
        int tid = idle ? 0 : number(facts.attribute);
        int cpu =
                idle
                        ? number(facts.attribute.substring(Attributes.THREAD_0_PREFIX.length()))
                        : UNKNOWN;
        List<Fact> names = facts.names;
        if (names.isEmpty()) {
            String name = idle ? "swapper/" + cpu : Attributes.UNKNOWN;
            lives.add(
                    life(facts, 0, tid, cpu, name, new long[] {start, end, start, Long.MAX_VALUE}));
            return;
        }
        int index = 0;
        long shownFrom = Long.MIN_VALUE;
        for (int first = 0, last; first < names.size(); first = last + 1) {
            last = first;
            while (last + 1 < names.size()
                    && names.get(last + 1).start() <= names.get(last).end() + 1) {
                last++;
            }
            long to = names.get(last).end();
            long shownTo = last + 1 < names.size() ? to : Long.MAX_VALUE;
            lives.add(
                    life(
                            facts,
                            index++,
                            tid,
                            cpu,
                            String.valueOf(names.get(last).value()),
                            new long[] {names.get(first).start(), to, shownFrom, shownTo}));
            shownFrom = to + 1;
        }
    }

    private static ThreadLife life(
            Facts facts, int index, int tid, int cpu, String name, long[] times) {
        return new ThreadLife(
                facts.quark,
                index,
                tid,
                cpu,
                name,
                times[0],
                times[1],
                times[2],
                times[3],
                during(facts.processes, times, tid),
                during(facts.parents, times, UNKNOWN),
                at(facts.kernel, times[1], times[1]) != null);
    }

    /** The first value that an attribute had in a life. */
    private static int during(List<Fact> values, long[] times, int otherwise) {
        Fact first = at(values, times[0], times[1]);
        return first != null && first.value() instanceof Integer value ? value : otherwise;
    }

    /** The first of an attribute's intervals, sorted, that touches a range; null if none does. */
    private static @Nullable Fact at(List<Fact> intervals, long from, long to) {
        int low = 0;
        int high = intervals.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (intervals.get(middle).end() < from) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < intervals.size() && intervals.get(low).start() <= to
                ? intervals.get(low)
                : null;
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return UNKNOWN;
        }
    }
}
