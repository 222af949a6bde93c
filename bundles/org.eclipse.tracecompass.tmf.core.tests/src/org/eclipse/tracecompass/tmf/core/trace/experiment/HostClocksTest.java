package org.eclipse.tracecompass.tmf.core.trace.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Traces of one host whose tracers have measured different offsets of its clock. */
class HostClocksTest {

    static {
        TemporaryCache.ofTheProcess();
    }

    private static final long UST = 1450192743562703624L;
    private static final long KERNEL = 1450192747804379176L;

    private final List<TmfExperiment> experiments = new ArrayList<>();

    /** A trace of a host, with the offset of its clock. */
    private static final class PartTrace extends SyntheticTrace implements ITmfPropertiesProvider {
        private final String host;
        private final String offset;

        PartTrace(String name, String host, String offset, long... times) {
            super(name, times);
            this.host = host;
            this.offset = offset;
        }

        @Override
        public String getHostId() {
            return host;
        }

        @Override
        public Map<String, String> getProperties() {
            return offset.isEmpty() ? Map.of() : Map.of("clock_offset", offset);
        }
    }

    private static PartTrace part(String name, String host, long offset, long... times) {
        return new PartTrace(name, host, Long.toString(offset), times);
    }

    @AfterEach
    void close() {
        experiments.forEach(TmfExperiment::dispose);
    }

    private TmfExperiment experiment(ITmfTrace... traces) {
        TmfExperiment experiment =
                new TmfExperiment(ITmfEvent.class, "host clocks", traces, 5000, null);
        experiments.add(experiment);
        return experiment;
    }

    private static List<Long> times(TmfExperiment experiment) {
        List<Long> times = new ArrayList<>();
        ITmfContext context = experiment.seekEvent(0L);
        for (ITmfEvent e = experiment.getNext(context); e != null; ) {
            times.add(e.getTimestamp().toNanos());
            e = experiment.getNext(context);
        }
        context.dispose();
        return times;
    }

    private static List<ITmfTimestampTransform> transforms(TmfExperiment experiment) {
        return experiment.getTraces().stream().map(ITmfTrace::getTimestampTransform).toList();
    }

    @Test
    void tracesOfAHostMeetAtTheAverageOfTheirOffsets() {
        long first = 1450193713007237278L;
        long zero = first - UST;
        TmfExperiment experiment =
                experiment(
                        part("ust", "h", UST, first, first + 1000),
                        part("kernel", "h", KERNEL, KERNEL + zero + 10, KERNEL + zero + 1100));
        long aligned = 1450193715128075054L;
        assertThat(times(experiment))
                .containsExactly(aligned, aligned + 10, aligned + 1000, aligned + 1100);
        assertThat(experiment.getStartTime()).isEqualTo(TmfTimestamp.fromNanos(aligned));
    }

    @Test
    void theAverageOfManyLargeOffsetsDoesNotOverflow() {
        long base = Long.MAX_VALUE - 100;
        TmfExperiment experiment =
                experiment(
                        part("a", "h", base, 5),
                        part("b", "h", base + 3, 5),
                        part("c", "h", base + 7, 5));
        assertThat(times(experiment)).containsExactly(1L, 5L, 8L);
    }

    @Test
    void otherHostsAndTracesWithoutAnOffsetKeepTheirTimes() {
        TmfExperiment experiment =
                experiment(
                        part("a", "h", 100, 1000),
                        part("b", "other", 200, 1000),
                        new PartTrace("c", "h", "", 1000),
                        new PartTrace("d", "h", "unknown", 1000));
        assertThat(times(experiment)).containsOnly(1000L);
    }

    @Test
    void aHostWithAClockSetByHandIsLeftAlone() {
        PartTrace shifted = part("a", "h", 100, 1000);
        shifted.useTimestampTransform(TimestampTransformFactory.createWithOffset(5000));
        TmfExperiment experiment =
                experiment(
                        shifted,
                        part("b", "h", 200, 1000),
                        part("c", "other", 0, 1000),
                        part("d", "other", 100, 1000));
        assertThat(times(experiment)).containsExactly(950L, 1000L, 1050L, 6000L);
    }

    @Test
    void nothingIsRememberedForTheTracesAlone() {
        experiment(part("alone", "h", 100, 1000), part("b", "h", 200, 1000));
        PartTrace again = part("alone", "h", 100, 1000);
        assertThat(again.getTimestampTransform())
                .isEqualTo(TimestampTransformFactory.getDefaultTransform());
        again.dispose();
    }

    @Test
    void synchronizationStartsFromTheClocksOfTheHostsAndReturnsToThem() {
        TmfExperiment experiment = experiment(part("a", "h", 100, 1000), part("b", "h", 200, 1000));
        List<ITmfTimestampTransform> aligned = transforms(experiment);
        assertThat(aligned)
                .containsExactly(
                        TimestampTransformFactory.createWithOffset(50),
                        TimestampTransformFactory.createWithOffset(-50));
        experiment.synchronizeTraces(true);
        assertThat(transforms(experiment)).isEqualTo(aligned);
        experiment.setClocks(trace -> TimestampTransformFactory.createWithOffset(7));
        assertThat(times(experiment)).containsExactly(1007L, 1007L);
        experiment.clearSynchronization();
        assertThat(transforms(experiment)).isEqualTo(aligned);
        assertThat(experiment.getTraces().stream().map(experiment::getHostClock))
                .isEqualTo(aligned);
        PartTrace again = part("a", "h", 100, 1000);
        assertThat(again.getTimestampTransform())
                .isEqualTo(TimestampTransformFactory.getDefaultTransform());
        again.dispose();
    }
}
