package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MenuDetectEvent;
import org.eclipse.swt.events.MenuDetectListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.timegraph.core.SceneHit;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.LayoutOptions;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ILinkEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * The area in which a documented time graph is drawn: our time graph over entries, events and a
 * presentation provider. It draws itself, its names and its ruler, handles mouse and keys, and asks
 * for events of what comes into view. For the UI thread.
 *
 * @since 0.2.0
 */
public class TimeGraphControl extends DrawControl implements ISelectionProvider {

    /** The width of states that say none. */
    public static final float DEFAULT_STATE_WIDTH = 1.0f;

    /** The width of links that say none. */
    public static final float DEFAULT_LINK_WIDTH = 0.1f;

    /** All levels of the tree. */
    public static final int ALL_LEVELS = -1;

    private static final double ZOOM = 1.5;
    private static final double PAN = 0.25;
    private static final double HEIGHT_STEP = 1.1;

    private final List<ISelectionChangedListener> selectionListeners = new CopyOnWriteArrayList<>();
    private final List<MenuDetectListener> entryMenuListeners = new CopyOnWriteArrayList<>();
    private final List<MenuDetectListener> eventMenuListeners = new CopyOnWriteArrayList<>();
    private IStatusLineManager statusLine;
    private double usualRowHeight = -1;

    /**
     * @param parent the parent
     * @param colors the colours, for those who ask for them
     */
    public TimeGraphControl(Composite parent, TimeGraphColorScheme colors) {
        super(parent, colors);
        addListener(new Told());
    }

    /** Tells listeners what the user does. */
    private final class Told implements TimeAxisListener {

        @Override
        public void rowSelected(Long id) {
            fireSelectionChanged();
            fireRowSelected();
        }

        @Override
        public void timesSelected(long begin, long end) {
            updateStatusLine();
            fireDragSelectionChanged(begin, end);
            fireSelectionChanged();
        }

        @Override
        public void rowExpanded(long id, boolean expanded) {
            ITimeGraphEntry entry = source.entryOf(id);
            if (entry != null) {
                fireTreeEvent(entry, expanded);
            }
        }
    }

    /** Writes the selected times into a status line from now on; null for none. */
    public void setStatusLineManager(IStatusLineManager statusLineManager) {
        statusLine = statusLineManager;
        updateStatusLine();
    }

    /** Brings the times in the status line up to date. */
    public void updateStatusLine() {
        TimeSelection times = scene().selection();
        if (statusLine == null || times == null) {
            return;
        }
        String begin = scene().time().full(times.begin());
        statusLine.setMessage(
                times.isInstant()
                        ? begin
                        : NLS.bind(
                                Messages.Status_Range,
                                new Object[] {
                                    begin,
                                    scene().time().full(times.end()),
                                    TimeText.duration(times.to() - times.from())
                                }));
    }

    // --- which parts are shown

    /** Shows the lines at the ticks of the scale, or hides them. */
    public void setGridLinesVisible(boolean visible) {
        scene().setShown(scene().shown().withGrid(visible));
        repaint();
    }

    /** Whether the lines at the ticks of the scale are shown. */
    public boolean getGridLinesVisible() {
        return scene().shown().grid();
    }

    /** Shows the texts in states, or hides them. */
    public void setLabelsVisible(boolean visible) {
        scene().setShown(scene().shown().withLabels(visible));
        repaint();
    }

    /** Whether the texts in states are shown. */
    public boolean getLabelsVisible() {
        return scene().shown().labels();
    }

    /** Shows marks, or hides them. */
    public void setMarkersVisible(boolean visible) {
        scene().setShown(scene().shown().withMarkers(visible));
        repaint();
    }

    /** Whether marks are shown. */
    public boolean getMarkersVisible() {
        return scene().shown().markers();
    }

    /** Hides links, or shows them. */
    public void hideArrows(boolean hideArrows) {
        setShowLinks(!hideArrows);
    }

    // --- selection

    /** The selected entry, and its event at the selected time if it has one. */
    @Override
    public ISelection getSelection() {
        ITimeGraphEntry entry = getSelectedTrace();
        if (entry == null) {
            return StructuredSelection.EMPTY;
        }
        TimeSelection times = scene().selection();
        ITimeEvent event = times == null ? null : EntrySource.eventAt(entry, times.begin());
        return event == null
                ? new StructuredSelection(entry)
                : new StructuredSelection(List.of(entry, event));
    }

