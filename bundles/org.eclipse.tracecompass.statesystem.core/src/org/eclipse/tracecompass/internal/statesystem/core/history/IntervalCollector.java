package org.eclipse.tracecompass.internal.statesystem.core.history;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Collects the intervals of buffers and blocks that a two-dimensional query asks for. For one
 * thread at a time.
 */
final class IntervalCollector {

    /** Looking an interval up in sorted columns takes as long as reading so many in a row. */
    private static final int SORTED_LOOK_UP = 8;

    private final StoreQuery query;
    private final HistoryStore store;
    private final QuarkSet quarks;

    /** The times, sorted; null for the range. */
    private final @Nullable SampleTimes times;

    private final long first;
    private final long last;

    private IntervalBatch batch = new IntervalBatch();

    private @Nullable RunColumns columns;
    private @Nullable SpanStarts spanStarts;

    /** The spans of what was found last and of the next interval of its run. */
    private final long[] spansAround = new long[2];

    private final RunFinder finder;

    IntervalCollector(StoreQuery query) {
        this.query = query;
        store = query.store();
        quarks = query.quarks();
        times = query.times();
        first = query.first();
        last = query.last();
        finder = new RunFinder(quarks);
    }

    /** Empties a batch, to which all is added that is collected from here on. */
    void begin(IntervalBatch batch) {
        batch.clear();
        this.batch = batch;
    }

    /** Collects what is in a block, or in the buffers of a level. */
    void collect(int level, int block) {
        Level.View view = query.views()[level];
        if (block == BlockOrder.BUFFERS) {
            collect(view.open(), query.openCounts()[level]);
            for (IntervalBuffer sealed : view.sealed()) {
                collect(sealed, sealed.count());
            }
        } else {
            Directory directory = view.directory();
            collect(store.levels()[level].block(directory, block), directory.maxEnd[block]);
        }
    }

    private void collect(IntervalBuffer open, int count) {
        for (int i = count - 1; i >= 0; i--) {
            if (quarks.contains(open.quarks[i]) && holds(open.starts[i], open.ends[i])) {
                batch.add(store.interval(open, i));
            }
        }
    }

    private boolean holds(long start, long end) {
        if (end < first || start > last) {
            return false;
        }
        SampleTimes times = this.times;
        if (times == null) {
            return true;
        }
        return times.get(times.firstFrom(start)) <= end;
    }

    private void collect(HistoryBlock block, long blockEnd) {
        SampleTimes times = this.times;
        RunColumns columns =
                times == null || isDense(block, blockEnd, times) ? columns(block, blockEnd) : null;
        if (columns == null && block.spanNumbers() != null) {
            enterSpans(block);
        }
        RunCursor cursor = finder.enter(block);
        while (finder.next(cursor)) {
            if (columns != null) {
                collectRun(block, cursor, columns, times);
            } else if (times != null) {
                collectSampled(block, cursor, times);
            }
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
     * Whether so many of the requested times are in a block of long runs that all its intervals may
     * as well be looked at.
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
        if (run.hasInts()) {
            batch.addInts(cursor.quark(), run);
            return;
        }
        for (int i = 0; i < run.count(); i++) {
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
        int quark = cursor.quark();
        int run = cursor.run();
        int type = block.type(position);
        if (type <= PayloadType.INT) {
            int value = (int) block.payload(position, run);
            batch.add(start, end, quark, value, IntInterval.nullMask(type));
        } else {
            batch.add(store.interval(block, quark, run, position, start, end));
        }
    }
}
