package org.eclipse.tracecompass.tmf.ui.timegraph;

import org.eclipse.osgi.util.NLS;

/** The texts of the time graph, from messages.properties beside this class. */
final class Messages extends NLS {

    public static String Find_Hint = "";
    public static String Tip_State = "";
    public static String Tip_Duration = "";
    public static String Tip_Start = "";
    public static String Tip_End = "";
    public static String Tip_Time = "";
    public static String Tip_Several = "";
    public static String Tip_Others = "";
    public static String Tip_NoState = "";
    public static String Tip_Row = "";
    public static String Legend_Title = "";
    public static String Legend_Text = "";
    public static String Legend_Reset = "";
    public static String Legend_Change = "";
    public static String Legend_None = "";
    public static String Action_ZoomIn = "";
    public static String Action_ZoomOut = "";
    public static String Action_FitAll = "";
    public static String Action_FitSelection = "";
    public static String Action_Back = "";
    public static String Action_Forward = "";
    public static String Action_NextState = "";
    public static String Action_PreviousState = "";
    public static String Action_Legend = "";
    public static String Action_HideEmpty = "";
    public static String Action_Links = "";
    public static String Action_Filter = "";
    public static String Action_Find = "";
    public static String Action_Sort = "";
    public static String Action_SortNone = "";
    public static String Action_ExpandAll = "";
    public static String Action_CollapseAll = "";
    public static String Action_Pin = "";
    public static String Action_Export = "";
    public static String Action_ExportData = "";
    public static String Action_ExportInteractive = "";
    public static String Action_CopyRow = "";
    public static String Action_CopyTime = "";
    public static String Filter_ByName = "";
    public static String Filter_Hint = "";
    public static String Filter_Help = "";
    public static String Export_Title = "";
    public static String Export_Failed = "";
    public static String Export_Job = "";
    public static String Export_DataTitle = "";
    public static String Export_InteractiveTitle = "";
    public static String Export_DataJob = "";
    public static String Export_InteractiveJob = "";
    public static String Export_DataFailed = "";
    public static String Export_Data = "";
    public static String Export_CompressedData = "";
    public static String Empty_Filter = "";
    public static String Empty_FilterDetail = "";
    public static String Empty_Window = "";
    public static String Empty_WindowDetail = "";
    public static String Empty_NoRows = "";
    public static String Empty_NoRowsDetail = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.tmf.ui.timegraph.messages", Messages.class);
    }

    private Messages() {}
}
