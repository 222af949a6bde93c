package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackHostUtils.IHostIdProvider;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries.IThreadIdProvider;
import org.eclipse.tracecompass.analysis.profiling.core.model.IHostModel;
import org.eclipse.tracecompass.internal.analysis.profiling.core.model.ModelManager;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** The thread on the CPU whose number is the value of an attribute. */
public final class ThreadOnCpu implements IThreadIdProvider {

    private final ITmfStateSystem history;
    private final int quark;
    private final IHostIdProvider hosts;

    private ThreadOnCpu(ITmfStateSystem history, int quark, IHostIdProvider hosts) {
        this.history = history;
        this.quark = quark;
        this.hosts = hosts;
    }

    /**
     * Creates a provider.
     *
     * @param element the element
     * @param path the path from its attribute to the one with the CPU
     * @param hosts knows the host of the element
     * @return the provider, null if there is no such attribute
     */
    public static @Nullable IThreadIdProvider of(
            InstrumentedCallStackElement element, String[] path, IHostIdProvider hosts) {
        ITmfStateSystem history = element.getStateSystem();
        int quark = history.optQuarkRelative(element.getQuark(), path);
        return quark == ITmfStateSystem.INVALID_ATTRIBUTE
                ? null
                : new ThreadOnCpu(history, quark, hosts);
    }

    /** {@inheritDoc} The one at the time when the element came to the CPU. */
    @Override
    public int getThreadId(long time) {
        if (time < history.getStartTime() || time > history.getCurrentEndTime()) {
            return IHostModel.UNKNOWN_TID;
        }
        ITmfStateInterval state = history.querySingleState(time, quark);
        if (!(state.getValue() instanceof Number cpu)) {
            return IHostModel.UNKNOWN_TID;
        }
        long start = state.getStartTime();
        return ModelManager.getModelFor(hosts.apply(Long.valueOf(start)))
                .getThreadOnCpu(cpu.intValue(), start);
    }

    @Override
    public boolean variesInTime() {
        return true;
    }
}
