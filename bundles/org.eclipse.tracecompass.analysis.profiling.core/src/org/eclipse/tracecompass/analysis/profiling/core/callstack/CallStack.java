package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.IProfilingElement;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackHostUtils.IHostIdProvider;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackSeries.IThreadIdProvider;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/**
 * The call stack of an element of the older kind. {@link
 * org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStack} can do much more.
 * Thread-safe.
 *
 * @since 0.2.0
 */
public class CallStack {

    private final ITmfStateSystem history;
    private final IProfilingElement element;
    private final IHostIdProvider hosts;
    private final @Nullable IThreadIdProvider threads;
    private volatile List<Integer> quarks;

    /**
     * Creates a call stack.
     *
     * @param ss the history, which may still be growing
     * @param quarks the attributes of the levels, the outermost first
     * @param element whose stack it is
     * @param hostIdProvider knows the host
     * @param threadIdProvider knows the thread, null if it is not known
     */
    public CallStack(
            ITmfStateSystem ss,
            List<Integer> quarks,
            IProfilingElement element,
            IHostIdProvider hostIdProvider,
            @Nullable IThreadIdProvider threadIdProvider) {
        history = ss;
        this.quarks = List.copyOf(quarks);
        this.element = element;
        hosts = hostIdProvider;
        threads = threadIdProvider;
    }

    /** Returns the greatest depth so far. */
    public int getMaxDepth() {
        return quarks.size();
    }

    /**
     * Replaces the levels, because the history has grown.
     *
     * @param subAttributes the attributes of the levels, the outermost first
     */
    public void updateAttributes(List<Integer> subAttributes) {
        quarks = List.copyOf(subAttributes);
    }

    /**
     * Returns the number that gives addresses their meaning, as a rule the process.
     *
     * @param time the instant, ns
     * @return the number, -1 if it is not known
     */
    public int getSymbolKeyAt(long time) {
        return element.getSymbolKeyAt(time);
    }

    @Override
    public String toString() {
        long start = history.getStartTime();
        IThreadIdProvider provider = threads;
        return "Call stack of "
                + element.getName()
                + " on host "
                + hosts.apply(Long.valueOf(start))
                + (provider == null ? "" : ", thread " + provider.getThreadId(start));
    }
}
