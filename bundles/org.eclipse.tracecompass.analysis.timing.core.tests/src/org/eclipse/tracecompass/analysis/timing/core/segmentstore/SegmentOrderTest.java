package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.BasicSegment;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentStoreFactory;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.junit.jupiter.api.Test;

/** The order of segments against a stable sort of all of them. */
class SegmentOrderTest {

    private record Aspect(Function<ISegment, @Nullable Object> value) implements ISegmentAspect {
        @Override
        public String getName() {
            return "some";
        }

        @Override
        public String getHelpText() {
            return "";
        }

        @Override
        public @Nullable Comparator<?> getComparator() {
            return null;
        }

        @Override
        public @Nullable Object resolve(ISegment segment) {
            return value.apply(segment);
        }
    }

    private static IndexedSegmentStore<ISegment> segments(Random random, int size) {
        ISegmentStore<ISegment> store = SegmentStoreFactory.createSegmentStore();
        for (int i = 0; i < size; i++) {
            store.add(new BasicSegment(i, i + random.nextInt(30)));
        }
        return IndexedSegmentStore.of(store);
    }

    /** A stable sort; numbers before what has no value. */
    private static int[] sorted(
            IndexedSegmentStore<ISegment> store,
            Predicate<ISegment> filter,
            Function<ISegment, @Nullable Object> value,
            boolean descending) {
        Comparator<Integer> byValue =
                (a, b) -> {
                    Object left = value.apply(store.get(a));
                    Object right = value.apply(store.get(b));
                    if (left == null || right == null) {
                        return Boolean.compare(left == null, right == null);
                    }
                    int order =
                            left instanceof Number
                                    ? Double.compare(
                                            ((Number) left).doubleValue(),
                                            ((Number) right).doubleValue())
                                    : left.toString().compareTo(right.toString());
                    return descending ? -order : order;
                };
        return IntStream.range(0, store.size())
                .filter(i -> filter.test(store.get(i)))
                .boxed()
                .sorted(byValue)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static @Nullable Object valueOf(int kind, ISegment segment) {
        long length = segment.getLength();
        return switch (kind) {
            case 0 -> length;
            case 1 -> length % 7 == 0 ? null : (Object) (int) (length - 15);
            case 2 -> (length - 12) / 3.0;
            default -> length % 5 == 0 ? null : "text " + length;
        };
    }

    @Test
    void theFirstOnesAreThoseOfASortOfAll() {
        Random random = new Random(6);
        for (int i = 0; i < 200; i++) {
            IndexedSegmentStore<ISegment> store = segments(random, random.nextInt(1000));
            int kind = i % 4;
            Function<ISegment, @Nullable Object> value = segment -> valueOf(kind, segment);
            Predicate<ISegment> filter =
                    random.nextBoolean() ? s -> true : s -> s.getStart() % 3 != 0;
            boolean descending = random.nextBoolean();
            int[] expected = sorted(store, filter, value, descending);
            assertThat(SegmentOrder.of(store, filter, new Aspect(value), descending, null))
                    .isEqualTo(expected);
            for (int most : new int[] {0, 1, 3, random.nextInt(1, 70), 2000}) {
                assertThat(
                                SegmentOrder.firstOf(
                                        store, filter, new Aspect(value), descending, most, null))
                        .isEqualTo(Arrays.copyOf(expected, Math.min(most, expected.length)));
            }
        }
    }
}
