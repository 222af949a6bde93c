package org.eclipse.tracecompass.tmf.ui.viewers.events;

import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Shades;
import org.eclipse.tracecompass.internal.tmf.ui.events.EventTableModel;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.viewers.events.TmfEventsCache.CachedEvent;
import org.eclipse.tracecompass.tmf.ui.views.colors.ColorSetting;
import org.eclipse.tracecompass.tmf.ui.views.colors.ColorSettingsManager;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/**
 * The rows of a table of events: the search row, the row that counts the filtered events, and the
 * events of a trace. Methods are for the UI thread unless they say otherwise.
 */
abstract class EventsTableRows extends EventsTableWidget {

    final TmfEventsCache cache;
    private final AtomicBoolean updating = new AtomicBoolean();
    private final AtomicBoolean allRead = new AtomicBoolean();

    /** Null for none. Signal handlers read it on other threads. */
    volatile ITmfTrace trace;

    EventsTableRows(Composite parent, int cacheSize, Iterable<ITmfEventAspect<?>> aspects) {
        super(parent, aspects);
        cache = new TmfEventsCache(cacheSize, (TmfEventsTable) this);
        fTable.setFrozenRowCount(1);
        fTable.addListener(SWT.SetData, this::fill);
        fTable.setItemCount(1);
    }

    /** The row of the first event: 1 below the search row, 2 if there are filters too. */
    abstract int firstEventRow();

    /** The trace that is shown; null if there is none. */
    ITmfTrace trace() {
        return trace;
    }

    private void fill(Event event) {
        TableItem item = (TableItem) event.item;
        if (event.index == 0) {
            setHeaderRowItemData(item);
        } else if (event.index < firstEventRow()) {
            setFilterStatusRowItemData(item);
        } else {
            CachedEvent cached = cache.getEvent(event.index - firstEventRow());
            if (cached == null) {
                event.doit = false;
            } else {
                setItemData(item, cached, cached.rank);
            }
        }
    }

    /**
     * Fills the row of an event.
     *
     * @param item the row
     * @param event the event
     * @param rank its rank
     */
    protected void setItemData(TableItem item, ITmfEvent event, long rank) {
        CachedEvent cached =
                event instanceof CachedEvent known ? known : new CachedEvent(event, rank);
        item.setText(getItemStrings(cached));
        item.setData(cached);
        item.setData(TmfEventsTable.Key.TIMESTAMP, event.getTimestamp());
        item.setData(TmfEventsTable.Key.RANK, rank);
        String marks = bookmarks.textsAt(rank);
        item.setData(TmfEventsTable.Key.BOOKMARK, emptyToNull(marks));
        item.setImage(0, marks.isEmpty() ? null : Icons.image("timegraph/bookmark.svg"));
        ColorSetting colors = ColorSettingsManager.getColorSetting(cached.event);
        item.setForeground(colors.getForegroundColor());
        item.setBackground(colors.getBackgroundColor());
        item.setData(TmfEventsTable.Key.IS_DEFAULT_FG_COLOR, colors.getForegroundRGB() == null);
    }

    /** Fills the first row: what is searched for in each column. */
    protected void setHeaderRowItemData(TableItem item) {
        TableColumn[] widgets = fTable.getColumns();
        for (int c = 0; c < widgets.length; c++) {
            Object text = widgets[c].getData(TmfEventsTable.Key.SEARCH_TXT);
            item.setText(c, text == null ? Messages.Events_SearchHint : text.toString());
        }
        item.setForeground(Shades.of(fTable).faint());
        item.setBackground(null);
        item.setImage(0, null);
        item.setData(null);
    }

    /** Fills the row that tells how many events pass the filters. */
    protected void setFilterStatusRowItemData(TableItem item) {
        EventTableModel.State state = cache.state();
        String[] texts = new String[Math.max(1, fTable.getColumns().length)];
        java.util.Arrays.fill(texts, EMPTY_STRING);
        texts[0] = String.format("%,d/%,d", state.shown(), state.looked());
        if (!state.problem().isEmpty()) {
            texts[0] += " — " + state.problem();
        }
        item.setText(texts);
        item.setForeground(Shades.of(fTable).faint());
        item.setBackground(null);
        item.setImage(0, Icons.image(Icons.FILTER));
        item.setData(null);
    }

    final void showRows() {
        if (!fTable.isDisposed()) {
            fTable.setItemCount(cache.size() + firstEventRow());
            if (cache.getEvent(0) != null && packColumns()) {
                fTable.refresh();
            }
        }
    }

    /**
     * There are more events, or others were read. May be called on any thread.
     *
     * @param completed whether these are all
     */
    public void cacheUpdated(boolean completed) {
        if (completed) {
            allRead.set(true);
        }
        if (updating.compareAndSet(false, true)) {
            onUi(
                    () -> {
                        updating.set(false);
                        boolean all = allRead.getAndSet(false);
                        showRows();
                        if (all) {
                            populateCompleted();
                        }
                    });
        }
    }

    /** All events that were asked for are there; for subclasses. */
    protected void populateCompleted() {
        // subclasses may react
    }

    /** The trace has more events. Called on any thread. */
    @TmfSignalHandler
    public void traceUpdated(TmfTraceUpdatedSignal signal) {
        if (signal.getTrace() == trace) {
            cacheUpdated(false);
        }
    }
}
