package org.eclipse.tracecompass.internal.statesystem.core.history;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * Finds all intervals of a block at a time, by a look at each: for blocks whose runs are short. The
 * look has no branch that depends on what it finds, because that cannot be predicted, and a wrong
 * guess costs more than the look. Then come those that were found, one after the other, with all
 * that can be known beforehand kept at hand. Not thread-safe; for one block after the other.
 */
final class BlockSweep {

    private final HistoryStore fStore;
    private int[] fPositions = new int[0];
    private int[] fRunsFound = new int[0];
    private int[] fDistancesFound = new int[0];
    private int[] fQuarks = new int[0];

    /** The runs of the intervals that were found, and where their distances are. */
    private int[] fRuns = fRunsFound;

    private int[] fDistanceIndexes = fDistancesFound;

    /** Where the starts of the intervals that were found are. */
    private int[] fStartIndexes = fPositions;

    /** For each span 1 if it contains the time, else 0. */
    private byte[] fSpanHits = new byte[0];

    BlockSweep(HistoryStore store) {
        fStore = store;
    }

    /**
     * Puts the intervals at a time into those elements of a state that are empty.
     *
     * @return how many these were
     */
    int fill(@Nullable ITmfStateInterval[] state, long t, Block block) {
        int hits = find(block, t);
        if (block.hasQuarkBitmap()) {
            expandQuarks(block);
        }
        return block.hasPackedInts() ? fillInts(state, block, hits) : fillAny(state, block, hits);
    }

    private int find(Block block, long t) {
        int count = block.count();
        if (fPositions.length < count) {
            fPositions = new int[count];
            fRunsFound = new int[count];
            fDistancesFound = new int[count];
            fQuarks = new int[count];
        }
        if (block.hasSpans()) {
            fRuns = fRunsFound;
            fDistanceIndexes = fDistancesFound;
            fStartIndexes = fDistancesFound;
            lookAtSpans(block, t);
            return findSpans(block);
        }
        fStartIndexes = fPositions;
        if (block.runs() == count) {
            // Each interval is a run, and none is followed at once: all numbers are the same.
            fRuns = fPositions;
            fDistanceIndexes = fPositions;
            return lookAtSingles(block, t);
        }
        fRuns = fRunsFound;
        fDistanceIndexes = fDistancesFound;
        int hits = 0;
        int run = -1;
        int distanceIndex = 0;
        byte[] bytes = block.bytes();
        for (int from = 0; from < count; from += Long.SIZE) {
            int word = from / Byte.SIZE;
            long runs = Bytes.getLong(bytes, block.runBase() + word);
            long contiguous = Bytes.getLong(bytes, block.contiguousBase() + word);
            int to = Math.min(count, from + Long.SIZE);
            hits =
                    contiguous == 0
                            ? look(block, t, from, to, runs, run, distanceIndex, hits)
                            : lookAtContiguous(
                                    block, t, from, to, runs, contiguous, run, distanceIndex, hits);
            run += Long.bitCount(runs);
            distanceIndex += Long.SIZE - Long.bitCount(contiguous);
        }
        return hits;
    }

    private void lookAtSpans(Block block, long t) {
        int spans = block.spans();
        if (fSpanHits.length < spans) {
            fSpanHits = new byte[spans];
        }
        byte[] bytes = block.bytes();
        int startBase = block.startBase();
        int startBits = block.startBits();
        long startMask = Bits.mask(startBits);
        int distanceBase = block.durationBase();
        int distanceBits = block.durationBits();
        long distanceMask = Bits.mask(distanceBits);
        long minDistance = block.minDuration();
        long sinceFirst = t - block.minStart();
        byte[] hits = fSpanHits;
        for (int span = 0; span < spans; span++) {
            long start = Bits.get(bytes, startBase, startBits, startMask, span);
            long distance = Bits.get(bytes, distanceBase, distanceBits, distanceMask, span);
            hits[span] = (byte) isWithin(sinceFirst - start, minDistance + distance);
        }
    }

