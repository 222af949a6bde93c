package org.eclipse.tracecompass.tmf.ui.views.uml2sd.loader;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.uml2sd.ITmfSyncSequenceDiagramEvent;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.GraphNode;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.Criteria;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.FilterCriteria;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.FilterListDialog;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDAdvancedPagingProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDFilterProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDFindProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDGraphNodeSupporter;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.load.IUml2SDLoader;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbenchPart;

/**
 * Shows the signals that components send to each other: events whose type contains {@code SEND} or
 * {@code RECEIVE} and that have the fields {@code sender}, {@code receiver} and {@code signal}. One
 * request finds the pages of the trace, another one reads the messages of a page. Selection and
 * window are those of all views. Subclasses read other events.
 *
 * @since 9.5.0
 */
public class TmfUml2SDSyncLoader extends MessagePages
        implements IUml2SDLoader,
                ISDFindProvider,
                ISDFilterProvider,
                ISDAdvancedPagingProvider,
                ISelectionListener {

    /** The title of the view. */
    protected static final String TITLE = Messages.TmfUml2SDSyncLoader_ViewName;

    /**
     * The threads on which signals of this loader are being sent. What others send because of them
     * is sent on the same thread; other threads may select something else meanwhile.
     */
    private final Set<Thread> sending = ConcurrentHashMap.newKeySet();

    /** A loader that plug-ins name in the extension point. */
    public TmfUml2SDSyncLoader() {
        this(TITLE);
    }

    /**
     * @param name the name of the loader
     */
    public TmfUml2SDSyncLoader(String name) {
        super(name);
    }

    /** The selected time; null for none. */
    public ITmfTimestamp getCurrentTime() {
        return locked(() -> fCurrentTime);
    }

    // --- signals

    /** A trace was opened: its messages are shown. */
    @TmfSignalHandler
    public void traceOpened(TmfTraceOpenedSignal signal) {
        locked(() -> fTrace = signal.getTrace());
        loadTrace();
    }

    /** A trace became the active one: its messages are shown. */
    @TmfSignalHandler
    public void traceSelected(TmfTraceSelectedSignal signal) {
        if (locked(() -> fTrace) != signal.getTrace()) {
            locked(() -> fTrace = signal.getTrace());
            loadTrace();
        }
    }

    /** A trace was closed: nothing is shown if it was this one. */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        if (signal.getTrace() == locked(() -> fTrace)) {
            locked(() -> fTrace = null);
            resetLoader();
        }
    }

    /** Another time is selected: its message is selected. */
    @TmfSignalHandler
    public void selectionRangeUpdated(TmfSelectionRangeUpdatedSignal signal) {
        if (signal.getSource() == this || sending.contains(Thread.currentThread())) {
            return;
        }
        locked(
                () -> {
                    fCurrentTime = signal.getBeginTime();
                    fIsSelect = true;
                });
        moveToMessage();
    }

    /**
     * Another window is shown: the page with its start is shown, if the selected time is not in it.
     */
    @TmfSignalHandler
    public void windowRangeUpdated(TmfWindowRangeUpdatedSignal signal) {
        if (signal.getSource() == this || sending.contains(Thread.currentThread())) {
            return;
        }
        TmfTimeRange window = signal.getCurrentRange();
        boolean moved =
                locked(
                        () -> {
                            if (fCurrentTime != null && window.contains(fCurrentTime)) {
                                return false;
                            }
                            fCurrentTime = window.getStartTime();
                            fIsSelect = false;
                            return true;
                        });
        if (moved) {
            moveToMessage();
        }
    }

    // --- the view

    @Override
    public void setViewer(SDView viewer) {
        fView = viewer;
        FilterListDialog.deactivateSavedGlobalFilters();
        fView.setSDFindProvider(this);
        fView.setSDPagingProvider(this);
        fView.setSDFilterProvider(this);
        resetLoader();
        String id = viewer.getViewSite().getId();
        viewer.getSite().getPage().addSelectionListener(id, this);
        locked(() -> fTrace = TmfTraceManager.getInstance().getActiveTrace());
        loadTrace();
    }

    @Override
    public String getTitleString() {
        return getName();
    }

    @Override
    public void dispose() {
        super.dispose();
        cancelOngoingRequests();
        SDView view = fView;
        if (view != null) {
            view.getSite().getPage().removeSelectionListener(view.getViewSite().getId(), this);
            view.resetProviders();
        }
        fView = null;
    }

    @Override
    public boolean isNodeSupported(int nodeType) {
        return nodeType == ISDGraphNodeSupporter.LIFELINE
                || nodeType == ISDGraphNodeSupporter.SYNCMESSAGE;
    }

    @Override
    public String getNodeName(int nodeType, String loaderClassName) {
        return switch (nodeType) {
            case ISDGraphNodeSupporter.LIFELINE -> Messages.TmfUml2SDSyncLoader_CategoryLifeline;
            case ISDGraphNodeSupporter.SYNCMESSAGE -> Messages.TmfUml2SDSyncLoader_CategoryMessage;
            default -> "";
        };
    }

    /** A message was selected in the diagram: its time is selected in all views. */
    @Override
    public void selectionChanged(IWorkbenchPart part, ISelection selection) {
        if (selection instanceof IStructuredSelection nodes && !isMoving()) {
            for (Object node : nodes.toArray()) {
                if (node instanceof TmfSyncMessage message) {
                    ITmfTimestamp time = message.getStartTime();
                    boolean changed =
                            locked(
                                    () -> {
                                        boolean other = !time.equals(fCurrentTime);
                                        fCurrentTime = time;
                                        return other;
                                    });
                    if (changed) {
                        broadcast(
                                new TmfSelectionRangeUpdatedSignal(
                                        this, time, time, locked(() -> fTrace)));
                    }
                    return;
                }
            }
        }
    }

    // --- finding and filtering

    @Override
    public boolean find(Criteria toSearch) {
        SDView view = fView;
        if (view == null || toSearch == null) {
            return false;
        }
        GraphNode next =
                locked(
                        () -> {
                            if (fFrame == null) {
                                return null;
                            }
                            if (fFindCriteria == null || !fFindCriteria.compareTo(toSearch)) {
                                fFindResults = Matches.of(fFrame, toSearch);
                                fFindCriteria = new Criteria(toSearch);
                                fCurrentFindIndex = 0;
                            }
                            return fCurrentFindIndex < fFindResults.size()
                                    ? fFindResults.get(fCurrentFindIndex++)
                                    : null;
                        });
        if (next == null) {
            return locked(() -> fFrame) != null && findInNextPages(toSearch);
        }
        view.getSDWidget().moveTo(next);
        return true;
    }

    /** Ends the search, but not the requests that find the pages and read one. */
    @Override
    public void cancel() {
        Job search =
                locked(
                        () -> {
                            fFindCriteria = null;
                            fFindResults = new ArrayList<>();
                            fCurrentFindIndex = 0;
                            Job job = fFindJob;
                            fFindJob = null;
                            return job;
                        });
        if (search != null) {
            search.cancel();
        }
    }

    @Override
    public boolean filter(List<FilterCriteria> filters) {
        cancelOngoingRequests();
        locked(() -> fFilterCriteria = filters == null ? null : new ArrayList<>(filters));
        loadTrace();
        return true;
    }

    @Override
    public void broadcast(TmfSignal signal) {
        boolean isFirst = sending.add(Thread.currentThread());
        fIsSignalSent = true;
        try {
            super.broadcast(signal);
        } finally {
            if (isFirst) {
                sending.remove(Thread.currentThread());
            }
            fIsSignalSent = !sending.isEmpty();
        }
    }

    /** Searches the pages after the current one. Returns whether there are such. */
    protected boolean findInNextPages(Criteria findCriteria) {
        List<TmfTimeRange> later =
                locked(
                        () ->
                                List.copyOf(
                                        fCheckPoints.subList(
                                                Math.min(fCurrentPage + 1, fCheckPoints.size()),
                                                fCheckPoints.size())));
        if (later.isEmpty()) {
            return false;
        }
        TmfTimeRange next = later.getFirst();
        TmfTimeRange window =
                new PageRange(
                        next.getStartTime(), later.getLast().getEndTime(), PageRange.skipped(next));
        SearchJob job = new SearchJob(findCriteria, window);
        locked(() -> fFindJob = job);
        job.schedule();
        return true;
    }

    /** Searches the pages after the current one and shows the first that has what is wanted. */
    protected class SearchJob extends Job {

        /** The search. */
        protected final SearchEventRequest fSearchRequest;

        /**
         * @param findCriteria what to find
         * @param window where
         */
        public SearchJob(Criteria findCriteria, TmfTimeRange window) {
            super(Messages.TmfUml2SDSyncLoader_SearchJobDescrition);
            fSearchRequest =
                    new SearchEventRequest(
                            window,
                            ITmfEventRequest.ALL_DATA,
                            ITmfEventRequest.ExecutionType.FOREGROUND,
                            findCriteria);
        }

        @Override
        protected IStatus run(IProgressMonitor monitor) {
            fSearchRequest.setMonitor(monitor);
            ITmfTrace trace = locked(() -> fTrace);
            if (trace == null) {
                return Status.CANCEL_STATUS;
            }
            trace.sendRequest(fSearchRequest);
            waitFor(fSearchRequest);
            locked(() -> fFindJob = fFindJob == this ? null : fFindJob);
            if (monitor.isCanceled()) {
                return Status.CANCEL_STATUS;
            }
            if (fSearchRequest.isFound()) {
                ITmfTimestamp time = fSearchRequest.getFoundTime();
                locked(
                        () -> {
                            fCurrentTime = time;
                            fCurrentPage = getPage(time, fSearchRequest.before);
                            fIsSelect = false;
                            fFindCriteria = fSearchRequest.criteria;
                        });
                moveToPage(true, true);
                return Status.OK_STATUS;
            }
            if (fSearchRequest.getFailureCause() instanceof CostlyPatternException e) {
                return Status.error(e.getMessage() + ".");
            }
            return Status.info(Messages.TmfUml2SDSyncLoader_SearchNotFound);
        }

        @Override
        protected void canceling() {
            fSearchRequest.cancel();
        }
    }

    /** Finds the first event with a message or a component that is wanted. */
    protected class SearchEventRequest extends TmfEventRequest {

        private final Criteria criteria;
        private final Predicate<String> search;
        private final SameInstant sameInstant = new SameInstant();
        private IProgressMonitor monitor;
        private ITmfTimestamp foundTime;
        private int toSkip;

        /** How many messages were at the same time before the one that was read last. */
        private int before;

        /** A search without a monitor. */
        public SearchEventRequest(
                TmfTimeRange range, int nbRequested, ExecutionType priority, Criteria criteria) {
            this(range, nbRequested, priority, criteria, null);
        }

        /**
         * @param range when the events are
         * @param nbRequested the largest number of events
         * @param priority whether it runs in the background
         * @param criteria what to find
         * @param monitor can stop it; null for nothing
         */
        public SearchEventRequest(
                TmfTimeRange range,
                int nbRequested,
                ExecutionType priority,
                Criteria criteria,
                IProgressMonitor monitor) {
            super(ITmfEvent.class, range, 0, nbRequested, priority);
            this.criteria = new Criteria(criteria);
            search = this.criteria.newSearch();
            this.monitor = monitor;
            toSkip = PageRange.skipped(range);
        }

        @Override
        public void handleData(ITmfEvent event) {
            super.handleData(event);
            if (monitor != null && monitor.isCanceled()) {
                cancel();
                return;
            }
            ITmfSyncSequenceDiagramEvent message = getSequenceDiagramEvent(event);
            if (message == null || filterMessage(message)) {
                return;
            }
            before = sameInstant.next(event.getTimestamp());
            if (toSkip > 0) {
                toSkip--;
                return;
            }
            try {
                if (isWanted(message)) {
                    foundTime = event.getTimestamp();
                    super.done();
                }
            } catch (CostlyPatternException e) {
                fail(e);
            }
        }

        private boolean isWanted(ITmfSyncSequenceDiagramEvent message) {
            boolean component =
                    criteria.isLifeLineSelected()
                            && (search.test(message.getSender())
                                    || search.test(message.getReceiver()));
            return component || criteria.isSyncMessageSelected() && search.test(message.getName());
        }

        /** Sets what can stop the search. */
        public void setMonitor(IProgressMonitor monitor) {
            this.monitor = monitor;
        }

        /** Whether something was found. */
        public boolean isFound() {
            return foundTime != null;
        }

        /** When what was found happens; null if nothing was found. */
        public ITmfTimestamp getFoundTime() {
            return foundTime;
        }
    }

    /** Stands in the Progress view while pages are being found. */
    protected static class IndexingJob extends Job {

        private final CountDownLatch found = new CountDownLatch(1);

        /** A job with a name. */
        public IndexingJob(String name) {
            super(name);
        }

        /** All pages are found. */
        final void finish() {
            found.countDown();
        }

        /** Waits until all pages are found. */
        @Override
        protected IStatus run(IProgressMonitor monitor) {
            try {
                while (!found.await(100, TimeUnit.MILLISECONDS)) {
                    if (monitor.isCanceled()) {
                        return Status.CANCEL_STATUS;
                    }
                }
                return Status.OK_STATUS;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return Status.CANCEL_STATUS;
            }
        }
    }
}
