package org.eclipse.tracecompass.internal.tmf.ui;

/** The pictures of this plug-in that others show, by their paths in it. */
public interface ITmfImageConstants {

    /** Closes. */
    String IMG_UI_CLOSE = "icons/close.svg";

    /** A filter. */
    String IMG_UI_FILTER = "icons/filter.svg";

    /** Filters. */
    String IMG_UI_FILTERS = "icons/filter.svg";

    /** Pins a view. */
    String IMG_UI_PIN_VIEW = "icons/pin.svg";

    /** A view that is pinned. */
    String IMG_UI_PINNED_VIEW = "icons/pinned.svg";

    /** Shows a shorter time. */
    String IMG_UI_ZOOM_IN = "icons/zoom_in.svg";

    /** Shows a shorter time, in a menu. */
    String IMG_UI_ZOOM_IN_MENU = "icons/zoom_in.svg";

    /** Shows a longer time. */
    String IMG_UI_ZOOM_OUT = "icons/zoom_out.svg";

    /** Shows a longer time, in a menu. */
    String IMG_UI_ZOOM_OUT_MENU = "icons/zoom_out.svg";

    /** Shows all time. */
    String IMG_UI_HOME_MENU = "icons/zoom_all.svg";

    /** Shows all time. */
    String IMG_UI_ZOOM = "icons/zoom_all.svg";

    /** The next event. */
    String IMG_UI_NEXT_EVENT = "icons/timegraph/next_state.svg";

    /** The previous event. */
    String IMG_UI_PREV_EVENT = "icons/timegraph/previous_state.svg";

    /** The legend. */
    String IMG_UI_SHOW_LEGEND = "icons/timegraph/legend.svg";

    /** Something that cannot be done. */
    String IMG_UI_CONFLICT = "icons/warning.svg";

    /** Search. */
    String IMG_UI_SEARCH = "icons/filter.svg";

    /** The next row or item. */
    String IMG_UI_NEXT_ITEM = "icons/next.svg";

    /** The previous row or item. */
    String IMG_UI_PREV_ITEM = "icons/previous.svg";

    /** Adds a bookmark. */
    String IMG_UI_ADD_BOOKMARK = "icons/timegraph/bookmark.svg";

    /** The next marker. */
    String IMG_UI_NEXT_BOOKMARK = "icons/timegraph/next_marker.svg";

    /** The previous marker. */
    String IMG_UI_PREVIOUS_BOOKMARK = "icons/timegraph/previous_marker.svg";

    /** Hides arrows. */
    String IMG_UI_HIDE_ARROWS = "icons/timegraph/links.svg";

    /** Follows an arrow forward. */
    String IMG_UI_FOLLOW_ARROW_FORWARD = "icons/timegraph/follow_forward.svg";

    /** Follows an arrow backward. */
    String IMG_UI_FOLLOW_ARROW_BACKWARD = "icons/timegraph/follow_back.svg";
}
