package org.eclipse.tracecompass.tmf.ui.views.synchronization;

import org.eclipse.osgi.util.NLS;

/**
 * The texts of the Synchronization view.
 *
 * @since 9.5.0
 */
public class Messages extends NLS {

    private static final String BUNDLE_NAME =
            "org.eclipse.tracecompass.tmf.ui.views.synchronization.messages";

    /** The title of the column with names. */
    public static String TmfSynchronizationView_NameColumn;

    /** The title of the column with values. */
    public static String TmfSynchronizationView_ValueColumn;

    static {
        NLS.initializeMessages(BUNDLE_NAME, Messages.class);
    }

    private Messages() {}
}
