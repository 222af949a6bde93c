package org.eclipse.tracecompass.tmf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.junit.jupiter.api.Test;

class TmfTraceSeekTest {

    static {
        TemporaryCache.ofTheProcess();
    }

    private static long rankOf(@Nullable ITmfEvent event) {
        return event == null ? -1 : event.getRank();
    }

    private static long linear(long[] times, long time) {
        for (int i = 0; i < times.length; i++) {
            if (times[i] >= time) {
                return i;
            }
        }
        return -1;
    }

    @Property(tries = 200)
    void seekingFindsWhatAScanFinds(
            @ForAll @Size(max = 60) int[] seeds,
            @ForAll @IntRange(min = 1, max = 7) int interval,
            @ForAll boolean indexed) {
        long[] times =
                Arrays.stream(seeds).mapToLong(seed -> Math.floorMod(seed, 20)).sorted().toArray();
        SyntheticTrace trace = new SyntheticTrace("seek", times).withCacheSize(interval);
        try {
            if (indexed) {
                trace.indexTrace(true);
                assertThat(trace.getNbEvents()).isEqualTo(times.length);
            }
            for (long time = -1; time < 22; time++) {
                ITmfContext context = trace.seekEvent(TmfTimestamp.fromNanos(time));
                assertThat(rankOf(trace.getNext(context))).isEqualTo(linear(times, time));
                assertThat(trace.getNext(trace.seekEvent(TmfTimestamp.BIG_CRUNCH))).isNull();
            }
            for (long rank = 0; rank < times.length + 2; rank++) {
                ITmfEvent event = trace.getNext(trace.seekEvent(rank));
                assertThat(rankOf(event)).isEqualTo(rank < times.length ? rank : -1);
                if (event != null) {
                    assertThat(event.getTimestamp().toNanos()).isEqualTo(times[(int) rank]);
                }
            }
        } finally {
            trace.dispose();
        }
    }

    @Test
    void anEmptyTraceHasNothingAtAnyPlace() {
        SyntheticTrace trace = new SyntheticTrace("empty");
        trace.indexTrace(true);
        assertThat(trace.getNbEvents()).isZero();
        assertThat(trace.getNext(trace.seekEvent(0L))).isNull();
        assertThat(trace.getNext(trace.seekEvent(5L))).isNull();
        assertThat(trace.getNext(trace.seekEvent(TmfTimestamp.ZERO))).isNull();
        trace.dispose();
    }

    /** A trace that is closed while its event of a rank is read. */
    private static final class ClosedTrace extends SyntheticTrace {

        private static final int COUNT = 10_000;
        private final long last;
        private long read;

        ClosedTrace(long last) {
            super("closed", IntStream.range(0, COUNT).asLongStream().toArray());
            this.last = last;
        }

        @NonNullByDefault({})
        @Override
        public @Nullable ITmfEvent parseEvent(ITmfContext context) {
            read++;
            if (context.getRank() == last) {
                dispose();
            }
            return super.parseEvent(context);
        }
    }

    @Test
    void aSeekEndsWhenTheTraceIsClosed() {
        ClosedTrace byRank = new ClosedTrace(1000);
        assertThat(byRank.seekEvent(9000L).hasValidRank()).isFalse();
        assertThat(byRank.read).isEqualTo(1001);
        ClosedTrace byTime = new ClosedTrace(1000);
        assertThat(byTime.seekEvent(TmfTimestamp.fromNanos(9000)).getLocation()).isNull();
        assertThat(byTime.read).isEqualTo(1001);
    }

    @Test
    void indexingTellsTheNumberOfEventsAndTheTimeRange() {
        SyntheticTrace trace = SyntheticTrace.regular("range", 10_000, 3);
        trace.indexTrace(true);
        assertThat(trace.getNbEvents()).isEqualTo(10_000);
        assertThat(trace.getTimeRange())
                .isEqualTo(new TmfTimeRange(TmfTimestamp.ZERO, TmfTimestamp.fromNanos(29_997)));
        assertThat(trace.isIndexing()).isFalse();
        trace.dispose();
    }

