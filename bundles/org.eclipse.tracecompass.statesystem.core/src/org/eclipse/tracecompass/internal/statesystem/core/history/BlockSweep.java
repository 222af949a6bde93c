package org.eclipse.tracecompass.internal.statesystem.core.history;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * Finds all intervals of a block at a time, without a branch that depends on what it finds, because
 * that cannot be predicted, and a wrong guess costs more than a look. Where most intervals have an
 * attribute of their own, each is looked at; elsewhere only the last of each attribute that starts
 * at or before the time. Then come those that were found, one after the other, with all that can be
 * known beforehand kept at hand.
 *
 * <p>What is done for each interval, or for each 64, is a method of its own, which Java compiles in
 * the first query. A loop in one place is compiled only when a dozen queries have been there; once
 * all is compiled, it is the same. Not thread-safe; for one block after the other.
 */
final class BlockSweep {

    private final HistoryStore store;
    private final StartedMarks marks = new StartedMarks();

    // Where the columns of the block are: two in words, one in bytes.
    private long[] words = new long[0];
    private int startBase;
    private int startBits;
    private long startMask;
    private int contiguousBase;
    private int distanceBase;
    private int distanceBits;
    private long distanceMask;
    private long minDistance;

    /** The time since the first start in the block. */
    private long sinceFirst;

    // What was found: positions, runs, and starts and distances less the smallest of the block.
    private int[] positions = new int[0];
    private int[] runs = new int[0];
    private long[] starts = new long[0];
    private long[] distances = new long[0];

    /** Where the distances of what was found are in their column, if it is that of a run. */
    private int[] distanceIndexes = new int[0];

    /** A bit for the beginning of each run. */
    private long[] runWords = new long[0];

    /** How many runs begin before the current word, and how many distances are there. */
    private int runsBefore;

    private int distancesBefore;

    /** The attributes of what was found. */
    private int[] quarks = new int[0];

    /** The word of the bitmap of attributes that is looked at, and how many are before it. */
    private int quarkWord;

    private int quarksBefore;

    BlockSweep(HistoryStore store) {
        this.store = store;
    }

    /**
     * Puts the intervals at a time into those elements of a state that are empty.
     *
     * @return how many these were
     */
    int fill(@Nullable ITmfStateInterval[] state, long t, HistoryBlock block) {
        enter(block, t);
        int hits = find(block, t);
        findQuarks(block, hits);
        boolean hasInts = block.hasPackedInts();
        int found = 0;
        for (int i = 0; i < hits; i++) {
            found += fill(state, block, hasInts, i);
        }
        return found;
    }

    private void enter(HistoryBlock block, long t) {
        words = block.words();
        startBase = block.startBase() / Long.BYTES;
        startBits = block.startBits();
        startMask = PackedColumns.mask(startBits);
        distanceBase = block.durationBase();
        distanceBits = block.durationBits();
        distanceMask = PackedColumns.mask(distanceBits);
        contiguousBase = block.contiguousBase() / Long.BYTES;
        minDistance = block.minDuration();
        sinceFirst = t - block.minStart();
        int count = block.count();
        if (positions.length < count) {
            positions = new int[count];
            runs = new int[count];
            starts = new long[count];
            distances = new long[count];
            distanceIndexes = new int[count];
            quarks = new int[count];
        }
    }

    private int find(HistoryBlock block, long t) {
        int kept = 0;
        if (block.hasSpans()) {
            marks.mark(block, t);
            int candidates = findLast(block);
            for (int i = 0; i < candidates; i++) {
                kept = keepSpan(block, i, kept);
            }
        } else if (block.runs() == block.count()) {
            for (int position = 0; position < block.count(); position++) {
                kept = lookAtSingle(position, kept);
            }
            System.arraycopy(positions, 0, runs, 0, kept);
        } else {
            marks.mark(block, t);
            int candidates = findLast(block);
            for (int i = 0; i < candidates; i++) {
                kept = keep(i, kept);
            }
        }
        return kept;
    }

    /** The start of an interval less the first of the block, with the bits behind it. */
    private long start(int position) {
        int bit = position * startBits;
        return Words.from(words, startBase + (bit >>> 6), bit);
    }

    private long distance(int index) {
        return minDistance
                + PackedColumns.get(words, distanceBase, distanceBits, distanceMask, index);
    }

    /** Looks at an interval that is not followed by another one of its attribute. */
    private int lookAtSingle(int position, int hit) {
        long start = start(position) & startMask;
        long distance = distance(position);
        positions[hit] = position;
        starts[hit] = start;
        distances[hit] = distance;
        return hit + isWithin(sinceFirst - start, distance);
    }

