package org.eclipse.tracecompass.tmf.rows.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;

/**
 * Sums up the states of attributes of a complete history that are divided by stretches of time.
 * Costs a look at each state. Needs some 40 bytes for each of a million states, and 250 for each
 * group. For one thread.
 */
public final class StateGrouping {

    /** The time of the history is divided into so many chunks at least. */
    private static final int FEWEST_CHUNKS = 64;

    /** States that begin in a chunk are numbered with so many bits. */
    private static final int NUMBER_BITS = 20;

    /** Starts of states in a chunk and the numbers of the states take a long together. */
    private static final long LONGEST_CHUNK = 1L << Long.SIZE - 2 - NUMBER_BITS;

    private final ITmfStateSystem history;
    private final Set<Integer> quarks;
    private final RowLooks.OfStretches divided;
    private final int perGroup;
    private final int mostStates;

    private final Map<StateLook, Integer> lookNumbers = new HashMap<>();
    private final Map<Integer, GroupBuilder> builders = new TreeMap<>();

    /**
     * Prepares.
     *
     * @param history the history
     * @param quarks the attributes
     * @param looks all looks that states may have
     * @param source finds the stretches; asked for one part of the time after the other
     * @param kinds how many kinds of stretches there are
     * @param look gives a value its look, one of {@code looks} or null
     */
    public StateGrouping(
            ITmfStateSystem history,
            Set<Integer> quarks,
            List<StateLook> looks,
            RowLooks.StretchSource source,
            int kinds,
            RowLooks.StretchLook look) {
        this(
                history,
                quarks,
                looks,
                source,
                kinds,
                look,
                new Sizes(512, 1 << 17, 1 << NUMBER_BITS));
    }

    /**
     * Limits.
     *
     * @param perGroup how many states a group has at first
     * @param mostGroups how many groups all attributes may have together
     * @param mostStates how many states are held at once, at least as many as attributes
     */
    record Sizes(int perGroup, int mostGroups, int mostStates) {}

    StateGrouping(
            ITmfStateSystem history,
            Set<Integer> quarks,
            List<StateLook> looks,
            RowLooks.StretchSource source,
            int kinds,
            RowLooks.StretchLook look,
            Sizes sizes) {
        this.history = history;
        this.quarks = Set.copyOf(quarks);
        divided = (RowLooks.OfStretches) RowLooks.ofStretches(source, kinds, look);
        perGroup = sizes.perGroup;
        int mostGroups = Math.max(2, sizes.mostGroups / Math.max(1, quarks.size()));
        mostStates = sizes.mostStates;
        for (int i = 0; i < looks.size(); i++) {
            lookNumbers.put(looks.get(i), i);
        }
        for (Integer quark : quarks) {
            builders.put(quark, new GroupBuilder(looks, mostGroups));
        }
    }

    /** A part of the time. */
    private record Chunk(long from, long to) {}

    /**
     * Sums up the states.
     *
     * @param monitor shows the progress, and may be cancelled
     * @return the groups of each attribute; null if the monitor was cancelled
     * @throws StateSystemDisposedException if the history is disposed
     */
    public @Nullable Map<Integer, StateGroups> sum(IProgressMonitor monitor) {
        long start = history.getStartTime();
        long end = history.getCurrentEndTime();
        long length = Math.min(LONGEST_CHUNK, (end - start) / FEWEST_CHUNKS + 1);
        monitor.beginTask("", (int) Math.min(Integer.MAX_VALUE, (end - start) / length + 1));
        Collector collector = new Collector(monitor);
        Deque<Chunk> chunks = new ArrayDeque<>();
        long to;
        for (long from = start; !monitor.isCanceled(); from = to + 1) {
            to = end - from < length ? end : from + length - 1;
            chunks.push(new Chunk(from, to));
            while (!chunks.isEmpty()) {
                Chunk chunk = chunks.pop();
                collector.begin(chunk);
                history.visit(quarks, chunk.from, chunk.to, collector);
                if (collector.isFull()) {
                    long middle = chunk.from + (chunk.to - chunk.from) / 2;
                    chunks.push(new Chunk(middle + 1, chunk.to));
                    chunks.push(new Chunk(chunk.from, middle));
                } else {
                    collector.addToGroups();
                }
            }
            monitor.worked(1);
            if (to == end) {
                break;
            }
        }
        if (monitor.isCanceled()) {
            return null;
        }
        Map<Integer, StateGroups> groups = new HashMap<>();
        builders.forEach((quark, builder) -> groups.put(quark, builder.build()));
        return groups;
    }

