package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The answer to a two-dimensional query: walks the blocks that can hold something, one at a time,
 * as it is read. What the store held when the query was made is the answer; each iteration gives it
 * anew.
 */
final class Query2D implements Iterable<ITmfStateInterval> {

    /**
     * A block with so many times more runs than there are attributes is searched for each of them;
     * that is cheap where a bitmap tells at once if one is there.
     */
    private static final int SEARCH_FACTOR = 16;

    private static final int SEARCH_FACTOR_WITH_BITMAP = 2;

    /** A block with less than so many runs for each that is wanted is walked, run by run. */
    private static final int WALK_FACTOR = 8;

    private final HistoryStore fStore;
    private final Level.View[] fViews;
    private final int[] fOpenCounts;
    private final QuarkSet fQuarks;

    /** The times, sorted; null for the range. */
    private final @Nullable SampleTimes fTimes;

    private final long fFirst;
    private final long fLast;
    private final boolean fReverse;

    Query2D(HistoryStore store, QuarkSet quarks, TimeRangeCondition times, boolean reverse) {
        fStore = store;
        fViews = store.views();
        fOpenCounts = new int[fViews.length];
        Arrays.setAll(fOpenCounts, i -> fViews[i].open().count());
        fQuarks = quarks;
        long[] discrete = times.discreteValues();
        fTimes = discrete == null ? null : new SampleTimes(discrete);
        fFirst = times.min();
        fLast = times.max();
        fReverse = reverse;
    }

    @Override
    public Iterator<ITmfStateInterval> iterator() {
        return new Walk();
    }

    /** One iteration. */
    private final class Walk implements Iterator<ITmfStateInterval> {

        private ITmfStateInterval[] fBatch = new ITmfStateInterval[64];
        private int fBatchSize;
        private int fNext;

        /** The level being walked; its next block; the time whose blocks are being looked for. */
        private int fLevel = HistoryStore.LEVELS;

        private int fBlock;
        private int fTime;
        private int fRemaining;

        private @Nullable RunColumns fColumns;
        private int[] fRuns = new int[0];

