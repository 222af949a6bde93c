package org.eclipse.tracecompass.segmentstore.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.SegmentStoreFactory.SegmentStoreType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What callers may do with a store in memory. */
class SegmentStoreTest {

    private static final BasicSegment A = new BasicSegment(2, 6);
    private static final BasicSegment B = new BasicSegment(4, 8);
    private static final BasicSegment C = new BasicSegment(10, 14);

    private static ISegmentStore<BasicSegment> abc(@Nullable SegmentStoreType... types) {
        ISegmentStore<BasicSegment> store = SegmentStoreFactory.createSegmentStore(types);
        store.addAll(List.of(C, A, B));
        return store;
    }

    @ParameterizedTest
    @EnumSource(SegmentStoreType.class)
    void bothEndsOfARangeBelongToIt(SegmentStoreType type) {
        ISegmentStore<BasicSegment> store = abc(type);
        assertThat(store.getIntersectingElements(6)).containsExactly(A, B);
        assertThat(store.getIntersectingElements(8, 10)).containsExactly(B, C);
        assertThat(store.getIntersectingElements(9)).isEmpty();
        assertThat(store.getIntersectingElements(14, 20)).containsExactly(C);
        assertThat(store.getIntersectingElements(10, 8)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(SegmentStoreType.class)
    void nothingIsInARangeThatEndsBeforeItStarts(SegmentStoreType type) {
        ISegmentStore<BasicSegment> store = abc(type);
        assertThat(store.getIntersectingElements(6, 5)).isEmpty();
        List<Integer> found = new ArrayList<>();
        IndexedSegmentStore.of(store).forEachIn(6, 5, found::add);
        assertThat(found).isEmpty();
    }

    @Test
    void nullFlagsAreIgnored() {
        ISegmentStore<BasicSegment> store = abc(null, SegmentStoreType.Distinct, null);
        assertThat(store.add(new BasicSegment(2, 6))).isFalse();
        assertThat(store).containsExactly(A, B, C);
        assertThat(abc((SegmentStoreType) null)).containsExactly(A, B, C);
    }

    @Test
    void equalSegmentsAreKeptInTheirOrder() {
        ISegmentStore<NumberedSegment> store =
                SegmentStoreFactory.createSegmentStore(SegmentStoreType.Stable);
        for (int i = 0; i < 5; i++) {
            store.add(NumberedSegment.of(7, 7, i));
            store.add(NumberedSegment.of(3, 5, i));
        }
        assertThat(store)
                .extracting(NumberedSegment::number)
                .containsExactly("0", "1", "2", "3", "4", "0", "1", "2", "3", "4");
    }

    @Test
    void otherObjectsOfAnArrayAreLeftOut() {
        Object[] array = {A, "text", B, 7};
        assertThat(SegmentStoreFactory.<BasicSegment>createSegmentStore(array))
                .containsExactly(A, B);
    }

    @Test
    void segmentsComeInAnyOrderThatIsAskedFor() {
        ISegmentStore<BasicSegment> store = abc();
        BasicSegment early = new BasicSegment(-20, -1);
        store.add(early);
        assertThat(store.iterator(SegmentComparators.INTERVAL_END_COMPARATOR.reversed()))
                .containsExactly(C, B, A, early);
        assertThat(store.iterator(SegmentComparators.INTERVAL_LENGTH_COMPARATOR))
                .containsExactly(A, B, C, early);
        assertThat(
                        store.getIntersectingElements(
                                6, SegmentComparators.INTERVAL_START_COMPARATOR.reversed()))
                .containsExactly(B, A);
        assertThat(
                        store.getIntersectingElements(
                                5, 12, SegmentComparators.INTERVAL_START_COMPARATOR.reversed()))
                .containsExactly(C, B, A);
    }

    @Test
    void aConditionStartsAListAndDoesNotFilterIt() {
        ISegmentStore<BasicSegment> store = abc();
        assertThat(
                        store.getIntersectingElements(
                                20,
                                0,
                                SegmentComparators.INTERVAL_START_COMPARATOR,
                                segment -> segment.getStart() == 4))
                .containsExactly(B, C);
        assertThat(
                        store.getIntersectingElements(
                                0,
                                20,
                                SegmentComparators.INTERVAL_START_COMPARATOR,
                                segment -> segment.getStart() == 5))
                .isEmpty();
    }

    @Test
    void anIteratorShowsWhatThereWasWhenItWasMade() {
        ISegmentStore<BasicSegment> store = abc();
        List<BasicSegment> seen = new ArrayList<>();
        for (BasicSegment segment : store) {
            seen.add(segment);
            store.add(new BasicSegment(segment.getStart() - 1, segment.getEnd() + 1));
        }
        assertThat(seen).containsExactly(A, B, C);
        assertThat(store).hasSize(6);
    }

    @Test
    void segmentsAreNotRemovedOneByOne() {
        ISegmentStore<BasicSegment> store = abc();
        assertThatThrownBy(() -> store.remove(A)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> store.removeAll(List.of(A)))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> store.retainAll(List.of(A)))
                .isInstanceOf(UnsupportedOperationException.class);
        Iterator<BasicSegment> iterator = store.iterator();
        iterator.next();
        assertThatThrownBy(iterator::remove).isInstanceOf(UnsupportedOperationException.class);
    }

    @SuppressWarnings("unchecked")
    private static void addNull(Collection<?> store) {
        ((Collection<@Nullable Object>) store).add(null);
    }

    @Test
    void nothingCannotBeAdded() {
        ISegmentStore<BasicSegment> store = abc();
        assertThatThrownBy(() -> addNull(store)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> store.addAll(null)).isInstanceOf(IllegalArgumentException.class);
        assertThat(store).hasSize(3);
    }

    @Test
    void aStoreIsACollection() {
        ISegmentStore<BasicSegment> store = abc();
        assertThat(store.contains(new BasicSegment(4, 8))).isTrue();
        assertThat(store.contains(new BasicSegment(4, 9))).isFalse();
        assertThat(store.contains("text")).isFalse();
        assertThat(store.containsAll(List.of(C, A))).isTrue();
        assertThat(store.containsAll(List.of(C, new BasicSegment(1, 1)))).isFalse();
        assertThat(store.toArray()).containsExactly(A, B, C);
        assertThat(store.toArray(new BasicSegment[0])).containsExactly(A, B, C);
        assertThat(store.toArray(BasicSegment[]::new)).containsExactly(A, B, C);
        assertThat(store.isEmpty()).isFalse();
        store.clear();
        assertThat(store).isEmpty();
        assertThat(store.iterator().hasNext()).isFalse();
        store.add(B);
        assertThat(store).containsExactly(B);
    }

    @Test
    void aStoreInMemoryHasNoFileAndIsEmptyAfterwards() {
        ISegmentStore<BasicSegment> store = abc();
        store.close(true);
        assertThat(store).hasSize(3);
        store.dispose();
        assertThat(store).isEmpty();
    }

    @Test
    void anIteratorEnds() {
        Iterator<BasicSegment> iterator = abc().getIntersectingElements(4, 9).iterator();
        iterator.next();
        iterator.next();
        assertThat(iterator.hasNext()).isFalse();
        assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void readersSeeASortedStoreWhileOthersAdd() throws InterruptedException {
        ISegmentStore<BasicSegment> store = SegmentStoreFactory.createSegmentStore();
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        Thread writer =
                new Thread(
                        () -> {
                            for (int i = 0; i < 100_000; i++) {
                                long end = 2L * i;
                                store.add(new BasicSegment(end - i % 100, end));
                            }
                        });
        writer.setUncaughtExceptionHandler((t, e) -> failure.set(e));
        writer.start();
        int most = 0;
        while (writer.isAlive()) {
            int count = 0;
            long last = Long.MIN_VALUE;
            for (BasicSegment segment : store) {
                assertThat(segment.getStart()).isGreaterThanOrEqualTo(last);
                last = segment.getStart();
                count++;
            }
            assertThat(count).isGreaterThanOrEqualTo(most);
            most = count;
        }
        writer.join();
        assertThat(failure.get()).isNull();
        assertThat(store).hasSize(100_000);
    }

    @Test
    void anyStoreGetsIndexes() {
        IndexedSegmentStore<BasicSegment> indexed = IndexedSegmentStore.of(abc());
        assertThat(IndexedSegmentStore.of(indexed)).isSameAs(indexed);
        assertThat(indexed.get(1)).isEqualTo(B);
        ISegmentStore<BasicSegment> foreign = new ListedStore<>(List.of(C, B, A));
        assertThat(IndexedSegmentStore.of(foreign)).containsExactly(A, B, C);
    }

    /** A store that knows nothing but a list. */
    private static final class ListedStore<E extends ISegment> extends AbstractSegmentStore<E> {
        private final List<E> segments;

        ListedStore(List<E> segments) {
            this.segments = segments;
        }

        @Override
        public int size() {
            return segments.size();
        }

        @Override
        public Iterator<E> iterator() {
            return segments.iterator();
        }

        @Override
        public Iterable<E> getIntersectingElements(long start, long end) {
            return segments.stream()
                    .filter(s -> s.getStart() <= end && s.getEnd() >= start)
                    .toList();
        }

        @Override
        public void dispose() {
            // nothing is held
        }
    }
}
