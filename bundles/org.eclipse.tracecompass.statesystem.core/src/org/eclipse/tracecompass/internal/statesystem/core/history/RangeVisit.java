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

    /** The attributes of runs that follow each other, and where they begin, and the last ends. */
    private int[] fRunQuarks = new int[0];

    private int[] fRunBegins = new int[0];
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
        LevelWalk[] walks = new LevelWalk[views.length];
        for (int level = views.length - 1; level >= 0; level--) {
            visit(views[level].sealed(), views[level].sealed().count());
            visit(views[level].open(), openCounts[level]);
            walks[level] = new LevelWalk(views[level], fStore.levels()[level]);
        }
        // Blocks of all levels by time: a visitor comes back soon to what it keeps of an instant.
        for (LevelWalk walk = earliest(walks); walk != null; walk = earliest(walks)) {
            fStore.checkDisposed();
            if (fVisitor.isDone()) {
                return;
            }
            visit(walk.block(), walk.end());
            walk.advance();
        }
    }

    private static @Nullable LevelWalk earliest(LevelWalk[] walks) {
        LevelWalk earliest = null;
        for (LevelWalk walk : walks) {
            if (walk.hasBlock() && (earliest == null || walk.end() < earliest.end())) {
                earliest = walk;
            }
        }
        return earliest;
    }

    /** Goes through those blocks of a level that may hold what is wanted, in the order of ends. */
    private final class LevelWalk {
        private final Directory fDirectory;
        private final Level fLevel;
        private final int fSize;
        private int fNext;

        LevelWalk(Level.View view, Level level) {
            fDirectory = view.directory();
            fSize = view.size();
            fLevel = level;
            fNext = fDirectory.firstEndingFrom(fFirst, fSize);
            skip();
        }

        private void skip() {
            while (hasBlock() && !isWanted(fNext)) {
                fNext++;
            }
        }

        private boolean isWanted(int i) {
            return fDirectory.maxEnd[i] >= fFirst
                    && fDirectory.minStart[i] <= fLast
                    && fQuarks.intersects(fDirectory.minQuark[i], fDirectory.maxQuark[i]);
        }

        boolean hasBlock() {
            return fNext < fSize && fDirectory.minStartFromHere[fNext] <= fLast;
        }

        long end() {
            return fDirectory.maxEnd[fNext];
        }

        Block block() {
            return fLevel.block(fDirectory, fNext);
        }

        void advance() {
            fNext++;
            skip();
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
        if (columns.isWholeBlock() && columns.hasIntsBelow(SMALL)) {
            visitInts(block, columns);
            return;
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
                fVisitor.states(columns.starts(), columns.ends(), fNumbers, 0, columns.count());
            }
        }
    }

    /** Visits runs that follow each other all at once. */
    private void visitInts(Block block, RunColumns columns) {
        RunCursor cursor = new RunCursor(block);
        int runs = 0;
        while (cursor.next()) {
            if (fQuarks.contains(cursor.quark())) {
                runs = addRun(runs, cursor.quark(), cursor.begin(), cursor.end());
            } else {
                visitInts(block, columns, runs);
                runs = 0;
            }
        }
        visitInts(block, columns, runs);
    }

    private int addRun(int run, int quark, int begin, int end) {
        if (fRunQuarks.length <= run) {
            fRunQuarks = Arrays.copyOf(fRunQuarks, run * 2 + 16);
            fRunBegins = Arrays.copyOf(fRunBegins, run * 2 + 17);
        }
        fRunQuarks[run] = quark;
        fRunBegins[run] = begin;
        fRunBegins[run + 1] = end;
        return run + 1;
    }

    private void visitInts(Block block, RunColumns columns, int runs) {
        if (runs == 0) {
            return;
        }
        int begin = fRunBegins[0];
        int end = fRunBegins[runs];
        columns.read(begin, end);
        int[] known = numbers(ValueType.INT);
        if (!columns.readNumbers(fNumbers, known)) {
            for (int position = begin; position < end; position++) {
                number(ValueType.INT, block.payload(position, 0));
            }
            columns.readNumbers(fNumbers, known);
        }
        for (int run = 0; run < runs; run++) {
            if (fVisitor.attribute(fRunQuarks[run])) {
                fVisitor.states(
                        columns.starts(),
                        columns.ends(),
                        fNumbers,
                        fRunBegins[run] - begin,
                        fRunBegins[run + 1] - begin);
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
