package org.eclipse.tracecompass.analysis.profiling.core.callstack;

/**
 * Names of the attributes in the history of a call stack:
 *
 * <pre>
 * Processes
 *   &lt;pid&gt;                 "unknown" where the trace does not tell the process
 *     &lt;tid&gt;               name of the thread (String)
 *       CallStack         how many functions the thread is in (Integer), null for none
 *         1               the function that was entered first: an address (Long) or a name (String)
 *         2               the function that was called by it
 *         ...
 * Oddities
 *   &lt;name&gt;              how often it occurred (Long), see {@link CallStackOddity}
 * </pre>
 *
 * That is the layout of a stack attribute of the state system. A call lasts as long as its
 * interval. A thread of which the trace tells functions by address and others by name has a stack
 * of each kind; the one seen second is called {@value #SECOND_STACK}.
 */
public final class CallStackAttributes {

    /** Parent of the processes. */
    public static final String PROCESSES = "Processes"; // $NON-NLS-1$

    /** Name of a process that the trace does not tell. */
    public static final String UNKNOWN_PROCESS = "unknown"; // $NON-NLS-1$

    /** The stack of a thread. */
    public static final String CALL_STACK = "CallStack"; // $NON-NLS-1$

    /** The stack of a thread's other kind of functions. */
    public static final String SECOND_STACK = "CallStack2"; // $NON-NLS-1$

    /** Parent of the numbers of oddities. */
    public static final String ODDITIES = "Oddities"; // $NON-NLS-1$

    private CallStackAttributes() {
        // constants
    }
}
