package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore;

import org.eclipse.osgi.util.NLS;

/** The texts of the tables of segments, from messages.properties beside this class. */
final class Messages extends NLS {

    public static String Filter_Hint = "";
    public static String Filter_Help = "";
    public static String Status_Some = "";
    public static String Status_Running = "";
    public static String Status_Done = "";
    public static String Action_Copy = "";
    public static String Action_Zoom = "";
    public static String Action_GoTo = "";
    public static String Statistics_Selection = "";
    public static String Empty_None = "";
    public static String Empty_NoneDetail = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.messages",
                Messages.class);
    }

    private Messages() {}
}