    /** Finds the intervals whose spans were found. */
    private int findSpans(Block block) {
        byte[] bytes = block.bytes();
        int spanBase = block.spanBase();
        int spanBits = block.spanBits();
        long spanMask = Bits.mask(spanBits);
        byte[] spanHits = fSpanHits;
        int[] positions = fPositions;
        int[] hitRuns = fRuns;
        int[] spans = fDistanceIndexes;
        int count = block.count();
        int hit = 0;
        int run = -1;
        for (int from = 0; from < count; from += Long.SIZE) {
            long runs = Bytes.getLong(bytes, block.runBase() + from / Byte.SIZE);
            int to = Math.min(count, from + Long.SIZE);
            for (int position = from; position < to; position++) {
                run += (int) runs & 1;
                runs >>>= 1;
                int span = (int) Bits.get(bytes, spanBase, spanBits, spanMask, position);
                positions[hit] = position;
                hitRuns[hit] = run;
                spans[hit] = span;
                hit += spanHits[span];
            }
        }
        return hit;
    }

    private int lookAtSingles(Block block, long t) {
        byte[] bytes = block.bytes();
        int startBase = block.startBase();
        int startBits = block.startBits();
        long startMask = Bits.mask(startBits);
        int distanceBase = block.durationBase();
        int distanceBits = block.durationBits();
        long distanceMask = Bits.mask(distanceBits);
        long minDistance = block.minDuration();
        long sinceFirst = t - block.minStart();
        int[] positions = fPositions;
        int count = block.count();
        int hit = 0;
        for (int position = 0; position < count; position++) {
            long start = Bits.get(bytes, startBase, startBits, startMask, position);
            long distance = Bits.get(bytes, distanceBase, distanceBits, distanceMask, position);
            positions[hit] = position;
            hit += isWithin(sinceFirst - start, minDistance + distance);
        }
        return hit;
    }

    /** Looks at the intervals of one word of the bitmaps, none of which is followed at once. */
    private int look(
            Block block,
            long t,
            int from,
            int to,
            long runs,
            int firstRun,
            int firstDistance,
            int firstHit) {
        byte[] bytes = block.bytes();
        int startBase = block.startBase();
        int startBits = block.startBits();
        long startMask = Bits.mask(startBits);
        int distanceBase = block.durationBase();
        int distanceBits = block.durationBits();
        long distanceMask = Bits.mask(distanceBits);
        long minDistance = block.minDuration();
        long sinceFirst = t - block.minStart();
        int[] positions = fPositions;
        int[] hitRuns = fRuns;
        int[] distanceIndexes = fDistanceIndexes;
        int hit = firstHit;
        int run = firstRun;
        long runsLeft = runs;
        for (int position = from; position < to; position++) {
            run += (int) runsLeft & 1;
            runsLeft >>>= 1;
            int distanceIndex = firstDistance + position - from;
            long start = Bits.get(bytes, startBase, startBits, startMask, position);
            long distance =
                    Bits.get(bytes, distanceBase, distanceBits, distanceMask, distanceIndex);
            positions[hit] = position;
            hitRuns[hit] = run;
            distanceIndexes[hit] = distanceIndex;
            hit += isWithin(sinceFirst - start, minDistance + distance);
        }
        return hit;
    }

    private int lookAtContiguous(
            Block block,
            long t,
            int from,
            int to,
            long runs,
            long contiguous,
            int firstRun,
            int firstDistance,
            int firstHit) {
        int hit = firstHit;
        int run = firstRun;
        int distanceIndex = firstDistance;
        for (int position = from; position < to; position++) {
            run += (int) (runs >>> position) & 1;
            long start = block.start(position);
            boolean isFollowed = (contiguous >>> position & 1) != 0;
            long distance =
                    isFollowed
                            ? block.start(position + 1) - 1 - start
                            : block.duration(distanceIndex);
            fPositions[hit] = position;
            fRuns[hit] = run;
            fDistanceIndexes[hit] = isFollowed ? -1 : distanceIndex++;
            hit += isWithin(t - start, distance);
        }
        return hit;
    }

