package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.events.MenuDetectListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * The part of a documented time graph viewer that concerns its rows: the tree of entries, filters
 * of entries, the selected row, and listeners for these.
 */
abstract class ViewerRows extends ViewerTimes {

    // --- the tree

    /** Scrolls so that a row is the topmost. */
    public void setTopIndex(int index) {
        getTimeGraphControl().setTopIndex(index);
    }

    /** The index of the topmost row on the screen. */
    public int getTopIndex() {
        return getTimeGraphControl().getTopIndex();
    }

    /** How many levels of new entries are shown, {@link TimeGraphViewer#ALL_LEVELS} for all. */
    public void setAutoExpandLevel(int level) {
        getTimeGraphControl().setAutoExpandLevel(level);
    }

    /** How many levels of new entries are shown, {@link TimeGraphViewer#ALL_LEVELS} for all. */
    public int getAutoExpandLevel() {
        return getTimeGraphControl().getAutoExpandLevel();
    }

    /** Whether the entries below another are shown. */
    public boolean getExpandedState(ITimeGraphEntry entry) {
        return getTimeGraphControl().getExpandedState(entry);
    }

    /** Shows or hides the entries below another. */
    public void setExpandedState(ITimeGraphEntry entry, boolean expanded) {
        getTimeGraphControl().setExpandedState(entry, expanded);
    }

    /** Shows or hides the entries below others. */
    public void setExpandedState(Iterable<ITimeGraphEntry> entries, boolean expanded) {
        getTimeGraphControl().setExpandedState(entries, expanded);
    }

    /** Hides all entries below others. */
    public void collapseAll() {
        getTimeGraphControl().collapseAll();
    }

    /** Shows all entries below others. */
    public void expandAll() {
        getTimeGraphControl().expandAll();
    }

    /** The number of entries in the list of rows. */
    public int getExpandedElementCount() {
        return getTimeGraphControl().getExpandedElementCount();
    }

    /** The entries in the list of rows, from top to bottom. */
    public ITimeGraphEntry[] getExpandedElements() {
        return getTimeGraphControl().getExpandedElements();
    }

    /** The entries whose children are hidden. */
    public Set<ITimeGraphEntry> getAllCollapsedElements() {
        Set<ITimeGraphEntry> collapsed = new HashSet<>();
        for (ITimeGraphEntry entry : getExpandedElements()) {
            if (entry.hasChildren() && !getExpandedState(entry)) {
                collapsed.add(entry);
            }
        }
        return collapsed;
    }

    // --- filters

    /** Leaves out the entries that a filter rejects, with all below them. */
    public void addFilter(ViewerFilter filter) {
        getTimeGraphControl().addFilter(filter);
    }

    /** A filter chooses otherwise. */
    public void changeFilter(ViewerFilter filter) {
        getTimeGraphControl().changeFilter(filter);
    }

    /** Removes a filter. */
    public void removeFilter(ViewerFilter filter) {
        getTimeGraphControl().removeFilter(filter);
    }

    /** The filters. */
    public ViewerFilter[] getFilters() {
        return getTimeGraphControl().getFilters();
    }

    /** Replaces the filters; null for none. */
    public void setFilters(ViewerFilter[] filters) {
        getTimeGraphControl().setFilters(filters);
    }

    // --- the selected row

    /** The index of the selected entry in the list of rows; -1 if there is none. */
    public int getSelectionIndex() {
        return getTimeGraphControl().getSelectedIndex();
    }

    /** Goes to where the next event of the selected entry begins. */
    public void selectNextEvent(boolean extend) {
        getTimeGraphControl().selectNextEvent(extend);
    }

    /** Goes to where the event before begins. */
    public void selectPrevEvent(boolean extend) {
        getTimeGraphControl().selectPrevEvent(extend);
    }

    /** Selects the next entry. */
    public void selectNextItem() {
        getTimeGraphControl().selectNextTrace();
    }

    /** Selects the entry before. */
    public void selectPrevItem() {
        getTimeGraphControl().selectPrevTrace();
    }

    /** Selects an entry and shows it, with all above it. */
    public void selectAndReveal(ITimeGraphEntry entry) {
        for (ITimeGraphEntry up = entry.getParent(); up != null; up = up.getParent()) {
            getTimeGraphControl().setExpandedState(up, true);
        }
        getTimeGraphControl().selectItem(entry, false);
    }

    // --- how rows are drawn

    /** The height of rows in pixels. */
    public int getItemHeight() {
        return getTimeGraphControl().getItemHeight();
    }

    /** Sets the height of rows in pixels. */
    public void setItemHeight(int rowHeight) {
        getTimeGraphControl().setItemHeight(rowHeight);
    }

    // --- listeners

    /** Adds a listener. */
    public void addTreeListener(ITimeGraphTreeListener listener) {
        getTimeGraphControl().addTreeListener(listener);
    }

    /** Removes a listener. */
    public void removeTreeListener(ITimeGraphTreeListener listener) {
        getTimeGraphControl().removeTreeListener(listener);
    }

    /** Adds a listener. */
    public void addViewerFilterListener(ITimeGraphViewerFilterListener listener) {
        getTimeGraphControl().addViewerFilterListener(listener);
    }

    /** Removes a listener. */
    public void removeViewerFilterListener(ITimeGraphViewerFilterListener listener) {
        getTimeGraphControl().removeViewerFilterListener(listener);
    }

    /** Adds a listener for context menus of entries; the data of its events is the entry. */
    public void addTimeGraphEntryMenuListener(MenuDetectListener listener) {
        getTimeGraphControl().addTimeGraphEntryMenuListener(listener);
    }

    /** Removes a listener. */
    public void removeTimeGraphEntryMenuListener(MenuDetectListener listener) {
        getTimeGraphControl().removeTimeGraphEntryMenuListener(listener);
    }

    /** Adds a listener for context menus of events; the data of its events is the event. */
    public void addTimeEventMenuListener(MenuDetectListener listener) {
        getTimeGraphControl().addTimeEventMenuListener(listener);
    }

    /** Removes a listener. */
    public void removeTimeEventMenuListener(MenuDetectListener listener) {
        getTimeGraphControl().removeTimeEventMenuListener(listener);
    }
}
