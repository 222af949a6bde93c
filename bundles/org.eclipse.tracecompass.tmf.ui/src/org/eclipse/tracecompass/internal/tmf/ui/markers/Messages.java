package org.eclipse.tracecompass.internal.tmf.ui.markers;

import org.eclipse.osgi.util.NLS;

/** The words of the menu and of the log, in {@code messages.properties}. */
final class Messages extends NLS {

    public static String MarkerSet_Edit = "";
    public static String MarkerSet_Ids = "";
    public static String MarkerSet_Menu = "";
    public static String MarkerSet_None = "";
    public static String MarkerSet_NotOpened = "";
    public static String MarkerSet_Question = "";
    public static String MarkerSource_Failed = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.internal.tmf.ui.markers.messages", Messages.class);
    }

    private Messages() {}
}
