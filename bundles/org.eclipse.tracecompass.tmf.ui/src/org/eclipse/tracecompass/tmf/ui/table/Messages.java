package org.eclipse.tracecompass.tmf.ui.table;

import org.eclipse.osgi.util.NLS;

/** The texts of this package. */
@SuppressWarnings("javadoc")
final class Messages extends NLS {

    public static String Action_Copy = "";
    public static String Empty_None = "";
    public static String Empty_NoneDetail = "";
    public static String Search_Any = "";
    public static String Search_Help = "";
    public static String Search_Hint = "";
    public static String Search_Next = "";
    public static String Search_NotFound = "";
    public static String Search_Previous = "";
    public static String Search_Running = "";
    public static String Status_Done = "";
    public static String Status_Running = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {}
}
