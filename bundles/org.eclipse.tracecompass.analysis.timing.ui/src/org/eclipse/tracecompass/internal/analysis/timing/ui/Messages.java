package org.eclipse.tracecompass.internal.analysis.timing.ui;

import org.eclipse.osgi.util.NLS;

/** The texts of the views of segments of plug-ins, from messages.properties beside this class. */
public final class Messages extends NLS {

    public static String Action_Copy = "";
    public static String Action_GoTo = "";
    public static String Action_GoToEnd = "";
    public static String Action_GoToMaximum = "";
    public static String Action_GoToMinimum = "";
    public static String Action_GoToStart = "";
    public static String Action_Zoom = "";
    public static String Column_Average = "";
    public static String Column_Count = "";
    public static String Column_Deviation = "";
    public static String Column_Legend = "";
    public static String Column_Level = "";
    public static String Column_Maximum = "";
    public static String Column_Minimum = "";
    public static String Column_Total = "";
    public static String Column_Type = "";
    public static String Density_All = "";
    public static String Density_Title = "";
    public static String Empty_None = "";
    public static String Empty_NoneDetail = "";
    public static String Export_Failed = "";
    public static String Export_Title = "";
    public static String Export_Tsv = "";
    public static String Filter = "";
    public static String Filter_Help = "";
    public static String Filter_Hint = "";
    public static String Filter_Wrong = "";
    public static String Scatter_Duration = "";
    public static String Scatter_Time = "";
    public static String Statistics_Selection = "";
    public static String Statistics_SelectionIn = "";
    public static String Statistics_Total = "";
    public static String Status_Done = "";
    public static String Status_Running = "";
    public static String Status_Some = "";
    public static String Table_Unreadable = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.internal.analysis.timing.ui.messages", Messages.class);
    }

    private Messages() {}
}
