package org.eclipse.tracecompass.tmf.ui.viewers;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.signal.TraceSelection;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.eclipse.tracecompass.tmf.ui.testkit.UiThread;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A viewer, and the traces of a workbench that the test opens and closes by signals. */
class TmfTimeViewerTest {

    /** A viewer that writes down what it is told. */
    private static final class Watcher extends TmfTimeViewer {
        private final Shell shell;
        private final List<String> told = new ArrayList<>();

        Watcher(Shell shell) {
            super(shell, "watcher");
            this.shell = shell;
        }

        @Override
        public Control getControl() {
            return shell;
        }

        @Override
        public void refresh() {
            told.add("refresh");
        }

        @Override
        public void loadTrace(@Nullable ITmfTrace trace) {
            super.loadTrace(trace);
            if (Display.getCurrent() == null) {
                told.add("on another thread");
            }
            told.add(trace == null ? "none" : trace.getName());
        }
    }

    @TempDir private Path folder = Path.of("");
    private final List<ITmfTrace> traces = new ArrayList<>();
    private @Nullable Watcher watcher;

    @BeforeEach
    void create() throws Exception {
        TmfTraceManager.getInstance();
        watcher = UiThread.call(() -> new Watcher(new Shell()));
    }

    @AfterEach
    void close() throws Exception {
        for (ITmfTrace trace : traces) {
            send(new TmfTraceClosedSignal(this, trace));
            trace.dispose();
        }
        UiThread.call(
                () -> {
                    watcher().dispose();
                    watcher().shell.dispose();
                    return "";
                });
    }

    private Watcher watcher() {
        return Objects.requireNonNull(watcher);
    }

    private ITmfTrace open(String name) throws Exception {
        Path place = folder.resolve(name);
        java.nio.file.Files.createDirectories(place);
        SyntheticTrace trace = SyntheticTrace.ticks(place, 100);
        trace.indexTrace(true);
        traces.add(trace);
        send(new TmfTraceOpenedSignal(this, trace, null));
        return trace;
    }

    /** Sends a signal from this thread, and waits until the UI thread has handled it. */
    private static void send(TmfSignal signal) throws Exception {
        TmfSignalManager.dispatchSignal(signal);
        UiThread.call(() -> "");
    }

    @Test
    void aTraceThatIsOpenedIsLoadedOnTheUiThread() throws Exception {
        ITmfTrace trace = open("one");

        assertThat(watcher().told).containsExactly(trace.getName());
        assertThat(watcher().getTrace()).isSameAs(trace);
        assertThat(watcher().getStartTime()).isEqualTo(10);
        assertThat(watcher().getEndTime()).isEqualTo(1000);
        assertThat(watcher().getWindowStartTime()).isEqualTo(10);
        assertThat(watcher().getWindowDuration()).isPositive();
    }

    @Test
    void theTraceThatIsSelectedIsLoadedUnlessItIsTheCurrentOne() throws Exception {
        ITmfTrace one = open("one");
        ITmfTrace two = open("two");
        send(new TmfTraceSelectedSignal(this, two));
        send(new TmfTraceSelectedSignal(this, one));

        assertThat(watcher().told).containsExactly(one.getName(), two.getName(), one.getName());
    }

    @Test
    void whileItIsPinnedOtherTracesAreIgnored() throws Exception {
        ITmfTrace one = open("one");
        pin(one);
        ITmfTrace two = open("two");
        assertThat(watcher().getTrace()).isSameAs(one);

        pin(null);

        assertThat(watcher().getTrace()).isSameAs(two);
    }

    private void pin(@Nullable ITmfTrace trace) throws Exception {
        UiThread.call(
                () -> {
                    watcher().setPinned(trace);
                    return "";
                });
    }

    @Test
    void whatItSelectsIsSelectedInTheTrace() throws Exception {
        ITmfTrace trace = open("one");
        watcher().updateSelectionRange(300, 700);
        watcher().updateWindow(200, 800);

        var context = TmfTraceManager.getInstance().getTraceContext(trace);
        assertThat(context.getSelectionRange().getStartTime().toNanos()).isEqualTo(300);
        assertThat(context.getSelectionRange().getEndTime().toNanos()).isEqualTo(700);
        assertThat(context.getWindowRange().getStartTime().toNanos()).isEqualTo(200);
        assertThat(watcher().getSelectionEndTime()).isEqualTo(700);
        assertThat(watcher().getWindowStartTime()).isEqualTo(200);
        assertThat(watcher().getWindowDuration()).isEqualTo(600);
    }

    @Test
    void aSelectionMadeElsewhereIsTakenOver() throws Exception {
        open("one");
        send(
                new TmfSelectionRangeUpdatedSignal(
                        this, TmfTimestamp.fromNanos(40), TmfTimestamp.fromNanos(50)));

        assertThat(watcher().getSelectionBeginTime()).isEqualTo(40);
        assertThat(watcher().getSelectionEndTime()).isEqualTo(50);
    }

    @Test
    void whenItsTraceIsClosedItShowsNone() throws Exception {
        ITmfTrace one = open("one");
        send(new TmfTraceClosedSignal(this, one));

        assertThat(watcher().getTrace()).isNull();
        assertThat(watcher().getEndTime()).isZero();
        watcher().updateSelectionRange(1, 2);
        assertThat(watcher().getSelectionBeginTime()).isZero();
    }

    @Test
    void aTraceThatIsSelectedAndThenClosedOnTheUiThreadIsNotLoadedAgain() throws Exception {
        ITmfTrace one = open("one");
        ITmfTrace two = open("two");
        UiThread.call(
                () -> {
                    Thread selecting =
                            new Thread(
                                    () ->
                                            TmfSignalManager.dispatchSignal(
                                                    new TmfTraceSelectedSignal(this, one)));
                    selecting.start();
                    selecting.join();
                    TmfSignalManager.dispatchSignal(new TmfTraceClosedSignal(this, one));
                    return "";
                });
        UiThread.call(() -> "");

        assertThat(watcher().getTrace()).isNull();
        assertThat(watcher().told).containsExactly(one.getName(), two.getName(), one.getName());
    }

    @Test
    void aTraceThatIsClosedCannotBeSelected() throws Exception {
        ITmfTrace one = open("one");
        send(new TmfTraceClosedSignal(this, one));
        TraceSelection.select(this, one);
        UiThread.call(() -> "");

        assertThat(watcher().getTrace()).isNull();
    }
}
