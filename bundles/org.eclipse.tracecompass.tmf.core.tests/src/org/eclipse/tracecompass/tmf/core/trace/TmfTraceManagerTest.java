package org.eclipse.tracecompass.tmf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.parser.FilterParser;
import org.eclipse.tracecompass.tmf.core.signal.TmfEventFilterAppliedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class TmfTraceManagerTest {
    static {
        TemporaryCache.ofTheProcess();
    }

    private static final TmfTraceManager MANAGER = TmfTraceManager.getInstance();

    private final SyntheticTrace trace =
            new SyntheticTrace("one", 1_000, 2_000, 900_000_000, 1_000_000_000);
    private final SyntheticTrace other = new SyntheticTrace("one", 5_000_000_000L, 6_000_000_000L);

    private void open(ITmfTrace trace) {
        TmfSignalManager.dispatchSignal(new TmfTraceOpenedSignal(this, trace, null));
    }

    private void close(ITmfTrace trace) {
        TmfSignalManager.dispatchSignal(new TmfTraceClosedSignal(this, trace));
        trace.dispose();
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }

    private static TmfTimeRange range(long from, long to) {
        return new TmfTimeRange(TmfTimestamp.fromNanos(from), TmfTimestamp.fromNanos(to));
    }

    @AfterEach
    void closeAll() {
        List.copyOf(MANAGER.getOpenedTraces()).forEach(this::close);
        trace.dispose();
        other.dispose();
    }

    @Test
    void anOpenedTraceIsActiveIndexedAndShowsItsBeginning() throws InterruptedException {
        open(trace);
        assertThat(MANAGER.getActiveTrace()).isSameAs(trace);
        TmfTraceContext context = MANAGER.getCurrentTraceContext();
        assertThat(context.getSelectionRange()).isEqualTo(range(1_000, 1_000));
        assertThat(context.getWindowRange()).isEqualTo(range(1_000, 100_001_000));
        await(() -> trace.getNbEvents() == 4);
        assertThat(trace.getEndTime()).isEqualTo(TmfTimestamp.fromNanos(1_000_000_000));
    }

    @Test
    void tracesOfOneNameAreToldApart() {
        open(trace);
        assertThat(MANAGER.getTraceUniqueName(trace)).isEqualTo("one");
        open(other);
        assertThat(MANAGER.getTraceUniqueName(trace)).isEqualTo("one | 1");
        assertThat(MANAGER.getTraceUniqueName(other)).isEqualTo("one | 2");
        assertThat(MANAGER.getTracesForHost("one")).containsExactly(trace, other);
    }

    @Test
    void theActiveTraceFollowsSelectionAndClosing() {
        open(trace);
        open(other);
        TmfSignalManager.dispatchSignal(new TmfTraceSelectedSignal(this, trace));
        assertThat(MANAGER.getActiveTrace()).isSameAs(trace);
        close(trace);
        assertThat(MANAGER.getActiveTrace()).isSameAs(other);
        close(other);
        assertThat(MANAGER.getActiveTrace()).isNull();
        assertThat(MANAGER.getActiveTraceSet()).isEmpty();
        assertThat(MANAGER.getCurrentTraceContext().getSelectionRange())
                .isEqualTo(TmfTimeRange.NULL_RANGE);
    }

    @Test
    void selectionsReachTheTracesThatHaveTheTime() throws InterruptedException {
        open(trace);
        open(other);
        await(
                () ->
                        trace.getNbEvents() == 4
                                && !trace.isIndexing()
                                && other.getNbEvents() == 2
                                && !other.isIndexing());
        ITmfTimestamp time = TmfTimestamp.fromNanos(2_000);
        TmfSignalManager.dispatchSignal(new TmfSelectionRangeUpdatedSignal(this, time));
        TmfSignalManager.dispatchSignal(new TmfWindowRangeUpdatedSignal(this, range(1_500, 2_500)));
        assertThat(MANAGER.getTraceContext(trace).getSelectionRange())
                .isEqualTo(range(2_000, 2_000));
        assertThat(MANAGER.getTraceContext(trace).getWindowRange()).isEqualTo(range(1_500, 2_500));
        assertThat(MANAGER.getTraceContext(other).getSelectionRange().getStartTime())
                .isEqualTo(TmfTimestamp.fromNanos(5_000_000_000L));
        MANAGER.updateTraceContext(
                trace, builder -> builder.setSynchronized(false).setData("key", "value"));
        assertThat(MANAGER.isSynchronized(trace, other)).isFalse();
        assertThat(MANAGER.getTraceContext(trace).getData("key")).isEqualTo("value");
        TmfSignalManager.dispatchSignal(
                new TmfEventFilterAppliedSignal(this, trace, FilterParser.parse("type == even")));
        assertThat(MANAGER.getTraceContext(trace).getFilter()).isNotNull();
    }

    private void sendWindow(long from, long to) {
        TmfSignalManager.dispatchSignal(new TmfWindowRangeUpdatedSignal(this, range(from, to)));
    }

    @Test
    void windowsAreCutToTheRangeOfTheTrace() throws InterruptedException {
        open(trace);
        await(() -> trace.getNbEvents() == 4 && !trace.isIndexing());
        sendWindow(0, 500_000_000);
        assertThat(MANAGER.getTraceContext(trace).getWindowRange())
                .isEqualTo(range(1_000, 500_000_000));
        sendWindow(400, 3_000_000_000L);
        assertThat(MANAGER.getTraceContext(trace).getWindowRange())
                .isEqualTo(range(1_000, 1_000_000_000));
        sendWindow(2_000_000, 3_000_000_000L);
        assertThat(MANAGER.getTraceContext(trace).getWindowRange())
                .isEqualTo(range(2_000_000, 1_000_000_000));
        sendWindow(2_000_000_000L, 3_000_000_000L);
        assertThat(MANAGER.getTraceContext(trace).getWindowRange())
                .isEqualTo(range(2_000_000, 1_000_000_000));
    }

    @Test
    void windowsOfAnExperimentAreCutToTheWholeOfItsTraces() throws InterruptedException {
        TmfExperiment experiment =
                new TmfExperiment(ITmfEvent.class, "both", new ITmfTrace[] {trace, other}, 2, null);
        open(experiment);
        await(() -> experiment.getNbEvents() == 6 && !experiment.isIndexing());
        sendWindow(0, 9_000_000_000L);
        assertThat(MANAGER.getTraceContext(experiment).getWindowRange())
                .isEqualTo(range(1_000, 6_000_000_000L));
        sendWindow(2_000_000_000L, 3_000_000_000L);
        assertThat(MANAGER.getTraceContext(experiment).getWindowRange())
                .isEqualTo(range(2_000_000_000L, 3_000_000_000L));
    }

    /** A trace whose end can be read without indexing it. */
    private static final class EndedTrace extends SyntheticTrace {
        EndedTrace(long... times) {
            super("ended", times);
        }

        @Override
        public void indexTrace(boolean waitForCompletion) {
            // as if that took long
        }

        @NonNullByDefault({})
        @Override
        public void traceRangeUpdated(TmfTraceRangeUpdatedSignal signal) {
            // as above
        }

        @Override
        public @Nullable ITmfTimestamp readEnd() {
            return TmfTimestamp.fromNanos(times()[times().length - 1]);
        }
    }

    @Test
    void anOpenedTraceWhoseEndCanBeReadShowsItsWholeRange() {
        EndedTrace ended = new EndedTrace(100, 200, 2_000_000_000);
        open(ended);
        assertThat(MANAGER.getTraceContext(ended).getWindowRange())
                .isEqualTo(range(100, 2_000_000_000));
    }

    @Test
    void windowsAreCutBeforeTheTraceIsIndexedIfItsEndCanBeRead() {
        EndedTrace ended = new EndedTrace(100, 200, 300);
        open(ended);
        sendWindow(0, 1000);
        assertThat(MANAGER.getTraceContext(ended).getWindowRange()).isEqualTo(range(100, 300));
    }

    @Test
    void openingAnExperimentIndexesItAndItsTraces() throws InterruptedException {
        TmfExperiment experiment =
                new TmfExperiment(ITmfEvent.class, "both", new ITmfTrace[] {trace, other}, 2, null);
        open(experiment);
        await(() -> experiment.getNbEvents() == 6);
        assertThat(trace.getNbEvents()).isEqualTo(4);
        assertThat(MANAGER.getActiveTraceSet()).containsExactly(trace, other);
        assertThat(experiment.getTimeRange()).isEqualTo(range(1_000, 6_000_000_000L));
        assertThat(MANAGER.getTracesForHost("both")).containsExactly(experiment);
    }

    @Test
    void supplementaryFilesAreNeverInTheTrace() {
        Path folder = Path.of(TmfTraceManager.getSupplementaryFileDir(trace));
        assertThat(folder)
                .isDirectory()
                .startsWith(Path.of(System.getProperty("astrolabe.cache", "")));
        assertThat(Path.of(TmfTraceManager.getSupplementaryFileDir(other))).isEqualTo(folder);
        TmfTraceManager.deleteSupplementaryFolder(trace);
        assertThat(Files.exists(folder)).isFalse();
        assertThat(TmfTraceManager.getTemporaryDirPath())
                .startsWith(System.getProperty("astrolabe.cache", "?"));
    }
}
