package org.eclipse.tracecompass.tmf.ui.views.uml2sd.loader;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.uml2sd.ITmfSyncSequenceDiagramEvent;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SignalTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages of a loader without a view. */
class TmfUml2SDSyncLoaderTest {

    @TempDir private Path folder;
    private final Loader loader = new Loader();
    private SignalTrace trace;

    /** A loader that reads no message before it may. */
    private static final class Loader extends TmfUml2SDSyncLoader {

        private final CountDownLatch mayRead = new CountDownLatch(1);

        @Override
        protected ITmfSyncSequenceDiagramEvent getSequenceDiagramEvent(ITmfEvent event) {
            try {
                mayRead.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return super.getSequenceDiagramEvent(event);
        }

        void read() {
            mayRead.countDown();
            waitForCompletion();
        }
    }

    private void open(SignalTrace opened) {
        trace = opened;
        TmfTraceManager.getInstance();
        TmfSignalManager.dispatchSignal(new TmfTraceOpenedSignal(this, trace, null));
    }

    @AfterEach
    void close() {
        loader.mayRead.countDown();
        TmfSignalManager.dispatchSignal(new TmfTraceClosedSignal(this, trace));
        loader.dispose();
        trace.dispose();
    }

    @Test
    void endingASearchLeavesThePagesToBeFound() throws Exception {
        open(SignalTrace.open(folder, 20_004));

        loader.cancel();
        loader.read();

        assertThat(loader.pagesCount()).isEqualTo(3);
        assertThat(loader.fFrame.syncMessageCount()).isEqualTo(10_000);
    }
}
