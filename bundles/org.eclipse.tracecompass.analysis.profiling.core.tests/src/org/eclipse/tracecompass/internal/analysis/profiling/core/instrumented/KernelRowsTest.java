package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.os.linux.core.model.ProcessStatus;
import org.eclipse.tracecompass.internal.analysis.profiling.core.model.ModelManager;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.rows.core.ColumnRow;
import org.eclipse.tracecompass.tmf.testkit.HostTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** From which recording of a machine the states of a thread are. */
@ExtendWith(TemporaryCache.class)
class KernelRowsTest {

    private static final int TID = 7;

    private final List<Recording> recordings = new ArrayList<>();
    private final List<ITmfTrace> traces = new ArrayList<>();

    /** A kernel analysis that has its history already. */
    @NonNullByDefault({})
    private static final class Recording extends KernelAnalysisModule {
        private final ITmfStateSystem history;

        Recording(ITmfStateSystem history) {
            this.history = history;
        }

        @Override
        public boolean canExecute(ITmfTrace trace) {
            return true;
        }

        @Override
        public ITmfStateSystem getStateSystem() {
            return history;
        }
    }

    /** A thread that runs from the beginning to the end. */
    private static ITmfStateSystem history(long start, long end) {
        ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("kernel", start));
        history.modifyAttribute(
                start,
                ProcessStatus.RUN.getStateValue().unboxInt(),
                history.getQuarkAbsoluteAndAdd("Threads", Integer.toString(TID)));
        history.closeHistory(end);
        return history;
    }

    private void open(long start, long end) throws Exception {
        ITmfTrace trace = new HostTrace("machine", List.of(new HostTrace.Entry(start, "any", 0)));
        traces.add(trace);
        Recording recording = new Recording(history(start, end));
        recording.setTrace(trace);
        recordings.add(recording);
        TmfAnalysisManager.analysisModuleCreated(recording);
    }

    @AfterEach
    void closeAll() {
        ModelManager.disposeModels();
        recordings.forEach(Recording::dispose);
        traces.forEach(ITmfTrace::dispose);
    }

    private int states(ITmfStateSystem stacks) {
        KernelRows rows = new KernelRows(stacks);
        rows.add(1L, new HostThread(traces.get(0).getHostId(), TID));
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
        open(100, 200);
        open(1000, 2000);
        open(5000, 6000);
        assertThat(states(history(120, 180))).isPositive();
        assertThat(states(history(1100, 1900))).isPositive();
        assertThat(states(history(5900, 6100))).isPositive();
        assertThat(states(history(3000, 4000))).isZero();
    }
}
