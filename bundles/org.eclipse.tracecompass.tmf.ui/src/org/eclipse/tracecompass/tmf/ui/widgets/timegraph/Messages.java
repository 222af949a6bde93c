package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import org.eclipse.osgi.util.NLS;

/** The texts of time graphs of plug-ins, from messages.properties beside this class. */
final class Messages extends NLS {

    public static String Action_Bookmark = "";
    public static String Action_FollowBack = "";
    public static String Action_FollowForward = "";
    public static String Action_GridLines = "";
    public static String Action_HideArrows = "";
    public static String Action_HorizontalLines = "";
    public static String Action_Legend = "";
    public static String Action_Markers = "";
    public static String Action_NextEvent = "";
    public static String Action_NextItem = "";
    public static String Action_NextMarker = "";
    public static String Action_PreviousEvent = "";
    public static String Action_PreviousItem = "";
    public static String Action_PreviousMarker = "";
    public static String Action_Reset = "";
    public static String Action_VerticalLines = "";
    public static String Action_ZoomIn = "";
    public static String Action_ZoomOut = "";
    public static String Bookmark_Text = "";
    public static String Bookmark_Title = "";
    public static String Legend_Links = "";
    public static String Tip_Trace = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.tmf.ui.widgets.timegraph.messages", Messages.class);
    }

    private Messages() {}
}
