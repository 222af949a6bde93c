package org.eclipse.tracecompass.segmentstore.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.BufferOverflowException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferWriter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Segments that write themselves to a file. */
class DiskSegmentStoreTest {

    @TempDir Path folder = Path.of("");

    private Path file() {
        return folder.resolve("a.ss");
    }

    @AfterEach
    void nothingButTheFileIsLeft() throws IOException {
        try (var files = Files.list(folder)) {
            assertThat(files).allMatch(file -> file.equals(file()));
        }
    }

    private ISegmentStore<NumberedSegment> open(int version) throws IOException {
        return SegmentStoreFactory.createOnDiskSegmentStore(file(), NumberedSegment::read, version);
    }

    private static NumberedSegment segment(int i) {
        return NumberedSegment.of(10L * i - i % 500, 10L * i, i);
    }

    private ISegmentStore<NumberedSegment> written(int count) throws IOException {
        ISegmentStore<NumberedSegment> store = open(1);
        for (int i = 0; i < count; i++) {
            assertThat(store.add(segment(i))).isTrue();
        }
        return store;
    }

    private static void check(Iterable<NumberedSegment> store, int count) {
        int i = 0;
        for (NumberedSegment segment : store) {
            if (!segment.equals(segment(i))) {
                throw new AssertionError("segment " + i + " is " + segment);
            }
            i++;
        }
        assertThat(i).isEqualTo(count);
    }

