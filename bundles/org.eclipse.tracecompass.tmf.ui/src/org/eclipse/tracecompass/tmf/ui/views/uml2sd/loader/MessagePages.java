package org.eclipse.tracecompass.tmf.ui.views.uml2sd.loader;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.core.component.TmfComponent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.uml2sd.ITmfSyncSequenceDiagramEvent;
import org.eclipse.tracecompass.tmf.ui.jobs.Background;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDWidget;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Frame;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.GraphNode;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.SyncMessage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.Criteria;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.FilterCriteria;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDAdvancedPagingProvider;

/**
 * The messages of a trace in pages: one request finds the time of each page, another one reads the
 * messages of the current page and shows them.
 */
abstract class MessagePages extends TmfComponent implements ISDAdvancedPagingProvider {

    private static final System.Logger LOGGER = LazyLogger.of(MessagePages.class);

    /** The largest number of messages on a page. */
    protected static final int MAX_NUM_OF_MSG = 10000;

    /** The trace; null for none. */
    protected ITmfTrace fTrace = null;

    /** The request that finds the pages; null before. */
    protected ITmfEventRequest fIndexRequest = null;

    /** The request that reads a page; null if none runs. */
    protected ITmfEventRequest fPageRequest = null;

    /** Whether a signal of this loader is being sent, to which it does not react. */
    protected volatile boolean fIsSignalSent = false;

    /** The view; null before there is one. */
    protected SDView fView = null;

    /** The diagram of the current page; null before there is one. */
    protected Frame fFrame = null;

    /** The messages of the current page. */
    protected List<ITmfSyncSequenceDiagramEvent> fEvents = new ArrayList<>();

    /** The time of each page. */
    protected List<TmfTimeRange> fCheckPoints = new ArrayList<>();

    /** The current page, from 0. */
    protected volatile int fCurrentPage = 0;

    /** The selected time; null for none. */
    protected ITmfTimestamp fCurrentTime = null;

    /** Whether the message at the selected time is selected when its page is read. */
    protected volatile boolean fIsSelect = false;

    /** The search in later pages; null if none runs. */
    protected TmfUml2SDSyncLoader.SearchJob fFindJob = null;

    /** What was found on the current page. */
    protected List<GraphNode> fFindResults = new ArrayList<>();

    /** What was looked for last; null for nothing. */
    protected Criteria fFindCriteria = null;

    /** The next of the results to show. */
    protected volatile int fCurrentFindIndex = 0;

    /** The filters; null for none. */
    protected List<FilterCriteria> fFilterCriteria = null;

    /** For the UI thread. */
    private boolean moving;

    /** The request whose page is being shown on this thread. */
    private final ThreadLocal<PageRequest> shown = new ThreadLocal<>();

    /** Guards all other fields. */
    protected ReentrantLock fLock = new ReentrantLock();

    MessagePages(String name) {
        super(name);
    }

    final <T> T locked(Supplier<T> question) {
        fLock.lock();
        try {
            return question.get();
        } finally {
            fLock.unlock();
        }
    }

    final void locked(Runnable action) {
        fLock.lock();
        try {
            action.run();
        } finally {
            fLock.unlock();
        }
    }

    /** Waits until the pages are found and the current one is read. Not on the UI thread. */
    public void waitForCompletion() {
        waitFor(locked(() -> fIndexRequest));
        waitFor(locked(() -> fPageRequest));
    }

