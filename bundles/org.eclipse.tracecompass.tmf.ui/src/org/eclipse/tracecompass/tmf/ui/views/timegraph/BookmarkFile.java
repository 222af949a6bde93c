package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IMarkerDelta;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.graphics.RGBA;
import org.eclipse.tracecompass.internal.tmf.core.markers.StoredColor;
import org.eclipse.tracecompass.tmf.core.resources.ITmfMarker;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.views.FormatTimeUtils;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.MarkerEvent;

/**
 * The bookmarks of traces: markers of the file that an editor of the trace shows. Those of a trace
 * without such a file last as long as the view. For the UI thread.
 */
final class BookmarkFile {

    private static final RGBA USUAL_COLOUR = new RGBA(0xd6, 0x45, 0x45, 0x60);

    private final Map<ITmfTrace, List<IMarkerEvent>> withoutFile = new HashMap<>();

    private static IFile file(ITmfTrace trace) {
        IFile file = TmfTraceManager.getInstance().getTraceEditorFile(trace);
        return file != null && file.exists() ? file : null;
    }

    /** The bookmarks of a trace. */
    List<IMarkerEvent> read(ITmfTrace trace) {
        IFile file = file(trace);
        if (file == null) {
            return List.copyOf(withoutFile.getOrDefault(trace, List.of()));
        }
        List<IMarkerEvent> bookmarks = new ArrayList<>();
        try {
            for (IMarker marker : file.findMarkers(IMarker.BOOKMARK, false, IResource.DEPTH_ZERO)) {
                String time = marker.getAttribute(ITmfMarker.MARKER_TIME, null);
                if (time != null) {
                    bookmarks.add(bookmark(marker, number(time)));
                }
            }
        } catch (CoreException e) {
            ILog.of(BookmarkFile.class)
                    .warn("The bookmarks of " + trace.getName() + " cannot be read", e);
        }
        return bookmarks;
    }

    private static IMarkerEvent bookmark(IMarker marker, long time) {
        return new MarkerEvent(
                null,
                time,
                number(marker.getAttribute(ITmfMarker.MARKER_DURATION, "0")),
                IMarkerEvent.BOOKMARKS,
                colour(marker.getAttribute(ITmfMarker.MARKER_COLOR, "")),
                marker.getAttribute(IMarker.MESSAGE, ""),
                marker.getAttribute(ITmfMarker.MARKER_FOREGROUND, true));
    }

    private static long number(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    private static RGBA colour(String text) {
        StoredColor stored = StoredColor.parse(text);
        return stored == null
                ? USUAL_COLOUR
                : new RGBA(stored.red(), stored.green(), stored.blue(), stored.alpha());
    }

    /** Stores a bookmark. */
    void add(ITmfTrace trace, IMarkerEvent bookmark) {
        IFile file = file(trace);
        if (file == null) {
            withoutFile.computeIfAbsent(trace, t -> new ArrayList<>()).add(bookmark);
            return;
        }
        Map<String, Object> attributes = new HashMap<>();
        attributes.put(IMarker.MESSAGE, bookmark.getLabel());
        attributes.put(
                IMarker.LOCATION,
                FormatTimeUtils.formatTimeAbs(
                        bookmark.getTime(), FormatTimeUtils.Resolution.NANOSEC));
        attributes.put(ITmfMarker.MARKER_TIME, Long.toString(bookmark.getTime()));
        if (bookmark.getDuration() > 0) {
            attributes.put(ITmfMarker.MARKER_DURATION, Long.toString(bookmark.getDuration()));
        }
        attributes.put(ITmfMarker.MARKER_COLOR, bookmark.getColor().toString());
        attributes.put(ITmfMarker.MARKER_FOREGROUND, bookmark.isForeground());
        try {
            file.createMarker(IMarker.BOOKMARK, attributes);
        } catch (CoreException e) {
            failed(trace, e);
        }
    }

    /** Deletes a bookmark. */
    void remove(ITmfTrace trace, IMarkerEvent bookmark) {
        IFile file = file(trace);
        if (file == null) {
            withoutFile.getOrDefault(trace, new ArrayList<>()).remove(bookmark);
            return;
        }
        try {
            for (IMarker marker : file.findMarkers(IMarker.BOOKMARK, false, IResource.DEPTH_ZERO)) {
                String time = marker.getAttribute(ITmfMarker.MARKER_TIME, null);
                if (time != null && bookmark(marker, number(time)).equals(bookmark)) {
                    marker.delete();
                    return;
                }
            }
        } catch (CoreException e) {
            failed(trace, e);
        }
    }

    private static void failed(ITmfTrace trace, CoreException e) {
        ILog.of(BookmarkFile.class)
                .error("The bookmarks of " + trace.getName() + " cannot be stored", e);
    }

    /** Forgets the bookmarks of a trace that is closed. */
    void forget(ITmfTrace trace) {
        withoutFile.remove(trace);
    }

    /** Whether bookmarks of a trace have changed. */
    static boolean concerns(IResourceChangeEvent event, ITmfTrace trace) {
        IFile file = file(trace);
        if (file == null) {
            return false;
        }
        for (IMarkerDelta delta : event.findMarkerDeltas(IMarker.BOOKMARK, false)) {
            if (file.equals(delta.getResource())) {
                return true;
            }
        }
        return false;
    }
}
