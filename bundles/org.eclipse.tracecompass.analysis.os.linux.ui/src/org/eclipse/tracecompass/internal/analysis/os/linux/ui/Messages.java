package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.osgi.util.NLS;

/** The texts of the views, from messages.properties beside this class. */
final class Messages extends NLS {

    public static String Follow_Action = "";
    public static String Follow_Caption = "";
    public static String Follow_Clocks = "";
    public static String Follow_Job = "";
    public static String Follow_NoRow = "";
    public static String Follow_NoThread = "";
    public static String Follow_Running = "";
    public static String Path_NeverRan = "";
    public static String Path_NeverRanDetail = "";
    public static String Path_NoThread = "";
    public static String Path_NoThreadDetail = "";
    public static String Records_ScatterTitle = "";
    public static String Records_StatisticsTitle = "";
    public static String Records_Title = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.internal.analysis.os.linux.ui.messages", Messages.class);
    }

    private Messages() {}
}