    /** Finds the last interval of each run that starts at or before the time. */
    private int findLast(HistoryBlock block) {
        int length = (block.count() + Long.SIZE - 1) / Long.SIZE;
        if (runWords.length <= length) {
            runWords = new long[length + 1];
        }
        runWords[length] = 0;
        block.markRuns(runWords);
        runsBefore = -1;
        distancesBefore = 0;
        boolean hasSpans = block.hasSpans();
        int found = 0;
        for (int word = 0; word < length; word++) {
            found = findLast(word, hasSpans ? 0 : words[contiguousBase + word], found);
        }
        return found;
    }

    /** The same among 64 intervals. */
    private int findLast(int word, long contiguous, int foundBefore) {
        long runs = runWords[word];
        long started = marks.word(word);
        long nextStarted = started >>> 1 | marks.word(word + 1) << Long.SIZE - 1;
        long nextIsRun = runs >>> 1 | runWords[word + 1] << Long.SIZE - 1;
        int found = foundBefore;
        for (long left = started & (nextIsRun | ~nextStarted); left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            positions[found] = word * Long.SIZE + bit;
            this.runs[found] = runsBefore + Long.bitCount(runs & (2L << bit) - 1);
            distanceIndexes[found] = distancesBefore + Long.bitCount(~contiguous & (1L << bit) - 1);
            found++;
        }
        runsBefore += Long.bitCount(runs);
        distancesBefore += Long.bitCount(~contiguous);
        return found;
    }

    /** Keeps a candidate if it has not ended at the time. */
    private int keep(int i, int kept) {
        int position = positions[i];
        long startAndNext = start(position);
        long start = startAndNext & startMask;
        // Read of all, because of which it is needed cannot be foreseen.
        long next =
                startBits <= PackedColumns.PAIR_WIDTH
                        ? startAndNext >>> startBits & startMask
                        : start(position + 1) & startMask;
        long isFollowed = -(words[contiguousBase + (position >>> 6)] >>> position & 1);
        long distance = next - 1 - start & isFollowed | distance(distanceIndexes[i]) & ~isFollowed;
        positions[kept] = position;
        runs[kept] = runs[i];
        starts[kept] = start;
        distances[kept] = distance;
        return kept + isWithin(sinceFirst - start, distance);
    }

    /** Keeps a candidate if its span has not ended at the time. */
    private int keepSpan(HistoryBlock block, int i, int kept) {
        int position = positions[i];
        int span = block.span(position);
        long start = block.spanStart(span);
        long distance = block.duration(span);
        positions[kept] = position;
        runs[kept] = runs[i];
        starts[kept] = start;
        distances[kept] = distance;
        return kept + isWithin(sinceFirst - start, distance);
    }

    /**
     * 1 if the time since a start is not more than a distance, both unsigned, as times before the
     * start are more than any; else 0.
     */
    private static int isWithin(long sinceStart, long distance) {
        return sinceStart + Long.MIN_VALUE <= distance + Long.MIN_VALUE ? 1 : 0;
    }

    /** Finds the attributes of what was found. */
    private void findQuarks(HistoryBlock block, int hits) {
        int minQuark = block.minQuark();
        if (block.hasQuarkBitmap()) {
            // Runs are found in their order: the words of the bitmap are gone through once.
            quarkWord = block.quarkBase() / Long.BYTES;
            quarksBefore = 0;
            int first = quarkWord;
            for (int i = 0; i < hits; i++) {
                quarks[i] = minQuark + quarkOfBitmap(runs[i], first);
            }
        } else {
            for (int i = 0; i < hits; i++) {
                quarks[i] = block.quark(runs[i]);
            }
        }
    }

    private int quarkOfBitmap(int run, int first) {
        long bits = words[quarkWord];
        int count = Long.bitCount(bits);
        while (run - quarksBefore >= count) {
            quarksBefore += count;
            bits = words[++quarkWord];
            count = Long.bitCount(bits);
        }
        long place = Long.expand(1L << run - quarksBefore, bits);
        return (quarkWord - first) * Long.SIZE + Long.numberOfTrailingZeros(place);
    }

    /** Puts what was found into its place if that is empty; returns how many it was. */
    private int fill(
            @Nullable ITmfStateInterval[] state, HistoryBlock block, boolean hasInts, int i) {
        int quark = quarks[i];
        if (quark >= state.length || state[quark] != null) {
            return 0;
        }
        int position = positions[i];
        long start = block.minStart() + starts[i];
        long end = start + distances[i];
        state[quark] =
                hasInts
                        ? IntInterval.of(
                                start,
                                end,
                                quark,
                                block.packedInt(position),
                                IntInterval.nullMask(block.packedType(position)))
                        : store.interval(block, quark, runs[i], position, start, end);
        return 1;
    }
}
