package org.eclipse.tracecompass.tmf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.parser.FilterParser;
import org.eclipse.tracecompass.tmf.core.signal.TmfEventFilterAppliedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
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

    private final SyntheticTrace fTrace =
            new SyntheticTrace("one", 1_000, 2_000, 900_000_000, 1_000_000_000);
    private final SyntheticTrace fOther = new SyntheticTrace("one", 5_000_000_000L, 6_000_000_000L);

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
        fTrace.dispose();
        fOther.dispose();
    }

    @Test
    void anOpenedTraceIsActiveIndexedAndShowsItsBeginning() throws InterruptedException {
        open(fTrace);
        assertThat(MANAGER.getActiveTrace()).isSameAs(fTrace);
        TmfTraceContext context = MANAGER.getCurrentTraceContext();
        assertThat(context.getSelectionRange()).isEqualTo(range(1_000, 1_000));
        assertThat(context.getWindowRange()).isEqualTo(range(1_000, 100_001_000));
        await(() -> fTrace.getNbEvents() == 4);
        assertThat(fTrace.getEndTime()).isEqualTo(TmfTimestamp.fromNanos(1_000_000_000));
    }

    @Test
    void tracesOfOneNameAreToldApart() {
        open(fTrace);
        assertThat(MANAGER.getTraceUniqueName(fTrace)).isEqualTo("one");
        open(fOther);
        assertThat(MANAGER.getTraceUniqueName(fTrace)).isEqualTo("one | 1");
        assertThat(MANAGER.getTraceUniqueName(fOther)).isEqualTo("one | 2");
        assertThat(MANAGER.getTracesForHost("one")).containsExactly(fTrace, fOther);
    }

    @Test
    void theActiveTraceFollowsSelectionAndClosing() {
        open(fTrace);
        open(fOther);
        TmfSignalManager.dispatchSignal(new TmfTraceSelectedSignal(this, fTrace));
        assertThat(MANAGER.getActiveTrace()).isSameAs(fTrace);
        close(fTrace);
        assertThat(MANAGER.getActiveTrace()).isSameAs(fOther);
        close(fOther);
        assertThat(MANAGER.getActiveTrace()).isNull();
        assertThat(MANAGER.getActiveTraceSet()).isEmpty();
        assertThat(MANAGER.getCurrentTraceContext().getSelectionRange())
                .isEqualTo(TmfTimeRange.NULL_RANGE);
    }

    @Test
    void selectionsReachTheTracesThatHaveTheTime() throws InterruptedException {
        open(fTrace);
        open(fOther);
        await(
                () ->
                        fTrace.getNbEvents() == 4
                                && !fTrace.isIndexing()
                                && fOther.getNbEvents() == 2
                                && !fOther.isIndexing());
        ITmfTimestamp time = TmfTimestamp.fromNanos(2_000);
        TmfSignalManager.dispatchSignal(new TmfSelectionRangeUpdatedSignal(this, time));
        TmfSignalManager.dispatchSignal(new TmfWindowRangeUpdatedSignal(this, range(1_500, 2_500)));
        assertThat(MANAGER.getTraceContext(fTrace).getSelectionRange())
                .isEqualTo(range(2_000, 2_000));
        assertThat(MANAGER.getTraceContext(fTrace).getWindowRange()).isEqualTo(range(1_500, 2_500));
        assertThat(MANAGER.getTraceContext(fOther).getSelectionRange().getStartTime())
                .isEqualTo(TmfTimestamp.fromNanos(5_000_000_000L));
        MANAGER.updateTraceContext(
                fTrace, builder -> builder.setSynchronized(false).setData("key", "value"));
        assertThat(MANAGER.isSynchronized(fTrace, fOther)).isFalse();
        assertThat(MANAGER.getTraceContext(fTrace).getData("key")).isEqualTo("value");
        TmfSignalManager.dispatchSignal(
                new TmfEventFilterAppliedSignal(this, fTrace, FilterParser.parse("type == even")));
        assertThat(MANAGER.getTraceContext(fTrace).getFilter()).isNotNull();
    }

    @Test
    void openingAnExperimentIndexesItAndItsTraces() throws InterruptedException {
        TmfExperiment experiment =
                new TmfExperiment(
                        ITmfEvent.class, "both", new ITmfTrace[] {fTrace, fOther}, 2, null);
        open(experiment);
        await(() -> experiment.getNbEvents() == 6);
        assertThat(fTrace.getNbEvents()).isEqualTo(4);
        assertThat(MANAGER.getActiveTraceSet()).containsExactly(fTrace, fOther);
        assertThat(experiment.getTimeRange()).isEqualTo(range(1_000, 6_000_000_000L));
        assertThat(MANAGER.getTracesForHost("both")).containsExactly(experiment);
    }

    @Test
    void supplementaryFilesAreNeverInTheTrace() {
        Path folder = Path.of(TmfTraceManager.getSupplementaryFileDir(fTrace));
        assertThat(folder)
                .isDirectory()
                .startsWith(Path.of(System.getProperty("astrolabe.cache", "")));
        assertThat(Path.of(TmfTraceManager.getSupplementaryFileDir(fOther))).isEqualTo(folder);
        TmfTraceManager.deleteSupplementaryFolder(fTrace);
        assertThat(Files.exists(folder)).isFalse();
        assertThat(TmfTraceManager.getTemporaryDirPath())
                .startsWith(System.getProperty("astrolabe.cache", "?"));
    }
}
