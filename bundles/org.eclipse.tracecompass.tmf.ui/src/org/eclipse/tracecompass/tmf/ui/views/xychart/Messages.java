package org.eclipse.tracecompass.tmf.ui.views.xychart;

import org.eclipse.osgi.util.NLS;

/** The texts of views with a chart, from messages.properties beside this class. */
final class Messages extends NLS {

    public static String Action_LockY = "";
    public static String Action_ZoomIn = "";
    public static String Action_ZoomOut = "";
    public static String Lock_Lower = "";
    public static String Lock_NotANumber = "";
    public static String Lock_Order = "";
    public static String Lock_Title = "";
    public static String Lock_Upper = "";
    public static String Many_Question = "";
    public static String Many_Title = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.tmf.ui.views.xychart.messages", Messages.class);
    }

    private Messages() {}
}
