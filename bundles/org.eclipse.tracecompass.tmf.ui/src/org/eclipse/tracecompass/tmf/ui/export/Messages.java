package org.eclipse.tracecompass.tmf.ui.export;

import org.eclipse.osgi.util.NLS;

/** Texts for users. */
final class Messages extends NLS {

    public static String Action_Export = "";
    public static String Dialog_ChooseFile = "";
    public static String Dialog_Format = "";
    public static String Dialog_Message = "";
    public static String Dialog_Range = "";
    public static String Dialog_Title = "";
    public static String Export_Failed = "";
    public static String Export_Job = "";
    public static String Kind_Chrome = "";
    public static String Kind_Csv = "";
    public static String Kind_Json = "";
    public static String Kind_Parquet = "";
    public static String Kind_Perfetto = "";
    public static String Nothing_Text = "";
    public static String Nothing_Title = "";
    public static String Range_NoSelection = "";
    public static String Range_Selection = "";
    public static String Range_Visible = "";
    public static String Range_Whole = "";

    static {
        NLS.initializeMessages("org.eclipse.tracecompass.tmf.ui.export.messages", Messages.class);
    }

    private Messages() {}
}
