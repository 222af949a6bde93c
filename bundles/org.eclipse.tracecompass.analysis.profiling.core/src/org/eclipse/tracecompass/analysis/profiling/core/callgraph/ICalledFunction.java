package org.eclipse.tracecompass.analysis.profiling.core.callgraph;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.segment.interfaces.INamedSegment;

/**
 * One call of a function, from its entry to its exit. Segments compare by start, then by end.
 *
 * @since 0.2.0
 */
public interface ICalledFunction extends INamedSegment {

    /** Returns the function as the trace has it, an address ({@link Long}) or a name. */
    Object getSymbol();

    /** Returns the call in which this one happened, null if it is not known. */
    @Nullable
    ICalledFunction getParent();

    /** Returns the duration without that of the known calls in it, ns. */
    long getSelfTime();

    /** Returns the time on a CPU, ns; -1 if it is not known. */
    long getCpuTime();

    /** Returns the process, -1 if it is not known. */
    int getProcessId();

    /** Returns the thread, -1 if it is not known. */
    int getThreadId();
}
