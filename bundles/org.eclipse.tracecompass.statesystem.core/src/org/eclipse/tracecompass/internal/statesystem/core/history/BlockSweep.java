package org.eclipse.tracecompass.internal.statesystem.core.history;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * Finds all intervals of a block at a time, without a branch that depends on what it finds, because
 * that cannot be predicted, and a wrong guess costs more than a look. Where most intervals have an
 * attribute of their own, each is looked at; elsewhere only the last of each attribute that starts
 * at or before the time. Then come those that were found, one after the other, with all that can be
 * known beforehand kept at hand. Not thread-safe; for one block after the other.
 */
final class BlockSweep {

    private final HistoryStore store;
    private final StartedMarks marks = new StartedMarks();

    // What was found: positions, runs, and starts and distances less the smallest of the block.
    private int[] positions = new int[0];
    private int[] runs = new int[0];
    private long[] starts = new long[0];
    private long[] distances = new long[0];

    /** A bit for the beginning of each run. */
    private long[] runWords = new long[0];

    /** The attributes of what was found. */
    private int[] quarks = new int[0];

    BlockSweep(HistoryStore store) {
        this.store = store;
    }

    /**
     * Puts the intervals at a time into those elements of a state that are empty.
     *
     * @return how many these were
     */
    int fill(@Nullable ITmfStateInterval[] state, long t, HistoryBlock block) {
        int count = block.count();
        if (positions.length < count) {
            positions = new int[count];
            runs = new int[count];
            starts = new long[count];
            distances = new long[count];
            quarks = new int[count];
        }
        int hits = find(block, t);
        findQuarks(block, hits);
        return block.hasPackedInts() ? fillInts(state, block, hits) : fillAny(state, block, hits);
    }

    private int find(HistoryBlock block, long t) {
        if (block.hasSpans()) {
            marks.mark(block, t);
            return keepSpans(block, t, findLast(block));
        }
        if (block.runs() == block.count()) {
            return lookAtSingles(block, t);
        }
        marks.mark(block, t);
        return keep(block, t, findLast(block));
    }

    /** Looks at intervals of which none is followed by another one of its attribute. */
    private int lookAtSingles(HistoryBlock block, long t) {
        long[] words = block.words();
        int startBase = block.startBase();
        int startBits = block.startBits();
        long startMask = PackedColumns.mask(startBits);
        int distanceBase = block.durationBase();
        int distanceBits = block.durationBits();
        long distanceMask = PackedColumns.mask(distanceBits);
        long minDistance = block.minDuration();
        long sinceFirst = t - block.minStart();
        int[] positions = this.positions;
        long[] starts = this.starts;
        long[] distances = this.distances;
        int count = block.count();
        int hit = 0;
        for (int position = 0; position < count; position++) {
            long start = PackedColumns.get(words, startBase, startBits, startMask, position);
            long distance =
                    minDistance
                            + PackedColumns.get(
                                    words, distanceBase, distanceBits, distanceMask, position);
            positions[hit] = position;
            starts[hit] = start;
            distances[hit] = distance;
            hit += isWithin(sinceFirst - start, distance);
        }
        System.arraycopy(positions, 0, runs, 0, hit);
        return hit;
    }

    /** Finds the last interval of each run that starts at or before the time. */
    private int findLast(HistoryBlock block) {
        int count = block.count();
        int[] positions = this.positions;
        int[] runNumbers = runs;
        int found = 0;
        int runsBefore = -1;
        int words = (count + Long.SIZE - 1) / Long.SIZE;
        if (runWords.length <= words) {
            runWords = new long[words + 1];
        }
        runWords[words] = 0;
        block.markRuns(runWords);
        long[] runWords = this.runWords;
        long runs = runWords[0];
        for (int from = 0; from < count; from += Long.SIZE) {
            int word = from / Long.SIZE;
            long nextRuns = runWords[word + 1];
            long started = marks.word(word);
            long nextStarted = started >>> 1 | marks.word(word + 1) << Long.SIZE - 1;
            long nextIsRun = runs >>> 1 | nextRuns << Long.SIZE - 1;
            for (long left = started & (nextIsRun | ~nextStarted); left != 0; left &= left - 1) {
                int bit = Long.numberOfTrailingZeros(left);
                positions[found] = from + bit;
                runNumbers[found] = runsBefore + Long.bitCount(runs & (2L << bit) - 1);
                found++;
            }
            runsBefore += Long.bitCount(runs);
            runs = nextRuns;
        }
        return found;
    }

