package org.eclipse.tracecompass.internal.tmf.ui.parsers;

import org.eclipse.osgi.util.NLS;

/** The words of the dialogs, in {@code messages.properties}. */
public final class Messages extends NLS {

    public static String Parser_Broken = "";
    public static String Parser_Browse = "";
    public static String Parser_Category = "";
    public static String Parser_Colon = "";
    public static String Parser_Delimiter = "";
    public static String Parser_Edit = "";
    public static String Parser_Found = "";
    public static String Parser_Header = "";
    public static String Parser_Job = "";
    public static String Parser_Message = "";
    public static String Parser_Name = "";
    public static String Parser_New = "";
    public static String Parser_NoFile = "";
    public static String Parser_NoName = "";
    public static String Parser_NoRecord = "";
    public static String Parser_NoSample = "";
    public static String Parser_Sample = "";
    public static String Parser_SampleTitle = "";
    public static String Parser_Syntax = "";
    public static String Parser_TimeFormat = "";
    public static String Parser_Trying = "";
    public static String Parsers_ConfirmDelete = "";
    public static String Parsers_ConfirmReplace = "";
    public static String Parsers_Delete = "";
    public static String Parsers_Edit = "";
    public static String Parsers_Empty = "";
    public static String Parsers_Export = "";
    public static String Parsers_ExportTitle = "";
    public static String Parsers_Failed = "";
    public static String Parsers_Import = "";
    public static String Parsers_ImportTitle = "";
    public static String Parsers_Installed = "";
    public static String Parsers_Message = "";
    public static String Parsers_New = "";
    public static String Parsers_Own = "";
    public static String Parsers_Source = "";
    public static String Parsers_Title = "";
    public static String Part_Action = "";
    public static String Part_Add = "";
    public static String Part_AddAttribute = "";
    public static String Part_AddChild = "";
    public static String Part_Append = "";
    public static String Part_AppendSeparated = "";
    public static String Part_Attribute = "";
    public static String Part_Down = "";
    public static String Part_Element = "";
    public static String Part_EventType = "";
    public static String Part_Field = "";
    public static String Part_Format = "";
    public static String Part_FormatHelp = "";
    public static String Part_Group = "";
    public static String Part_IsEvent = "";
    public static String Part_Line = "";
    public static String Part_Match = "";
    public static String Part_Max = "";
    public static String Part_Meaning = "";
    public static String Part_Min = "";
    public static String Part_Path = "";
    public static String Part_Problem = "";
    public static String Part_Record = "";
    public static String Part_Regex = "";
    public static String Part_Remove = "";
    public static String Part_Set = "";
    public static String Part_Up = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {}
}