    private static boolean isFinished(ISegmentStore<NumberedSegment> store) {
        return ((PersistentSegmentStore<NumberedSegment>) store).isFinished();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 50_000})
    void aFinishedFileIsOpenedAgain(int count) throws IOException {
        ISegmentStore<NumberedSegment> store = written(count);
        assertThat(isFinished(store)).isFalse();
        check(store, count);
        store.close(false);
        store.close(false);
        check(store, count);
        store.dispose();

        ISegmentStore<NumberedSegment> again = open(1);
        assertThat(isFinished(again)).isTrue();
        assertThat(again).hasSize(count);
        check(again, count);
        assertThat(again.getIntersectingElements(1_000, 1_010))
                .hasSize((int) range(count, 1_000, 1_010));
        again.dispose();
        assertThat(file()).exists();
    }

    /** The texts have the same hash code. */
    @Test
    void aFileOfAnotherOriginIsNotOpened() throws IOException {
        ISegmentStore<NumberedSegment> store = of("Aa");
        store.add(segment(1));
        store.close(false);
        store.dispose();
        ISegmentStore<NumberedSegment> same = of("Aa");
        assertThat(isFinished(same)).isTrue();
        same.dispose();
        ISegmentStore<NumberedSegment> other = of("BB");
        assertThat(isFinished(other)).isFalse();
        assertThat(other).isEmpty();
        other.dispose();
    }

    private ISegmentStore<NumberedSegment> of(String origin) throws IOException {
        return SegmentStoreFactory.createOnDiskSegmentStore(
                file(), NumberedSegment::read, 1, origin);
    }

    private static long range(int count, long start, long end) {
        long found = 0;
        for (int i = 0; i < count; i++) {
            found += segment(i).start() <= end && segment(i).end() >= start ? 1 : 0;
        }
        return found;
    }

    @Test
    void segmentsHaveIndexes() throws IOException {
        IndexedSegmentStore<NumberedSegment> store = IndexedSegmentStore.of(written(50_000));
        Random random = new Random(4711);
        for (int i = 0; i < 500; i++) {
            int index = random.nextInt(50_000);
            assertThat(store.get(index)).isEqualTo(segment(index));
        }
        assertThat(store.getStart(49_999)).isEqualTo(segment(49_999).start());
        List<Integer> found = new ArrayList<>();
        store.forEachIn(499_000, 600_000, found::add);
        assertThat(found).hasSize((int) range(50_000, 499_000, 600_000)).isSorted();
        found.clear();
        NumberedSegment longest = segment(499);
        store.forEachIn(longest.end(), longest.start(), found::add);
        assertThat(found).isEmpty();
        assertThat(store.getIntersectingElements(longest.end(), longest.start())).isEmpty();
        store.close(true);
    }

    @Test
    void aFinishedFileIsOnlyRead() throws IOException {
        ISegmentStore<NumberedSegment> store = written(10);
        store.close(false);
        assertThatThrownBy(() -> store.add(segment(10)))
                .isInstanceOf(UnsupportedOperationException.class);
        ISegmentStore<NumberedSegment> again = open(1);
        assertThatThrownBy(() -> again.add(segment(10)))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThat(again.contains(segment(7))).isTrue();
        assertThat(again.contains(segment(10))).isFalse();
        assertThat(again.isEmpty()).isFalse();
        assertThatThrownBy(again::toArray).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> again.toArray(new NumberedSegment[0]))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @SuppressWarnings("unchecked")
    private static void addNull(Collection<?> store) {
        ((Collection<@Nullable Object>) store).add(null);
    }

    @Test
    void nothingCannotBeAdded() throws IOException {
        ISegmentStore<NumberedSegment> store = open(1);
        assertThatThrownBy(() -> addNull(store)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> store.addAll(null)).isInstanceOf(IllegalArgumentException.class);
        store.dispose();
    }

    @Test
    void anotherVersionStartsAnew() throws IOException {
        written(10).close(false);
        ISegmentStore<NumberedSegment> other = open(2);
        assertThat(other).isEmpty();
        assertThat(isFinished(other)).isFalse();
        other.add(segment(0));
        other.close(false);
        assertThat(open(2)).hasSize(1);
    }

    @Test
    void anUnfinishedFileIsDeleted() throws IOException {
        ISegmentStore<NumberedSegment> store = written(50_000);
        store.dispose();
        assertThat(store).isEmpty();
        try (var files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
    }

    @Test
    void aFinishedFileIsDeletedOnDemand() throws IOException {
        written(10).close(false);
        open(1).close(true);
        assertThat(file()).doesNotExist();
    }

    @Test
    void ofSeveralWritersTheLastOneToFinishWins() throws IOException {
        ISegmentStore<NumberedSegment> first = written(20_000);
        ISegmentStore<NumberedSegment> second = open(2);
        second.add(segment(0));
        first.close(false);
        check(first, 20_000);
        open(2).close(true);
        check(open(1), 20_000);
        second.close(false);
        check(open(2), 1);
    }

    @Test
    void aFileThatAnotherWriterHasPutInPlaceIsKept() throws IOException {
        written(20_000).close(false);
        ISegmentStore<NumberedSegment> first = open(1);
        List<String> problems = new ArrayList<>();
        ((PersistentSegmentStore<?>) first).onDamage(problems::add);
        ISegmentStore<NumberedSegment> second = open(2);
        second.add(segment(0));
        second.close(false);
        assertThatThrownBy(() -> check(first, 20_000))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("were replaced");
        assertThat(problems).hasSize(1);
        first.close(true);
        check(second, 1);
        check(open(2), 1);
    }

    @Test
    void streamsOfAStoreThatGrowsShowWhatThereWas() throws IOException {
        ISegmentStore<NumberedSegment> store = written(10);
        var segments = store.stream();
        store.add(segment(10));
        assertThat(segments.toList()).hasSizeBetween(10, 11);
        var later = store.spliterator();
        store.add(segment(11));
        assertThat(later.getExactSizeIfKnown()).isEqualTo(-1);
        store.dispose();
    }

    @Test
    void aFolderThatDoesNotExistIsAnError() {
        assertThatThrownBy(
                        () ->
                                SegmentStoreFactory.createOnDiskSegmentStore(
                                        folder.resolve("none/a.ss"), NumberedSegment::read, 1))
                .isInstanceOf(IOException.class);
    }

    @Test
    void whereWritingFailsInTheMiddleAllSegmentsCanBeRead() throws IOException {
        ISegmentStore<NumberedSegment> store = open(1);
        for (int i = 0; i < 60_000; i++) {
            if (i == 30_000) {
                // closes the channel with the next block, as a full disk ends the writing
                Thread.currentThread().interrupt();
            }
            store.add(segment(i));
        }
        assertThat(Thread.interrupted()).isTrue();
        store.close(false);
        check(store, 60_000);
        assertThat(file()).doesNotExist();
    }

    @Test
    void aDamagedFileIsNotUsedOrSaysSo() throws IOException {
        written(10_000).close(false);
        byte[] good = Files.readAllBytes(file());
        Random random = new Random(4711);
        int told = 0;
        for (int i = 0; i < 200; i++) {
            byte[] bad = good.clone();
            if (i % 4 == 0) {
                bad = Arrays.copyOf(bad, random.nextInt(bad.length));
            } else {
                int from = i % 4 == 1 ? Math.max(0, bad.length - 120) : 0;
                int at = from + random.nextInt(bad.length - from);
                bad[at] ^= (byte) (1 << random.nextInt(8));
            }
            Files.write(file(), bad);
            ISegmentStore<NumberedSegment> store = open(1);
            if (isFinished(store)) {
                List<String> problems = new ArrayList<>();
                PersistentSegmentStore<?> stored = (PersistentSegmentStore<?>) store;
                stored.onDamage(problems::add);
                assertThatThrownBy(() -> stored.verify(() -> false))
                        .isInstanceOf(UncheckedIOException.class);
                assertThatThrownBy(() -> check(store, 10_000))
                        .isInstanceOf(UncheckedIOException.class)
                        .hasMessageContaining(file().toString());
                assertThat(problems).hasSize(2);
                told++;
            } else {
                assertThat(store).isEmpty();
            }
            store.dispose();
        }
        assertThat(told).isPositive();
    }

    /** Writes more than it says. */
    private record Liar(long getStart, long getEnd) implements ISegment {
        private static final long serialVersionUID = 1L;

        @Override
        public int getSizeOnDisk() {
            return 8;
        }

        @Override
        public void writeSegment(ISafeByteBufferWriter buffer) {
            buffer.putLong(0);
            buffer.putLong(0);
        }
    }

    @Test
    void aSegmentThatIsLargerThanItSaysIsNotStored() throws IOException {
        ISegmentStore<Liar> store =
                SegmentStoreFactory.createOnDiskSegmentStore(file(), b -> new Liar(0, 0), 1);
        store.add(new Liar(1, 2));
        assertThatThrownBy(() -> store.close(false)).isInstanceOf(BufferOverflowException.class);
        store.dispose();
        assertThat(file()).doesNotExist();
    }
}
