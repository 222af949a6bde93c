package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.interval.TmfStateInterval;
import org.junit.jupiter.api.Test;

/** Batches that are used again and again, with values of all types, against lists. */
class IntervalBatchTest {

    private static final int ROUNDS = 50;
    private static final long LONG = 1L << 32;

    private final SplittableRandom random = new SplittableRandom(5);
    private final IntervalBatch batch = new IntervalBatch();

    @Test
    void holdsWhatWasAddedSinceItWasEmptied() {
        for (int round = 0; round < ROUNDS; round++) {
            batch.clear();
            List<ITmfStateInterval> expected = new ArrayList<>();
            int size = random.nextInt(300);
            for (int i = 0; i < size; i++) {
                expected.add(add(round % 3 == 0 ? 2 : 3));
            }
            assertThat(content()).isEqualTo(expected);
        }
    }

    @Test
    void anIntervalThatWasTakenOutStaysWhatItIs() {
        ITmfStateInterval expected = add(1);
        ITmfStateInterval taken = batch.get(0);
        batch.clear();
        add(2);
        assertThat(taken).isEqualTo(expected);
    }

    /** Adds an interval with an integer, with null, or if there are three kinds, any value. */
    private ITmfStateInterval add(int kinds) {
        long start = random.nextLong() >> 1;
        long end = start + random.nextLong(random.nextBoolean() ? LONG : LONG * 2);
        int attribute = random.nextInt(Integer.MAX_VALUE);
        int value = random.nextInt();
        switch (random.nextInt(kinds)) {
            case 0 -> {
                batch.add(start, end, attribute, value, 0);
                return new TmfStateInterval(start, end, attribute, value);
            }
            case 1 -> {
                batch.add(start, end, attribute, value, -1);
                return new TmfStateInterval(start, end, attribute, null);
            }
            default -> {
                ITmfStateInterval any = new TmfStateInterval(start, end, attribute, any(value));
                batch.add(any);
                return any;
            }
        }
    }

    private @Nullable Object any(int value) {
        return switch (random.nextInt(4)) {
            case 0 -> "t" + value;
            case 1 -> (long) value;
            case 2 -> value;
            default -> null;
        };
    }

    private List<ITmfStateInterval> content() {
        return IntStream.range(0, batch.size()).mapToObj(batch::get).toList();
    }
}
