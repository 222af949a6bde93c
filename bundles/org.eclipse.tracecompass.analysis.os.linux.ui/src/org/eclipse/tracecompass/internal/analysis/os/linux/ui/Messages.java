package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.osgi.util.NLS;

/** The texts of the views, from messages.properties beside this class. */
final class Messages extends NLS {

    public static String Path_NeverRan = "";
    public static String Path_NeverRanDetail = "";
    public static String Path_NoThread = "";
    public static String Path_NoThreadDetail = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.internal.analysis.os.linux.ui.messages", Messages.class);
    }

    private Messages() {}
}
