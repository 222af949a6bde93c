package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;

/**
 * Walks through a block, run by run, in the order of quarks. Keeps the words of the bitmaps at
 * hand, so that a step costs a few nanoseconds, where finding a run anew costs some ten. Not
 * thread-safe.
 */
final class RunCursor {

    private static final long MIX = 0x9E3779B97F4A7C15L;
    private static final int SLOT_BITS = 4;
    private static final long[] NO_TIMES = {};
    private static final int[] NO_SPANS = {};

    private final Block fBlock;
    private final byte[] fBytes;
    private final int fRuns;
    private final int fCount;
    private final boolean fQuarkBitmap;
    private final int fQuarkBase;
    private final int fQuarkBits;
    private final long fQuarkMask;
    private final int fMinQuark;
    private final int fRunBase;
    private final boolean fSpans;
    private final long[] fSlotTimes;
    private final int[] fSlotSpans;
    private final int fContiguousBase;

    private int fRun = -1;
    private int fQuark;
    private int fBegin;
    private int fEnd;
    private int fQuarkWordIndex = -1;
    private long fQuarkWord;
    private int fRunWordIndex;
    private long fRunWord;
    private int fContiguousWordIndex;
    private long fContiguousWord;

    /** How many contiguous intervals there are before the current word. */
    private int fContiguousBefore;

    RunCursor(Block block) {
        fBlock = block;
        fBytes = block.bytes();
        fRuns = block.runs();
        fCount = block.count();
        fQuarkBitmap = block.hasQuarkBitmap();
        fQuarkBase = block.quarkBase();
        fQuarkBits = block.quarkBits();
        fQuarkMask = Bits.mask(fQuarkBits);
        fMinQuark = block.minQuark();
        fRunBase = block.runBase();
        // The first run begins at 0.
        fRunWord = Bytes.getLong(fBytes, fRunBase) & ~1L;
        fSpans = block.hasSpans();
        fSlotTimes = fSpans ? new long[1 << SLOT_BITS] : NO_TIMES;
        fSlotSpans = fSpans ? new int[1 << SLOT_BITS] : NO_SPANS;
        Arrays.fill(fSlotSpans, -1);
        fContiguousBase = block.contiguousBase();
        fContiguousWord = Bytes.getLong(fBytes, fContiguousBase);
    }

    /** A cursor that stands on one run and goes nowhere. */
    RunCursor(Block block, int run, int quark) {
        this(block);
        fRun = run;
        fQuark = quark;
        fBegin = block.runBegin(run);
        fEnd = block.runEnd(fBegin);
    }

    /** Steps to the next run; false at the end. */
    boolean next() {
        if (++fRun >= fRuns) {
            return false;
        }
        fBegin = fEnd;
        long word = fRunWord;
        if (word == 0) {
            word = nextRunWord();
        }
        fEnd = word == 0 ? fCount : fRunWordIndex * Long.SIZE + Long.numberOfTrailingZeros(word);
        fRunWord = word & word - 1;
        if (fQuarkBitmap) {
            long quarks = fQuarkWord;
            while (quarks == 0) {
                fQuarkWordIndex++;
                quarks = Bytes.getLong(fBytes, fQuarkBase + fQuarkWordIndex * Long.BYTES);
            }
            fQuark = fMinQuark + fQuarkWordIndex * Long.SIZE + Long.numberOfTrailingZeros(quarks);
            fQuarkWord = quarks & quarks - 1;
        }
        return true;
    }

    private long nextRunWord() {
        while ((fRunWordIndex + 1) * Long.SIZE < fCount) {
            fRunWordIndex++;
            long word = Bytes.getLong(fBytes, fRunBase + fRunWordIndex * Long.BYTES);
            if (word != 0) {
                return word;
            }
        }
        return 0;
    }

    int run() {
        return fRun;
    }

    int quark() {
        return fQuarkBitmap
                ? fQuark
                : fMinQuark + (int) Bits.get(fBytes, fQuarkBase, fQuarkBits, fQuarkMask, fRun);
    }

    /** The position of the first interval of the run. */
    int begin() {
        return fBegin;
    }

    /** The position behind the last interval of the run. */
    int end() {
        return fEnd;
    }

    /**
     * Finds the last interval of the run, from a position on, that starts at or before a time; the
     * one at the position does. Fast where the answer is close to {@code from}.
     */
    int lastStartedNear(int from, long t) {
        if (!fSpans) {
            return fBlock.lastStartedNear(from, fEnd, t);
        }
        int spans = spansStarted(t);
        int low = from;
        int step = 1;
        while (low + step < fEnd && fBlock.span(low + step) < spans) {
            low += step;
            step <<= 1;
        }
        return SpanSearch.last(fBlock, spans, low, Math.min(fEnd, low + step));
    }

    /** Counts the spans that start at or before a time; runs are asked for the same few times. */
    private int spansStarted(long t) {
        int slot = (int) (t * MIX >>> Long.SIZE - SLOT_BITS);
        if (fSlotSpans[slot] < 0 || fSlotTimes[slot] != t) {
            fSlotTimes[slot] = t;
            fSlotSpans[slot] = SpanSearch.started(fBlock, t);
        }
        return fSlotSpans[slot];
    }

    /**
     * The end of an interval, where the start of the next one of its run is known too (anything if
     * it is the last); to be asked for in the order of positions.
     */
    long endTime(int position, long start, long nextStart) {
        if (fSpans) {
            return start + fBlock.duration(fBlock.span(position));
        }
        return isContiguous(position) ? nextStart - 1 : start + duration(position);
    }

    /** Tells whether the next interval of the run begins right after this one ends. */
    private boolean isContiguous(int position) {
        int wordIndex = position >>> 6;
        while (fContiguousWordIndex < wordIndex) {
            fContiguousBefore += Long.bitCount(fContiguousWord);
            fContiguousWordIndex++;
            fContiguousWord =
                    Bytes.getLong(fBytes, fContiguousBase + fContiguousWordIndex * Long.BYTES);
        }
        return (fContiguousWord >>> position & 1) != 0;
    }

    /** The duration of an interval for which {@link #isContiguous} was asked last, and is false. */
    private long duration(int position) {
        int contiguous = fContiguousBefore + Long.bitCount(fContiguousWord & (1L << position) - 1);
        return fBlock.duration(position - contiguous);
    }
}