    /** Keeps those that have not ended at the time. */
    private int keep(HistoryBlock block, long t, int candidates) {
        long[] words = block.words();
        int startBase = block.startBase();
        int startBits = block.startBits();
        long startMask = PackedColumns.mask(startBits);
        int distanceBase = block.durationBase();
        int distanceBits = block.durationBits();
        long distanceMask = PackedColumns.mask(distanceBits);
        long minDistance = block.minDuration();
        int contiguousBase = block.contiguousBase() / Long.BYTES;
        long sinceFirst = t - block.minStart();
        int[] positions = this.positions;
        int[] runs = this.runs;
        long[] starts = this.starts;
        long[] distances = this.distances;
        boolean pairs = startBits <= PackedColumns.PAIR_WIDTH;
        int kept = 0;
        int word = 0;
        long contiguous = words[contiguousBase];
        int distancesBefore = 0;
        for (int i = 0; i < candidates; i++) {
            int position = positions[i];
            while (position >>> 6 > word) {
                distancesBefore += Long.SIZE - Long.bitCount(contiguous);
                word++;
                contiguous = words[contiguousBase + word];
            }
            int index = distancesBefore + Long.bitCount(~contiguous & (1L << position) - 1);
            int bit = position * startBits;
            long startAndNext = Words.from(words, (startBase >>> 3) + (bit >>> 6), bit);
            long start = startAndNext & startMask;
            // Read of all, because of which it is needed cannot be foreseen.
            long next =
                    pairs
                            ? startAndNext >>> startBits & startMask
                            : PackedColumns.get(
                                    words, startBase, startBits, startMask, position + 1);
            long stored =
                    minDistance
                            + PackedColumns.get(
                                    words, distanceBase, distanceBits, distanceMask, index);
            long isFollowed = -(contiguous >>> position & 1);
            long distance = next - 1 - start & isFollowed | stored & ~isFollowed;
            positions[kept] = position;
            runs[kept] = runs[i];
            starts[kept] = start;
            distances[kept] = distance;
            kept += isWithin(sinceFirst - start, distance);
        }
        return kept;
    }

    /** Keeps those whose spans have not ended at the time. */
    private int keepSpans(HistoryBlock block, long t, int candidates) {
        long sinceFirst = t - block.minStart();
        int kept = 0;
        for (int i = 0; i < candidates; i++) {
            int position = positions[i];
            int span = block.span(position);
            long start = block.spanStart(span);
            long distance = block.duration(span);
            positions[kept] = position;
            runs[kept] = runs[i];
            starts[kept] = start;
            distances[kept] = distance;
            kept += isWithin(sinceFirst - start, distance);
        }
        return kept;
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
        long[] words = block.words();
        int base = block.quarkBase();
        int minQuark = block.minQuark();
        int[] runs = this.runs;
        int[] quarks = this.quarks;
        if (!block.hasQuarkBitmap()) {
            int bits = block.quarkBits();
            long mask = PackedColumns.mask(bits);
            for (int i = 0; i < hits; i++) {
                quarks[i] = minQuark + (int) PackedColumns.get(words, base, bits, mask, runs[i]);
            }
            return;
        }
        // Runs are found in their order: the words of the bitmap are gone through once.
        int word = 0;
        int before = 0;
        long bits = words[base / Long.BYTES];
        int count = Long.bitCount(bits);
        for (int i = 0; i < hits; i++) {
            int run = runs[i];
            while (run - before >= count) {
                before += count;
                word++;
                bits = words[base / Long.BYTES + word];
                count = Long.bitCount(bits);
            }
            long place = Long.expand(1L << run - before, bits);
            quarks[i] = minQuark + word * Long.SIZE + Long.numberOfTrailingZeros(place);
        }
    }

    private int fillInts(@Nullable ITmfStateInterval[] state, HistoryBlock block, int hits) {
        long[] words = block.words();
        int[] quarks = this.quarks;
        long minStart = block.minStart();
        int typeBase = block.typeBase();
        int typeBits = block.typeBits();
        long typeMask = PackedColumns.mask(typeBits);
        int firstType = block.typeNumber(PayloadType.NULL) < 0 ? PayloadType.INT : PayloadType.NULL;
        int valueBase = block.valueBase();
        int valueBits = block.valueBits();
        long valueMask = PackedColumns.mask(valueBits);
        int valueOffset = (int) block.valueOffset();
        int[] positions = this.positions;
        long[] starts = this.starts;
        long[] distances = this.distances;
        int found = 0;
        for (int i = 0; i < hits; i++) {
            int quark = quarks[i];
            if (quark < state.length && state[quark] == null) {
                int position = positions[i];
                long start = minStart + starts[i];
                int value =
                        valueOffset
                                + (int)
                                        PackedColumns.get(
                                                words, valueBase, valueBits, valueMask, position);
                int type =
                        firstType
                                + (int)
                                        PackedColumns.get(
                                                words, typeBase, typeBits, typeMask, position);
                state[quark] =
                        IntInterval.of(
                                start,
                                start + distances[i],
                                quark,
                                value,
                                IntInterval.nullMask(type));
                found++;
            }
        }
        return found;
    }

    private int fillAny(@Nullable ITmfStateInterval[] state, HistoryBlock block, int hits) {
        int found = 0;
        for (int i = 0; i < hits; i++) {
            int run = runs[i];
            int quark = quarks[i];
            if (quark < state.length && state[quark] == null) {
                long start = block.minStart() + starts[i];
                long end = start + distances[i];
                state[quark] = store.interval(block, quark, run, positions[i], start, end);
                found++;
            }
        }
        return found;
    }
}
