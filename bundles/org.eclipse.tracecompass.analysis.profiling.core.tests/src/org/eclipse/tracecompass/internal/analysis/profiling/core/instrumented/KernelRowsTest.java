package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.internal.analysis.profiling.core.model.KernelRecordings;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.rows.core.ColumnRow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** From which recording of a machine the states of a thread are. */
@ExtendWith(TemporaryCache.class)
class KernelRowsTest {

    private final KernelRecordings recordings = new KernelRecordings();

    @AfterEach
    void close() {
        recordings.close();
    }

    private List<ColumnRow> rows(ITmfStateSystem stacks) {
        KernelRows rows = new KernelRows(stacks);
        rows.add(1L, new HostThread(recordings.host(), KernelRecordings.TID));
        List<Long> times = List.of(stacks.getStartTime(), stacks.getCurrentEndTime());
        return Objects.requireNonNull(
                rows.read(
                        Map.of(
                                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                times,
                                DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                                List.of(1L)),
                        null));
    }

    private int states(ITmfStateSystem stacks) {
        return rows(stacks).stream().mapToInt(row -> row.getStates().size()).sum();
    }

    @Test
    void theStatesAreThoseOfTheRecordingOfTheSameTime() throws Exception {
        recordings.open(100, 200);
        recordings.open(1000, 2000);
        recordings.open(5000, 6000);
        assertThat(states(KernelRecordings.history(120, 180))).isPositive();
        assertThat(states(KernelRecordings.history(1100, 1900))).isPositive();
        assertThat(states(KernelRecordings.history(5900, 6100))).isPositive();
        assertThat(states(KernelRecordings.history(3000, 4000))).isZero();
    }

    @Test
    void oneRecordingGoesOnWhereAnotherEnds() throws Exception {
        recordings.open(1000, 2000);
        recordings.open(100, 400);
        recordings.open(150, 200);
        recordings.open(300, 500);
        assertThat(rows(KernelRecordings.history(0, 3000)))
                .singleElement()
                .satisfies(
                        row ->
                                assertThat(row.getStates())
                                        .extracting(
                                                ITimeGraphState::getStartTime,
                                                ITimeGraphState::getDuration)
                                        .containsExactly(
                                                tuple(100L, 301L),
                                                tuple(401L, 100L),
                                                tuple(1000L, 1001L)));
    }
}
