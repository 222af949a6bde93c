package org.eclipse.tracecompass.internal.analysis.os.linux.core.tid;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.HistoryTime;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Writes, for each CPU, the thread that a switch brought to it. The attributes are the numbers of
 * the CPUs.
 */
public final class CurrentThreadProvider extends AbstractTmfStateProvider {

    private static final int VERSION = 1;
    private static final int MAX_CPU = 1 << 16;
    private static final int NO_QUARK = -1;
    private static final String ID = "org.eclipse.tracecompass.kernel.tid.provider";

    private final String eventName;
    private final TmfField nextTid;
    private final @Nullable TmfCpuAspect cpuAspect;
    private final HistoryTime time = new HistoryTime();
    private int[] quarks = {};

    /**
     * Creates a provider.
     *
     * @param trace the trace to read
     */
    public CurrentThreadProvider(ITmfTrace trace) {
        super(trace, ID);
        var layout = KernelStateProvider.layoutOf(trace);
        eventName = layout.eventSchedSwitch();
        nextTid = TmfField.of(layout.fieldNextTid());
        cpuAspect = TmfCpuAspect.of(trace);
    }

    @Override
    public int getVersion() {
        return VERSION;
    }

    @Override
    public CurrentThreadProvider getNewInstance() {
        return new CurrentThreadProvider(getTrace());
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        ITmfStateSystemBuilder history = getStateSystemBuilder();
        TmfCpuAspect aspect = cpuAspect;
        if (history == null || aspect == null || !event.getName().equals(eventName)) {
            return;
        }
        Integer cpu = aspect.resolve(event);
        long tid = nextTid.asLong(event, -1);
        if (cpu != null && cpu >= 0 && cpu < MAX_CPU && tid >= 0 && tid <= Integer.MAX_VALUE) {
            history.modifyAttribute(
                    time.of(event, history),
                    Integer.valueOf((int) tid),
                    quark(history, cpu.intValue()));
        }
    }

    private int quark(ITmfStateSystemBuilder history, int cpu) {
        if (cpu >= quarks.length) {
            int old = quarks.length;
            quarks = Arrays.copyOf(quarks, Math.max(cpu + 1, 2 * old));
            Arrays.fill(quarks, old, quarks.length, NO_QUARK);
        }
        if (quarks[cpu] == NO_QUARK) {
            quarks[cpu] = history.getQuarkAbsoluteAndAdd(Integer.toString(cpu));
        }
        return quarks[cpu];
    }
}
