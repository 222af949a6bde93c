package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionEvent;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphTimeListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.StateItem;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphTimeEvent;

/**
 * The part of a documented time graph that is about its look: which parts are shown, how high and
 * wide they are, and which filters are in use. For the UI thread.
 */
abstract class LookControl extends EntriesControl {

    private final List<ITimeGraphTimeListener> dragListeners = new CopyOnWriteArrayList<>();
    private final List<SelectionListener> rowListeners = new CopyOnWriteArrayList<>();
    private Tree tree;
    private TimeGraphScale scale;
    private boolean scaleVisible = true;
    private int headerHeight = (int) TimeGraphScene.RULER_HEIGHT;
    private int borderWidth;
    private int minimumItemWidth;
    private boolean filterActive;
    private boolean savedFilters;
    private volatile boolean hideEmptyRows;

    LookControl(Composite parent, TimeGraphColorScheme colors) {
        super(parent, colors);
    }

    // --- parts around the rows

    /** Sets the tree whose columns stand for those of the names. */
    public void setTree(Tree tree) {
        this.tree = tree;
    }

    /** The tree whose columns stand for those of the names; null if there is none. */
    public Tree getTree() {
        return tree;
    }

    /** Sets the ruler that is shown beside this control; it is redrawn with the window. */
    public void setTimeGraphScale(TimeGraphScale timeGraphScale) {
        scale = timeGraphScale;
        addListener(
                new org.eclipse.tracecompass.tmf.ui.views.TimeAxisListener() {
                    @Override
                    public void changed() {
                        if (scale == timeGraphScale && !timeGraphScale.isDisposed()) {
                            timeGraphScale.redraw();
                        }
                    }
                });
    }

    /** Shows the ruler of this control, or hides it. */
    public void setScaleVisible(boolean visible) {
        scaleVisible = visible;
        showHeader();
    }

    /** The height of the ruler and of the titles of columns, in pixels. */
    public int getHeaderHeight() {
        return headerHeight;
    }

    /** Sets the height of the ruler and of the titles of columns, in pixels. */
    public void setHeaderHeight(int headerHeight) {
        this.headerHeight = Math.max(0, headerHeight);
        showHeader();
    }

    private void showHeader() {
        scene().setRulerHeight(scaleVisible ? headerHeight : 0);
        rowsChanged();
    }

    @Override
    public int getBorderWidth() {
        return Math.max(borderWidth, super.getBorderWidth());
    }

    /** Sets the width of the border that is told to those who ask, in pixels. */
    public void setBorderWidth(int borderWidth) {
        this.borderWidth = Math.max(0, borderWidth);
    }

    /** The least width of an event, in pixels. */
    public int getMinimumItemWidth() {
        return minimumItemWidth;
    }

    /** Sets the least width of an event, in pixels: shorter ones are drawn that wide. */
    public void setMinimumItemWidth(int width) {
        minimumItemWidth = Math.max(0, width);
        source.setMinimumPixels(minimumItemWidth);
        redraw();
    }

    /** Mixes the colours of events that share a pixel, or shows the first of them. */
    public void setBlendSubPixelEvents(boolean blend) {
        source.setBlends(blend);
        redraw();
    }

    /** The colours of the kinds of events, in the order of the table. */
    public Color[] getEventColorMap() {
        StateItem[] table = getTimeGraphProvider().getStateTable();
        Color[] colours = new Color[table.length];
        for (int i = 0; i < table.length; i++) {
            RGB rgb = table[i] == null ? new RGB(0, 0, 0) : table[i].getStateColor();
            colours[i] = new Color(rgb);
        }
        return colours;
    }

    // --- filters

    /** Sets whether a filter of events is being typed. */
    public void setFilterActive(boolean isActive) {
        filterActive = isActive;
        redraw();
    }

    /** Whether a filter of events is being typed. */
    public boolean isFilterActive() {
        return filterActive;
    }

    /** Sets whether filters of events are kept. */
    public void setSavedFilterStatus(boolean hasSavedFilter) {
        savedFilters = hasSavedFilter;
        redraw();
    }

    /** Whether filters of events are kept. */
    public boolean hasSavedFilters() {
        return savedFilters;
    }

    /** Whether rows without events in the window are left out. Any thread. */
    public boolean isHideEmptyRowsFilterActive() {
        return hideEmptyRows;
    }

    /** Leaves out rows without events in the window, or shows them. */
    public void setHideEmptyRowsFilterActive(boolean hideEmptyRowsFilterActive) {
        hideEmptyRows = hideEmptyRowsFilterActive;
        setHideEmpty(hideEmptyRowsFilterActive);
    }

    // --- rows as SWT items

    /** Adds a listener that is told when the user selects a row, or clicks twice on one. */
    public void addSelectionListener(SelectionListener listener) {
        if (!rowListeners.contains(listener)) {
            rowListeners.add(listener);
        }
    }

    /** Removes a listener. */
    public void removeSelectionListener(SelectionListener listener) {
        rowListeners.remove(listener);
    }

    /** Tells listeners that the user has clicked twice on the selected row. */
    public void fireDefaultSelection() {
        SelectionEvent event = selectionEvent(SWT.DefaultSelection);
        rowListeners.forEach(listener -> listener.widgetDefaultSelected(event));
    }

    final void fireRowSelected() {
        SelectionEvent event = selectionEvent(SWT.Selection);
        rowListeners.forEach(listener -> listener.widgetSelected(event));
    }

    private SelectionEvent selectionEvent(int type) {
        Event event = new Event();
        event.type = type;
        event.widget = this;
        event.display = getDisplay();
        event.data = source.entryOf(scene().selectedRow());
        SelectionEvent typed = new SelectionEvent(event);
        typed.data = event.data;
        return typed;
    }

    // --- drags

    /** Adds a listener that is told while the user drags over the time axis. */
    public void addDragSelectionListener(ITimeGraphTimeListener listener) {
        if (!dragListeners.contains(listener)) {
            dragListeners.add(listener);
        }
    }

    /** Removes a listener. */
    public void removeDragSelectionListener(ITimeGraphTimeListener listener) {
        dragListeners.remove(listener);
    }

    /** Tells listeners which times the user drags over. */
    public void fireDragSelectionChanged(long start, long end) {
        TimeGraphTimeEvent event = new TimeGraphTimeEvent(this, start, end);
        dragListeners.forEach(listener -> listener.timeSelected(event));
    }
}
