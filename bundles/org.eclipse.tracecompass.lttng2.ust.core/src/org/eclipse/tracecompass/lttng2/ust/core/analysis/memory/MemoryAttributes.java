package org.eclipse.tracecompass.lttng2.ust.core.analysis.memory;

/**
 * Names of the attributes in the history of {@link UstMemoryAnalysis}:
 *
 * <pre>
 * Processes
 *   &lt;pid&gt;           its name (String); "unknown" where the trace does not tell the process
 *     Bytes          how much is allocated (Long)
 *     Blocks         in how many blocks (Long)
 *     Threads
 *       &lt;tid&gt;       its name (String)
 *         Bytes      allocated by it and not freed by anyone (Long)
 *         Blocks     in how many blocks (Long)
 * Oddities
 *   &lt;name&gt;          how often it occurred (Long), see {@link MemoryOddity}
 * </pre>
 */
public final class MemoryAttributes {

    /** Parent of the processes. */
    public static final String PROCESSES = "Processes";

    /** Name of a process that the trace does not tell. */
    public static final String UNKNOWN_PROCESS = "unknown";

    /** Parent of the threads of a process. */
    public static final String THREADS = "Threads";

    /** Bytes that are allocated. */
    public static final String BYTES = "Bytes";

    /** Blocks that are allocated. */
    public static final String BLOCKS = "Blocks";

    /** Parent of the numbers of oddities. */
    public static final String ODDITIES = "Oddities";

    private MemoryAttributes() {
        // constants
    }
}
