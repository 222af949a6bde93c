package org.eclipse.tracecompass.tmf.ui.viewers.events;

import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.signal.TmfEventSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.viewers.events.TmfEventsCache.CachedEvent;
import org.eclipse.ui.ide.IGotoMarker;

/**
 * The selected events of a table: what the user selects is told to other views, and what they
 * select is selected here. Methods are for the UI thread unless they say otherwise.
 */
abstract class EventsTableSelection extends EventsTableRows implements IGotoMarker {

    EventsTableSelection(Composite parent, int cacheSize, Iterable<ITmfEventAspect<?>> aspects) {
        super(parent, cacheSize, aspects);
        fTable.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> selected()));
    }

    private CachedEvent eventAt(int row) {
        return row < firstEventRow() ? null : cache.getEvent(row - firstEventRow());
    }

    final void selected() {
        int[] range = fTable.getSelectionIndices();
        CachedEvent begin = eventAt(range[0]);
        CachedEvent end = eventAt(range[1]);
        if (begin != null && end != null) {
            broadcastAsync(
                    new TmfSelectionRangeUpdatedSignal(
                            this, begin.getTimestamp(), end.getTimestamp(), trace));
            broadcastAsync(new TmfEventSelectedSignal(this, end.event));
        }
        fireSelectionChanged(new SelectionChangedEvent(this, getSelection()));
    }

    /** Selects the first event of a selection, by its time. */
    @Override
    public void setSelection(ISelection selection) {
        if (selection instanceof IStructuredSelection events
                && events.getFirstElement() instanceof ITmfEvent event) {
            ITmfTimestamp time = event.getTimestamp();
            locate(time.toNanos(), time.toNanos());
        }
    }

    private void locate(long begin, long end) {
        cache.locate(
                begin,
                end,
                (first, last) ->
                        onUi(
                                () -> {
                                    showRows();
                                    if (first <= last) {
                                        int row = (int) Math.min(first, Integer.MAX_VALUE - 16L);
                                        int to = (int) Math.min(last, Integer.MAX_VALUE - 16L);
                                        fTable.setSelectionRange(
                                                to + firstEventRow(), row + firstEventRow());
                                    } else {
                                        fTable.setTopIndex((int) first + firstEventRow());
                                    }
                                }));
    }

    @Override
    public void gotoMarker(IMarker marker) {
        long rank = TableBookmarks.rankOf(marker);
        if (rank >= 0) {
            fTable.setSelection(cache.getFilteredEventIndex(rank) + firstEventRow());
            selected();
        }
    }

    /** The selection has changed elsewhere. Called on any thread. */
    @TmfSignalHandler
    public void selectionRangeUpdated(TmfSelectionRangeUpdatedSignal signal) {
        ITmfTrace shown = trace;
        ITmfTrace of = signal.getTrace();
        boolean ours =
                of == null
                        || of == shown
                        || shown != null && TmfTraceManager.getInstance().isSynchronized(shown, of);
        if (signal.getSource() != this && shown != null && ours) {
            locate(signal.getBeginTime().toNanos(), signal.getEndTime().toNanos());
        }
    }
}
