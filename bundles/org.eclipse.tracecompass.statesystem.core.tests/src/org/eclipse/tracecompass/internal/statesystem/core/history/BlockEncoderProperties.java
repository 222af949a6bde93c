package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import org.junit.jupiter.api.Test;

/** Blocks of intervals that share their times and values. */
class BlockEncoderProperties {

    private static final int COUNT = 2000;

    /** Lengths are out of so many. */
    private static final int UNIT_BITS = 12;

    /**
     * What happens at one time: how long until the next, and a type and a value for each of some.
     */
    record Event(int length, int gap, List<Integer> choices) {}

    /** Intervals as the events of a trace make them: each changes so many attributes. */
    record Load(
            long start, int longestBits, int together, int values, int types, List<Event> events) {

        IntervalBuffer buffer() {
            IntervalBuffer buffer = new IntervalBuffer(COUNT);
            long time = start;
            for (int i = 0, event = 0; i < COUNT; event++) {
                Event now = events.get(event % events.size());
                long end = time + ((long) now.length() << longestBits >> UNIT_BITS);
                for (int k = 0; k < together && i < COUNT; k++, i++) {
                    int choice = now.choices().get(k);
                    buffer.add(time, end, k, choice % types, choice / 4 % values);
                }
                time = end + 1 + now.gap();
            }
            return buffer;
        }

        @Override
        public String toString() {
            return "from %d, 2^%d, %d together, %d values, %d types, %s and so on"
                    .formatted(start, longestBits, together, values, types, events);
        }
    }

    private static Arbitrary<Integer> upTo(int most) {
        return Arbitraries.integers()
                .between(0, most)
                .withDistribution(RandomDistribution.uniform());
    }

    /** A list of events that repeats, of any length up to that of a block. */
    private static Arbitrary<Load> loads(int longestBits, int values) {
        Arbitrary<Event> event =
                Combinators.combine(
                                upTo((1 << UNIT_BITS) - 1), upTo(1), upTo(20_000).list().ofSize(8))
                        .as(Event::new);
        return Combinators.combine(
                        Arbitraries.longs().between(0, 1L << 60),
                        Arbitraries.integers().between(0, longestBits),
                        Arbitraries.integers().between(1, 8),
                        Arbitraries.integers().between(1, values),
                        Arbitraries.integers().between(1, 4),
                        event.list().ofMinSize(1).ofMaxSize(300))
                .as(Load::new);
    }

    @Provide
    Arbitrary<Load> loads() {
        return loads(10, 5000);
    }

    @Provide
    Arbitrary<Load> longLoads() {
        return loads(50, 9);
    }

    @Property(tries = 200)
    void everyIntervalComesBackHoweverItIsEncoded(@ForAll("loads") Load load) {
        IntervalBuffer buffer = load.buffer();
        int together = load.together();
        HistoryBlock block = new HistoryBlock(Words.of(new BlockEncoder().encode(buffer)));
        assertThat(block.count()).isEqualTo(COUNT);
        RunCursor cursor = new RunCursor(block);
        int[] next = new int[together];
        for (int i = 0; i < together; i++) {
            next[i] = i;
        }
        while (cursor.next()) {
            int from = cursor.quark();
            for (int position = cursor.begin(); position < cursor.end(); position++) {
                int expected = next[from];
                next[from] += together;
                long start = buffer.starts[expected];
                long end = buffer.ends[expected];
                assertThat(block.start(position)).isEqualTo(start);
                assertThat(block.end(position)).isEqualTo(end);
                assertThat(block.type(position)).isEqualTo(buffer.types[expected]);
                if (buffer.types[expected] != PayloadType.NULL) {
                    assertThat(block.payload(position, cursor.run()))
                            .isEqualTo(buffer.payloads[expected]);
                }
                for (long t = start - 1; t <= start + 1; t++) {
                    int found = block.lastStarted(cursor.begin(), cursor.end(), t);
                    assertThat(found >= position).isEqualTo(t >= start);
                }
                assertThat(cursor.lastStartedNear(cursor.begin(), end)).isEqualTo(position);
            }
        }
    }

    /**
     * Two times as parts of a block's, and whether to ask only for what is there at three times.
     */
    record Range(double from, double to, boolean sampled) {}

    @Provide
    Arbitrary<List<Range>> ranges() {
        Arbitrary<Double> part = Arbitraries.doubles().between(0, 1).ofScale(9);
        Arbitrary<Range> any =
                Combinators.combine(part, part, Arbitraries.of(false, true)).as(Range::new);
        Arbitrary<Range> moment =
                Combinators.combine(part, Arbitraries.of(false, true))
                        .as((time, sampled) -> new Range(time, time, sampled));
        return Arbitraries.oneOf(any, moment).list().ofMinSize(1).ofMaxSize(20);
    }

