package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Reads the switches between threads, for analyses that look at little else. */
public final class SwitchReader {

    private final String name;
    private final TmfField prevTid;
    private final TmfField nextTid;
    private final @Nullable TmfCpuAspect cpuAspect;
    private @Nullable ITmfEventType switchType;

    /**
     * Creates a reader.
     *
     * @param trace the trace of the events
     * @param layout how the trace names them
     */
    public SwitchReader(ITmfTrace trace, IKernelAnalysisEventLayout layout) {
        name = layout.eventSchedSwitch();
        prevTid = TmfField.of(layout.fieldPrevTid());
        nextTid = TmfField.of(layout.fieldNextTid());
        cpuAspect = TmfCpuAspect.of(trace);
    }

    /** Returns whether an event is a switch. */
    public boolean isSwitch(ITmfEvent event) {
        ITmfEventType type = event.getType();
        if (type == switchType) {
            return true;
        }
        if (!name.equals(event.getName())) {
            return false;
        }
        switchType = type;
        return true;
    }

    /** Returns the number of the CPU of an event, -1 if it is not known. */
    public int cpuOf(ITmfEvent event) {
        TmfCpuAspect aspect = cpuAspect;
        Integer cpu = aspect == null ? null : aspect.resolve(event);
        return cpu != null && KernelModel.isCpu(cpu) ? cpu.intValue() : -1;
    }

    /** Returns the thread that leaves the CPU, -1 if it is not known. */
    public int prevTid(ITmfEvent event) {
        return (int) prevTid.asLong(event, -1);
    }

    /** Returns the thread that comes to the CPU, -1 if it is not known. */
    public int nextTid(ITmfEvent event) {
        return (int) nextTid.asLong(event, -1);
    }
}
