package org.eclipse.tracecompass.segmentstore.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.eclipse.tracecompass.segmentstore.core.SegmentStoreFactory.SegmentStoreType;

/** Stores of segments against lists of them. */
class SegmentStoreProperties {

    private static final Comparator<NumberedSegment> ORDER =
            Comparator.comparingLong(NumberedSegment::start)
                    .thenComparingLong(NumberedSegment::end);

    private static List<NumberedSegment> segments(List<Integer> starts, List<Integer> lengths) {
        List<NumberedSegment> segments = new ArrayList<>();
        for (int i = 0; i < starts.size(); i++) {
            int length = lengths.get(i);
            // a few are long, and many are at the same times
            long end = starts.get(i) + (length % 7 == 0 ? length * 20L : length % 3);
            segments.add(NumberedSegment.of(starts.get(i), end, i));
        }
        return segments;
    }

    private static List<NumberedSegment> within(
            List<NumberedSegment> segments, long start, long end) {
        return segments.stream().filter(s -> s.start() <= end && s.end() >= start).toList();
    }

    @Property
    void aStoreInMemoryIsASortedList(
            @ForAll @Size(max = 300) List<@IntRange(max = 400) Integer> starts,
            @ForAll @Size(300) List<@IntRange(max = 30) Integer> lengths,
            @ForAll @IntRange(min = 1, max = 40) int readEvery,
            @ForAll @IntRange(max = 400) int start,
            @ForAll @IntRange(max = 60) int length) {
        List<NumberedSegment> expected = segments(starts, lengths);
        ISegmentStore<NumberedSegment> store =
                SegmentStoreFactory.createSegmentStore(SegmentStoreType.Stable);
        for (int i = 0; i < expected.size(); i++) {
            assertThat(store.add(expected.get(i))).isTrue();
            if (i % readEvery == 0) {
                List<NumberedSegment> sofar = new ArrayList<>(expected.subList(0, i + 1));
                sofar.sort(ORDER);
                assertThat(store.getIntersectingElements(start, start + length))
                        .containsExactlyElementsOf(within(sofar, start, start + length));
            }
        }
        expected.sort(ORDER);
        assertThat(store).containsExactlyElementsOf(expected).hasSize(expected.size());
        assertThat(store.stream()).containsExactlyElementsOf(expected);
        assertThat(store.getIntersectingElements(start))
                .containsExactlyElementsOf(within(expected, start, start));
    }

    @Property
    void aDistinctStoreKeepsTheFirstOfEqualSegments(
            @ForAll @Size(max = 200) List<@IntRange(max = 60) Integer> starts,
            @ForAll @Size(200) List<@IntRange(max = 30) Integer> lengths,
            @ForAll @IntRange(min = 1, max = 40) int readEvery) {
        Set<List<Long>> known = new HashSet<>();
        List<NumberedSegment> expected = new ArrayList<>();
        ISegmentStore<NumberedSegment> store =
                SegmentStoreFactory.createSegmentStore(
                        SegmentStoreType.Fast, SegmentStoreType.Distinct);
        int added = 0;
        for (NumberedSegment segment : segments(starts, lengths)) {
            boolean isNew = known.add(List.of(segment.start(), segment.end()));
            assertThat(store.add(segment)).isEqualTo(isNew);
            if (isNew) {
                expected.add(segment);
            }
            if (added++ % readEvery == 0) {
                assertThat(store.iterator()).hasNext();
            }
        }
        expected.sort(ORDER);
        assertThat(store).containsExactlyElementsOf(expected);
    }

    @Property(tries = 50)
    void aStoreInAFileIsAList(
            @ForAll @Size(max = 300) List<@IntRange(max = 400) Integer> starts,
            @ForAll @Size(300) List<@IntRange(max = 30) Integer> lengths,
            @ForAll @IntRange(max = 400) int start,
            @ForAll @IntRange(max = 60) int length)
            throws IOException {
        // enough for several blocks
        List<NumberedSegment> expected = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            expected.addAll(segments(starts, lengths));
        }
        Path folder = Files.createTempDirectory("segments");
        Path file = folder.resolve("a.ss");
        try {
            ISegmentStore<NumberedSegment> store =
                    SegmentStoreFactory.createOnDiskSegmentStore(file, NumberedSegment::read, 1);
            store.addAll(expected);
            assertThat(store).containsExactlyElementsOf(expected);
            store.close(false);

            ISegmentStore<NumberedSegment> again =
                    SegmentStoreFactory.createOnDiskSegmentStore(file, NumberedSegment::read, 1);
            assertThat(again).containsExactlyElementsOf(expected).hasSize(expected.size());
            assertThat(again.getIntersectingElements(start, start + length))
                    .containsExactlyElementsOf(within(expected, start, start + length));
            again.close(true);
        } finally {
            Files.deleteIfExists(file);
            Files.delete(folder);
        }
    }

    @Property
    void anIndexFindsWhatTheStoreFinds(
            @ForAll @Size(max = 300) List<@IntRange(max = 4000) Integer> starts,
            @ForAll @Size(300) List<@IntRange(max = 30) Integer> lengths,
            @ForAll @IntRange(max = 4000) int start,
            @ForAll @IntRange(max = 600) int length) {
        ISegmentStore<NumberedSegment> store =
                SegmentStoreFactory.createSegmentStore(
                        segments(starts, lengths).toArray(), SegmentStoreType.Fast);
        IndexedSegmentStore<NumberedSegment> indexed = IndexedSegmentStore.of(store);
        List<NumberedSegment> found = new ArrayList<>();
        indexed.forEachIn(
                start,
                start + length,
                index -> {
                    NumberedSegment segment = indexed.get(index);
                    assertThat(indexed.getStart(index)).isEqualTo(segment.start());
                    assertThat(indexed.getEnd(index)).isEqualTo(segment.end());
                    found.add(segment);
                });
        assertThat(found)
                .containsExactlyElementsOf(store.getIntersectingElements(start, start + length));
    }
}
