package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import org.eclipse.osgi.util.NLS;

/** The texts of the widgets, from messages.properties beside this class. */
final class Messages extends NLS {

    public static String Status_Range = "";
    public static String Tip_Duration = "";
    public static String Tip_End = "";
    public static String Tip_EventTime = "";
    public static String Tip_From = "";
    public static String Tip_LinkDuration = "";
    public static String Tip_OfSelection = "";
    public static String Tip_Start = "";
    public static String Tip_State = "";
    public static String Tip_To = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.messages",
                Messages.class);
    }

    private Messages() {}
}
