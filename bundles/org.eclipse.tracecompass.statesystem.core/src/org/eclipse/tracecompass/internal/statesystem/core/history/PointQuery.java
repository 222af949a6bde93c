package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The queries at one time: of one attribute, and of all. They look, from the level of the longest
 * intervals down, only at blocks that can hold the time. Thread-safe.
 */
final class PointQuery {

    /**
     * With at least this many attributes, a full query takes milliseconds and is split among
     * threads.
     */
    private static final int MANY = 1 << 15;

    /** More threads would wait for each other's memory. */
    private static final int PROCESSORS = Math.min(4, Runtime.getRuntime().availableProcessors());

    /** How many attributes have an answer that is kept; a power of two. */
    private static final int RECENT = 1 << 7;

    private final HistoryStore store;

    /**
     * The last interval that was found for an attribute with such last bits. Who asks for one event
     * after the other gets the same interval for most of them. Threads may overwrite each other's,
     * and may see any of them, as intervals never change.
     */
    private final @Nullable ITmfStateInterval[] recent = new ITmfStateInterval[RECENT];

    /** The scratch arrays of the last query, for the next one; empty while one uses them. */
    private final AtomicReference<@Nullable BlockSweep> spare = new AtomicReference<>();

    PointQuery(HistoryStore store) {
        this.store = store;
    }

    /** Finds the interval of an attribute at a time; null if there is none. */
    @Nullable
    ITmfStateInterval find(long t, int quark) {
        ITmfStateInterval last = recent[quark & RECENT - 1];
        if (last != null && last.getAttribute() == quark && last.intersects(t)) {
            return last;
        }
        for (int i = HistoryStore.LEVELS - 1; i >= 0; i--) {
            ITmfStateInterval found = find(store.levels()[i], t, quark);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private @Nullable ITmfStateInterval find(Level level, long t, int quark) {
        Level.View view = level.view();
        ITmfStateInterval fresh = find(view.open(), t, quark);
        IntervalBuffer[] sealed = view.sealed();
        for (int i = sealed.length - 1; i >= 0 && fresh == null; i--) {
            fresh = find(sealed[i], t, quark);
        }
        if (fresh != null) {
            return fresh;
        }
        Directory directory = view.directory();
        int size = view.size();
        for (int i = directory.firstEndingFrom(t, size);
                i < size && directory.minStartFromHere[i] <= t;
                i++) {
            if (directory.minStart[i] <= t
                    && directory.maxEnd[i] >= t
                    && directory.minQuark[i] <= quark
                    && directory.maxQuark[i] >= quark) {
                ITmfStateInterval found = find(level.block(directory, i), t, quark);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private @Nullable ITmfStateInterval find(IntervalBuffer buffer, long t, int quark) {
        for (int i = buffer.count() - 1; i >= 0; i--) {
            if (buffer.quarks[i] == quark && buffer.starts[i] <= t && buffer.ends[i] >= t) {
                return store.interval(buffer, i);
            }
        }
        return null;
    }

    private @Nullable ITmfStateInterval find(HistoryBlock block, long t, int quark) {
        int run = block.findRun(quark);
        if (run < 0) {
            return null;
        }
        int begin = block.runBegin(run);
        int position = block.lastStarted(begin, block.runEnd(run, begin), t);
        if (position < 0) {
            return null;
        }
        long end = block.end(position);
        if (end < t) {
            return null;
        }
        ITmfStateInterval found =
                store.interval(block, quark, run, position, block.start(position), end);
        if (block.type(position) != PayloadType.LOCAL) {
            // objects of a plug-in may change: each caller has its own
            recent[quark & RECENT - 1] = found;
        }
        return found;
    }

    /**
     * Fills in the empty elements of a state that is indexed by quark.
     *
     * @return how many are still empty
     */
    int fill(@Nullable ITmfStateInterval[] state, long t) {
        int missing = 0;
        for (ITmfStateInterval interval : state) {
            if (interval == null) {
                missing++;
            }
        }
        // Captured once: threads that share the blocks must count the same ones.
        Level.View[] views = store.views();
        for (Level.View view : views) {
            missing -= fill(state, t, view.open());
            for (IntervalBuffer sealed : view.sealed()) {
                missing -= fill(state, t, sealed);
            }
        }
        int left = missing;
        if (state.length < MANY || PROCESSORS == 1) {
            return left - fillFromBlocks(views, state, t, 0, 1, left);
        }
        return left
                - IntStream.range(0, PROCESSORS)
                        .parallel()
                        .map(i -> fillFromBlocks(views, state, t, i, PROCESSORS, left))
                        .sum();
    }

    /**
     * Fills empty elements from every n-th block that can contain the time, from the level of the
     * longest intervals down. No two blocks have an interval of the same attribute at the time.
     *
     * @return how many were filled in
     */
    private int fillFromBlocks(
            Level.View[] views,
            @Nullable ITmfStateInterval[] state,
            long t,
            int first,
            int step,
            int missing) {
        BlockSweep spare = this.spare.getAndSet(null);
        BlockSweep sweep = spare != null ? spare : new BlockSweep(store);
        int found = 0;
        int next = first;
        for (int i = HistoryStore.LEVELS - 1; i >= 0; i--) {
            Level level = store.levels()[i];
            Directory directory = views[i].directory();
            int size = views[i].size();
            for (int b = directory.firstEndingFrom(t, size);
                    b < size && found < missing && directory.minStartFromHere[b] <= t;
                    b++) {
                if (directory.minStart[b] <= t && directory.maxEnd[b] >= t && next-- == 0) {
                    found += sweep.fill(state, t, level.block(directory, b));
                    next = step - 1;
                }
            }
        }
        this.spare.set(sweep);
        return found;
    }

    private int fill(@Nullable ITmfStateInterval[] state, long t, IntervalBuffer open) {
        int found = 0;
        for (int i = open.count() - 1; i >= 0; i--) {
            int quark = open.quarks[i];
            if (open.starts[i] <= t
                    && open.ends[i] >= t
                    && quark < state.length
                    && state[quark] == null) {
                state[quark] = store.interval(open, i);
                found++;
            }
        }
        return found;
    }
}
