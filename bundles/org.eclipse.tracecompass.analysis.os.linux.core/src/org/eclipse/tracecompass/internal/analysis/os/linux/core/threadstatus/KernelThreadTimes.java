package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** When numbers of threads were those of threads of the kernel. Immutable, thread-safe. */
final class KernelThreadTimes {

    /** Spans of time that do not overlap, each with its first and its last instant. */
    static final class Spans {
        static final Spans NONE = new Spans();

        private long[] starts = {};
        private long[] ends = {};
        private int size;

        private void add(long start, long end) {
            if (size == starts.length) {
                starts = Arrays.copyOf(starts, size * 2 + 1);
                ends = Arrays.copyOf(ends, size * 2 + 1);
            }
            starts[size] = start;
            ends[size] = end;
            size++;
        }

        /** The states of an attribute do not overlap: both ends are in the same order. */
        private void sort() {
            Arrays.sort(starts, 0, size);
            Arrays.sort(ends, 0, size);
        }

        boolean contain(long time) {
            int found = Arrays.binarySearch(starts, 0, size, time);
            int last = found >= 0 ? found : -found - 2;
            return last >= 0 && time <= ends[last];
        }
    }

    /**
     * Attributes up to this many are asked state by state: one that is in hardly any block would
     * make a visit read them all.
     */
    private static final int FEW = 256;

    /** So many times; then they change too often for that. */
    private static final int MOST_ROUNDS = 8;

    private final Map<Integer, Spans> spans = new HashMap<>();

    /**
     * Finds the times that share an instant with a window.
     *
     * @param history the history of the kernel analysis
     * @param from the first instant of the window, ns
     * @param to its last instant, ns
     */
    KernelThreadTimes(ITmfStateSystem history, long from, long to) {
        List<Integer> quarks = history.getQuarks(Attributes.THREADS, "*", Attributes.KERNEL_THREAD);
        if (quarks.isEmpty()) {
            return;
        }
        Finder finder = new Finder(quarks, from);
        finder.ask(history, to);
        for (int round = 1; finder.isAmongFew() && round < MOST_ROUNDS; round++) {
            finder.ask(history, to);
        }
        finder.visit(history, to);
        finder.found.forEach(
                (quark, times) -> {
                    times.sort();
                    int thread = history.getParentAttributeQuark(quark.intValue());
                    spans.put(Integer.valueOf(history.getAttributeName(thread)), times);
                });
    }

    /** Returns when a number was that of a thread of the kernel. */
    Spans of(Integer tid) {
        return spans.getOrDefault(tid, Spans.NONE);
    }

    /** Collects states that are not null, attribute by attribute up to some instant. */
    private static final class Finder implements IStateVisitor {
        final Map<Integer, Spans> found = new HashMap<>();

        /** The attributes of which states are missing, each with the instant from which on. */
        private Map<Integer, Long> missing = new HashMap<>();

        private Spans current = Spans.NONE;
        private long currentFrom;

        Finder(Collection<Integer> quarks, long from) {
            quarks.forEach(quark -> missing.put(quark, Long.valueOf(from)));
        }

        boolean isAmongFew() {
            return !missing.isEmpty() && missing.size() <= FEW;
        }

        /** Asks for the next state of each attribute. */
        void ask(ITmfStateSystem history, long to) {
            Map<Integer, Long> left = new HashMap<>();
            for (ITmfStateInterval state :
                    history.query2D(missing.keySet(), new HashSet<>(missing.values()))) {
                Integer quark = Integer.valueOf(state.getAttribute());
                long next = Objects.requireNonNull(missing.get(quark)).longValue();
                // What contains the instant of another attribute may not be the next one.
                if (state.intersects(next)) {
                    if (state.getValue() != null) {
                        spans(quark).add(state.getStartTime(), state.getEndTime());
                    }
                    if (state.getEndTime() < to) {
                        left.put(quark, Long.valueOf(state.getEndTime() + 1));
                    }
                }
            }
            missing = left;
        }

        /** Goes through all states that are missing. */
        void visit(ITmfStateSystem history, long to) {
            if (!missing.isEmpty()) {
                history.visit(missing.keySet(), Collections.min(missing.values()), to, this);
            }
        }

        private Spans spans(Integer quark) {
            return found.computeIfAbsent(quark, key -> new Spans());
        }

        @Override
        public boolean attribute(int quark) {
            Integer key = Integer.valueOf(quark);
            current = spans(key);
            currentFrom = Objects.requireNonNull(missing.get(key)).longValue();
            return true;
        }

        @Override
        public int number(@Nullable Object value) {
            return value == null ? -1 : 0;
        }

        @Override
        public void state(long start, long end, int number) {
            if (start >= currentFrom) {
                current.add(start, end);
            }
        }
    }
}
