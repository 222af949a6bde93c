package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The answer to a two-dimensional query: walks the blocks that can hold something, one at a time,
 * as it is read. The answer is the content of the store when the query was made; each iteration
 * walks it again.
 */
final class Query2D implements Iterable<ITmfStateInterval> {

    /** Looking an interval up in sorted columns takes as long as reading so many in a row. */
    private static final int SORTED_LOOK_UP = 8;

    private final HistoryStore store;
    private final Level.View[] views;
    private final int[] openCounts;
    private final QuarkSet quarks;

    /** The times, sorted; null for the range. */
    private final @Nullable SampleTimes times;

    private final long first;
    private final long last;
    private final boolean reverse;

    Query2D(HistoryStore store, QuarkSet quarks, TimeRangeCondition times, boolean reverse) {
        this.store = store;
        views = store.views();
        openCounts = new int[views.length];
        Arrays.setAll(openCounts, i -> views[i].open().count());
        this.quarks = quarks;
        long[] discrete = times.discreteValues();
        this.times = discrete == null ? null : new SampleTimes(discrete);
        first = times.min();
        last = times.max();
        this.reverse = reverse;
    }

    @Override
    public Iterator<ITmfStateInterval> iterator() {
        return new Walk();
    }

    /** One iteration. */
    private final class Walk implements Iterator<ITmfStateInterval> {

        private ITmfStateInterval[] batch = new ITmfStateInterval[64];
        private int batchSize;
        private int next;

        /** The level being walked; its next block; the time whose blocks are being looked for. */
        private int level = HistoryStore.LEVELS;

        private int block;
        private int time;
        private int remaining;

        private @Nullable RunColumns columns;
        private @Nullable SpanStarts spanStarts;

        /** The spans of what was found last and of the next interval of its run. */
        private final long[] spansAround = new long[2];

        private final RunFinder finder = new RunFinder(quarks);

