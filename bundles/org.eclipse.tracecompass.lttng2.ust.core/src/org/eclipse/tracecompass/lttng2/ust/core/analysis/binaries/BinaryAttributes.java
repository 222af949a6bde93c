package org.eclipse.tracecompass.lttng2.ust.core.analysis.binaries;

/**
 * Names of the attributes in the history of {@link UstBinariesAnalysis}:
 *
 * <pre>
 * Processes
 *   &lt;pid&gt;
 *     &lt;address in hexadecimal&gt;   the path of what is loaded there (String), null for nothing
 *       Size                     bytes of memory (Long)
 *       Build ID                 in hexadecimal (String)
 *       Anywhere                 1 if it can be loaded anywhere, 0 if not (Integer); null if unknown
 * </pre>
 */
public final class BinaryAttributes {

    /** Parent of the processes. */
    public static final String PROCESSES = "Processes";

    /** The size in memory, in bytes. */
    public static final String SIZE = "Size";

    /** The build id. */
    public static final String BUILD_ID = "Build ID";

    /** Whether it can be loaded anywhere. */
    public static final String ANYWHERE = "Anywhere";

    private BinaryAttributes() {
        // constants
    }
}
