package org.eclipse.tracecompass.internal.tmf.ui.synchronization;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.matching.FieldMatchDefinition;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationManager;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Pair;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.testkit.HostTrace;
import org.eclipse.tracecompass.tmf.testkit.HostTrace.Entry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clocks are moved by seconds or so that two events happen at once; messages become points. */
class ClocksByHandTest {

    private static final long AHEAD = 5_000_000_000L;
    private static final FieldMatchDefinition RULE =
            FieldMatchDefinition.parse("sent(id) -> received(id)");

    @TempDir Path cache = Path.of("");
    private TmfExperiment experiment = new TmfExperiment();

    @BeforeEach
    void open() {
        System.setProperty("astrolabe.cache", cache.toString());
        TmfEventMatching.registerMatchObject(RULE);
        Random random = new Random(5);
        List<Entry> alpha = new ArrayList<>();
        List<Entry> beta = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            long sent = 1_000_000L * i;
            long received = sent + 20_000 + random.nextInt(300_000);
            boolean forth = random.nextBoolean();
            (forth ? alpha : beta).add(new Entry(sent + (forth ? 0 : AHEAD), HostTrace.SENT, i));
            (forth ? beta : alpha)
                    .add(new Entry(received + (forth ? AHEAD : 0), HostTrace.RECEIVED, i));
        }
        experiment =
                new TmfExperiment(
                        TmfEvent.class,
                        "hosts",
                        new ITmfTrace[] {
                            new HostTrace("alpha", alpha), new HostTrace("beta", beta)
                        },
                        1000,
                        null);
    }

    @AfterEach
    void close() {
        TmfEventMatching.unregisterMatchObject(RULE);
        experiment.dispose();
    }

    private static long firstTime(ITmfTrace trace) {
        ITmfContext context = trace.seekEvent(0L);
        ITmfEvent event = trace.getNext(context);
        context.dispose();
        return event == null ? 0 : event.getTimestamp().toNanos();
    }

    @Test
    void theFirstOfTwoEventsIsForgottenWithItsExperiment() {
        ITmfContext context = experiment.seekEvent(0L);
        ITmfEvent first = experiment.getNext(context);
        context.dispose();
        TmfTraceManager traces = TmfTraceManager.getInstance();
        traces.traceOpened(new TmfTraceOpenedSignal(this, experiment, null));
        SyncMenu.remember(experiment, first);
        assertThat(SyncMenu.remembered(experiment)).isNotNull().isSameAs(first);
        traces.traceClosed(new TmfTraceClosedSignal(this, experiment));
        assertThat(SyncMenu.remembered(experiment)).isNull();
    }

    @Test
    void secondsAreReadAndWrittenWithAllTheirDigits() {
        assertThat(ClockShifts.parse("-1.25")).hasValue(-1_250_000_000L);
        assertThat(ClockShifts.parse(" +0.000 000 001 s")).hasValue(1);
        assertThat(ClockShifts.parse("4739.5")).hasValue(4_739_500_000_000L);
        assertThat(ClockShifts.parse("\u221220 ms")).hasValue(-20_000_000L);
        assertThat(ClockShifts.parse("+2min")).hasValue(120_000_000_000L);
        assertThat(ClockShifts.parse("soon")).isEmpty();
        assertThat(ClockShifts.parse("1e30")).isEmpty();
        assertThat(ClockShifts.text(-4_739_448_371L)).isEqualTo("-4.739448371");
        assertThat(ClockShifts.text(2_000_000_000L)).isEqualTo("+2");
        assertThat(ClockShifts.text(0)).isEqualTo("0");
    }

    @Test
    void aShiftMovesAllTracesOfAHost() {
        ITmfTrace alpha = experiment.getTraces().get(0);
        ITmfTrace beta = experiment.getTraces().get(1);
        long alphaTime = firstTime(alpha);
        long betaTime = firstTime(beta);
        ClockShifts shifts = new ClockShifts();
        assertThat(shifts.isEmpty()).isTrue();
        shifts.set(beta.getHostId(), 5_000_000_000L);
        assertThat(shifts.isEmpty()).isFalse();
        experiment.setClocks(shifts::transform);
        assertThat(firstTime(alpha)).isEqualTo(alphaTime);
        assertThat(firstTime(beta)).isEqualTo(betaTime + 5_000_000_000L);
    }

    @Test
    void twoSelectedEventsOfDifferentHostsAreAligned() {
        ITmfTrace alpha = experiment.getTraces().get(0);
        ITmfTrace beta = experiment.getTraces().get(1);
        long alphaTime = firstTime(alpha);
        long betaTime = firstTime(beta);
        Optional<EventPair> pair = EventPair.at(experiment, alphaTime, betaTime);
        assertThat(pair).isPresent();
        assertThat(EventPair.at(experiment, alphaTime, alphaTime)).isEmpty();
        pair.ifPresent(
                events -> {
                    assertThat(events.distance()).isEqualTo(Math.abs(alphaTime - betaTime));
                    experiment.setClocks(events.aligned(false)::transform);
                });
        assertThat(firstTime(alpha)).isEqualTo(firstTime(beta));
    }

    @Test
    void messagesAreOnTheirSideOfTheResult() {
        SynchronizationAlgorithm found =
                SynchronizationManager.synchronizeTraces(null, List.of(experiment), true);
        Pair pair = SynchronizationReport.of(found, experiment.getTraces()).pairs().getFirst();
        MessagePlot plot = MessagePlot.of(found, pair);
        assertThat(DoubleStream.of(plot.fromA().y()).min().orElse(-1)).isNotNegative();
        assertThat(DoubleStream.of(plot.fromB().y()).max().orElse(1)).isNotPositive();
        assertThat(plot.fromA().x()).isSorted();
        assertThat(plot.steepest().isEmpty()).isFalse();
        assertThat(plot.seconds()).isPositive();
        assertThat(plot.worthSeeing()).isNotNegative();
    }
}
