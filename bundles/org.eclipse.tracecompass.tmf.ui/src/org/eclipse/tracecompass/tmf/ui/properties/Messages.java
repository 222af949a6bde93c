package org.eclipse.tracecompass.tmf.ui.properties;

import org.eclipse.osgi.util.NLS;

/**
 * The texts of this package, from messages.properties beside this class.
 *
 * @since 9.5.0
 */
public class Messages extends NLS {

    /** The name of the time zone of this machine. */
    public static String TmfTimestampFormatPage_LocalTime = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.tmf.ui.properties.messages", Messages.class);
    }

    private Messages() {}
}
