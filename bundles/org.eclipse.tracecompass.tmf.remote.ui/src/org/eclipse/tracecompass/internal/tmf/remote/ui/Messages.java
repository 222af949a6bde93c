package org.eclipse.tracecompass.internal.tmf.remote.ui;

import org.eclipse.osgi.util.NLS;

/** The texts of this bundle. */
@SuppressWarnings("javadoc")
final class Messages extends NLS {

    public static String Dialog_Address = "";
    public static String Dialog_Connect = "";
    public static String Dialog_Connected = "";
    public static String Dialog_Connecting = "";
    public static String Dialog_Detail = "";
    public static String Dialog_Experiment = "";
    public static String Dialog_Message = "";
    public static String Dialog_Name = "";
    public static String Dialog_Nothing = "";
    public static String Dialog_Open = "";
    public static String Dialog_Readable = "";
    public static String Dialog_Remember = "";
    public static String Dialog_RememberHelp = "";
    public static String Dialog_Stop = "";
    public static String Dialog_Title = "";
    public static String Dialog_Token = "";
    public static String Dialog_TokenHint = "";
    public static String Empty_NoRemote = "";
    public static String Empty_NoRemoteDetail = "";
    public static String Line_Connected = "";
    public static String Line_Connection = "";
    public static String Line_ConnectionHelp = "";
    public static String Line_Outputs = "";
    public static String Line_OutputsHelp = "";
    public static String Open_Failed = "";
    public static String Open_Waiting = "";
    public static String Token_Message = "";
    public static String Token_Title = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {}
}
