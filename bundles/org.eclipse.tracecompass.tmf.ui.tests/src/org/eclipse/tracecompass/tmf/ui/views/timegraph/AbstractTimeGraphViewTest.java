package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.eclipse.tracecompass.tmf.ui.TmfUiRefreshHandler;
import org.eclipse.tracecompass.tmf.ui.testkit.UiThread;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphViewer;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.Utils.TimeFormat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a view keeps of traces that are closed. */
@NonNullByDefault({})
class AbstractTimeGraphViewTest {

    @TempDir Path folder;

    private final TmfUiRefreshHandler updates = TmfUiRefreshHandler.getInstance();
    private ITmfTrace trace;
    private ITmfTrace other;
    private Shell shell;
    private View view;

    /** A view whose rows a test sets. */
    private static final class View extends AbstractTimeGraphView {

        View() {
            super("test", new TimeGraphPresentationProvider());
            // The format of the preferences needs a platform.
            setTimeFormat(TimeFormat.NUMBER);
        }

        @Override
        protected void buildEntryList(
                ITmfTrace trace, ITmfTrace parentTrace, IProgressMonitor monitor) {
            // rows come from the test
        }

        @Override
        protected Iterable<ITmfTrace> getTracesToBuild(ITmfTrace whole) {
            return List.of();
        }

        @Override
        protected ZoomThread createZoomThread(
                long startTime, long endTime, long resolution, boolean restart) {
            return null;
        }
    }

    @BeforeEach
    void open() throws Exception {
        trace = SyntheticTrace.ticks(folder, 3);
        other = SyntheticTrace.ticks(folder, 3);
        view =
                UiThread.call(
                        () -> {
                            shell = new Shell();
                            shell.setLayout(new FillLayout());
                            shell.setSize(400, 200);
                            View created = new View();
                            created.setUp(new TimeGraphViewer(shell, SWT.NONE));
                            return created;
                        });
    }

    @AfterEach
    void close() throws Exception {
        if (view != null) {
            TmfSignalManager.deregister(view);
            UiThread.call(
                    () -> {
                        shell.dispose();
                        return "";
                    });
        }
        trace.dispose();
        other.dispose();
    }

    /** Waits until the view has shown what it was told to. */
    private void settle() throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        updates.queueUpdate(done, done::countDown);
        assertThat(done.await(1, TimeUnit.MINUTES)).isTrue();
    }

    private void show(ITmfTrace next) throws Exception {
        UiThread.call(
                () -> {
                    view.traceOpened(new TmfTraceOpenedSignal(this, next, null));
                    view.putEntryList(next, List.of(new TimeGraphEntry("row", 0, 100)));
                    return "";
                });
        settle();
    }

    @Test
    void whatWasChosenForAnotherTraceIsKeptUntilItIsClosed() throws Exception {
        show(trace);
        show(other);
        assertThat(view.memory().get(trace)).isNotNull();

        UiThread.call(
                () -> {
                    view.traceClosed(new TmfTraceClosedSignal(this, trace));
                    return "";
                });

        assertThat(view.memory().get(trace)).isNull();
    }

    @Test
    void aClosedTraceIsNotRememberedIfAnotherIsSelectedBeforeTheViewIsRedrawn() throws Exception {
        show(trace);

        updates.queueUpdate(
                "closes the trace",
                () -> {
                    updates.queueUpdate(
                            "selects the other trace before the view is redrawn",
                            () -> view.traceSelected(new TmfTraceSelectedSignal(this, other)));
                    view.traceClosed(new TmfTraceClosedSignal(this, trace));
                });
        settle();
        settle();

        assertThat(view.getTrace()).isSameAs(other);
        assertThat(view.memory().get(trace)).isNull();
        assertThat(view.memory().filters()).doesNotContainKey(trace);
    }

    @Test
    void rowsThatAJobFindsAfterTheirTraceIsClosedAreNotKept() throws Exception {
        show(trace);
        UiThread.call(
                () -> {
                    view.traceClosed(new TmfTraceClosedSignal(this, trace));
                    return "";
                });

        view.putEntryList(trace, List.of(new TimeGraphEntry("late", 0, 100)));
        view.addToEntryList(trace, List.of(new TimeGraphEntry("later", 0, 100)));

        assertThat(view.getEntryList(trace)).isNull();
    }

    @Test
    void aTraceThatIsOpenedAgainHasRows() throws Exception {
        show(trace);
        UiThread.call(
                () -> {
                    view.traceClosed(new TmfTraceClosedSignal(this, trace));
                    return "";
                });

        show(trace);

        assertThat(view.getEntryList(trace)).hasSize(1);
    }
}
