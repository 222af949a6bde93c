package org.eclipse.tracecompass.tmf.ui.viewers.xychart.barchart;

import org.eclipse.osgi.util.NLS;

/** The texts of charts of bars, from messages.properties beside this class. */
final class Messages extends NLS {

    public static String Tip_Time = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.tmf.ui.viewers.xychart.barchart.messages",
                Messages.class);
    }

    private Messages() {}
}
