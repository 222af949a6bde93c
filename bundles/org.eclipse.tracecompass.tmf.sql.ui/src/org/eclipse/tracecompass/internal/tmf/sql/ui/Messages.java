package org.eclipse.tracecompass.internal.tmf.sql.ui;

import org.eclipse.osgi.util.NLS;

/** Texts for users. */
final class Messages extends NLS {

    public static String Action_Cancel = "";
    public static String Action_Chart = "";
    public static String Action_Copy = "";
    public static String Action_CopyAll = "";
    public static String Action_Delete = "";
    public static String Action_Examples = "";
    public static String Action_History = "";
    public static String Action_Queries = "";
    public static String Action_Run = "";
    public static String Action_Save = "";
    public static String Action_Saved = "";
    public static String Chart_Bars = "";
    public static String Chart_By = "";
    public static String Chart_Line = "";
    public static String Chart_NoNumbers = "";
    public static String Chart_Points = "";
    public static String Chart_Row = "";
    public static String Chart_Seconds = "";
    public static String Chart_Some = "";
    public static String Copy_Cut = "";
    public static String Empty_Mistake = "";
    public static String Empty_MistakeDetail = "";
    public static String Empty_NoEngine = "";
    public static String Empty_NoQuery = "";
    public static String Empty_NoQueryDetail = "";
    public static String Empty_NoRows = "";
    public static String Empty_NoRowsDetail = "";
    public static String Find_Hint = "";
    public static String Find_Next = "";
    public static String Find_Nothing = "";
    public static String Find_Previous = "";
    public static String History_None = "";
    public static String Query_Cancelled = "";
    public static String Query_Cut = "";
    public static String Query_Done = "";
    public static String Query_Job = "";
    public static String Query_Rows = "";
    public static String Query_Running = "";
    public static String Save_Message = "";
    public static String Save_Replace = "";
    public static String Save_Title = "";
    public static String Saved_None = "";
    public static String Table_Job = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.internal.tmf.sql.ui.messages", Messages.class);
    }

    private Messages() {}
}
