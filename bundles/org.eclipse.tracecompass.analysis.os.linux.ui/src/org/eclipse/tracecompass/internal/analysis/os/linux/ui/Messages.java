package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.osgi.util.NLS;

/** The texts of the views, from messages.properties beside this class. */
final class Messages extends NLS {

    public static String Answer_Cancelled = "";
    public static String Answer_CancelledDetail = "";
    public static String Answer_Copy = "";
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
    public static String Threads_None = "";
    public static String Threads_NoneDetail = "";
    public static String Waits_All = "";
    public static String Answer_Missing = "";
    public static String Waits_Average = "";
    public static String Waits_AverageHelp = "";
    public static String Waits_By = "";
    public static String Waits_ByHelp = "";
    public static String Waits_Cause = "";
    public static String Waits_CauseHelp = "";
    public static String Waits_Count = "";
    public static String Waits_CountHelp = "";
    public static String Waits_In = "";
    public static String Waits_InHelp = "";
    public static String Waits_Job = "";
    public static String Waits_Longest = "";
    public static String Waits_LongestThread = "";
    public static String Waits_LongestStart = "";
    public static String Waits_LongestMissing = "";
    public static String Waits_LongestHelp = "";
    public static String Waits_NoThread = "";
    public static String Waits_NoThreadDetail = "";
    public static String Waits_None = "";
    public static String Waits_NoneDetail = "";
    public static String Waits_OfAll = "";
    public static String Waits_OfProcess = "";
    public static String Waits_OfThread = "";
    public static String Waits_Process = "";
    public static String Waits_Title = "";
    public static String Waits_Total = "";
    public static String Waits_TotalHelp = "";
    public static String Why_Difference = "";
    public static String Why_DifferenceHelp = "";
    public static String Why_Duration = "";
    public static String Why_Here = "";
    public static String Why_HereHelp = "";
    public static String Why_Instance = "";
    public static String Why_Job = "";
    public static String Why_Median = "";
    public static String Why_MedianHelp = "";
    public static String Why_NoKind = "";
    public static String Why_NoSegment = "";
    public static String Why_NoSegmentDetail = "";
    public static String Why_NoThread = "";
    public static String Why_NoThreadDetail = "";
    public static String Why_NoWaits = "";
    public static String Why_Nothing = "";
    public static String Why_Part = "";
    public static String Why_NothingDetail = "";
    public static String Why_Path = "";
    public static String Why_Range = "";
    public static String Why_Rank = "";
    public static String Why_Share = "";
    public static String Why_ShareHelp = "";
    public static String Why_This = "";
    public static String Why_Thread = "";
    public static String Why_Took = "";
    public static String Why_WaitIn = "";
    public static String Why_Waits = "";
    public static String Why_What = "";
    public static String Why_WhatHelp = "";
    public static String Why_Who = "";
    public static String Why_WhoHelp = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.internal.analysis.os.linux.ui.messages", Messages.class);
    }

    private Messages() {}
}
