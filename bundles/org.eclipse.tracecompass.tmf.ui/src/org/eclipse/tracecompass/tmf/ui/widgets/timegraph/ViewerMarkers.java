package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.graphics.RGBA;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.MarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphControl;

/**
 * The marks and bookmarks of a viewer, and which categories of them are shown. For the UI thread.
 */
final class ViewerMarkers {

    private static final RGBA BOOKMARK = new RGBA(0xd6, 0x45, 0x45, 0x60);

    private final ViewerParts viewer;
    private final List<ITimeGraphBookmarkListener> bookmarkListeners = new CopyOnWriteArrayList<>();
    private final List<ITimeGraphMarkerListener> markerListeners = new CopyOnWriteArrayList<>();
    private final Set<String> hidden = ConcurrentHashMap.newKeySet();
    private List<String> categories = List.of(IMarkerEvent.BOOKMARKS);
    private List<IMarkerEvent> bookmarks = new ArrayList<>();
    private List<IMarkerEvent> markers = List.of();

    ViewerMarkers(ViewerParts viewer) {
        this.viewer = viewer;
    }

    List<ITimeGraphBookmarkListener> bookmarkListeners() {
        return bookmarkListeners;
    }

    List<ITimeGraphMarkerListener> markerListeners() {
        return markerListeners;
    }

    List<IMarkerEvent> bookmarks() {
        return bookmarks;
    }

    void setBookmarks(List<IMarkerEvent> list) {
        bookmarks = list == null ? new ArrayList<>() : new ArrayList<>(list);
        show();
    }

    List<IMarkerEvent> markers() {
        return markers;
    }

    void setMarkers(List<IMarkerEvent> list) {
        markers = list == null ? List.of() : List.copyOf(list);
        show();
    }

    /** The categories, bookmarks last. */
    void setCategories(List<String> list) {
        Set<String> all = new LinkedHashSet<>(list == null ? List.of() : list);
        all.remove(IMarkerEvent.BOOKMARKS);
        all.add(IMarkerEvent.BOOKMARKS);
        categories = List.copyOf(all);
        show();
    }

    boolean isVisible(String category) {
        return !hidden.contains(category);
    }

    void setVisible(String category, boolean visible) {
        if (visible ? hidden.remove(category) : hidden.add(category)) {
            show();
            markerListeners.forEach(ITimeGraphMarkerListener::markerCategoriesChanged);
        }
    }

    private void show() {
        List<IMarkerEvent> shown = visible().toList();
        graph().setMarkers(shown);
        viewer.markerAxis().setMarkerCategories(categories);
        viewer.markerAxis().setMarkers(shown);
        viewer.showMarkerAxis();
    }

    private Stream<IMarkerEvent> visible() {
        return Stream.concat(markers.stream(), bookmarks.stream())
                .filter(marker -> isVisible(marker.getCategory()));
    }

    private TimeGraphControl graph() {
        return viewer.getTimeGraphControl();
    }

    /** A menu with a check box per category. */
    MenuManager menu() {
        return FilledMenu.named(
                Messages.Action_Markers,
                shown -> {
                    for (String category : categories) {
                        RunAction action =
                                RunAction.check(
                                        category.replace("&", "&&"),
                                        null,
                                        () -> setVisible(category, !isVisible(category)));
                        action.setChecked(isVisible(category));
                        shown.add(action);
                    }
                });
    }

    /** Adds a bookmark at the selected times, with a text that the user types, or removes it. */
    void toggleBookmark() {
        TimeSelection times = graph().scene().selection();
        if (times == null) {
            return;
        }
        long duration = times.to() - times.from();
        for (IMarkerEvent bookmark : bookmarks) {
            if (bookmark.getTime() == times.from() && bookmark.getDuration() == duration) {
                bookmarks.remove(bookmark);
                show();
                TimeGraphBookmarkEvent removed = new TimeGraphBookmarkEvent(viewer, bookmark);
                bookmarkListeners.forEach(listener -> listener.bookmarkRemoved(removed));
                return;
            }
        }
        InputDialog dialog =
                new InputDialog(
                        graph().getShell(),
                        Messages.Bookmark_Title,
                        Messages.Bookmark_Text,
                        "",
                        null);
        if (dialog.open() == Window.OK) {
            addBookmark(times.from(), duration, dialog.getValue());
        }
    }

    /** Adds a bookmark. */
    void addBookmark(long time, long duration, String label) {
        IMarkerEvent bookmark =
                new MarkerEvent(
                        null, time, duration, IMarkerEvent.BOOKMARKS, BOOKMARK, label, true);
        bookmarks.add(bookmark);
        show();
        TimeGraphBookmarkEvent added = new TimeGraphBookmarkEvent(viewer, bookmark);
        bookmarkListeners.forEach(listener -> listener.bookmarkAdded(added));
    }

    /** Selects the first mark that begins behind the selection, or the last one before it. */
    void go(boolean forward) {
        TimeSelection now = graph().scene().selection();
        long time = now == null ? viewer.getTime0() : now.from();
        Comparator<IMarkerEvent> byTime = Comparator.comparingLong(IMarkerEvent::getTime);
        Stream<IMarkerEvent> candidates =
                visible().filter(m -> forward ? m.getTime() > time : m.getTime() < time);
        IMarkerEvent found =
                (forward ? candidates.min(byTime) : candidates.max(byTime)).orElse(null);
        if (found != null) {
            viewer.setSelectionRangeNotify(
                    found.getTime(), found.getTime() + found.getDuration(), true);
        }
    }
}
