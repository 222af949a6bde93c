package org.eclipse.tracecompass.internal.tmf.statemap.ui;

import org.eclipse.osgi.util.NLS;

/** The texts of the view. */
final class Messages extends NLS {

    public static String Totals_Title = "";
    public static String Totals_State = "";
    public static String Totals_Time = "";
    public static String Totals_Share = "";
    public static String Totals_By = "";
    public static String Totals_Hint = "";
    public static String Totals_Show = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.internal.tmf.statemap.ui.messages", Messages.class);
    }

    private Messages() {}
}