    private static StoredSyntheticTrace stored(int count) {
        long[] times = new long[count];
        Arrays.setAll(times, i -> i * 10L);
        return new StoredSyntheticTrace("stored", times);
    }

    private static Path indexFile(ITmfTrace trace) throws IOException {
        try (Stream<Path> files =
                Files.list(Path.of(TmfTraceManager.getSupplementaryFileDir(trace)))) {
            return files.filter(file -> file.toString().endsWith(".idx")).findFirst().orElseThrow();
        }
    }

    @Test
    void aStoredIndexIsUsedWhenTheTraceIsOpenedAgain() {
        StoredSyntheticTrace first = stored(5000);
        first.indexTrace(true);
        first.dispose();
        StoredSyntheticTrace second = stored(5000);
        // Reading would show in the current location.
        second.indexTrace(true);
        assertThat(second.getNbEvents()).isEqualTo(5000);
        assertThat(second.getTimeRange().getEndTime()).isEqualTo(TmfTimestamp.fromNanos(49_990));
        assertThat(second.getCurrentLocation()).isEqualTo(stored(1).getCurrentLocation());
        assertThat(rankOf(second.getNext(second.seekEvent(4321L)))).isEqualTo(4321);
        TmfTraceManager.deleteSupplementaryFiles(second);
        second.dispose();
    }

    @Property(tries = 30)
    void aDamagedIndexIsBuiltAnew(
            @ForAll @LongRange(min = 0, max = 1000) long position, @ForAll boolean cut)
            throws IOException {
        StoredSyntheticTrace first = stored(5000);
        first.indexTrace(true);
        Path file = indexFile(first);
        first.dispose();
        byte[] bytes = Files.readAllBytes(file);
        int place = (int) (position % bytes.length);
        if (cut) {
            bytes = Arrays.copyOf(bytes, place);
        } else {
            bytes[place] ^= 0x55;
        }
        Files.write(file, bytes);
        StoredSyntheticTrace second = stored(5000);
        second.indexTrace(true);
        assertThat(second.getNbEvents()).isEqualTo(5000);
        for (long rank : new long[] {0, 999, 1000, 4999}) {
            assertThat(rankOf(second.getNext(second.seekEvent(rank)))).isEqualTo(rank);
        }
        TmfTraceManager.deleteSupplementaryFiles(second);
        second.dispose();
    }

    @Test
    void matchingEventsAreFoundInBothDirections() {
        SyntheticTrace trace = SyntheticTrace.regular("match", 5000, 1);
        assertThat(
                        rankOf(
                                TmfTraceUtils.getNextEventMatching(
                                        trace, 10, e -> e.getRank() % 1234 == 0, null)))
                .isEqualTo(1234);
        assertThat(
                        rankOf(
                                TmfTraceUtils.getPreviousEventMatching(
                                        trace, 4999, e -> e.getRank() % 1234 == 0, null)))
                .isEqualTo(4936);
        assertThat(
                        rankOf(
                                TmfTraceUtils.getPreviousEventMatching(
                                        trace, 1233, e -> e.getRank() % 1234 == 0, null)))
                .isZero();
        assertThat(TmfTraceUtils.getNextEventMatching(trace, 10, e -> false, null)).isNull();
        trace.dispose();
    }

    @Test
    void theEventWhereASearchStartsIsNotFoundAgain() {
        SyntheticTrace trace = SyntheticTrace.regular("match", 10, 1);
        assertThat(rankOf(TmfTraceUtils.getNextEventMatching(trace, -1, e -> true, null))).isZero();
        assertThat(rankOf(TmfTraceUtils.getNextEventMatching(trace, 3, e -> true, null)))
                .isEqualTo(4);
        assertThat(rankOf(TmfTraceUtils.getPreviousEventMatching(trace, 3, e -> true, null)))
                .isEqualTo(2);
        assertThat(TmfTraceUtils.getNextEventMatching(trace, 9, e -> true, null)).isNull();
        assertThat(TmfTraceUtils.getPreviousEventMatching(trace, 0, e -> true, null)).isNull();
        assertThat(TmfTraceUtils.getNextEventMatching(trace, 3, e -> e.getRank() <= 3, null))
                .isNull();
        trace.dispose();
    }

