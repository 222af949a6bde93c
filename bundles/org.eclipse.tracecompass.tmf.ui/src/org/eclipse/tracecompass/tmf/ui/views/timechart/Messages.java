package org.eclipse.tracecompass.tmf.ui.views.timechart;

import org.eclipse.osgi.util.NLS;

/** The texts of the time chart, from messages.properties beside this class. */
final class Messages extends NLS {

    public static String Plain = "";
    public static String Setting = "";
    public static String Tip_Events = "";
    public static String Tip_Rank = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.tmf.ui.views.timechart.messages", Messages.class);
    }

    private Messages() {}
}