    /** The selected entry alone. */
    public ISelection getSelectionTrace() {
        ITimeGraphEntry entry = getSelectedTrace();
        return entry == null ? StructuredSelection.EMPTY : new StructuredSelection(entry);
    }

    @Override
    public void setSelection(ISelection selection) {
        Object first =
                selection instanceof IStructuredSelection list ? list.getFirstElement() : selection;
        selectItem(first instanceof ITimeGraphEntry entry ? entry : null, false);
    }

    /** The selected entry; null if there is none. */
    public ITimeGraphEntry getSelectedTrace() {
        return source.entryOf(scene().selectedRow());
    }

    /** The index of the selected entry in the list of rows; -1 if there is none. */
    public int getSelectedIndex() {
        VisibleRow row = row(getSelectedTrace());
        return row == null ? -1 : row.index() - scene().layout().pinnedCount();
    }

    /** Selects an entry and scrolls to it; listeners are not told. */
    public void selectItem(ITimeGraphEntry entry, boolean addSelection) {
        selectItem(entry, addSelection, true);
    }

    /**
     * Selects an entry; listeners are not told.
     *
     * @param entry the entry; null for none
     * @param addSelection not used: one entry is selected at a time
     * @param reveal whether to scroll to it
     */
    public void selectItem(ITimeGraphEntry entry, boolean addSelection, boolean reveal) {
        Long id = source.idOf(entry);
        scene().setSelectedRow(id);
        if (reveal && id != null) {
            reveal(id);
        }
        repaint();
    }

    /** Selects the entry this many rows down or (negative) up. */
    public void selectTrace(int n) {
        input().commands().row(n);
    }

    /** Selects the next entry. */
    public void selectNextTrace() {
        selectTrace(1);
    }

    /** Selects the entry before. */
    public void selectPrevTrace() {
        selectTrace(-1);
    }

    /**
     * Goes to the next or previous event of the selected entry.
     *
     * @param n positive for the next, negative for the previous
     * @param extend whether the selection is made longer
     */
    public void selectEvent(int n, boolean extend) {
        if (n > 0) {
            selectNextEvent(extend);
        } else if (n < 0) {
            selectPrevEvent(extend);
        }
    }

    /** Goes to where the next event of the selected entry begins. */
    public void selectNextEvent(boolean extend) {
        input().commands().nextState(extend);
    }

    /** Goes to where the event before, or this one, begins. */
    public void selectPrevEvent(boolean extend) {
        input().commands().previousState(extend);
    }

    /** Goes along the next link that leaves the selected entry. */
    public void followArrowFwd(boolean extend) {
        follow(Arrows.next(source.links(), getSelectedTrace(), time()), true, extend);
    }

    /** Goes back along the last link that has reached the selected entry. */
    public void followArrowBwd(boolean extend) {
        follow(Arrows.previous(source.links(), getSelectedTrace(), time()), false, extend);
    }

    private long time() {
        TimeSelection selection = scene().selection();
        return selection == null ? scene().viewport().start() : selection.end();
    }

    private void follow(ILinkEvent link, boolean forward, boolean extend) {
        if (link == null) {
            return;
        }
        selectItem(forward ? link.getDestinationEntry() : link.getEntry(), false);
        long time = forward ? link.getTime() + link.getDuration() : link.getTime();
        TimeSelection before = scene().selection();
        select(
                extend && before != null
                        ? new TimeSelection(before.begin(), time)
                        : TimeSelection.at(time));
        windowMoved(scene().viewport().reveal(time));
        fireSelectionChanged();
    }

    @Override
    public void addSelectionChangedListener(ISelectionChangedListener listener) {
        if (!selectionListeners.contains(listener)) {
            selectionListeners.add(listener);
        }
    }

    @Override
    public void removeSelectionChangedListener(ISelectionChangedListener listener) {
        selectionListeners.remove(listener);
    }

    /** Tells listeners what is selected. */
    public void fireSelectionChanged() {
        SelectionChangedEvent event = new SelectionChangedEvent(this, getSelection());
        selectionListeners.forEach(listener -> listener.selectionChanged(event));
    }

