package org.eclipse.tracecompass.tmf.core;

import org.eclipse.osgi.util.NLS;

/**
 * The texts of this package under their documented names.
 *
 * @since 0.2.0
 */
public class Messages extends NLS {

    /** {@link TmfCommonConstants#DEFAULT_TRACE_PROJECT_NAME}. */
    public static String DefaultTraceProjectName = TmfCommonConstants.DEFAULT_TRACE_PROJECT_NAME;

    private Messages() {
        // texts only
    }
}
