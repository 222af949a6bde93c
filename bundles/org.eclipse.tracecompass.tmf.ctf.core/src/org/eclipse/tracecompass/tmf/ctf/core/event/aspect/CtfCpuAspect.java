package org.eclipse.tracecompass.tmf.ctf.core.event.aspect;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;

/**
 * The CPU of an event: that of its packet; where packets do not tell, the one in the event's
 * context or among its fields, as written by perf and programs that rewrite traces.
 */
public class CtfCpuAspect extends TmfCpuAspect {

    private static final TmfField CONTEXT = TmfField.of("context._cpu_id");
    private static final TmfField PERF = TmfField.of("perf_cpu");
    private static final TmfField FIELD = TmfField.of("cpu_id");

    @NonNullByDefault({})
    @Override
    public Integer resolve(ITmfEvent event) {
        if (!(event instanceof CtfTmfEvent ctf)) {
            return null;
        }
        long cpu = ctf.getCPU();
        if (cpu < 0) {
            cpu = CONTEXT.asLong(event, CtfTmfEvent.UNKNOWN_CPU);
        }
        if (cpu < 0) {
            cpu = PERF.asLong(event, CtfTmfEvent.UNKNOWN_CPU);
        }
        if (cpu < 0) {
            cpu = FIELD.asLong(event, CtfTmfEvent.UNKNOWN_CPU);
        }
        return cpu < 0 || cpu > Integer.MAX_VALUE ? null : (Integer) (int) cpu;
    }
}
