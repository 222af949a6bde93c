package org.eclipse.tracecompass.internal.analysis.profiling.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.internal.analysis.profiling.core.model.KernelRecordings.TID;

import java.util.List;
import java.util.Objects;
import java.util.stream.StreamSupport;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.analysis.profiling.core.model.IHostModel;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What several recordings of a machine know of a thread. */
@ExtendWith(TemporaryCache.class)
class CompositeHostModelTest {

    private final KernelRecordings recordings = new KernelRecordings();

    @AfterEach
    void close() {
        recordings.close();
    }

    private IHostModel model() {
        return ModelManager.getModelFor(recordings.host());
    }

    private static List<String> ranges(Iterable<ProcessStatusInterval> intervals) {
        return StreamSupport.stream(intervals.spliterator(), false)
                .map(interval -> interval.getStart() + "-" + interval.getEnd())
                .toList();
    }

    private List<String> states(long start, long end) {
        return ranges(model().getThreadStatusIntervals(TID, start, end, 1));
    }

    private List<String> statesAt(Long... times) {
        return ranges(
                Objects.requireNonNull(
                        model().getThreadStatusIntervals(
                                        List.of(TID), List.of(times), new NullProgressMonitor())
                                .get(TID)));
    }

    @Test
    void statesGoOnInTheNextRecording() throws Exception {
        recordings.open(1000, 1999);
        recordings.open(100, 199);
        assertThat(states(0, 3000)).containsExactly("100-200", "1000-2000");
        assertThat(states(150, 1500)).containsExactly("150-200", "1000-1500");
        assertThat(states(1500, 1600)).containsExactly("1500-1600");
        assertThat(states(300, 900)).isEmpty();
        assertThat(statesAt(0L, 150L, 1500L, 3000L)).containsExactly("100-200", "1000-2000");
        assertThat(statesAt(900L, 1500L, 3000L)).containsExactly("1000-2000");
    }

    @Test
    void statesThatTwoRecordingsHaveAreThereOnce() throws Exception {
        recordings.open(100, 299);
        recordings.open(150, 199);
        recordings.open(250, 399);
        assertThat(states(0, 1000)).containsExactly("100-300", "300-400");
        assertThat(statesAt(0L, 160L, 260L, 350L, 1000L)).containsExactly("100-300", "300-400");
    }
}
