package org.eclipse.tracecompass.tmf.ui.views.timechart;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.resources.ITmfMarker;

/**
 * Knows what is special about the events of a trace: bookmarks, the filter and the search.
 * Thread-safe.
 *
 * @since 9.5.0
 */
public class TimeChartDecorationProvider {

    private final IFile bookmarksFile;
    private volatile Set<Long> bookmarks = Set.of();
    private volatile ITmfFilter filter;
    private volatile ITmfFilter search;

    /**
     * @param bookmarksFile the file whose markers are the bookmarks; null if there is none
     */
    public TimeChartDecorationProvider(IFile bookmarksFile) {
        this.bookmarksFile = bookmarksFile;
        refreshBookmarks();
    }

    /** The file whose markers are the bookmarks; null if there is none. */
    public IFile getBookmarksFile() {
        return bookmarksFile;
    }

    /** Whether the event of a rank has a bookmark. */
    public boolean isBookmark(long rank) {
        return bookmarks.contains(rank);
    }

    /** Reads the bookmarks again. */
    public void refreshBookmarks() {
        Set<Long> found = new HashSet<>();
        if (bookmarksFile != null && bookmarksFile.exists()) {
            try {
                for (IMarker marker :
                        bookmarksFile.findMarkers(IMarker.BOOKMARK, false, IResource.DEPTH_ZERO)) {
                    addRank(marker.getAttribute(ITmfMarker.MARKER_RANK), found);
                }
            } catch (CoreException e) {
                ILog.of(TimeChartDecorationProvider.class)
                        .warn("The bookmarks of " + bookmarksFile + " cannot be read", e);
            }
        }
        bookmarks = Set.copyOf(found);
    }

    private static void addRank(Object rank, Set<Long> found) {
        try {
            if (rank != null) {
                found.add(Long.valueOf(rank.toString()));
            }
        } catch (NumberFormatException e) {
            // the bookmark of a time, not of an event
        }
    }

    /** Sets the filter of events; null for none. */
    public void filterApplied(ITmfFilter filter) {
        this.filter = filter;
    }

    /** Whether the filter lets an event pass. */
    public boolean isVisible(ITmfEvent event) {
        ITmfFilter current = filter;
        return current == null || current.matches(event);
    }

    /** Sets what is searched for; null for nothing. */
    public void searchApplied(ITmfFilter filter) {
        search = filter;
    }

    /** Whether the search finds an event. */
    public boolean isSearchMatch(ITmfEvent event) {
        ITmfFilter current = search;
        return current != null && current.matches(event);
    }
}