    @Test
    void aCancelledSearchFindsNothing() {
        SyntheticTrace trace = SyntheticTrace.regular("match", 10, 1);
        IProgressMonitor cancelled = new NullProgressMonitor();
        cancelled.setCanceled(true);
        assertThat(TmfTraceUtils.getNextEventMatching(trace, 3, e -> true, cancelled)).isNull();
        assertThat(TmfTraceUtils.getPreviousEventMatching(trace, 3, e -> true, cancelled)).isNull();
        trace.dispose();
    }

    @Test
    void aSearchBackwardsFromBeyondTheEndBeginsAtTheEnd() {
        SyntheticTrace trace = SyntheticTrace.regular("match", 10, 1);
        for (long start : new long[] {10, 5000, Long.MAX_VALUE}) {
            ITmfEvent found = TmfTraceUtils.getPreviousEventMatching(trace, start, e -> true, null);
            assertThat(rankOf(found)).isEqualTo(9);
        }
        trace.dispose();
        SyntheticTrace empty = new SyntheticTrace("empty");
        assertThat(TmfTraceUtils.getPreviousEventMatching(empty, 5000, e -> true, null)).isNull();
        empty.dispose();
    }

    @Test
    void aSearchBackwardsCanBeCancelledWithinABlock() {
        SyntheticTrace trace = SyntheticTrace.regular("match", 10_000, 1).withCacheSize(10_000);
        IProgressMonitor monitor = new NullProgressMonitor();
        Set<Long> looked = new HashSet<>();
        assertThat(
                        TmfTraceUtils.getPreviousEventMatching(
                                trace,
                                10_000,
                                e -> {
                                    monitor.setCanceled(true);
                                    return looked.add(e.getRank());
                                },
                                monitor))
                .isNull();
        assertThat(looked.size()).isLessThan(10_000);
        trace.dispose();
    }

    @Test
    void theRankBehindTheLastEventIsUnknown() {
        for (boolean indexed : new boolean[] {false, true}) {
            SyntheticTrace trace = SyntheticTrace.regular("end", 702, 10).withCacheSize(100);
            if (indexed) {
                trace.indexTrace(true);
            }
            for (long rank : new long[] {702, 703, 5000}) {
                assertThat(trace.seekEvent(rank).getRank()).isEqualTo(ITmfContext.UNKNOWN_RANK);
            }
            assertThat(trace.seekEvent(TmfTimestamp.fromNanos(7011)).getRank())
                    .isEqualTo(ITmfContext.UNKNOWN_RANK);
            assertThat(trace.seekEvent(701L).getRank()).isEqualTo(701);
            assertThat(rankOf(trace.getNext(trace.seekEvent(701L)))).isEqualTo(701);
            trace.dispose();
        }
    }

    @Test
    void supplementaryFilesAreDroppedWhenTheTraceChanges() throws IOException {
        Path file = Files.createTempFile("astrolabe", ".trace");
        try {
            Files.writeString(file, "one");
            SyntheticTrace first = new SyntheticTrace(file.toString(), 1);
            Path folder = Path.of(TmfTraceManager.getSupplementaryFileDir(first));
            Files.writeString(folder.resolve("history"), "computed");
            first.dispose();

            SyntheticTrace same = new SyntheticTrace(file.toString(), 1);
            assertThat(Path.of(TmfTraceManager.getSupplementaryFileDir(same))).isEqualTo(folder);
            assertThat(folder.resolve("history")).exists();
            same.dispose();

            Files.writeString(file, "another content");
            SyntheticTrace changed = new SyntheticTrace(file.toString(), 1);
            assertThat(Path.of(TmfTraceManager.getSupplementaryFileDir(changed))).isEqualTo(folder);
            assertThat(folder.resolve("history")).doesNotExist();
            changed.dispose();
        } finally {
            Files.delete(file);
        }
    }
}
