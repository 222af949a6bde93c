package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.internal.analysis.profiling.core.model.KernelRecordings;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
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

    private int states(ITmfStateSystem stacks) {
        KernelRows rows = new KernelRows(stacks);
        rows.add(1L, new HostThread(recordings.host(), KernelRecordings.TID));
        List<Long> times = List.of(stacks.getStartTime(), stacks.getCurrentEndTime());
        List<ColumnRow> read =
                rows.read(
                        Map.of(
                                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                times,
                                DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                                List.of(1L)),
                        null);
        return Objects.requireNonNull(read).stream().mapToInt(row -> row.getStates().size()).sum();
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
}
