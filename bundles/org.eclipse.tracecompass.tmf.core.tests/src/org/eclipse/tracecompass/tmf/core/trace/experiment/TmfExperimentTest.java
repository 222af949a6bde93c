package org.eclipse.tracecompass.tmf.core.trace.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.StoredSyntheticTrace;
import org.eclipse.tracecompass.tmf.core.trace.SyntheticTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfTraceIndexer;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.TmfCheckpointIndexer;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;
import org.junit.jupiter.api.Test;

class TmfExperimentTest {

    static {
        TemporaryCache.ofTheProcess();
    }

    private record Step(long time, int trace, long rank) {}

    private static TmfExperiment experiment(String name, int interval, ITmfTrace... traces) {
        return new TmfExperiment(ITmfEvent.class, name, traces, interval, null);
    }

    private static ITmfTrace[] traces(int[][] seeds, boolean stored) {
        ITmfTrace[] traces = new ITmfTrace[seeds.length];
        for (int i = 0; i < seeds.length; i++) {
            long[] times =
                    Arrays.stream(seeds[i])
                            .mapToLong(seed -> Math.floorMod(seed, 15))
                            .sorted()
                            .toArray();
            traces[i] =
                    stored
                            ? new StoredSyntheticTrace("t" + i, times)
                            : new SyntheticTrace("t" + i, times).withCacheSize(3);
        }
        return traces;
    }