    static void waitFor(ITmfEventRequest request) {
        if (request == null) {
            return;
        }
        try {
            request.waitForCompletion();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Finds the pages of the trace and shows the one with the selected time. */
    protected void loadTrace() {
        resetLoader();
        ITmfTrace trace = locked(() -> fTrace);
        if (trace == null) {
            return;
        }
        locked(
                () -> {
                    fCurrentTime =
                            TmfTraceManager.getInstance()
                                    .getTraceContext(trace)
                                    .getSelectionRange()
                                    .getStartTime();
                    fIsSelect = true;
                });
        PageIndexRequest index = new PageIndexRequest(this);
        locked(() -> fIndexRequest = index);
        TmfUml2SDSyncLoader.IndexingJob job = new TmfUml2SDSyncLoader.IndexingJob(getName());
        index.whenFinished(job::finish);
        job.schedule();
        trace.sendRequest(index);
    }

    @Override
    public boolean hasNextPage() {
        return locked(() -> fCurrentPage < fCheckPoints.size() - 1);
    }

    @Override
    public boolean hasPrevPage() {
        return locked(() -> fCurrentPage > 0);
    }

    @Override
    public void nextPage() {
        pageNumberChanged(fCurrentPage + 1);
    }

    @Override
    public void prevPage() {
        pageNumberChanged(fCurrentPage - 1);
    }

    @Override
    public void firstPage() {
        pageNumberChanged(0);
    }

    @Override
    public void lastPage() {
        ITmfEventRequest index = locked(() -> fIndexRequest);
        if (index != null && index.isCompleted()) {
            pageNumberChanged(pagesCount() - 1);
            return;
        }
        // All pages are not known yet.
        Background.run(
                getName(),
                monitor -> {
                    waitFor(index);
                    pageNumberChanged(pagesCount() - 1);
                });
    }

    @Override
    public int currentPage() {
        return fCurrentPage;
    }

    @Override
    public int pagesCount() {
        return locked(() -> fCheckPoints.size());
    }

    /** Shows another page; a number without a page does nothing. */
    @Override
    public void pageNumberChanged(int pagenNumber) {
        boolean valid =
                locked(
                        () -> {
                            boolean known = pagenNumber >= 0 && pagenNumber < fCheckPoints.size();
                            if (known) {
                                fCurrentPage = pagenNumber;
                                fCurrentTime = fCheckPoints.get(pagenNumber).getStartTime();
                                fIsSelect = false;
                                fFindCriteria = null;
                            }
                            return known;
                        });
        if (valid) {
            moveToPage();
        }
    }

    /** Stops all requests and searches. */
    protected void cancelOngoingRequests() {
        List<ITmfEventRequest> running = new ArrayList<>();
        Job search =
                locked(
                        () -> {
                            running.add(fIndexRequest);
                            running.add(fPageRequest);
                            fPageRequest = null;
                            Job job = fFindJob;
                            fFindJob = null;
                            return job;
                        });
        if (search != null) {
            search.cancel();
        }
        for (ITmfEventRequest request : running) {
            if (request != null && !request.isCompleted()) {
                request.cancel();
            }
        }
    }

    /** Shows an empty diagram and forgets pages and results. */
    protected void resetLoader() {
        cancelOngoingRequests();
        Frame empty = new Frame();
        empty.setName(Messages.TmfUml2SDSyncLoader_FrameName);
        locked(
                () -> {
                    fCurrentTime = null;
                    fEvents = new ArrayList<>();
                    fCheckPoints = new ArrayList<>();
                    fCurrentPage = 0;
                    fIsSelect = false;
                    fFrame = empty;
                    fFindCriteria = null;
                    fFindResults = new ArrayList<>();
                    fCurrentFindIndex = 0;
                });
        SDView view = fView;
        if (view != null) {
            view.explain(null);
            showEmpty(view, empty);
        }
    }

    /**
     * Shows the empty diagram. Does not wait for the UI thread, which may be about to send a signal
     * while the signal handled here keeps it from doing so.
     */
    private void showEmpty(SDView view, Frame empty) {
        SDWidget widget = view.getSDWidget();
        if (Display.getCurrent() != null) {
            view.setFrameSync(empty);
        } else if (widget != null && !widget.isDisposed()) {
            widget.getDisplay()
                    .asyncExec(
                            () -> {
                                if (locked(() -> fFrame) == empty) {
                                    view.setFrameSync(empty);
                                }
                            });
        }
    }

    /**
     * Shows the messages of a page, unless another request takes the place of this one meanwhile.
     */
    final void show(PageRequest request) {
        if (locked(() -> fPageRequest != request)) {
            return;
        }
        shown.set(request);
        try {
            fillCurrentPage(request.messages());
        } finally {
            shown.remove();
            locked(() -> fPageRequest = fPageRequest == request ? null : fPageRequest);
        }
    }

    /**
     * Builds the diagram of a page and shows it, unless another page has been asked for or the
     * trace has been closed. Not on the UI thread.
     */
    protected void fillCurrentPage(List<ITmfSyncSequenceDiagramEvent> events) {
        PageRequest request = shown.get();
        Frame frame = PageFrame.of(events.stream().filter(e -> !filterMessage(e)).toList());
        boolean isCurrent =
                locked(
                        () -> {
                            if (request != null && request != fPageRequest) {
                                return false;
                            }
                            fFrame = frame;
                            fEvents = events;
                            if (request == null || !request.isFound()) {
                                // What was found is on another page.
                                fFindCriteria = null;
                            }
                            return true;
                        });
        SDView view = fView;
        if (!isCurrent || view == null) {
            return;
        }
        onDisplay(view, frame, () -> view.setFrameSync(frame));
        if (locked(() -> fFindCriteria) != null) {
            showFirstMatch(view, frame);
        } else {
            moveToMessageInPage();
        }
    }

    /** Does something with the view unless its diagram is another one by then, and waits. */
    private void onDisplay(SDView view, Frame frame, Runnable action) {
        SDWidget widget = view.getSDWidget();
        if (widget != null && !widget.isDisposed()) {
            widget.getDisplay()
                    .syncExec(
                            () -> {
                                if (!widget.isDisposed() && locked(() -> fFrame) == frame) {
                                    action.run();
                                }
                            });
        }
    }

    /** The page was read because something was found on it. */
    private void showFirstMatch(SDView view, Frame frame) {
        List<GraphNode> found = findOn(frame);
        locked(
                () -> {
                    fFindResults = found;
                    fCurrentFindIndex = found.isEmpty() ? 0 : 1;
                });
        if (found.isEmpty()) {
            moveToMessageInPage();
        } else {
            onDisplay(view, frame, () -> moveTo(view, found.get(0)));
        }
    }

    /**
     * What is wanted on a page. If that takes too long, nothing is; then the next search says so.
     */
    private List<GraphNode> findOn(Frame frame) {
        Criteria wanted = locked(() -> fFindCriteria);
        try {
            return wanted == null ? new ArrayList<>() : Matches.of(frame, wanted);
        } catch (CostlyPatternException e) {
            locked(() -> fFindCriteria = null);
            return new ArrayList<>();
        }
    }

    /** Shows the message at the selected time, on its page. */
    protected void moveToMessage() {
        ITmfTimestamp time = locked(() -> fCurrentTime);
        if (time == null || pagesCount() == 0) {
            return;
        }
        int page = getPage(time);
        if (page == fCurrentPage && locked(() -> fPageRequest == null)) {
            moveToMessageInPage();
            return;
        }
        locked(() -> fCurrentPage = page);
        moveToPage(false);
    }

    /** Shows the last message of the page that is not after the selected time. */
    protected void moveToMessageInPage() {
        SDView view = fView;
        Frame frame = locked(() -> fFrame);
        ITmfTimestamp time = locked(() -> fCurrentTime);
        if (view == null || frame == null || time == null) {
            return;
        }
        PageFrame.Nearest nearest = PageFrame.nearest(frame, time);
        if (nearest == null) {
            return;
        }
        SyncMessage shown = nearest.message();
        boolean select = nearest.exact() && fIsSelect;
        view.getSDWidget()
                .getDisplay()
                .asyncExec(
                        () -> {
                            if (view.getSDWidget().isDisposed()
                                    || locked(() -> fCurrentTime) != time) {
                                // Another time has been selected since.
                                return;
                            }
                            if (select) {
                                moveTo(view, shown);
                            } else {
                                view.getSDWidget().ensureVisible(shown);
                            }
                        });
    }

    /** Selects a node because its time is selected. */
    private void moveTo(SDView view, GraphNode node) {
        moving = true;
        try {
            view.getSDWidget().moveTo(node);
        } finally {
            moving = false;
        }
    }

    /** Whether a node is being selected because its time is; on the UI thread. */
    final boolean isMoving() {
        return moving;
    }

    /** Reads the current page and shows its time in all views. */
    protected void moveToPage() {
        moveToPage(true);
    }

    /**
     * Reads the current page.
     *
     * @param notifyAll whether its time is shown in all views
     */
    protected void moveToPage(boolean notifyAll) {
        moveToPage(notifyAll, false);
    }

    /**
     * Reads the current page.
     *
     * @param notifyAll whether its time is shown in all views
     * @param isFound whether the first match on it is selected
     */
    final void moveToPage(boolean notifyAll, boolean isFound) {
        ITmfTrace trace = locked(() -> fTrace);
        TmfTimeRange range =
                locked(
                        () ->
                                fCurrentPage < fCheckPoints.size()
                                        ? fCheckPoints.get(fCurrentPage)
                                        : null);
        if (trace == null || range == null) {
            return;
        }
        ITmfEventRequest before = locked(() -> fPageRequest);
        if (before != null && !before.isCompleted()) {
            before.cancel();
        }
        PageRequest request = new PageRequest(this, range, isFound);
        locked(() -> fPageRequest = request);
        SDView view = fView;
        if (view != null) {
            view.toggleWaitCursorAsync(true);
        }
        trace.sendRequest(request);
        if (notifyAll) {
            TmfTimeRange window = getSignalTimeRange(range.getStartTime());
            broadcast(new TmfWindowRangeUpdatedSignal(this, window, trace));
            ITmfTimestamp time = locked(() -> fCurrentTime);
            if (time != null) {
                broadcast(new TmfSelectionRangeUpdatedSignal(this, time, time, trace));
            }
        }
    }

    /**
     * The page with a time; the nearest one if there is none. If messages of that time are on
     * several pages, the current one or else the first.
     */
    protected int getPage(ITmfTimestamp time) {
        return locked(
                () -> {
                    if (fCurrentPage < fCheckPoints.size()
                            && fCheckPoints.get(fCurrentPage).contains(time)) {
                        return fCurrentPage;
                    }
                    for (int page = 0; page < fCheckPoints.size(); page++) {
                        if (time.compareTo(fCheckPoints.get(page).getEndTime()) <= 0) {
                            return page;
                        }
                    }
                    return Math.max(0, fCheckPoints.size() - 1);
                });
    }

    /** The page with the message at a time before which there are so many of that time. */
    final int getPage(ITmfTimestamp time, int before) {
        return locked(
                () -> {
                    int page = 0;
                    while (page + 1 < fCheckPoints.size()
                            && PageRange.beginsUpTo(fCheckPoints.get(page + 1), time, before)) {
                        page++;
                    }
                    return page;
                });
    }

    /** A window as long as the present one, from a time on, within the trace. */
    protected TmfTimeRange getSignalTimeRange(ITmfTimestamp startTime) {
        ITmfTrace trace = locked(() -> fTrace);
        TmfTimeRange window = TmfTraceManager.getInstance().getTraceContext(trace).getWindowRange();
        long length = window.getEndTime().toNanos() - window.getStartTime().toNanos();
        long end = Math.min(trace.getEndTime().toNanos(), startTime.toNanos() + length);
        long start = Math.max(trace.getStartTime().toNanos(), end - length);
        return new TmfTimeRange(TmfTimestamp.fromNanos(start), TmfTimestamp.fromNanos(end));
    }

    /** Whether a message is hidden by the filters. */
    protected boolean filterMessage(ITmfSyncSequenceDiagramEvent sdEvent) {
        return filterLifeLine(sdEvent.getSender())
                || filterLifeLine(sdEvent.getReceiver())
                || isHidden(Criteria::isSyncMessageSelected, sdEvent.getName());
    }

    /** Whether a component is hidden by the filters. */
    protected boolean filterLifeLine(String lifeline) {
        return isHidden(Criteria::isLifeLineSelected, lifeline);
    }

    private boolean isHidden(Predicate<Criteria> kind, String name) {
        return Matches.isHidden(fFilterCriteria, kind, name, this::leaveOut);
    }

    /**
     * Leaves out a filter that takes too long, until filters are set again. The pages are found
     * again, as they depend on the filters.
     */
    private void leaveOut(FilterCriteria filter, CostlyPatternException problem) {
        boolean isNews =
                locked(
                        () -> {
                            if (fFilterCriteria == null || !fFilterCriteria.contains(filter)) {
                                return false;
                            }
                            List<FilterCriteria> others = new ArrayList<>(fFilterCriteria);
                            others.remove(filter);
                            fFilterCriteria = others;
                            return true;
                        });
        if (!isNews) {
            return;
        }
        String message =
                Texts.bind(Messages.TmfUml2SDSyncLoader_FilterNotUsed, problem.getMessage());
        LOGGER.log(System.Logger.Level.WARNING, message);
        loadTrace();
        SDView view = fView;
        if (view != null) {
            view.explain(message);
        }
    }

    /**
     * The message of an event.
     *
     * @return the message; null if the event is none
     */
    protected ITmfSyncSequenceDiagramEvent getSequenceDiagramEvent(ITmfEvent tmfEvent) {
        return PageFrame.messageOf(tmfEvent);
    }

    /**
     * Says which traces have messages, for one that has none.
     *
     * @return one or two sentences; null to say nothing
     */
    protected String getNoMessagesText() {
        return Messages.TmfUml2SDSyncLoader_NoMessages;
    }
}
