package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import org.eclipse.osgi.util.NLS;

/** The texts of charts of plug-ins, from messages.properties beside this class. */
final class Messages extends NLS {

    public static String Status_Cursor = "";
    public static String Status_Range = "";
    public static String Tip_Time = "";
    public static String Tip_Value = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.tmf.ui.viewers.xychart.messages", Messages.class);
    }

    private Messages() {}
}