    private int numberOf(@Nullable StateLook shown) {
        return shown == null
                ? -1
                : Objects.requireNonNull(lookNumbers.get(shown), "a look that is not listed");
    }

    /** The states of an attribute that begin in a chunk. */
    private static final class Column {
        long[] starts = new long[256];
        long[] ends = new long[256];
        int[] numbers = new int[256];
        int size;

        void add(long start, long end, int number) {
            if (size == starts.length) {
                starts = Arrays.copyOf(starts, size * 2);
                ends = Arrays.copyOf(ends, size * 2);
                numbers = Arrays.copyOf(numbers, size * 2);
            }
            starts[size] = start;
            ends[size] = end;
            numbers[size] = number;
            size++;
        }

        /** Returns the states in the order of time. */
        Column sorted(long from) {
            long[] keys = new long[size];
            for (int i = 0; i < size; i++) {
                keys[i] = starts[i] - from << NUMBER_BITS | i;
            }
            Arrays.sort(keys);
            Column sorted = new Column();
            for (long key : keys) {
                int i = (int) key & (1 << NUMBER_BITS) - 1;
                sorted.add(starts[i], ends[i], numbers[i]);
            }
            return sorted;
        }
    }

    /** Collects the states that begin in a chunk, and sums them up. */
    private final class Collector implements IStateVisitor {
        private final IProgressMonitor monitor;
        private final List<Object> values = new ArrayList<>();
        private final Map<Integer, Column> columns = new HashMap<>();
        private Chunk chunk = new Chunk(0, 0);
        private @Nullable Column column;
        private int states;
        private boolean isFull;

        Collector(IProgressMonitor monitor) {
            this.monitor = monitor;
        }

        void begin(Chunk next) {
            chunk = next;
            isFull = false;
            states = 0;
            values.clear();
            columns.values().forEach(known -> known.size = 0);
        }

        /** Whether more states begin in the chunk than can be held. */
        boolean isFull() {
            return isFull;
        }

        @Override
        public boolean isDone() {
            return isFull || monitor.isCanceled();
        }

        @Override
        public boolean attribute(int quark) {
            column = columns.computeIfAbsent(quark, key -> new Column());
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
            Column column = Objects.requireNonNull(this.column);
            if (start < chunk.from || start > chunk.to) {
                return;
            }
            if (states == mostStates) {
                isFull = true;
            } else {
                column.add(start, end, number);
                states++;
            }
        }

        void addToGroups() {
            long farthest = chunk.to + (chunk.to - chunk.from);
            long last = chunk.from;
            for (Column column : columns.values()) {
                for (int i = 0; i < column.size; i++) {
                    if (column.ends[i] <= farthest) {
                        last = Math.max(last, column.ends[i]);
                    }
                }
            }
            IntFunction<RowLooks.Stretches> stretches = divided.source.between(chunk.from, last);
            for (Map.Entry<Integer, Column> entry : columns.entrySet()) {
                int quark = entry.getKey();
                StretchDivider divider =
                        new StretchDivider(
                                divided,
                                stretches.apply(quark),
                                values,
                                StateGrouping.this::numberOf);
                GroupBuilder groups = Objects.requireNonNull(builders.get(quark));
                group(entry.getValue().sorted(chunk.from), divider, groups, farthest);
            }
        }

        private void group(
                Column states, StretchDivider divider, GroupBuilder groups, long farthest) {
            int from = 0;
            while (from < states.size) {
                int to = from;
                while (to < states.size && to - from < perGroup && states.ends[to] <= farthest) {
                    to++;
                }
                if (to == from) {
                    // A state that is long in any picture is read with it.
                    groups.addGap();
                    from++;
                    continue;
                }
                groups.extend(states.starts[from], states.ends[to - 1]);
                divider.divide(states.starts, states.ends, states.numbers, from, to);
                divider.addTo(groups);
                groups.endPart();
                from = to;
            }
        }
    }
}
