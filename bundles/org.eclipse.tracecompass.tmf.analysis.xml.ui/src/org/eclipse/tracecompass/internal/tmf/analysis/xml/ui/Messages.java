package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

import org.eclipse.osgi.util.NLS;

/** The texts of this bundle, read from messages.properties. */
final class Messages extends NLS {

    public static String Action_Manage = "";
    public static String Action_OpenView = "";
    public static String Empty_None = "";
    public static String Empty_Other = "";
    public static String Empty_Title = "";
    public static String Lines_Group = "";
    public static String Lines_GroupHelp = "";
    public static String Lines_ViewHelp = "";
    public static String Manage_Content = "";
    public static String Manage_Delete = "";
    public static String Manage_Export = "";
    public static String Manage_ExportTitle = "";
    public static String Manage_File = "";
    public static String Manage_Import = "";
    public static String Manage_ImportTitle = "";
    public static String Manage_Job = "";
    public static String Manage_Kind = "";
    public static String Manage_Message = "";
    public static String Manage_NotImported = "";
    public static String Manage_NotStored = "";
    public static String Manage_Title = "";
    public static String Manage_Wrong = "";
    public static String Title_Segments = "";
    public static String Title_Statistics = "";
    public static String Update_Job = "";

    static {
        initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {}
}
