package org.eclipse.tracecompass.tmf.ui.views.uml2sd.loader;

import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.uml2sd.ITmfSyncSequenceDiagramEvent;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;

/** Finds the time of each page. */
final class PageIndexRequest extends TmfEventRequest {

    private final MessagePages pages;
    private final SameInstant sameInstant = new SameInstant();
    private ITmfTimestamp first;
    private ITmfTimestamp last;
    private int skipped;
    private int count;
    private boolean found;
    private Runnable finished = () -> {};

    PageIndexRequest(MessagePages pages) {
        super(
                ITmfEvent.class,
                TmfTimeRange.ETERNITY,
                0,
                ALL_DATA,
                ITmfEventRequest.ExecutionType.BACKGROUND);
        this.pages = pages;
    }

    @Override
    public void handleData(ITmfEvent event) {
        super.handleData(event);
        ITmfSyncSequenceDiagramEvent message = pages.getSequenceDiagramEvent(event);
        found |= message != null;
        if (message == null || pages.filterMessage(message)) {
            return;
        }
        int before = sameInstant.next(event.getTimestamp());
        if (count == MessagePages.MAX_NUM_OF_MSG) {
            endPage();
        }
        if (count == 0) {
            first = event.getTimestamp();
            skipped = before;
        }
        last = event.getTimestamp();
        count++;
    }

    void whenFinished(Runnable action) {
        finished = action;
    }

    @Override
    public void handleCompleted() {
        finished.run();
        super.handleCompleted();
    }

    private void endPage() {
        TmfTimeRange range = new PageRange(first, last, skipped);
        boolean isFirst =
                pages.locked(
                        () -> {
                            if (pages.fIndexRequest != this) {
                                return false;
                            }
                            pages.fCheckPoints.add(range);
                            return pages.fCheckPoints.size() == 1;
                        });
        count = 0;
        if (isFirst) {
            pages.moveToPage(false);
        }
        updateActions();
    }

    private void updateActions() {
        SDView view = pages.fView;
        if (view != null && view.getSDWidget() != null && !view.getSDWidget().isDisposed()) {
            view.getSDWidget().getDisplay().asyncExec(view::updateCoolBar);
        }
    }

    @Override
    public void handleSuccess() {
        if (count > 0) {
            endPage();
        }
        SDView view = pages.fView;
        if (!found && view != null && pages.locked(() -> pages.fIndexRequest) == this) {
            view.explain(pages.getNoMessagesText());
        }
        ITmfTimestamp time = pages.locked(() -> pages.fCurrentTime);
        if (time != null && pages.pagesCount() > 0 && pages.getPage(time) != pages.fCurrentPage) {
            pages.moveToMessage();
        }
        super.handleSuccess();
    }
}