    // --- window and rows

    /** Shows a shorter time. */
    public void zoomIn() {
        input().commands().zoom(1 / ZOOM);
    }

    /** Shows a longer time. */
    public void zoomOut() {
        input().commands().zoom(ZOOM);
    }

    /** Shows a shorter or a longer time. */
    public void zoom(boolean zoomIn) {
        if (zoomIn) {
            zoomIn();
        } else {
            zoomOut();
        }
    }

    /** Shows an earlier or a later time. */
    public void horizontalScroll(boolean left) {
        input().commands().pan(left ? -PAN : PAN);
    }

    /** Makes rows higher or lower. */
    public void verticalZoom(boolean zoomIn) {
        LayoutOptions options = scene().options();
        if (usualRowHeight < 0) {
            usualRowHeight = options.rowHeight();
        }
        double height = options.rowHeight();
        options.setRowHeight(zoomIn ? height * HEIGHT_STEP : height / HEIGHT_STEP);
        rowsChanged();
    }

    /** Gives rows their usual height. */
    public void resetVerticalZoom() {
        if (usualRowHeight > 0) {
            scene().options().setRowHeight(usualRowHeight);
            rowsChanged();
        }
    }

    /** The number of rows on the screen. */
    public int countPerPage() {
        return (int) Math.max(1, scene().rowsHeight() / scene().options().rowHeight());
    }

    /** The index of the topmost row on the screen. */
    public int getTopIndex() {
        VisibleRow row = scene().layout().rowAt(scene().layout().pinnedHeight(), scene().scroll());
        return row == null ? 0 : row.index() - scene().layout().pinnedCount();
    }

    /** Scrolls so that a row is the topmost. */
    public void setTopIndex(int idx) {
        List<VisibleRow> rows = rows();
        if (!rows.isEmpty()) {
            VisibleRow row = rows.get(Math.clamp(idx, 0, rows.size() - 1));
            scrollTo(row.y() - scene().layout().pinnedHeight());
        }
    }

    /** Scrolls so that an entry is at a height, as far as possible. */
    public void setElementPosition(ITimeGraphEntry entry, int y) {
        VisibleRow row = row(entry);
        if (row != null) {
            scrollTo(row.y() + scene().geometry().rowsTop() - y);
        }
    }

    // --- context menus

    /** Adds a listener for context menus of entries; the data of its events is the entry. */
    public void addTimeGraphEntryMenuListener(MenuDetectListener listener) {
        entryMenuListeners.add(listener);
    }

    /** Removes a listener. */
    public void removeTimeGraphEntryMenuListener(MenuDetectListener listener) {
        entryMenuListeners.remove(listener);
    }

    /** Adds a listener for context menus of events; the data of its events is the event. */
    public void addTimeEventMenuListener(MenuDetectListener listener) {
        eventMenuListeners.add(listener);
    }

    /** Removes a listener. */
    public void removeTimeEventMenuListener(MenuDetectListener listener) {
        eventMenuListeners.remove(listener);
    }

    @Override
    protected boolean menuWanted(int x, int y) {
        SceneHit hit = scene().hit(x, y);
        ITimeGraphEntry entry = getEntry(new Point(x, y));
        boolean doit = true;
        if (entry != null) {
            doit &= tell(entryMenuListeners, entry, x, y);
            if (hit.area() == SceneHit.Area.CHART) {
                ITimeEvent event = Utils.findEvent(entry, hit.time(), 2);
                doit &= event == null || tell(eventMenuListeners, event, x, y);
            }
        }
        return doit;
    }

    private boolean tell(List<MenuDetectListener> listeners, Object data, int x, int y) {
        Event event = new Event();
        event.widget = this;
        event.display = getDisplay();
        event.x = toDisplay(x, y).x;
        event.y = toDisplay(x, y).y;
        event.detail = SWT.MENU_MOUSE;
        event.doit = true;
        MenuDetectEvent detected = new MenuDetectEvent(event);
        detected.data = data;
        for (MenuDetectListener listener : new ArrayList<>(listeners)) {
            listener.menuDetected(detected);
        }
        return detected.doit;
    }
}
