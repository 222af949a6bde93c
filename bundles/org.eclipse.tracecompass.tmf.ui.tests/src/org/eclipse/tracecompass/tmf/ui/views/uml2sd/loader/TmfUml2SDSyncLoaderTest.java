package org.eclipse.tracecompass.tmf.ui.views.uml2sd.loader;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.uml2sd.ITmfSyncSequenceDiagramEvent;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SignalTrace;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.Criteria;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.FilterCriteria;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages of a loader without a view. */
class TmfUml2SDSyncLoaderTest {

    private static final String TAKES_TOO_LONG = "(?=ANSWER 103)" + ".?".repeat(30) + "!";

    @TempDir private Path folder;
    private final Loader loader = new Loader();
    private SignalTrace trace;

    /** A loader that reads no message before it may, and keeps the pages that it has read. */
    private static final class Loader extends TmfUml2SDSyncLoader {

        private final CountDownLatch mayRead = new CountDownLatch(1);
        private final BlockingQueue<List<String>> pages = new LinkedBlockingQueue<>();
        private volatile Runnable beforePage = () -> {};

        @Override
        protected ITmfSyncSequenceDiagramEvent getSequenceDiagramEvent(ITmfEvent event) {
            try {
                mayRead.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return super.getSequenceDiagramEvent(event);
        }

        @Override
        protected void fillCurrentPage(List<ITmfSyncSequenceDiagramEvent> events) {
            beforePage.run();
            super.fillCurrentPage(events);
            pages.add(events.stream().map(ITmfSyncSequenceDiagramEvent::getName).toList());
        }

        /** Waits until the pages are found; returns the messages of the first. */
        List<String> read() throws InterruptedException {
            mayRead.countDown();
            waitForCompletion();
            return page();
        }

        /** Waits until a page is read; returns its messages. */
        List<String> page() throws InterruptedException {
            return pages.poll(1, TimeUnit.MINUTES);
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

        assertThat(loader.read()).hasSize(10_000);
        assertThat(loader.pagesCount()).isEqualTo(3);
    }

    private List<String> allPages() throws InterruptedException {
        List<String> messages = new ArrayList<>(loader.read());
        for (int page = 1; page < loader.pagesCount(); page++) {
            loader.pageNumberChanged(page);
            messages.addAll(loader.page());
        }
        return messages;
    }

    private static List<String> signals(int messages) {
        return IntStream.range(0, messages).mapToObj(SignalTrace::signal).toList();
    }

    @Test
    void messagesOfOneInstantAtTheEndOfAPageAreShownOnce() throws Exception {
        open(
                SignalTrace.open(
                        folder, 20_004, i -> i < 9_990 || i > 10_020 ? 1000L * i : 9_990_000));

        assertThat(allPages()).isEqualTo(signals(20_004));
    }

    @Test
    void messagesOfOneInstantFillPages() throws Exception {
        open(SignalTrace.open(folder, 20_004, i -> 5000));

        assertThat(allPages()).isEqualTo(signals(20_004));
    }

    @Test
    void aSearchFindsAmongMessagesOfOneInstant() throws Exception {
        open(SignalTrace.open(folder, 25_000, i -> 5000));
        loader.read();

        loader.findInNextPages(message("^ASK 12000$"));
        assertThat(loader.page()).contains("ASK 12000");
        assertThat(loader.currentPage()).isEqualTo(1);

        loader.findInNextPages(message("^DATA$"));
        assertThat(loader.page()).contains("ALARM");
        assertThat(loader.currentPage()).isEqualTo(2);
    }

    @Test
    void aPageIsNotShownAfterTheTraceWasClosed() throws Exception {
        open(SignalTrace.open(folder, 10));
        loader.beforePage = () -> loader.traceClosed(new TmfTraceClosedSignal(this, trace));

        assertThat(loader.read()).hasSize(10);

        assertThat(loader.fFrame.syncMessageCount()).isZero();
    }

    @Test
    void anEarlierPageDoesNotReplaceALaterOne() throws Exception {
        open(SignalTrace.open(folder, 20_004));
        loader.read();
        loader.beforePage =
                () -> {
                    loader.beforePage = () -> {};
                    loader.pageNumberChanged(2);
                };
        loader.pageNumberChanged(1);
        loader.page();
        loader.page();

        assertThat(loader.fFrame.syncMessageCount()).isEqualTo(4);
    }

    @Test
    void aSearchBeginsAnewOnAnotherPage() throws Exception {
        open(SignalTrace.open(folder, 12_000));
        loader.read();
        loader.fFindCriteria = message("ANSWER");
        ITmfTimestamp later = TmfTimestamp.fromNanos(11_001_000);

        loader.selectionRangeUpdated(new TmfSelectionRangeUpdatedSignal(this, later, later, trace));

        assertThat(loader.page()).hasSize(2000);
        assertThat(loader.fFindCriteria).isNull();
    }

    @Test
    void aFilterThatTakesTooLongIsLeftOut() throws Exception {
        open(SignalTrace.open(folder, 12_000));

        loader.filter(
                List.of(
                        new FilterCriteria(message("^READ$"), true, false),
                        new FilterCriteria(message(TAKES_TOO_LONG), true, true)));

        assertThat(loader.read()).hasSize(9_000).contains("DATA").doesNotContain("READ");
        assertThat(loader.pagesCount()).isEqualTo(1);
    }

    @Test
    void aSearchThatTakesTooLongFails() throws Exception {
        open(SignalTrace.open(folder, 12_000));
        loader.read();
        TmfUml2SDSyncLoader.SearchJob search =
                loader.new SearchJob(message(TAKES_TOO_LONG), TmfTimeRange.ETERNITY);

        IStatus result = search.run(new NullProgressMonitor());

        assertThat(result.getSeverity()).isEqualTo(IStatus.ERROR);
        assertThat(result.getMessage()).contains("takes too long on 'ANSWER 103'").endsWith(".");
    }

    private static Criteria message(String name) {
        Criteria criteria = new Criteria();
        criteria.setExpression(name);
        criteria.setSyncMessageSelected(true);
        return criteria;
    }
}
