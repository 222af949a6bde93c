package org.eclipse.tracecompass.tmf.ui.xychart;

import org.eclipse.osgi.util.NLS;

/** Texts for users. */
final class Messages extends NLS {

    public static String Rows_Filter = "";
    public static String Rows_FilterHelp = "";
    public static String Export_Title = "";
    public static String Export_Csv = "";
    public static String Export_Job = "";
    public static String Export_Failed = "";
    public static String Action_ZoomIn = "";
    public static String Action_ZoomOut = "";
    public static String Action_FitAll = "";
    public static String Action_FitSelection = "";
    public static String Action_Back = "";
    public static String Action_Forward = "";
    public static String Action_Logarithmic = "";
    public static String Action_ShowAll = "";
    public static String Action_HideAll = "";
    public static String Action_Export = "";
    public static String Empty_NoRows = "";
    public static String Empty_NoRowsDetail = "";
    public static String Empty_NoRowsHere = "";
    public static String Empty_NoRowsHereDetail = "";
    public static String Empty_NoneChosen = "";
    public static String Empty_NoneChosenDetail = "";
    public static String Empty_Window = "";
    public static String Empty_WindowDetail = "";

    static {
        NLS.initializeMessages("org.eclipse.tracecompass.tmf.ui.xychart.messages", Messages.class);
    }

    private Messages() {}
}
