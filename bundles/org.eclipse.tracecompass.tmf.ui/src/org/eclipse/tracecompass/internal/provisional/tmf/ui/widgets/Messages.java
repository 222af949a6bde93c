package org.eclipse.tracecompass.internal.provisional.tmf.ui.widgets;

import org.eclipse.osgi.util.NLS;

/** The texts of these widgets, from messages.properties beside this class. */
final class Messages extends NLS {

    public static String Filter_Hint = "";
    public static String Filter_Remove = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.internal.provisional.tmf.ui.widgets.messages",
                Messages.class);
    }

    private Messages() {}
}
