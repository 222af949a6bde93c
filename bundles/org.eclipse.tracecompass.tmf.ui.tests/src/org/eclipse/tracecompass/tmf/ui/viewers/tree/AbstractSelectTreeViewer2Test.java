package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.eclipse.tracecompass.tmf.ui.testkit.UiThread;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a tree with check boxes keeps of traces that the test opens and closes by signals. */
@NonNullByDefault({})
class AbstractSelectTreeViewer2Test {

    @TempDir private Path folder;
    private Shell shell;
    private NoEntries viewer;

    /** A tree for traces without the data provider. */
    private static final class NoEntries extends AbstractSelectTreeViewer2 {

        NoEntries(Composite parent) {
            super(parent, -1, "none");
        }

        @Override
        protected ITmfTreeColumnDataProvider getColumnDataProvider() {
            return () -> List.of(new TmfTreeColumnData("Name"));
        }

        @Override
        protected ITmfTreeDataProvider<@NonNull ITmfTreeDataModel> getProvider(ITmfTrace trace) {
            return null;
        }
    }

    @BeforeEach
    void create() throws Exception {
        Viewer.assumeRunning();
        viewer =
                UiThread.call(
                        () -> {
                            shell = new Shell();
                            return new NoEntries(shell);
                        });
    }

    @AfterEach
    void close() throws Exception {
        for (ITmfTrace trace : TmfTraceManager.getInstance().getOpenedTraces()) {
            close(trace);
        }
        if (viewer != null) {
            UiThread.call(
                    () -> {
                        viewer.dispose();
                        shell.dispose();
                        return "";
                    });
        }
    }

    private ITmfTrace open(String name) throws Exception {
        ITmfTrace trace = SyntheticTrace.ticks(Files.createDirectories(folder.resolve(name)), 100);
        trace.indexTrace(true);
        send(new TmfTraceOpenedSignal(this, trace, null));
        return trace;
    }

    private void close(ITmfTrace trace) throws Exception {
        send(new TmfTraceClosedSignal(this, trace));
        trace.dispose();
    }

    /** Sends a signal from this thread, and waits until the UI thread has handled it. */
    private static void send(TmfSignal signal) throws Exception {
        TmfSignalManager.dispatchSignal(signal);
        UiThread.call(() -> "");
    }

    @Test
    void aTraceThatIsClosedWhileAnotherOneIsShownIsForgotten() throws Exception {
        ITmfTrace closed = open("closed");
        ITmfTrace shown = open("shown");
        assertThat(viewer.isIncomplete(closed)).isTrue();

        close(closed);

        assertThat(viewer.isIncomplete(closed)).isFalse();
        assertThat(viewer.isIncomplete(shown)).isTrue();
    }

    @Test
    void aTreeThatIsClosedLeavesNothingInTheContextsOfTraces() throws Exception {
        ITmfTrace first = open("first");
        ITmfTrace second = open("second");
        UiThread.call(
                () -> {
                    viewer.setCheckedElements(new Object[0]);
                    return "";
                });
        assertThat(kept(first)).isNotEmpty();
        assertThat(kept(second)).isNotEmpty();

        UiThread.call(
                () -> {
                    shell.dispose();
                    return "";
                });

        assertThat(kept(first)).isEmpty();
        assertThat(kept(second)).isEmpty();
    }

    /** The keys of what such trees keep with a trace. */
    private static List<String> kept(ITmfTrace trace) {
        return TmfTraceManager.getInstance().getTraceContext(trace).getData().keySet().stream()
                .filter(key -> key.startsWith(NoEntries.class.getName()))
                .toList();
    }
}
