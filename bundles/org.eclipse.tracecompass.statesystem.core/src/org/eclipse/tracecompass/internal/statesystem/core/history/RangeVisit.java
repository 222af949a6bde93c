package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;

/**
 * Shows a visitor all states of a span, block by block and run by run, without an object for each:
 * those that the store held when the visit was made. For one visit.
 */
final class RangeVisit implements Runnable {

    /** Numbers of values are kept in an array for payloads below this. */
    private static final int SMALL = 1 << 12;

    /**
     * Most attributes have few values: an array for all that are small would cost more than they.
     */
    private static final int FEW = 1 << 6;

    private static final int UNKNOWN = PayloadNumbers.UNKNOWN;

    private final HistoryStore store;
    private final Level.View[] views;
    private final int[] openCounts;
    private final QuarkSet quarks;
    private final RunFinder finder;
    private final long first;
    private final long last;
    private final IStateVisitor visitor;
    private final BlockTotals totals;

    /** How many bytes of blocks were read that are kept. */
    private long keptBytes;

    /** Holds one block after the other of those that are not kept. */
    private long[] passing = new long[0];

    /** Whether the visitor does not want null states, which totals leave out. */
    private boolean leavesOutNull;

    private boolean hasAskedForNull;

    /** The numbers of small payloads by type. */
    private final int[][] small = new int[PayloadType.COUNT][0];

    private int[] numbers = new int[0];

    /** The numbers of the values in the table of a block. */
    private int[] places = new int[0];

    private @Nullable HistoryBlock placesOf;

    /** The attributes of runs that follow each other, and where they begin, and the last ends. */
    private int[] runQuarks = new int[0];

    private int[] runBegins = new int[0];
    private @Nullable RunColumns columns;

    /** The numbers of other payloads by type. */
    private final @Nullable PayloadNumbers[] large = new PayloadNumbers[PayloadType.COUNT];

    /** The numbers of values that are kept in their blocks. */
    private final Map<@Nullable Object, Integer> locals = new HashMap<>();

    /** Whether the visitor has refused to number a value. */
    private boolean hasUnnumbered;

    RangeVisit(HistoryStore store, QuarkSet quarks, long first, long last, IStateVisitor visitor) {
        this.store = store;
        views = store.views();
        openCounts = Level.openCounts(views);
        this.quarks = quarks;
        finder = new RunFinder(quarks);
        this.first = first;
        this.last = last;
        this.visitor = visitor;
        totals = new BlockTotals(quarks);
    }

