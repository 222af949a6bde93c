package org.eclipse.tracecompass.internal.tmf.core.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.LongStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils.Direction;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.SyntheticTrace;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EventTableProviderTest {

    private static final class CountedTrace extends SyntheticTrace {

        private int seeks;

        CountedTrace(long... times) {
            super("table", times);
        }

        /** As some traces do, it takes any rank for one of its own. */
        @Override
        public synchronized ITmfContext seekEvent(long rank) {
            seeks++;
            ITmfContext context = super.seekEvent(rank);
            context.setRank(rank);
            return context;
        }
    }

    /** A trace that counts what is read of it. */
    private static final class ReadTrace extends SyntheticTrace {

        private int reads;
        private int readsInLock;

        ReadTrace(long... times) {
            super("table", times);
        }

        @NonNullByDefault({})
        @Override
        public @Nullable ITmfEvent getNext(ITmfContext context) {
            reads++;
            if (Thread.holdsLock(this)) {
                readsInLock++;
            }
            return super.getNext(context);
        }
    }

    /** A trace that goes to any time without reading, as one with an index of packets. */
    private static final class PacketTrace extends SyntheticTrace {

        PacketTrace(long... times) {
            super("table", times);
        }

        @NonNullByDefault({})
        @Override
        public synchronized ITmfContext seekEvent(ITmfTimestamp time) {
            long before = LongStream.of(times()).filter(t -> t < time.toNanos()).count();
            return seekEvent(new TmfLongLocation(before));
        }

        private void readTo(long rank) {
            ITmfContext context = seekEvent(rank);
            getNext(context);
            context.dispose();
        }
    }

    private static final int FAR = 20_000;

    private static ReadTrace longTrace() {
        return new ReadTrace(LongStream.rangeClosed(0, FAR).toArray());
    }

    private static Map<String, Object> from(long index) {
        return Map.of(
                DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY,
                index,
                DataProviderParameterUtils.REQUESTED_TABLE_COUNT_KEY,
                1,
                DataProviderParameterUtils.REQUESTED_COLUMN_IDS_KEY,
                List.of(0L));
    }

    private static Map<String, Object> at(long time) {
        Map<String, Object> request = new HashMap<>(from(0));
        request.remove(DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY);
        request.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(time));
        return request;
    }

    private static Map<String, Object> search(long from, Direction direction) {
        Map<String, Object> request = new HashMap<>(from(from));
        request.put(DataProviderParameterUtils.TABLE_SEARCH_EXPRESSIONS_KEY, Map.of(0L, "."));
        request.put(DataProviderParameterUtils.TABLE_SEARCH_DIRECTION_KEY, direction.toString());
        return request;
    }

    private static long find(ITmfTrace trace, Map<String, Object> request) {
        return Objects.requireNonNull(
                        new EventTableProvider(trace).fetchLines(request, null).getModel())
                .index();
    }

    @Test
    void searchingBackwardsFromBeyondTheEndBeginsAtTheEnd() {
        for (long from : new long[] {2, 3, 10_000_000, Long.MAX_VALUE}) {
            CountedTrace trace = new CountedTrace(1, 2, 3);
            assertThat(find(trace, search(from, Direction.PREVIOUS))).isEqualTo(2);
            assertThat(trace.seeks).isLessThan(10);
            trace.dispose();
        }
    }

    private static List<Map<String, Object>> farRequests() {
        return List.of(from(FAR), search(FAR, Direction.NEXT), search(FAR, Direction.PREVIOUS));
    }

    @MethodSource("farRequests")
    @ParameterizedTest
    void othersCanReadTheTraceWhileItIsReadUpToAFarEvent(Map<String, Object> request) {
        ReadTrace trace = longTrace();
        try {
            assertThat(find(trace, request)).isEqualTo(FAR);
            assertThat(trace.readsInLock).isLessThan(FAR / 2);
        } finally {
            trace.dispose();
        }
    }

    @MethodSource("farRequests")
    @ParameterizedTest
    void aFarEventThatNobodyWaitsForIsNotLookedFor(Map<String, Object> request) {
        ReadTrace trace = longTrace();
        IProgressMonitor cancelled = new NullProgressMonitor();
        cancelled.setCanceled(true);
        try {
            new EventTableProvider(trace).fetchLines(request, cancelled);
            assertThat(trace.reads).isLessThan(FAR / 2);
        } finally {
            trace.dispose();
        }
    }

    @Test
    void aTimeIsFoundWhereverTheTraceHasBeenReadTo() {
        for (int known : new int[] {0, 1_000, 2_999, 3_000, 3_001, 9_000, FAR}) {
            for (long time : new long[] {0, 3_000, FAR, FAR + 1}) {
                PacketTrace trace = new PacketTrace(LongStream.rangeClosed(0, FAR).toArray());
                if (known > 0) {
                    trace.readTo(known);
                }
                assertThat(find(trace, at(time)))
                        .as("time %d, read to %d", time, known)
                        .isEqualTo(Math.min(time, FAR));
                trace.dispose();
            }
        }
    }

    @Test
    void ofEventsAtOneTimeTheFirstIsFound() {
        PacketTrace trace = new PacketTrace(1, 5, 5, 5, 9);
        trace.readTo(3);
        assertThat(find(trace, at(5))).isEqualTo(1);
        trace.dispose();
    }

    @Test
    void anEmptyTraceHasNoLineAtATime() {
        PacketTrace trace = new PacketTrace();
        assertThat(find(trace, at(5))).isZero();
        trace.dispose();
    }
}
