package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.EventListener;

/**
 * Is told when the user adds or removes bookmarks. Called on the UI thread.
 *
 * @since 0.2.0
 */
public interface ITimeGraphBookmarkListener extends EventListener {

    /** The user added a bookmark. */
    void bookmarkAdded(TimeGraphBookmarkEvent event);

    /** The user removed a bookmark. */
    void bookmarkRemoved(TimeGraphBookmarkEvent event);
}
