package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import org.eclipse.osgi.util.NLS;

/** The texts of this bundle, read from messages.properties. */
final class Messages extends NLS {

    public static String Action_Library = "";
    public static String Action_OpenView = "";
    public static String Action_OpenViews = "";
    public static String Action_ShowText = "";
    public static String Action_SwitchOff = "";
    public static String Action_SwitchOn = "";
    public static String Check_Job = "";
    public static String Editor_Errors = "";
    public static String Editor_Good = "";
    public static String Editor_OneError = "";
    public static String Empty_NoChart = "";
    public static String Empty_None = "";
    public static String Empty_Off = "";
    public static String Empty_Other = "";
    public static String Empty_Title = "";
    public static String Empty_Wrong = "";
    public static String Library_Copy = "";
    public static String Library_Delete = "";
    public static String Library_DeleteQuestion = "";
    public static String Library_Empty = "";
    public static String Library_EmptyDetail = "";
    public static String Library_Export = "";
    public static String Library_ExportTitle = "";
    public static String Library_Failed = "";
    public static String Library_Import = "";
    public static String Library_ImportTitle = "";
    public static String Library_Kind = "";
    public static String Library_KindXml = "";
    public static String Library_Name = "";
    public static String Library_New = "";
    public static String Library_Save = "";
    public static String Library_Template = "";
    public static String Library_Title = "";
    public static String Library_WrongName = "";
    public static String Lines_Group = "";
    public static String Lines_GroupHelp = "";
    public static String Lines_None = "";
    public static String Lines_NoneHelp = "";
    public static String Lines_Off = "";
    public static String Lines_Problem = "";
    public static String Lines_ViewHelp = "";
    public static String Lines_Wrong = "";
    public static String Origin_Given = "";
    public static String Origin_Library = "";
    public static String Origin_Metadata = "";
    public static String Origin_Plugin = "";
    public static String Origin_TraceFolder = "";
    public static String Problems_Column = "";
    public static String Problems_Line = "";
    public static String Problems_Problem = "";
    public static String Problems_Warning = "";
    public static String Update_Job = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.internal.tmf.analysis.declared.ui.messages",
                Messages.class);
    }

    private Messages() {}
}
