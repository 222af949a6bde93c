package org.eclipse.tracecompass.tmf.ui.viewers.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.action.IAction;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.resources.ITmfMarker;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/** The bookmarks of a table of events, by the ranks of their events. On the UI thread only. */
@NonNullByDefault
final class TableBookmarks {

    private static final String COLOR = "RGBA {255, 0, 0, 128}";

    private final Map<Long, List<IMarker>> bookmarks = new TreeMap<>();

    /** The rank of a bookmark; -1 if it has none. */
    static long rankOf(IMarker marker) {
        Object rank = null;
        try {
            rank = marker.getAttribute(ITmfMarker.MARKER_RANK);
            if (rank == null) {
                rank = marker.getAttribute(IMarker.LOCATION);
            }
            return rank == null ? -1 : Long.parseLong(rank.toString());
        } catch (CoreException | NumberFormatException e) {
            return -1;
        }
    }

    void add(IMarker marker) {
        long rank = rankOf(marker);
        List<IMarker> same = bookmarks.computeIfAbsent(rank, r -> new ArrayList<>());
        if (rank >= 0 && !same.contains(marker)) {
            same.add(marker);
        }
    }

    void remove(IMarker marker) {
        bookmarks.values().forEach(same -> same.remove(marker));
        bookmarks.values().removeIf(List::isEmpty);
    }

    /** Takes over the bookmarks of a file. */
    void read(IFile file) {
        bookmarks.clear();
        if (!file.exists()) {
            return;
        }
        try {
            for (IMarker marker : file.findMarkers(IMarker.BOOKMARK, false, IResource.DEPTH_ZERO)) {
                add(marker);
            }
        } catch (CoreException e) {
            Activator.getDefault().logError("The bookmarks cannot be read", e);
        }
    }

    /** The texts of the bookmarks of an event, one a line; empty if there is none. */
    String textsAt(long rank) {
        StringBuilder texts = new StringBuilder();
        for (IMarker marker : bookmarks.getOrDefault(rank, List.of())) {
            texts.append(texts.isEmpty() ? "" : "\n")
                    .append(marker.getAttribute(IMarker.MESSAGE, ""));
        }
        return texts.toString();
    }

    List<IMarker> at(long rank) {
        return List.copyOf(bookmarks.getOrDefault(rank, List.of()));
    }

    /** Adds a bookmark at an event. */
    void create(IFile file, ITmfEvent event, long rank) {
        try {
            IMarker marker = file.createMarker(IMarker.BOOKMARK);
            marker.setAttribute(IMarker.MESSAGE, event.getName());
            marker.setAttribute(ITmfMarker.MARKER_RANK, Long.toString(rank));
            marker.setAttribute(IMarker.LOCATION, Long.toString(rank));
            marker.setAttribute(
                    ITmfMarker.MARKER_TIME, Long.toString(event.getTimestamp().toNanos()));
            marker.setAttribute(ITmfMarker.MARKER_COLOR, COLOR);
            add(marker);
        } catch (CoreException e) {
            Activator.getDefault().logError("The bookmark cannot be added", e);
        }
    }

    /** The action that adds a bookmark to an event, or removes those that it has. */
    IAction toggle(long rank, Runnable add, Runnable removed) {
        List<IMarker> there = at(rank);
        return there.isEmpty()
                ? RunAction.push(Messages.Events_AddBookmark, null, add)
                : RunAction.push(
                        Messages.Events_RemoveBookmark,
                        null,
                        () -> {
                            there.forEach(this::delete);
                            removed.run();
                        });
    }

    private void delete(IMarker marker) {
        remove(marker);
        try {
            marker.delete();
        } catch (CoreException e) {
            Activator.getDefault().logError("The bookmark cannot be deleted", e);
        }
    }
}