    private static List<Step> oracle(ITmfTrace[] traces) {
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < traces.length; i++) {
            long[] times = ((SyntheticTrace) traces[i]).times();
            for (int rank = 0; rank < times.length; rank++) {
                steps.add(new Step(times[rank], i, rank));
            }
        }
        steps.sort(
                Comparator.comparingLong(Step::time)
                        .thenComparingInt(Step::trace)
                        .thenComparingLong(Step::rank));
        return steps;
    }

    private static List<Step> read(TmfExperiment experiment, ITmfContext context, int max) {
        List<ITmfTrace> traces = experiment.getTraces();
        List<Step> steps = new ArrayList<>();
        ITmfEvent event = experiment.getNext(context);
        while (event != null && steps.size() < max) {
            steps.add(
                    new Step(
                            event.getTimestamp().toNanos(),
                            traces.indexOf(event.getTrace()),
                            event.getRank()));
            event = steps.size() < max ? experiment.getNext(context) : null;
        }
        context.dispose();
        return steps;
    }

    @Property(tries = 100)
    void eventsComeInOrderOfTimeFromAnyPlace(
            @ForAll @Size(min = 1, max = 5) int @Size(max = 20) [][] seeds,
            @ForAll @IntRange(min = 1, max = 6) int interval) {
        ITmfTrace[] traces = traces(seeds, false);
        TmfExperiment experiment = experiment("merge", interval, traces);
        try {
            List<Step> all = oracle(traces);
            assertThat(read(experiment, experiment.seekEvent(0L), Integer.MAX_VALUE))
                    .isEqualTo(all);
            experiment.indexTrace(true);
            assertThat(experiment.getNbEvents()).isEqualTo(all.size());
            for (int rank = 0; rank <= all.size(); rank++) {
                ITmfContext context = experiment.seekEvent((long) rank);
                assertThat(context.getRank()).isEqualTo(rank < Math.max(1, all.size()) ? rank : -1);
                ITmfLocation location = context.getLocation();
                assertThat(read(experiment, context, 3))
                        .isEqualTo(all.subList(rank, Math.min(all.size(), rank + 3)));
                assertThat(read(experiment, experiment.seekEvent(location), 3))
                        .isEqualTo(all.subList(rank, Math.min(all.size(), rank + 3)));
            }
            for (long time = -1; time < 17; time++) {
                long at = time;
                int rank = (int) all.stream().filter(step -> step.time() < at).count();
                ITmfContext context = experiment.seekEvent(TmfTimestamp.fromNanos(time));
                assertThat(context.getRank()).isEqualTo(rank < all.size() ? rank : -1);
                assertThat(read(experiment, context, 2))
                        .isEqualTo(all.subList(rank, Math.min(all.size(), rank + 2)));
            }
        } finally {
            experiment.dispose();
        }
    }

    @Property(tries = 20)
    void theStoredIndexOfAnExperimentFindsTheSameEvents(
            @ForAll @Size(min = 2, max = 3) int @Size(min = 1, max = 30) [][] seeds) {
        ITmfTrace[] traces = traces(seeds, true);
        TmfExperiment first = experiment("stored", 4, traces);
        List<Step> all = oracle(traces);
        first.indexTrace(true);
        first.dispose();
        TmfExperiment second = experiment("stored", 4, traces(seeds, true));
        try {
            second.indexTrace(true);
            assertThat(second.getNbEvents()).isEqualTo(all.size());
            for (int rank = 0; rank < all.size(); rank++) {
                assertThat(read(second, second.seekEvent((long) rank), 1))
                        .isEqualTo(all.subList(rank, rank + 1));
            }
        } finally {
            TmfTraceManager.deleteSupplementaryFiles(second);
            second.getTraces().forEach(TmfTraceManager::deleteSupplementaryFiles);
            second.dispose();
        }
    }

    @Test
    void indexingAnExperimentIndexesItsTraces() throws InterruptedException {
        long[] times = new long[2500];
        Arrays.setAll(times, i -> i);
        StoredSyntheticTrace child = new StoredSyntheticTrace("indexed child", times);
        TmfExperiment experiment = experiment("indexed", 5000, child);
        experiment.indexTrace(true);
        for (int i = 0; i < 1000 && child.isIndexing(); i++) {
            Thread.sleep(5);
        }
        experiment.dispose();
        StoredSyntheticTrace again = new StoredSyntheticTrace("indexed child", times);
        ITmfLocation untouched = again.getCurrentLocation();
        again.indexTrace(true);
        assertThat(again.getNbEvents()).isEqualTo(2500);
        assertThat(again.getCurrentLocation()).isEqualTo(untouched);
        TmfTraceManager.deleteSupplementaryFolder(again);
        again.dispose();
    }

    @Test
    void aLargeMergeKeepsItsOrder() {
        ITmfTrace[] traces = new ITmfTrace[7];
        for (int i = 0; i < traces.length; i++) {
            traces[i] = SyntheticTrace.regular("big" + i, 20_000, i + 1);
        }
        TmfExperiment experiment = experiment("big", 5000, traces);
        ITmfContext context = experiment.seekEvent(0L);
        long last = -1;
        int count = 0;
        ITmfEvent event = experiment.getNext(context);
        while (event != null) {
            long time = event.getTimestamp().toNanos();
            assertThat(time).isGreaterThanOrEqualTo(last);
            last = time;
            count++;
            event = experiment.getNext(context);
        }
        assertThat(count).isEqualTo(140_000);
        experiment.dispose();
    }

    @Test
    void aContextOfAnyClassMayBeRead() {
        TmfExperiment experiment =
                experiment(
                        "contexts",
                        10,
                        SyntheticTrace.regular("a", 5, 10),
                        SyntheticTrace.regular("b", 5, 15));
        for (long rank = 0; rank < 10; rank++) {
            ITmfContext seeker = experiment.seekEvent(rank);
            ITmfLocation location = seeker.getLocation();
            List<Step> expected = read(experiment, seeker, 3);
            TmfContext plain = new TmfContext(location, rank);
            for (int repeated = 0; repeated < 2; repeated++) {
                ITmfEvent parsed = Objects.requireNonNull(experiment.parseEvent(plain));
                assertThat(parsed.getTimestamp().toNanos()).isEqualTo(expected.get(0).time());
                assertThat(plain).isEqualTo(new TmfContext(location, rank));
            }
            assertThat(read(experiment, plain, 3)).isEqualTo(expected);
            assertThat(plain.getRank()).isEqualTo(rank + expected.size());
        }
        assertThat(experiment.seekEvent(10L).getRank()).isEqualTo(ITmfContext.UNKNOWN_RANK);
        assertThat(experiment.parseEvent(new TmfContext())).isNull();
        assertThat(experiment.getNext(new TmfContext())).isNull();
        assertThat(experiment.parseEvent(new TmfContext(new TmfLongLocation(1)))).isNull();
        experiment.dispose();
    }

    /** Notes whether it was ever asked to seek without its lock. */
    private static final class LockedTrace extends SyntheticTrace {
        private volatile boolean wasUnlocked;

        LockedTrace(long... times) {
            super("locked", times);
            withCacheSize(2);
        }

        @Override
        public ITmfContext seekEvent(@Nullable ITmfLocation location) {
            wasUnlocked |= !Thread.holdsLock(this);
            return super.seekEvent(location);
        }
    }

    @Test
    void tracesSeekUnderTheirLock() {
        LockedTrace trace = new LockedTrace(0, 10, 20, 30, 40, 50);
        TmfExperiment experiment = experiment("locks", 2, trace);
        experiment.indexTrace(true);
        experiment.seekEvent(0.5).dispose();
        experiment.seekEvent(TmfTimestamp.fromNanos(25)).dispose();
        ITmfContext context = experiment.seekEvent(4L);
        experiment.seekEvent(context.getLocation()).dispose();
        context.dispose();
        assertThat(trace.wasUnlocked).isFalse();
        experiment.dispose();
    }

    /** Shows how many checkpoints there are. */
    private static final class CountingIndexer extends TmfCheckpointIndexer {
        CountingIndexer(ITmfTrace trace) {
            super(trace, 10);
        }

        int size() {
            return fTraceIndex.size();
        }
    }

    @Test
    void anIndexThatWasBuiltInPartIsContinued() {
        CountingIndexer[] indexer = new CountingIndexer[1];
        TmfExperiment experiment =
                new TmfExperiment() {
                    @Override
                    protected ITmfTraceIndexer createIndexer(int interval) {
                        indexer[0] = new CountingIndexer(this);
                        return indexer[0];
                    }
                };
        ITmfTrace[] traces = {
            SyntheticTrace.regular("a", 50, 20), SyntheticTrace.regular("b", 50, 20)
        };
        experiment.initExperiment(ITmfEvent.class, "in part", traces, 10, null);
        assertThat(experiment.seekEvent(3L).getRank()).isEqualTo(3);
        TmfTimeRange half =
                new TmfTimeRange(TmfTimestamp.fromNanos(0), TmfTimestamp.fromNanos(470));
        indexer[0].buildIndex(0, half, true);
        assertThat(indexer[0].size()).isEqualTo(5);
        assertThat(experiment.getNbEvents()).isLessThan(50);
        indexer[0].buildIndex(50, TmfTimeRange.ETERNITY, true);
        assertThat(indexer[0].size()).isEqualTo(10);
        assertThat(experiment.getNbEvents()).isEqualTo(100);
        for (long rank = 0; rank < 100; rank++) {
            assertThat(read(experiment, experiment.seekEvent(rank), 1).get(0).time())
                    .isEqualTo(rank / 2 * 20);
        }
        experiment.dispose();
    }

    @Test
    void anExperimentOfExperimentsIsReadAlsoWhenNoIndexCanBeStored() {
        TmfExperiment inner =
                experiment(
                        "inner",
                        2,
                        SyntheticTrace.regular("a", 10, 2),
                        SyntheticTrace.regular("b", 10, 2));
        TmfExperiment outer = experiment("outer", 2, inner);
        outer.indexTrace(true);
        assertThat(outer.getNbEvents()).isEqualTo(20);
        for (long rank = 0; rank < 20; rank++) {
            assertThat(read(outer, outer.seekEvent(rank), 1).get(0).time()).isEqualTo(rank / 2 * 2);
        }
        outer.dispose();
    }

    @Test
    void aspectsOfOneNameAreOneColumn() {
        TmfExperiment experiment =
                experiment(
                        "columns",
                        10,
                        SyntheticTrace.regular("a", 2, 1),
                        SyntheticTrace.regular("b", 2, 1));
        List<String> names = new ArrayList<>();
        for (ITmfEventAspect<?> aspect : experiment.getEventAspects()) {
            names.add(aspect.getName());
        }
        assertThat(names)
                .containsExactly("Timestamp", "Trace", "Event type", "Timestamp ns", "Contents");
        experiment.dispose();
    }

    @Test
    void anExperimentIsTheSetOfItsTraces() {
        SyntheticTrace a = SyntheticTrace.regular("a", 2, 1);
        SyntheticTrace b = SyntheticTrace.regular("b", 2, 1);
        TmfExperiment experiment = experiment("set", 10, a, b);
        assertThat(TmfTraceManager.getTraceSet(experiment)).containsExactly(a, b);
        assertThat(TmfTraceManager.getTraceSetWithExperiment(experiment))
                .containsExactly(experiment, a, b);
        assertThat(a.getParent()).isSameAs(experiment);
        assertThat(experiment.matches(Objects.requireNonNull(a.getNext(a.seekEvent(0L))))).isTrue();
        experiment.dispose();
    }
}
