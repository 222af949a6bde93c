package org.eclipse.tracecompass.internal.statesystem.core.history;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The queries at one time: of one attribute, and of all. They look, from the level of the longest
 * intervals down, only at blocks that can hold the time. Thread-safe.
 */
final class PointQuery {

    /** A block is swept if it has at most one interval more for so many (a power of two) runs. */
    private static final int SHORT_RUNS_SHIFT = 2;

    private final HistoryStore fStore;

    PointQuery(HistoryStore store) {
        fStore = store;
    }

    /** Finds the interval of an attribute at a time; null if there is none. */
    @Nullable
    ITmfStateInterval find(long t, int quark) {
        for (int i = HistoryStore.LEVELS - 1; i >= 0; i--) {
            ITmfStateInterval found = find(fStore.levels()[i], t, quark);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private @Nullable ITmfStateInterval find(Level level, long t, int quark) {
        Level.View view = level.view();
        IntervalBuffer open = view.open();
        for (int i = open.count() - 1; i >= 0; i--) {
            if (open.quarks[i] == quark && open.starts[i] <= t && open.ends[i] >= t) {
                return fStore.interval(open, i);
            }
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

    private @Nullable ITmfStateInterval find(Block block, long t, int quark) {
        int run = block.findRun(quark);
        if (run < 0) {
            return null;
        }
        int begin = block.runBegin(run);
        int position = block.lastStarted(begin, block.runEnd(begin), t);
        if (position < 0) {
            return null;
        }
        long end = block.end(position);
        return end < t
                ? null
                : fStore.interval(block, quark, run, position, block.start(position), end);
    }

    /** Fills in the empty elements of a state that is indexed by quark. */
    void fill(@Nullable ITmfStateInterval[] state, long t) {
        int missing = 0;
        for (ITmfStateInterval interval : state) {
            if (interval == null) {
                missing++;
            }
        }
        BlockSweep sweep = new BlockSweep(fStore);
        for (int i = HistoryStore.LEVELS - 1; i >= 0 && missing > 0; i--) {
            Level level = fStore.levels()[i];
            Level.View view = level.view();
            missing -= fill(state, t, view.open());
            Directory directory = view.directory();
            int size = view.size();
            for (int b = directory.firstEndingFrom(t, size);
                    b < size && missing > 0 && directory.minStartFromHere[b] <= t;
                    b++) {
                if (directory.minStart[b] <= t && directory.maxEnd[b] >= t) {
                    missing -= fill(state, t, level.block(directory, b), sweep);
                }
            }
        }
    }

    private int fill(@Nullable ITmfStateInterval[] state, long t, IntervalBuffer open) {
        int found = 0;
        for (int i = open.count() - 1; i >= 0; i--) {
            int quark = open.quarks[i];
            if (open.starts[i] <= t
                    && open.ends[i] >= t
                    && quark < state.length
                    && state[quark] == null) {
                state[quark] = fStore.interval(open, i);
                found++;
            }
        }
        return found;
    }

    private int fill(@Nullable ITmfStateInterval[] state, long t, Block block, BlockSweep sweep) {
        return block.count() > block.runs() + (block.runs() >>> SHORT_RUNS_SHIFT)
                ? fillByRuns(state, t, block)
                : sweep.fill(state, t, block);
    }

    private int fillByRuns(@Nullable ITmfStateInterval[] state, long t, Block block) {
        int found = 0;
        boolean quarkFirst = block.hasQuarkBitmap();
        RunCursor cursor = new RunCursor(block);
        while (cursor.next()) {
            // The test that is cheap and foretells most comes first: the quark where it is at hand,
            // else the start.
            if (quarkFirst && !isMissing(state, cursor.quark())) {
                continue;
            }
            int position = cursor.begin();
            if (!cursor.isStarted(position, t)) {
                continue;
            }
            int quark = cursor.quark();
            if (isMissing(state, quark)) {
                if (cursor.end() - position > 1) {
                    position = cursor.lastStarted(position, t);
                }
                long start = block.start(position);
                long end = cursor.endTime(position, start);
                if (end >= t) {
                    state[quark] =
                            fStore.interval(block, quark, cursor.run(), position, start, end);
                    found++;
                }
            }
        }
        return found;
    }

    private static boolean isMissing(@Nullable ITmfStateInterval[] state, int quark) {
        return quark < state.length && state[quark] == null;
    }
}
