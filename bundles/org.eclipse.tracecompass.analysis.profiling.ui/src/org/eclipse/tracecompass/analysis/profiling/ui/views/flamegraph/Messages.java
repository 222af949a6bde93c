package org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph;

import org.eclipse.osgi.util.NLS;

/** The texts of the views of calls. */
final class Messages extends NLS {
    public static String Symbols_Menu = "";
    public static String Symbols_Add = "";
    public static String Symbols_Configure = "";
    public static String Symbols_Title = "";
    public static String Symbols_Remove = "";
    public static String Symbols_Failed = "";
    public static String Symbols_Job = "";
    public static String Graph_All = "";
    public static String Search_Hint = "";
    public static String Range_Menu = "";
    public static String Range_Trace = "";
    public static String Range_Window = "";
    public static String Range_Selection = "";
    public static String Threads_Menu = "";
    public static String Threads_Each = "";
    public static String Threads_Level = "";
    public static String Threads_Process = "";
    public static String Threads_All = "";
    public static String Order_Menu = "";
    public static String Order_Time = "";
    public static String Order_Name = "";
    public static String Order_First = "";
    public static String Action_Upward = "";
    public static String Action_ZoomTo = "";
    public static String Action_ShowAll = "";
    public static String Action_ZoomIn = "";
    public static String Action_ZoomOut = "";
    public static String Action_Mark = "";
    public static String Action_Copy = "";
    public static String Action_Search = "";
    public static String Action_Export = "";
    public static String Rows_Number = "";
    public static String Rows_Caller = "";
    public static String Rows_Depth = "";
    public static String Rows_Group = "";
    public static String Rows_Function = "";
    public static String Rows_Own = "";
    public static String Empty_Trace = "";
    public static String Empty_TraceDetail = "";
    public static String Empty_Range = "";
    public static String Empty_RangeDetail = "";
    public static String Empty_Selection = "";
    public static String Empty_SelectionDetail = "";
    public static String Export_Job = "";
    public static String Export_Failed = "";
    public static String Export_Title = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph.messages",
                Messages.class);
    }

    private Messages() {}
}