    /**
     * 1 if the time since a start is not more than a distance, both unsigned, as times before the
     * start are more than any; else 0.
     */
    private static int isWithin(long sinceStart, long distance) {
        return sinceStart + Long.MIN_VALUE <= distance + Long.MIN_VALUE ? 1 : 0;
    }

    private void expandQuarks(Block block) {
        byte[] bytes = block.bytes();
        int base = block.quarkBase();
        int runs = block.runs();
        int[] quarks = fQuarks;
        int run = 0;
        for (int word = 0; run < runs; word++) {
            long bits = Bytes.getLong(bytes, base + word * Long.BYTES);
            int first = block.minQuark() + word * Long.SIZE;
            for (; bits != 0; bits &= bits - 1) {
                quarks[run++] = first + Long.numberOfTrailingZeros(bits);
            }
        }
    }

    private int fillInts(@Nullable ITmfStateInterval[] state, Block block, int hits) {
        byte[] bytes = block.bytes();
        boolean expanded = block.hasQuarkBitmap();
        int[] quarks = fQuarks;
        int quarkBase = block.quarkBase();
        int quarkBits = block.quarkBits();
        long quarkMask = Bits.mask(quarkBits);
        int minQuark = block.minQuark();
        int startBase = block.startBase();
        int startBits = block.startBits();
        long startMask = Bits.mask(startBits);
        long minStart = block.minStart();
        int distanceBase = block.durationBase();
        int distanceBits = block.durationBits();
        long distanceMask = Bits.mask(distanceBits);
        long minDistance = block.minDuration();
        int typeBase = block.typeBase();
        int typeBits = block.typeBits();
        long typeMask = Bits.mask(typeBits);
        int firstType = block.typeNumber(ValueType.NULL) < 0 ? ValueType.INT : ValueType.NULL;
        int valueBase = block.valueBase();
        int valueBits = block.valueBits();
        long valueMask = Bits.mask(valueBits);
        int valueOffset = (int) block.valueOffset();
        int[] positions = fPositions;
        int[] runs = fRuns;
        int[] distanceIndexes = fDistanceIndexes;
        int[] startIndexes = fStartIndexes;
        int found = 0;
        for (int i = 0; i < hits; i++) {
            int run = runs[i];
            int quark =
                    expanded
                            ? quarks[run]
                            : minQuark
                                    + (int) Bits.get(bytes, quarkBase, quarkBits, quarkMask, run);
            if (quark < state.length && state[quark] == null) {
                int position = positions[i];
                long start =
                        minStart
                                + Bits.get(bytes, startBase, startBits, startMask, startIndexes[i]);
                int distanceIndex = distanceIndexes[i];
                long end =
                        distanceIndex < 0
                                ? block.start(position + 1) - 1
                                : start
                                        + minDistance
                                        + Bits.get(
                                                bytes,
                                                distanceBase,
                                                distanceBits,
                                                distanceMask,
                                                distanceIndex);
                int value =
                        valueOffset
                                + (int) Bits.get(bytes, valueBase, valueBits, valueMask, position);
                int type =
                        firstType + (int) Bits.get(bytes, typeBase, typeBits, typeMask, position);
                state[quark] = IntInterval.of(start, end, quark, value, IntInterval.nullMask(type));
                found++;
            }
        }
        return found;
    }

    private int fillAny(@Nullable ITmfStateInterval[] state, Block block, int hits) {
        int found = 0;
        for (int i = 0; i < hits; i++) {
            int run = fRuns[i];
            int quark =
                    block.hasQuarkBitmap()
                            ? fQuarks[run]
                            : block.minQuark()
                                    + (int)
                                            Bits.get(
                                                    block.bytes(),
                                                    block.quarkBase(),
                                                    block.quarkBits(),
                                                    Bits.mask(block.quarkBits()),
                                                    run);
            if (quark < state.length && state[quark] == null) {
                int position = fPositions[i];
                long start = block.start(position);
                int distanceIndex = fDistanceIndexes[i];
                long end =
                        distanceIndex < 0
                                ? block.start(position + 1) - 1
                                : start + block.duration(distanceIndex);
                state[quark] = fStore.interval(block, quark, run, position, start, end);
                found++;
            }
        }
        return found;
    }
}
