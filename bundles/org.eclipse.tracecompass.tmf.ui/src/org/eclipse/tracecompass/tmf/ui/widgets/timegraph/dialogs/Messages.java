package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs;

import org.eclipse.osgi.util.NLS;

/** The texts of the dialogs of time graphs, from messages.properties beside this class. */
final class Messages extends NLS {

    public static String FilterDialog_CheckAll = "";
    public static String FilterDialog_CheckSubtree = "";
    public static String FilterDialog_Message = "";
    public static String FilterDialog_NothingChosen = "";
    public static String FilterDialog_Title = "";
    public static String FilterDialog_UncheckAll = "";
    public static String FilterDialog_UncheckSubtree = "";
    public static String Legend_Colour = "";
    public static String Legend_Height = "";
    public static String Legend_Message = "";
    public static String Legend_Reset = "";
    public static String Legend_States = "";
    public static String Legend_Title = "";
    public static String ShowFilter_Action = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs.messages",
                Messages.class);
    }

    private Messages() {}
}
