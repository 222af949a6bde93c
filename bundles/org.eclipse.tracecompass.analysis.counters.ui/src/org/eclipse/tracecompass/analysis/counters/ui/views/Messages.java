package org.eclipse.tracecompass.analysis.counters.ui.views;

import org.eclipse.osgi.util.NLS;

/** The texts of this bundle, from messages.properties beside this class. */
final class Messages extends NLS {

    public static String Action_Cumulative = "";
    public static String Axis_Count = "";
    public static String Axis_Time = "";
    public static String Column_Counters = "";
    public static String Column_Legend = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.analysis.counters.ui.views.messages", Messages.class);
    }

    private Messages() {}
}
