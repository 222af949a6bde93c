package org.eclipse.tracecompass.common.core.process;

import org.eclipse.osgi.util.NLS;

/**
 * The texts of {@link ProcessUtils}, from messages.properties beside this class.
 *
 * @since 0.2.0
 */
public class Messages extends NLS {

    /** A program ended with an error; {0} is its exit code. */
    public static String ProcessUtils_ErrorDuringExecution = "";

    /** A program ended well, but wrote nothing. */
    public static String ProcessUtils_ErrorNoOutput = "";

    /** A thread was interrupted while it waited for a program. */
    public static String ProcessUtils_ExecutionInterrupted = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.common.core.process.messages", Messages.class);
    }

    private Messages() {}
}
