package org.eclipse.tracecompass.internal.tmf.core.trace;

import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The traces that are closed but that somebody may still ask about, such as a thread that works for
 * a view. Who keeps something for a trace until it is closed keeps nothing for these: no signal
 * would come any more that lets go of it, and of the trace with it. Thread-safe; holds no trace.
 */
public final class ClosedTraces {

    private static final Set<ITmfTrace> CLOSED =
            Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

    private ClosedTraces() {}

    /** A trace is closed. */
    public static void add(ITmfTrace trace) {
        CLOSED.add(trace);
    }

    /** A trace or experiment is closed, with its parts. */
    public static void addWithParts(ITmfTrace trace) {
        CLOSED.addAll(TmfTraceManager.getTraceSetWithExperiment(trace));
    }

    /** A trace or experiment that may have been closed is open again, with its parts. */
    public static void removeWithParts(ITmfTrace trace) {
        TmfTraceManager.getTraceSetWithExperiment(trace).forEach(CLOSED::remove);
    }

    /** Whether a trace was closed and is not open again. */
    public static boolean contains(ITmfTrace trace) {
        return CLOSED.contains(trace);
    }
}