    @Property(tries = 200)
    void columnsHaveWhatOverlapsATime(
            @ForAll("longLoads") Load load, @ForAll("ranges") List<Range> ranges) {
        IntervalBuffer buffer = load.buffer();
        long first = buffer.starts[0] - 5;
        long last = buffer.ends[COUNT - 1];
        HistoryBlock block = new HistoryBlock(Words.of(new BlockEncoder().encode(buffer)));
        for (Range range : ranges) {
            long a = first + (long) (range.from() * (last + 5 - first));
            long b = first + (long) (range.to() * (last + 5 - first));
            long from = Math.min(a, b);
            long to = Math.max(a, b);
            boolean sampled = range.sampled();
            RunColumns columns = new RunColumns(from, to, block, last);
            SampleTimes times = new SampleTimes(new long[] {from, from + (to - from) / 2, to});
            RunCursor cursor = new RunCursor(block);
            while (cursor.next()) {
                columns.read(cursor.begin(), cursor.end());
                if (sampled) {
                    columns.keepAt(times);
                }
                int found = 0;
                for (int p = cursor.begin(); p < cursor.end(); p++) {
                    long start = block.start(p);
                    long end = block.end(p);
                    if (start <= to
                            && end >= from
                            && (!sampled || times.get(times.firstFrom(start)) <= end)) {
                        assertThat(columns.position(found)).isEqualTo(p);
                        assertThat(columns.starts()[found]).isEqualTo(start);
                        assertThat(columns.ends()[found]).isEqualTo(end);
                        found++;
                    }
                }
                assertThat(columns.count()).isEqualTo(found);
            }
        }
    }

    @Provide
    Arbitrary<List<Integer>> places() {
        return Arbitraries.integers().between(0, 3 * COUNT - 1).list().ofMinSize(1).ofMaxSize(20);
    }

    @Property(tries = 200)
    void marksTellWhatHasStarted(
            @ForAll("longLoads") Load load, @ForAll("places") List<Integer> places) {
        IntervalBuffer buffer = load.buffer();
        HistoryBlock block = new HistoryBlock(Words.of(new BlockEncoder().encode(buffer)));
        StartedMarks marks = new StartedMarks();
        for (int place : places) {
            long t = buffer.starts[place / 3] + place % 3 - 1;
            marks.mark(block, t);
            for (int p = 0; p < COUNT; p++) {
                assertThat((marks.word(p / Long.SIZE) >>> p & 1) == 1)
                        .isEqualTo(block.start(p) <= t);
            }
            assertThat(marks.word(COUNT / Long.SIZE) >>> COUNT).isZero();
            assertThat(marks.word(COUNT / Long.SIZE + 1)).isZero();
        }
    }

    /**
     * Attributes of a few CPUs that change several at a time, as an analysis of a kernel makes
     * them.
     */
    @Test
    void whatChangesTogetherIsStoredInSortedColumns() {
        Random random = new Random(3);
        int attributes = 24;
        IntervalBuffer buffer = new IntervalBuffer(COUNT);
        long time = 0;
        for (int i = 0; i < COUNT; ) {
            int first = random.nextInt(attributes / 4) * 4;
            long start = time;
            time += 1 + (long) (1000 * -Math.log(random.nextDouble()));
            for (int k = 0; k < 4 && i < COUNT; k++, i++) {
                int type = random.nextInt(5) == 0 ? PayloadType.NULL : PayloadType.STRING;
                buffer.add(start, time - 1, first + k, type, 1000 + random.nextInt(30) * 100);
            }
        }
        byte[] bytes = new BlockEncoder().encode(buffer);
        BlockHeader header = BlockHeader.read(Words.of(bytes));
        assertThat(header.sortedStartWords()).isPositive();
        assertThat(header.sortedSpanWords()).isPositive();
        assertThat(header.hasRunList()).isTrue();
        assertThat(header.valueEncoding()).isEqualTo(HistoryBlock.TYPED_VALUES_IN_TABLE);
        assertThat(header.tableBits()).isEqualTo(12);
        // 3.3 for the span and 5 for the value, a quarter of 12 for its start and of 13 for its end
        assertThat(bytes.length * 8.0 / COUNT).isLessThan(17);
    }

    /** Another value at each event, for attributes that change together. */
    private static IntervalBuffer simple(int together, int values, int types) {
        Random random = new Random(1);
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            events.add(
                    new Event(
                            random.nextInt(1 << UNIT_BITS),
                            random.nextInt(2),
                            random.ints(8, 0, 20_001).boxed().toList()));
        }
        return new Load(1L << 59, 10, together, values, types, events).buffer();
    }

    @Test
    void intervalsThatShareTheirTimesTakeLessRoom() {
        byte[] alone = new BlockEncoder().encode(simple(1, 7, 1));
        byte[] shared = new BlockEncoder().encode(simple(6, 7, 1));
        assertThat(new HistoryBlock(Words.of(alone)).hasSpans()).isFalse();
        assertThat(new HistoryBlock(Words.of(shared)).hasSpans()).isTrue();
        assertThat(shared.length).isLessThan(alone.length * 3 / 4);
    }

    @Test
    void valuesOfSeveralTypesThatAreFewTakeLessRoom() {
        byte[] many = new BlockEncoder().encode(simple(6, 1000, 4));
        byte[] few = new BlockEncoder().encode(simple(6, 7, 4));
        assertThat(few.length).isLessThan(many.length * 3 / 4);
    }
}
