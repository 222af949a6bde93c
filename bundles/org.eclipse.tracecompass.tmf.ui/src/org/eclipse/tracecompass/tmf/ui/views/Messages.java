package org.eclipse.tracecompass.tmf.ui.views;

import org.eclipse.osgi.util.NLS;

/**
 * The texts of views about their traces and analyses, from messages.properties beside this class.
 */
final class Messages extends NLS {

    public static String Load_Job = "";
    public static String Empty_NoTrace = "";
    public static String Empty_NoTraceDetail = "";
    public static String Empty_NoProvider = "";
    public static String Empty_OtherKind = "";
    public static String Empty_Instead = "";
    public static String Empty_NoAnalysis = "";
    public static String Empty_Failed = "";
    public static String Empty_FailedDetail = "";
    public static String Empty_Cancelled = "";
    public static String Empty_CancelledDetail = "";
    public static String Progress_Analysing = "";
    public static String Progress_Loading = "";
    public static String Progress_Repairing = "";

    public static String Action_AlignViews = "";
    public static String Action_NewView = "";
    public static String Action_NewViewInstance = "";
    public static String Action_NewViewOf = "";
    public static String Action_NewViewUnpinned = "";
    public static String Action_Pin = "";
    public static String Action_PinTo = "";
    public static String Action_Reset = "";
    public static String Action_SavePicture = "";
    public static String Action_Unpin = "";
    public static String Many_NeverAsk = "";
    public static String Many_Question = "";
    public static String Many_Title = "";
    public static String Save_Failed = "";
    public static String Save_Name = "";
    public static String Save_Title = "";

    static {
        NLS.initializeMessages("org.eclipse.tracecompass.tmf.ui.views.messages", Messages.class);
    }

    private Messages() {}
}