        @Override
        public boolean hasNext() {
            while (fNext == fBatchSize) {
                fNext = 0;
                fBatchSize = 0;
                if (!nextBlock()) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public ITmfStateInterval next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return fBatch[fNext++];
        }

        private void add(ITmfStateInterval interval) {
            if (fBatchSize == fBatch.length) {
                fBatch = Arrays.copyOf(fBatch, fBatchSize * 2);
            }
            fBatch[fBatchSize++] = interval;
        }

        /** Reads one more block, or one more buffer; false at the end. */
        private boolean nextBlock() {
            fStore.checkDisposed();
            while (true) {
                int block = fLevel == HistoryStore.LEVELS ? -1 : nextCandidate(fViews[fLevel]);
                if (block >= 0) {
                    Level.View view = fViews[fLevel];
                    Directory directory = view.directory();
                    collect(
                            fStore.levels()[fLevel].block(directory, block),
                            directory.maxEnd[block]);
                    return true;
                }
                if (fLevel == 0) {
                    return false;
                }
                fLevel--;
                startLevel(fViews[fLevel]);
                IntervalBuffer sealed = fViews[fLevel].sealed();
                collect(fViews[fLevel].open(), fOpenCounts[fLevel]);
                collect(sealed, sealed.count());
                if (fBatchSize > 0) {
                    return true;
                }
            }
        }

        private void startLevel(Level.View view) {
            fTime = 0;
            fBlock = view.directory().firstEndingFrom(fFirst, view.size());
            fRemaining = view.size() - 1;
        }

        private int nextCandidate(Level.View view) {
            Directory directory = view.directory();
            int size = view.size();
            SampleTimes times = fTimes;
            if (times != null) {
                return nextSampled(directory, size, times);
            }
            if (fReverse) {
                for (; fRemaining >= fBlock; fRemaining--) {
                    if (mayHold(directory, fRemaining, null)) {
                        return fRemaining--;
                    }
                }
                return -1;
            }
            for (; fBlock < size && directory.minStartFromHere[fBlock] <= fLast; fBlock++) {
                if (mayHold(directory, fBlock, null)) {
                    return fBlock++;
                }
            }
            return -1;
        }

        /**
         * Jumps from time to time, so that blocks between far apart times are not even looked at.
         */
        private int nextSampled(Directory directory, int size, SampleTimes times) {
            while (fTime < times.size() && fBlock < size) {
                long t = times.get(fTime);
                if (directory.maxEndSoFar[fBlock] < t) {
                    fBlock = directory.firstEndingFrom(t, size);
                    if (fBlock >= size) {
                        return -1;
                    }
                }
                for (; fBlock < size && directory.minStartFromHere[fBlock] <= t; fBlock++) {
                    if (mayHold(directory, fBlock, times)) {
                        return fBlock++;
                    }
                }
                fTime++;
            }
            return -1;
        }

        private boolean mayHold(Directory directory, int block, @Nullable SampleTimes times) {
            long start = directory.minStart[block];
            long end = directory.maxEnd[block];
            if (end < fFirst
                    || start > fLast
                    || !fQuarks.intersects(directory.minQuark[block], directory.maxQuark[block])) {
                return false;
            }
            if (times == null) {
                return true;
            }
            int from = times.firstFrom(start);
            return from < times.size() && times.get(from) <= end;
        }

        private void collect(IntervalBuffer open, int count) {
            for (int i = count - 1; i >= 0; i--) {
                if (fQuarks.contains(open.quarks[i]) && holds(open.starts[i], open.ends[i])) {
                    add(fStore.interval(open, i));
                }
            }
        }

        private boolean holds(long start, long end) {
            if (end < fFirst || start > fLast) {
                return false;
            }
            SampleTimes times = fTimes;
            if (times == null) {
                return true;
            }
            return times.get(times.firstFrom(start)) <= end;
        }

        private void collect(Block block, long blockEnd) {
            SampleTimes times = fTimes;
            RunColumns columns =
                    times == null || isDense(block, blockEnd, times)
                            ? columns(block, blockEnd)
                            : null;
            int[] few = fQuarks.values();
            int factor = block.hasQuarkBitmap() ? SEARCH_FACTOR_WITH_BITMAP : SEARCH_FACTOR;
            if (few != null && few.length * factor < block.runs()) {
                for (int quark : few) {
                    int run = block.findRun(quark);
                    if (run >= 0) {
                        collect(block, new RunCursor(block, run, quark), columns, times);
                    }
                }
            } else if (few != null && !block.hasQuarkBitmap()) {
                collectFound(block, columns, times);
            } else {
                RunCursor cursor = new RunCursor(block);
                while (cursor.next()) {
                    if (fQuarks.contains(cursor.quark())) {
                        collect(block, cursor, columns, times);
                    }
                }
            }
        }

        /** Finds the runs first, without a branch for each; they may be few. */
        private void collectFound(
                Block block, @Nullable RunColumns columns, @Nullable SampleTimes times) {
            if (fRuns.length < block.runs()) {
                fRuns = new int[block.runs()];
            }
            int found = fQuarks.findRuns(block, fRuns);
            if (found * WALK_FACTOR < block.runs()) {
                for (int i = 0; i < found; i++) {
                    int run = fRuns[i];
                    collect(block, new RunCursor(block, run, block.quark(run)), columns, times);
                }
                return;
            }
            RunCursor cursor = new RunCursor(block);
            for (int i = 0; i < found && cursor.next(); ) {
                if (cursor.run() == fRuns[i]) {
                    collect(block, cursor, columns, times);
                    i++;
                }
            }
        }

        private void collect(
                Block block,
                RunCursor cursor,
                @Nullable RunColumns columns,
                @Nullable SampleTimes times) {
            if (columns != null) {
                collectRun(block, cursor, columns, times);
            } else if (times != null) {
                collectSampled(block, cursor, times);
            }
        }

        private RunColumns columns(Block block, long blockEnd) {
            RunColumns columns = fColumns;
            if (columns == null) {
                columns = new RunColumns(fFirst, fLast, block, blockEnd);
                fColumns = columns;
            } else {
                columns.enter(block, blockEnd);
            }
            return columns;
        }

        /**
         * Whether there are so many times in a block, of runs that are not short, that all its
         * intervals may as well be looked at.
         */
        private boolean isDense(Block block, long blockEnd, SampleTimes times) {
            int count = block.count();
            long runs = block.runs();
            return count > runs + runs / 2
                    && times.count(block.minStart(), blockEnd) * runs >= count;
        }

        private void collectRun(
                Block block, RunCursor cursor, RunColumns run, @Nullable SampleTimes times) {
            run.read(cursor.begin(), cursor.end());
            if (times != null) {
                run.keepAt(times);
            }
            int count = run.count();
            if (fBatchSize + count > fBatch.length) {
                fBatch = Arrays.copyOf(fBatch, (fBatchSize + count) * 2);
            }
            int quark = cursor.quark();
            if (run.hasInts()) {
                run.makeInts(quark, fBatch, fBatchSize);
                fBatchSize += count;
                return;
            }
            for (int i = 0; i < count; i++) {
                add(block, cursor, run.position(i), run.starts()[i], run.ends()[i]);
            }
        }

        private void collectSampled(Block block, RunCursor cursor, SampleTimes times) {
            int end = cursor.end();
            int position = cursor.begin();
            long start = block.start(position);
            while (true) {
                int time = times.firstFrom(start);
                if (time == times.size()) {
                    return;
                }
                long t = times.get(time);
                int next = position + 1;
                long nextStart = next < end ? block.start(next) : Long.MAX_VALUE;
                if (nextStart <= t && next < end) {
                    position = cursor.lastStartedNear(next, t);
                    start = block.start(position);
                    next = position + 1;
                    nextStart = next < end ? block.start(next) : Long.MAX_VALUE;
                }
                long intervalEnd = cursor.endTime(position, start, nextStart);
                if (intervalEnd >= t) {
                    add(block, cursor, position, start, intervalEnd);
                }
                if (next == end) {
                    return;
                }
                // The next interval is the one to be hit next.
                position = next;
                start = nextStart;
            }
        }

        private void add(Block block, RunCursor cursor, int position, long start, long end) {
            add(fStore.interval(block, cursor.quark(), cursor.run(), position, start, end));
        }
    }
}
