package org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart;

import org.eclipse.osgi.util.NLS;

/** The texts of charts of providers, from messages.properties beside this class. */
final class Messages extends NLS {

    public static String No_Data = "";
    public static String Tip_Time = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart.messages",
                Messages.class);
    }

    private Messages() {}
}
