package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
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

    private int[] fNumbers = new int[0];
    private @Nullable RunColumns fColumns;
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
            visit(views[level].sealed(), views[level].sealed().count());
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
                    visit(fStore.levels()[level].block(directory, i), directory.maxEnd[i]);
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

    private void visit(Block block, long blockEnd) {
        RunColumns columns = fColumns;
        if (columns == null) {
            columns = new RunColumns(fFirst, fLast, block, blockEnd);
            fColumns = columns;
        } else {
            columns.enter(block, blockEnd);
        }
        if (fNumbers.length < block.count()) {
            fNumbers = new int[block.count()];
        }
        RunCursor cursor = new RunCursor(block);
        while (cursor.next()) {
            int quark = cursor.quark();
            if (fQuarks.contains(quark) && fVisitor.attribute(quark)) {
                columns.read(cursor.begin(), cursor.end());
                if (columns.hasInts()) {
                    columns.readInts(fNumbers);
                    replaceInts(columns.count());
                } else {
                    for (int i = 0; i < columns.count(); i++) {
                        fNumbers[i] = number(block, columns.position(i), cursor.run());
                    }
                }
                fVisitor.states(columns.starts(), columns.ends(), fNumbers, columns.count());
            }
        }
    }

    /** Puts the numbers of integers into their places. */
    private void replaceInts(int count) {
        int[] known = numbers(ValueType.INT);
        int[] numbers = fNumbers;
        for (int i = 0; i < count; i++) {
            int value = numbers[i];
            int number = value >= 0 && value < SMALL ? known[value] : UNKNOWN;
            numbers[i] = number != UNKNOWN ? number : number(ValueType.INT, value);
        }
    }

    private int[] numbers(int type) {
        int[] known = fSmall[type];
        if (known == null) {
            known = new int[SMALL];
            Arrays.fill(known, UNKNOWN);
            fSmall[type] = known;
        }
        return known;
    }

    private int number(Block block, int position, int run) {
        int type = block.type(position);
        if (type == ValueType.LOCAL) {
            return large(block.local(block.payload(position, run)));
        }
        return number(type, type == ValueType.NULL ? 0 : block.payload(position, run));
    }

    private int number(int type, long payload) {
        if (payload < 0 || payload >= SMALL) {
            return large(fStore.value(type, payload));
        }
        int[] known = numbers(type);
        int number = known[(int) payload];
        if (number == UNKNOWN) {
            number = fVisitor.number(fStore.value(type, payload));
            known[(int) payload] = number;
        }
        return number;
    }

    private int large(@Nullable Object value) {
        return value == null
                ? fVisitor.number(null)
                : fLarge.computeIfAbsent(value, fVisitor::number);
    }
}
