package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;

/**
 * Shows a visitor all states of a span, block by block and run by run, without an object for each.
 * For one visit.
 */
final class RangeVisit {

    /** Numbers of values are kept in an array for payloads below this. */
    private static final int SMALL = 1 << 12;

    private static final int UNKNOWN = Integer.MIN_VALUE;

    private final HistoryStore fStore;
    private final QuarkSet fQuarks;
    private final long fFirst;
    private final long fLast;
    private final IStateVisitor fVisitor;

    /** The numbers of small payloads by type. */
    private final int[][] fSmall = new int[ValueType.COUNT][];

    private final Map<Object, Integer> fLarge = new HashMap<>();

    RangeVisit(HistoryStore store, QuarkSet quarks, long first, long last, IStateVisitor visitor) {
        fStore = store;
        fQuarks = quarks;
        fFirst = first;
        fLast = last;
        fVisitor = visitor;
    }

    void run() {
        Level.View[] views = fStore.views();
        int[] openCounts = new int[views.length];
        Arrays.setAll(openCounts, i -> views[i].open().count());
        for (int level = views.length - 1; level >= 0; level--) {
            visit(views[level].open(), openCounts[level]);
            Directory directory = views[level].directory();
            int size = views[level].size();
            for (int i = directory.firstEndingFrom(fFirst, size);
                    i < size && directory.minStartFromHere[i] <= fLast;
                    i++) {
                if (directory.maxEnd[i] >= fFirst
                        && directory.minStart[i] <= fLast
                        && fQuarks.intersects(directory.minQuark[i], directory.maxQuark[i])) {
                    fStore.checkDisposed();
                    if (fVisitor.isDone()) {
                        return;
                    }
                    visit(fStore.levels()[level].block(directory, i));
                }
            }
        }
    }

    private void visit(IntervalBuffer open, int count) {
        for (int i = 0; i < count; i++) {
            if (fQuarks.contains(open.quarks[i])
                    && open.starts[i] <= fLast
                    && open.ends[i] >= fFirst
                    && fVisitor.attribute(open.quarks[i])) {
                int number = fVisitor.number(fStore.interval(open, i).getValue());
                if (number >= 0) {
                    fVisitor.state(open.starts[i], open.ends[i], number);
                }
            }
        }
    }

    private void visit(Block block) {
        RunCursor cursor = new RunCursor(block);
        while (cursor.next()) {
            int quark = cursor.quark();
            if (fQuarks.contains(quark) && fVisitor.attribute(quark)) {
                visitRun(block, cursor);
            }
        }
    }

    private void visitRun(Block block, RunCursor cursor) {
        int begin = cursor.begin();
        int end = cursor.end();
        int run = cursor.run();
        int position = Math.max(begin, block.lastStarted(begin, end, fFirst));
        long next = block.start(position);
        for (; position < end; position++) {
            long start = next;
            if (start > fLast) {
                return;
            }
            next = position + 1 < end ? block.start(position + 1) : 0;
            long last = cursor.endTime(position, start, next);
            if (last >= fFirst) {
                int number = number(block, position, run);
                if (number >= 0) {
                    fVisitor.state(start, last, number);
                }
            }
        }
    }

    private int number(Block block, int position, int run) {
        int type = block.type(position);
        long payload = type == ValueType.NULL ? 0 : block.payload(position, run);
        if (type != ValueType.LOCAL && payload >= 0 && payload < SMALL) {
            int[] known = fSmall[type];
            if (known == null) {
                known = new int[SMALL];
                Arrays.fill(known, UNKNOWN);
                fSmall[type] = known;
            }
            int number = known[(int) payload];
            if (number == UNKNOWN) {
                number = fVisitor.number(fStore.value(type, payload));
                known[(int) payload] = number;
            }
            return number;
        }
        Object value = type == ValueType.LOCAL ? block.local(payload) : fStore.value(type, payload);
        return value == null
                ? fVisitor.number(null)
                : fLarge.computeIfAbsent(value, fVisitor::number);
    }
}
