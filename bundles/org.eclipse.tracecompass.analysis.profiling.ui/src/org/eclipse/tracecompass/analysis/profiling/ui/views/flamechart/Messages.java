package org.eclipse.tracecompass.analysis.profiling.ui.views.flamechart;

import org.eclipse.osgi.util.NLS;

/** Texts of flame charts. */
final class Messages extends NLS {

    public static String Column_Duration = "";
    public static String Column_Entry = "";
    public static String Column_Exit = "";
    public static String Column_Function = "";
    public static String Column_Name = "";
    public static String Empty_NoCalls = "";
    public static String Empty_NoCallsDetail = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.analysis.profiling.ui.views.flamechart.messages",
                Messages.class);
    }

    private Messages() {}
}
