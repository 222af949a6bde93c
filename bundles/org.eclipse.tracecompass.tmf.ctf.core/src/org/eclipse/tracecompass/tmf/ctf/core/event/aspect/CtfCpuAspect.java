package org.eclipse.tracecompass.tmf.ctf.core.event.aspect;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;

/** The CPU that the packet of an event belongs to. */
public final class CtfCpuAspect extends TmfCpuAspect {

    @Override
    public @Nullable Integer resolve(ITmfEvent event) {
        if (event instanceof CtfTmfEvent ctf && ctf.getCPU() != CtfTmfEvent.UNKNOWN_CPU) {
            return ctf.getCPU();
        }
        return null;
    }
}
