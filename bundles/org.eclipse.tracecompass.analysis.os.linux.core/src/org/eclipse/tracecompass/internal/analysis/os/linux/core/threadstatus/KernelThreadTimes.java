package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

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

    private final Map<Integer, Spans> spans = new HashMap<>();

    /**
     * Finds the times that share an instant with a window.
     *
     * @param history the history of the kernel analysis
     * @param from the first instant of the window, ns
     * @param to its last instant, ns
     */
    KernelThreadTimes(ITmfStateSystem history, long from, long to) {
        Set<Integer> quarks =
                new HashSet<>(history.getQuarks(Attributes.THREADS, "*", Attributes.KERNEL_THREAD));
        if (quarks.isEmpty()) {
            return;
        }
        Map<Integer, Spans> found = new HashMap<>();
        history.visit(quarks, from, to, new Finder(found));
        found.forEach(
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

    private static final class Finder implements IStateVisitor {
        private final Map<Integer, Spans> found;
        private Spans current = Spans.NONE;

        Finder(Map<Integer, Spans> found) {
            this.found = found;
        }

        @Override
        public boolean attribute(int quark) {
            current = found.computeIfAbsent(Integer.valueOf(quark), key -> new Spans());
            return true;
        }

        @Override
        public int number(@Nullable Object value) {
            return value == null ? -1 : 0;
        }

        @Override
        public void state(long start, long end, int number) {
            current.add(start, end);
        }
    }
}
