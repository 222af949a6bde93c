package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Walks through a block, run by run, in the order of quarks. Keeps the words of the bitmaps at
 * hand, so that a step costs a few nanoseconds, where searching for a run costs about ten. Not
 * thread-safe.
 */
final class RunCursor {

    private static final long MIX = 0x9E3779B97F4A7C15L;
    private static final int SLOT_BITS = 4;
    private static final long[] NO_TIMES = {};
    private static final int[] NO_SPANS = {};

    private final HistoryBlock block;
    private final long[] words;
    private final int runs;
    private final int count;
    private final boolean quarkBitmap;
    private final int quarkBase;
    private final int quarkBits;
    private final long quarkMask;
    private final int minQuark;
    private final int runBase;
    private final boolean runList;
    private final boolean spans;
    private final @Nullable SortedColumn spanNumbers;
    private final int contiguousBase;

    /** Times that were asked for lately, and how many spans start at or before them. */
    private long[] slotTimes = NO_TIMES;

    private int[] slotSpans = NO_SPANS;

    private int run = -1;
    private int quark;
    private int begin;
    private int end;
    private int quarkWordIndex = -1;
    private long quarkWord;
    private int runWordIndex;
    private long runWord;
    private int contiguousWordIndex;
    private long contiguousWord;

    /** The number of contiguous intervals before the current word. */
    private int contiguousBefore;

    RunCursor(HistoryBlock block) {
        this.block = block;
        words = block.words();
        runs = block.runs();
        count = block.count();
        quarkBitmap = block.hasQuarkBitmap();
        quarkBase = block.quarkBase();
        quarkBits = block.quarkBits();
        quarkMask = PackedColumns.mask(quarkBits);
        minQuark = block.minQuark();
        runBase = block.runBase() / Long.BYTES;
        runList = block.hasRunList();
        // The first run begins at 0.
        runWord = words[runBase] & ~1L;
        spans = block.hasSpans();
        spanNumbers = block.spanNumbers();
        contiguousBase = block.contiguousBase() / Long.BYTES;
        contiguousWord = words[contiguousBase];
    }

    /**
     * Goes to a run behind the current one; from then on, {@link #next} is not to be used.
     *
     * @param quark its attribute, which counts where the block has a bitmap of them
     */
    void jump(int run, int quark) {
        this.run = run;
        this.quark = quark;
        begin = block.runBegin(run);
        end = block.runEnd(run, begin);
    }

    /** Steps to the next run; false at the end. */
    boolean next() {
        if (++run >= runs) {
            return false;
        }
        begin = end;
        end = runList ? block.runEnd(run, begin) : nextRunBit();
        if (quarkBitmap) {
            long quarks = quarkWord;
            while (quarks == 0) {
                quarkWordIndex++;
                quarks = words[quarkBase / Long.BYTES + quarkWordIndex];
            }
            quark = minQuark + quarkWordIndex * Long.SIZE + Long.numberOfTrailingZeros(quarks);
            quarkWord = quarks & quarks - 1;
        }
        return true;
    }

    private int nextRunBit() {
        long word = runWord;
        if (word == 0) {
            word = nextRunWord();
        }
        runWord = word & word - 1;
        return word == 0 ? count : runWordIndex * Long.SIZE + Long.numberOfTrailingZeros(word);
    }

    private long nextRunWord() {
        while ((runWordIndex + 1) * Long.SIZE < count) {
            runWordIndex++;
            long word = words[runBase + runWordIndex];
            if (word != 0) {
                return word;
            }
        }
        return 0;
    }

    int run() {
        return run;
    }

    int quark() {
        return quarkBitmap
                ? quark
                : minQuark + (int) PackedColumns.get(words, quarkBase, quarkBits, quarkMask, run);
    }

    /** The position of the first interval of the run. */
    int begin() {
        return begin;
    }

    /** The position behind the last interval of the run. */
    int end() {
        return end;
    }

    /**
     * Finds the last interval of the run, from a position on, that starts at or before a time; the
     * one at the position does. Fast where the answer is close to {@code from}.
     */
    int lastStartedNear(int from, long t) {
        if (!spans) {
            return block.lastStartedNear(from, end, t);
        }
        int spans = spansStarted(t);
        SortedColumn numbers = spanNumbers;
        if (numbers != null) {
            return SpanSearch.last(numbers, numbersBefore() + spans, from, end);
        }
        int low = from;
        int step = 1;
        while (low + step < end && block.span(low + step) < spans) {
            low += step;
            step <<= 1;
        }
        return SpanSearch.last(block, spans, low, Math.min(end, low + step));
    }

    /** The least that a number in the sorted column of spans can be in this run. */
    private long numbersBefore() {
        return (long) run * block.spans();
    }

    /** The span of an interval of the run, in a sorted column. */
    int span(SortedColumn numbers, int position) {
        return (int) (numbers.get(position) - numbersBefore());
    }

    /**
     * As {@link #lastStartedNear}, in a sorted column.
     *
     * @param spansAround receives the span of what is found, and that of the next of the run if
     *     there is one
     */
    int lastStarted(SortedColumn numbers, long t, long[] spansAround) {
        long before = numbersBefore();
        int behind = numbers.countBelow(before + spansStarted(t), spansAround);
        spansAround[0] -= before;
        spansAround[1] -= before;
        return behind - 1;
    }

    /** Counts the spans that start at or before a time; runs are asked for the same few times. */
    private int spansStarted(long t) {
        if (slotSpans.length == 0) {
            slotTimes = new long[1 << SLOT_BITS];
            slotSpans = new int[1 << SLOT_BITS];
            Arrays.fill(slotSpans, -1);
        }
        int slot = (int) (t * MIX >>> Long.SIZE - SLOT_BITS);
        if (slotSpans[slot] < 0 || slotTimes[slot] != t) {
            slotTimes[slot] = t;
            slotSpans[slot] = SpanSearch.started(block, t);
        }
        return slotSpans[slot];
    }

    /**
     * The end of an interval, where the start of the next one of its run is known too (anything if
     * it is the last); to be asked for in the order of positions.
     */
    long endTime(int position, long start, long nextStart) {
        if (spans) {
            return start + block.duration(block.span(position));
        }
        return isContiguous(position) ? nextStart - 1 : start + duration(position);
    }

    /** Returns whether the next interval of the run begins right after this one ends. */
    private boolean isContiguous(int position) {
        int wordIndex = position >>> 6;
        while (contiguousWordIndex < wordIndex) {
            contiguousBefore += Long.bitCount(contiguousWord);
            contiguousWordIndex++;
            contiguousWord = words[contiguousBase + contiguousWordIndex];
        }
        return (contiguousWord >>> position & 1) != 0;
    }

    /** The duration of an interval for which {@link #isContiguous} was asked last, and is false. */
    private long duration(int position) {
        int contiguous = contiguousBefore + Long.bitCount(contiguousWord & (1L << position) - 1);
        return block.duration(position - contiguous);
    }
}