        @Override
        public boolean hasNext() {
            while (next == batchSize) {
                next = 0;
                batchSize = 0;
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
            return batch[next++];
        }

        private void add(ITmfStateInterval interval) {
            if (batchSize == batch.length) {
                batch = Arrays.copyOf(batch, batchSize * 2);
            }
            batch[batchSize++] = interval;
        }

        /** Reads one more block, or one more buffer; false at the end. */
        private boolean nextBlock() {
            store.checkDisposed();
            while (true) {
                int block = level == HistoryStore.LEVELS ? -1 : nextCandidate(views[level]);
                if (block >= 0) {
                    Level.View view = views[level];
                    Directory directory = view.directory();
                    collect(store.levels()[level].block(directory, block), directory.maxEnd[block]);
                    return true;
                }
                if (level == 0) {
                    return false;
                }
                level--;
                startLevel(views[level]);
                collect(views[level].open(), openCounts[level]);
                for (IntervalBuffer sealed : views[level].sealed()) {
                    collect(sealed, sealed.count());
                }
                if (batchSize > 0) {
                    return true;
                }
            }
        }

        private void startLevel(Level.View view) {
            time = 0;
            block = view.directory().firstEndingFrom(first, view.size());
            remaining = view.size() - 1;
        }

        private int nextCandidate(Level.View view) {
            Directory directory = view.directory();
            int size = view.size();
            SampleTimes times = Query2D.this.times;
            if (times != null) {
                return nextSampled(directory, size, times);
            }
            if (reverse) {
                for (; remaining >= block; remaining--) {
                    if (mayHold(directory, remaining, null)) {
                        return remaining--;
                    }
                }
                return -1;
            }
            for (; block < size && directory.minStartFromHere[block] <= last; block++) {
                if (mayHold(directory, block, null)) {
                    return block++;
                }
            }
            return -1;
        }

        /**
         * Jumps from time to time, so that blocks between far apart times are not even looked at.
         */
        private int nextSampled(Directory directory, int size, SampleTimes times) {
            while (time < times.size() && block < size) {
                long t = times.get(time);
                if (directory.maxEndSoFar[block] < t) {
                    block = directory.firstEndingFrom(t, size);
                    if (block >= size) {
                        return -1;
                    }
                }
                for (; block < size && directory.minStartFromHere[block] <= t; block++) {
                    if (mayHold(directory, block, times)) {
                        return block++;
                    }
                }
                time++;
            }
            return -1;
        }

        private boolean mayHold(Directory directory, int block, @Nullable SampleTimes times) {
            long start = directory.minStart[block];
            long end = directory.maxEnd[block];
            if (end < first
                    || start > last
                    || !quarks.intersects(directory.minQuark[block], directory.maxQuark[block])) {
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
                if (quarks.contains(open.quarks[i]) && holds(open.starts[i], open.ends[i])) {
                    add(store.interval(open, i));
                }
            }
        }

        private boolean holds(long start, long end) {
            if (end < first || start > last) {
                return false;
            }
            SampleTimes times = Query2D.this.times;
            if (times == null) {
                return true;
            }
            return times.get(times.firstFrom(start)) <= end;
        }

        private void collect(HistoryBlock block, long blockEnd) {
            SampleTimes times = Query2D.this.times;
            RunColumns columns =
                    times == null || isDense(block, blockEnd, times)
                            ? columns(block, blockEnd)
                            : null;
            if (columns == null && block.spanNumbers() != null) {
                enterSpans(block);
            }
            finder.find(block, cursor -> collect(block, cursor, columns, times));
        }

        private void collect(
                HistoryBlock block,
                RunCursor cursor,
                @Nullable RunColumns columns,
                @Nullable SampleTimes times) {
            if (columns != null) {
                collectRun(block, cursor, columns, times);
            } else if (times != null) {
                collectSampled(block, cursor, times);
            }
        }

        private void enterSpans(HistoryBlock block) {
            SpanStarts starts = spanStarts;
            if (starts == null) {
                spanStarts = new SpanStarts(block);
            } else {
                starts.enter(block);
            }
        }

        private RunColumns columns(HistoryBlock block, long blockEnd) {
            RunColumns columns = this.columns;
            if (columns == null) {
                columns = new RunColumns(first, last, block, blockEnd);
                this.columns = columns;
            } else {
                columns.enter(block, blockEnd);
            }
            return columns;
        }

        /**
         * Whether so many of the requested times are in a block of long runs that all its intervals
         * may as well be looked at.
         */
        private boolean isDense(HistoryBlock block, long blockEnd, SampleTimes times) {
            int count = block.count();
            long runs = block.runs();
            int lookUp = block.spanNumbers() == null ? 1 : SORTED_LOOK_UP;
            return count > runs + runs / 2
                    && times.count(block.minStart(), blockEnd) * runs * lookUp >= count;
        }

        private void collectRun(
                HistoryBlock block, RunCursor cursor, RunColumns run, @Nullable SampleTimes times) {
            run.read(cursor.begin(), cursor.end());
            if (times != null) {
                run.keepAt(times);
            }
            int count = run.count();
            if (batchSize + count > batch.length) {
                batch = Arrays.copyOf(batch, (batchSize + count) * 2);
            }
            int quark = cursor.quark();
            if (run.hasInts()) {
                run.makeInts(quark, batch, batchSize);
                batchSize += count;
                return;
            }
            for (int i = 0; i < count; i++) {
                add(block, cursor, run.position(i), run.starts()[i], run.ends()[i]);
            }
        }

        private void collectSampled(HistoryBlock block, RunCursor cursor, SampleTimes times) {
            SortedColumn numbers = block.spanNumbers();
            SpanStarts starts = spanStarts;
            if (numbers != null && starts != null) {
                collectSampled(block, numbers, starts, cursor, times);
                return;
            }
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

        /** The same, where reading a span takes longer than finding the one at a time. */
        private void collectSampled(
                HistoryBlock block,
                SortedColumn numbers,
                SpanStarts starts,
                RunCursor cursor,
                SampleTimes times) {
            int end = cursor.end();
            int position = cursor.begin();
            long start = block.minStart() + starts.get(cursor.span(numbers, position));
            while (true) {
                int time = times.firstFrom(start);
                if (time == times.size()) {
                    return;
                }
                long t = times.get(time);
                position = cursor.lastStarted(numbers, t, spansAround);
                int span = (int) spansAround[0];
                start = block.minStart() + starts.get(span);
                long intervalEnd = start + block.duration(span);
                if (intervalEnd >= t) {
                    add(block, cursor, position, start, intervalEnd);
                }
                if (position + 1 == end) {
                    return;
                }
                // The next interval is the one to be hit next.
                start = block.minStart() + starts.get((int) spansAround[1]);
            }
        }

        private void add(HistoryBlock block, RunCursor cursor, int position, long start, long end) {
            add(store.interval(block, cursor.quark(), cursor.run(), position, start, end));
        }
    }
}
