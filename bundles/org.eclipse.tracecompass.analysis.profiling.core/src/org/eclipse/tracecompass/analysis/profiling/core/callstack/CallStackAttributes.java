package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import java.util.List;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.InstrumentedCallStackAnalysis;

/**
 * Names of the attributes in the history of a call stack:
 *
 * <pre>
 * Processes
 *   &lt;process&gt;             its number (Integer), -1 if the trace does not tell it
 *     &lt;thread&gt;            its number (Long)
 *       CallStack         how many functions the thread is in (Integer), null for none
 *         1               the function that was entered first: an address (Long) or a name (String)
 *         2               the function that was called by it
 *         ...
 * Oddities
 *   &lt;name&gt;              how often it occurred (Long), see {@link CallStackOddity}
 * </pre>
 *
 * That is the layout of a stack attribute of the state system. A call lasts as long as its
 * interval. {@link CallStackStateProvider} and {@link CallStackWriter} write it.
 */
public final class CallStackAttributes {

    /** Parent of the processes. */
    public static final String PROCESSES = CallStackStateProvider.PROCESSES;

    /** Name of a process that the trace does not tell. */
    public static final String UNKNOWN_PROCESS = CallStackStateProvider.UNKNOWN;

    /** The stack of a thread. */
    public static final String CALL_STACK = InstrumentedCallStackAnalysis.CALL_STACK;

    /**
     * What the name of a thread ends with that stands for a thread's other kind of functions: a
     * thread of which the trace tells functions by address and others by name has a stack of each
     * kind.
     */
    public static final String SECOND_STACK = " (2)";

    /** Parent of the numbers of oddities. */
    public static final String ODDITIES = "Oddities";

    private static final String ANY = "*";

    private CallStackAttributes() {
        // constants
    }

    /**
     * Returns the levels of elements: processes and their threads.
     *
     * @return as {@link InstrumentedCallStackAnalysis} wants them
     * @since 0.2.0
     */
    public static List<String[]> patterns() {
        return List.of(new String[] {PROCESSES, ANY}, new String[] {ANY});
    }
}
