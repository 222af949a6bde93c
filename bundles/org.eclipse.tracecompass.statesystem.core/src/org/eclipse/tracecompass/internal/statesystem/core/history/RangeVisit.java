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
        boolean plain =
                !block.hasSpans()
                        && block.hasPackedInts()
                        && block.typeBits() == 0
                        && block.type(0) == ValueType.INT;
        while (cursor.next()) {
            int quark = cursor.quark();
            if (fQuarks.contains(quark) && fVisitor.attribute(quark)) {
                if (plain) {
                    visitPlainRun(block, cursor.begin(), cursor.end());
                } else {
                    visitRun(block, cursor);
                }
            }
        }
    }

    /**
     * The same for blocks of integers only, which most states are: with all that can be known
     * beforehand kept at hand, a state takes half of the time.
     */
    private void visitPlainRun(Block block, int begin, int end) {
        byte[] bytes = block.bytes();
        int startBase = block.startBase();
        int startBits = block.startBits();
        long startMask = Bits.mask(startBits);
        long minStart = block.minStart();
        int contiguousBase = block.contiguousBase();
        int distanceBase = block.durationBase();
        int distanceBits = block.durationBits();
        long distanceMask = Bits.mask(distanceBits);
        long minDistance = block.minDuration();
        int valueBase = block.valueBase();
        int valueBits = block.valueBits();
        long valueMask = Bits.mask(valueBits);
        long valueOffset = block.valueOffset();
        int[] numbers = numbers(ValueType.INT);
        int position = Math.max(begin, block.lastStarted(begin, end, fFirst));
        int distance = position - Bits.rank(bytes, contiguousBase, block.count(), position);
        long contiguous = Bytes.getLong(bytes, contiguousBase + (position >>> 6) * Long.BYTES);
        long next = minStart + Bits.get(bytes, startBase, startBits, startMask, position);
        for (; position < end && next <= fLast; position++) {
            long start = next;
            if ((position & 63) == 0) {
                contiguous = Bytes.getLong(bytes, contiguousBase + (position >>> 6) * Long.BYTES);
            }
            if (position + 1 < end) {
                next = minStart + Bits.get(bytes, startBase, startBits, startMask, position + 1);
            }
            long last;
            if ((contiguous >>> position & 1) != 0) {
                last = next - 1;
            } else {
                last =
                        start
                                + minDistance
                                + Bits.get(
                                        bytes,
                                        distanceBase,
                                        distanceBits,
                                        distanceMask,
                                        distance++);
            }
            if (last >= fFirst) {
                int value =
                        (int)
                                (valueOffset
                                        + Bits.get(
                                                bytes, valueBase, valueBits, valueMask, position));
                int number =
                        value >= 0 && value < SMALL && numbers[value] != UNKNOWN
                                ? numbers[value]
                                : number(block, position, 0);
                if (number >= 0) {
                    fVisitor.state(start, last, number);
                }
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
        long payload = type == ValueType.NULL ? 0 : block.payload(position, run);
        if (type != ValueType.LOCAL && payload >= 0 && payload < SMALL) {
            int[] known = numbers(type);
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
