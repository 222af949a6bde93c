package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.EventObject;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;

/**
 * A bookmark was added or removed.
 *
 * @since 0.2.0
 */
public class TimeGraphBookmarkEvent extends EventObject {

    private static final long serialVersionUID = 1L;

    private final transient IMarkerEvent bookmark;

    /**
     * @param source who tells it
     * @param bookmark the bookmark
     */
    public TimeGraphBookmarkEvent(Object source, IMarkerEvent bookmark) {
        super(source);
        this.bookmark = bookmark;
    }

    /** Returns the bookmark. */
    public IMarkerEvent getBookmark() {
        return bookmark;
    }
}