    @Override
    public void run() {
        LevelWalk[] walks = new LevelWalk[views.length];
        for (int level = walks.length - 1; level >= 0; level--) {
            Level.View view = views[level];
            for (IntervalBuffer sealed : view.sealed()) {
                visit(sealed, sealed.count());
            }
            visit(view.open(), openCounts[level]);
            walks[level] = new LevelWalk(view, store.levels()[level]);
        }
        // Blocks of all levels by time: a visitor comes back soon to what it keeps of an instant.
        for (LevelWalk walk = earliest(walks); walk != null; walk = earliest(walks)) {
            store.checkDisposed();
            if (visitor.isDone()) {
                return;
            }
            if (!walk.showTotals()) {
                visit(walk.block(), walk.end());
            }
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
        private final Directory directory;
        private final Level level;
        private final int size;
        private final @Nullable TotalsReader reader;
        private int next;

        LevelWalk(Level.View view, Level level) {
            directory = view.directory();
            size = view.size();
            this.level = level;
            reader = store.totals(view);
            next = directory.firstEndingFrom(first, size);
            skip();
        }

        private void skip() {
            while (hasBlock() && !isWanted(next)) {
                next++;
            }
        }

        private boolean isWanted(int i) {
            return directory.maxEnd[i] >= first
                    && directory.minStart[i] <= last
                    && quarks.intersects(directory.minQuark[i], directory.maxQuark[i])
                    && visitor.isWanted(directory.minStart[i], directory.maxEnd[i]);
        }

        boolean hasBlock() {
            return next < size && directory.minStartFromHere[next] <= last;
        }

        long end() {
            return directory.maxEnd[next];
        }

        /** Shows the totals of the block in place of its states, if the visitor takes them. */
        boolean showTotals() {
            long start = directory.minStart[next];
            long end = directory.maxEnd[next];
            TotalsReader reader = this.reader;
            if (reader == null
                    || directory.totals(next) == 0
                    || start < first
                    || end > last
                    || !visitor.takesTotals(start, end)
                    || !leavesOutNull()) {
                return false;
            }
            reader.read(next, totals);
            return RangeVisit.this.showTotals();
        }

        /** The block; what one visit reads must not drive all others out of the cache. */
        HistoryBlock block() {
            int length = directory.length[next];
            keptBytes += length;
            if (keptBytes <= store.shareOfVisit() || directory.blocks[next] != null) {
                return level.block(directory, next);
            }
            int words = Words.count(length);
            if (passing.length < words) {
                passing = new long[Math.max(words, passing.length * 2)];
            }
            return store.readBlock(directory, next, passing);
        }

        void advance() {
            next++;
            skip();
        }
    }

    private boolean leavesOutNull() {
        if (!hasAskedForNull) {
            hasAskedForNull = true;
            int number = number(PayloadType.NULL, 0);
            leavesOutNull = number < 0 && number != IStateVisitor.UNNUMBERED;
        }
        return leavesOutNull;
    }

    /** Shows what the totals have, if that is all that the visitor wants; if not, none of it. */
    private boolean showTotals() {
        int runs = totals.runs();
        if (!totals.isComplete() || !takesRuns(runs)) {
            return false;
        }
        int size = totals.begin(runs);
        if (numbers.length < size) {
            numbers = new int[size];
        }
        for (int i = 0; i < size; i++) {
            numbers[i] = number(totals.type(i), totals.payload(i));
            if (numbers[i] == IStateVisitor.UNNUMBERED) {
                return false;
            }
        }
        for (int run = 0; run < runs; run++) {
            if (visitor.attribute(totals.quark(run))) {
                visitor.totals(
                        totals.starts(),
                        totals.ends(),
                        numbers,
                        totals.times(),
                        totals.counts(),
                        totals.begin(run),
                        totals.begin(run + 1));
            }
        }
        return true;
    }

    private boolean takesRuns(int runs) {
        for (int run = 0; run < runs; run++) {
            if (!visitor.takesTotals(totals.quark(run), totals.first(run), totals.last(run))) {
                return false;
            }
        }
        return true;
    }

    private void visit(IntervalBuffer open, int count) {
        for (int i = 0; i < count; i++) {
            if (quarks.contains(open.quarks[i])
                    && open.starts[i] <= last
                    && open.ends[i] >= first
                    && visitor.attribute(open.quarks[i])) {
                visitor.interval(open.starts[i], open.ends[i], store.value(open, i));
            }
        }
    }

    private void visit(HistoryBlock block, long blockEnd) {
        RunColumns columns = this.columns;
        if (columns == null) {
            columns = new RunColumns(first, last, block, blockEnd);
            this.columns = columns;
        } else {
            columns.enter(block, blockEnd);
        }
        if (numbers.length < block.count()) {
            numbers = new int[block.count()];
        }
        if (columns.isWholeBlock() && columns.hasIntsBelow(SMALL) && !finder.isSearchedFor(block)) {
            visitInts(block, columns);
            return;
        }
        RunCursor cursor = finder.enter(block);
        while (finder.next(cursor)) {
            visit(block, cursor, columns);
        }
    }

    private boolean isAllWanted(RunColumns columns, int quark) {
        long start = columns.blockStart();
        long end = columns.blockEnd();
        return visitor.firstWanted(quark, start, end) <= start
                && visitor.lastWanted(quark, start, end) >= end;
    }

    /** Leaves out what the visitor does not want of an attribute; false if that is all. */
    private boolean clip(RunColumns columns, int quark) {
        long start = columns.blockStart();
        long end = columns.blockEnd();
        long from = Math.max(first, visitor.firstWanted(quark, start, end));
        long to = Math.min(last, visitor.lastWanted(quark, start, end));
        columns.clip(from, to);
        return from <= to;
    }

    private void visit(HistoryBlock block, RunCursor cursor, RunColumns columns) {
        int quark = cursor.quark();
        if (!visitor.attribute(quark) || !clip(columns, quark)) {
            return;
        }
        columns.read(cursor.begin(), cursor.end());
        if (columns.hasInts()) {
            columns.readInts(numbers, 0);
            replaceInts(columns.count());
        } else if (block.hasTypedTable()) {
            columns.readPlaces(numbers);
            replacePlaces(block, columns, cursor.run());
        } else {
            for (int i = 0; i < columns.count(); i++) {
                numbers[i] = number(block, columns.position(i), cursor.run());
            }
        }
        visitor.states(columns.starts(), columns.ends(), numbers, 0, columns.count());
        showUnnumbered(block, columns, cursor.run(), 0, columns.count());
    }

    /** Visits runs that follow each other all at once. */
    private void visitInts(HistoryBlock block, RunColumns columns) {
        RunCursor cursor = new RunCursor(block);
        int runs = 0;
        while (cursor.next()) {
            int quark = cursor.quark();
            boolean isWanted = quarks.contains(quark);
            if (isWanted && isAllWanted(columns, quark)) {
                runs = addRun(runs, quark, cursor.begin(), cursor.end());
                continue;
            }
            visitInts(block, columns, runs);
            runs = 0;
            if (isWanted) {
                visit(block, cursor, columns);
            }
        }
        visitInts(block, columns, runs);
    }

    private int addRun(int run, int quark, int begin, int end) {
        if (runQuarks.length <= run) {
            runQuarks = Arrays.copyOf(runQuarks, run * 2 + 16);
            runBegins = Arrays.copyOf(runBegins, run * 2 + 17);
        }
        runQuarks[run] = quark;
        runBegins[run] = begin;
        runBegins[run + 1] = end;
        return run + 1;
    }

    private void visitInts(HistoryBlock block, RunColumns columns, int runs) {
        if (runs == 0) {
            return;
        }
        int begin = runBegins[0];
        int end = runBegins[runs];
        columns.clip(first, last);
        columns.read(begin, end);
        int[] known = numbers(PayloadType.INT, columns.greatestInt());
        if (!columns.readNumbers(numbers, known)) {
            for (int position = begin; position < end; position++) {
                number(PayloadType.INT, block.payload(position, 0));
            }
            columns.readNumbers(numbers, known);
        }
        for (int run = 0; run < runs; run++) {
            if (visitor.attribute(runQuarks[run])) {
                visitor.states(
                        columns.starts(),
                        columns.ends(),
                        numbers,
                        runBegins[run] - begin,
                        runBegins[run + 1] - begin);
                showUnnumbered(
                        block, columns, 0, runBegins[run] - begin, runBegins[run + 1] - begin);
            }
        }
    }

    /** Shows those states of a run one by one whose values the visitor did not number. */
    private void showUnnumbered(HistoryBlock block, RunColumns columns, int run, int from, int to) {
        for (int i = from; hasUnnumbered && i < to; i++) {
            if (numbers[i] == IStateVisitor.UNNUMBERED) {
                int position = columns.position(i);
                int type = block.type(position);
                long payload = block.payload(position, run);
                visitor.state(
                        columns.starts()[i], columns.ends()[i], store.value(block, type, payload));
            }
        }
    }

    /** Puts the numbers of integers into their places. */
    private void replaceInts(int count) {
        int[] known = numbers(PayloadType.INT, 0);
        int[] numbers = this.numbers;
        for (int i = 0; i < count; i++) {
            int value = numbers[i];
            int number = value >= 0 && value < known.length ? known[value] : UNKNOWN;
            numbers[i] = number != UNKNOWN ? number : number(PayloadType.INT, value);
        }
    }

    /** Puts the numbers of values into the places of those in the table of their block. */
    private void replacePlaces(HistoryBlock block, RunColumns columns, int run) {
        if (placesOf != block) {
            placesOf = block;
            if (places.length < block.tableSize()) {
                places = new int[block.tableSize()];
            }
            Arrays.fill(places, 0, block.tableSize(), UNKNOWN);
        }
        int[] known = places;
        int[] numbers = this.numbers;
        for (int i = 0; i < columns.count(); i++) {
            int place = numbers[i];
            if (known[place] == UNKNOWN) {
                known[place] = number(block, columns.position(i), run);
            }
            numbers[i] = known[place];
        }
    }

    /** The numbers of the small payloads of a type, with a place for one of them. */
    private int[] numbers(int type, int payload) {
        int[] known = small[type];
        if (known.length <= payload) {
            int length = known.length;
            known = Arrays.copyOf(known, Math.max(FEW, Integer.highestOneBit(payload) * 2));
            Arrays.fill(known, length, known.length, UNKNOWN);
            small[type] = known;
        }
        return known;
    }

    private int number(HistoryBlock block, int position, int run) {
        int type = block.type(position);
        if (type == PayloadType.LOCAL) {
            return local(block.local(block.payload(position, run)));
        }
        return number(type, type == PayloadType.NULL ? 0 : block.payload(position, run));
    }

    private int number(int type, long payload) {
        if (payload < 0 || payload >= SMALL) {
            return large(type, payload);
        }
        int[] known = numbers(type, (int) payload);
        int number = known[(int) payload];
        if (number == UNKNOWN) {
            number = asked(store.value(type, payload));
            known[(int) payload] = number;
        }
        return number;
    }

    private int large(int type, long payload) {
        PayloadNumbers known = large[type];
        if (known == null) {
            known = new PayloadNumbers();
            large[type] = known;
        }
        int number = known.get(payload);
        if (number == PayloadNumbers.UNKNOWN) {
            number = asked(store.value(type, payload));
            if (number != IStateVisitor.UNNUMBERED) {
                known.put(payload, number);
            }
        }
        return number;
    }

    private int local(@Nullable Object value) {
        Integer known = locals.get(value);
        if (known != null) {
            return known;
        }
        int number = asked(value);
        if (number != IStateVisitor.UNNUMBERED) {
            locals.put(value, number);
        }
        return number;
    }

    private int asked(@Nullable Object value) {
        int number = visitor.number(value);
        hasUnnumbered |= number == IStateVisitor.UNNUMBERED;
        return number;
    }
}
