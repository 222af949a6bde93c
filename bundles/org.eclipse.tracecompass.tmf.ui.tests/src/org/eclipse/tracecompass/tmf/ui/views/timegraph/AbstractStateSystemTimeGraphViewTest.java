package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.eclipse.tracecompass.tmf.ui.testkit.UiThread;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a view keeps of traces that are closed. It has no widgets here. */
@NonNullByDefault({})
class AbstractStateSystemTimeGraphViewTest {

    @TempDir Path folder;

    private final ITmfStateSystemBuilder history =
            StateSystemFactory.newStateSystem(
                    StateHistoryBackendFactory.createInMemoryBackend("test", 0));
    private final List<TimeGraphEntry> rows = List.of(new TimeGraphEntry("row", 0, 100));
    private ITmfTrace trace;
    private View view;

    /** A view whose rows a test sets. */
    private static final class View extends AbstractStateSystemTimeGraphView {

        View() {
            super("test", new TimeGraphPresentationProvider());
        }

        @Override
        protected void buildEntryList(
                ITmfTrace trace, ITmfTrace parentTrace, IProgressMonitor monitor) {
            // rows come from the test
        }

        @Override
        protected List<ITimeEvent> getEventList(
                TimeGraphEntry entry,
                ITmfStateSystem ss,
                List<List<ITmfStateInterval>> fullStates,
                List<ITmfStateInterval> prevFullState,
                IProgressMonitor monitor) {
            return null;
        }
    }

    @BeforeEach
    void open() throws Exception {
        trace = SyntheticTrace.ticks(folder, 3);
        view = UiThread.call(View::new);
    }

    @AfterEach
    void close() {
        if (view != null) {
            TmfSignalManager.deregister(view);
        }
        trace.dispose();
        history.dispose();
    }

    @Test
    void theRowsOfAClosedTraceAreForgotten() {
        view.putEntryList(trace, history, rows);
        assertThat(view.getEntryList(history)).hasSize(1);
        assertThat(view.getEntryList(trace)).hasSize(1);

        view.traceClosed(new TmfTraceClosedSignal(this, trace));

        assertThat(view.getEntryList(history)).isNull();
        assertThat(view.getEntryList(trace)).isNull();
    }

    @Test
    void rowsThatAJobFindsAfterTheirTraceIsClosedAreNotKept() {
        view.traceClosed(new TmfTraceClosedSignal(this, trace));

        view.putEntryList(trace, history, rows);
        view.addToEntryList(trace, history, rows);

        assertThat(view.getEntryList(history)).isNull();
        assertThat(view.getEntryList(trace)).isNull();
    }
}
