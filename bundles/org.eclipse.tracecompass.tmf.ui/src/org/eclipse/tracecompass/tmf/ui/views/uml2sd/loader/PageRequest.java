package org.eclipse.tracecompass.tmf.ui.views.uml2sd.loader;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.uml2sd.ITmfSyncSequenceDiagramEvent;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;

/** Reads the messages of a page. */
final class PageRequest extends TmfEventRequest {

    private final MessagePages pages;
    private final List<ITmfSyncSequenceDiagramEvent> messages = new ArrayList<>();
    private final boolean isFound;
    private int toSkip;

    PageRequest(MessagePages pages, TmfTimeRange range, boolean isFound) {
        super(ITmfEvent.class, range, 0, ALL_DATA, ITmfEventRequest.ExecutionType.FOREGROUND);
        this.pages = pages;
        this.isFound = isFound;
        toSkip = PageRange.skipped(range);
    }

    @Override
    public void handleData(ITmfEvent event) {
        super.handleData(event);
        ITmfSyncSequenceDiagramEvent message = pages.getSequenceDiagramEvent(event);
        if (message == null
                || messages.size() == MessagePages.MAX_NUM_OF_MSG
                || pages.filterMessage(message)) {
            return;
        }
        if (toSkip > 0) {
            toSkip--;
        } else {
            messages.add(message);
        }
    }

    /** Whether something was found on the page. */
    boolean isFound() {
        return isFound;
    }

    List<ITmfSyncSequenceDiagramEvent> messages() {
        return messages;
    }

    @Override
    public void handleSuccess() {
        pages.show(this);
        super.handleSuccess();
    }

    @Override
    public void handleCompleted() {
        SDView view = pages.fView;
        if (view != null) {
            view.toggleWaitCursorAsync(false);
        }
        super.handleCompleted();
    }
}
