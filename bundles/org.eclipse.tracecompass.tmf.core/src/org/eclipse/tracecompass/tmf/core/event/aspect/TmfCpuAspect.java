package org.eclipse.tracecompass.tmf.core.event.aspect;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The CPU that an event happened on. */
public abstract class TmfCpuAspect extends TmfDeviceAspect {

    /**
     * Returns the aspect that tells the CPU of the events of a trace.
     *
     * @param trace the trace
     * @return its first aspect of the kind, null if it has none
     * @since 9.6.0
     */
    public static @Nullable TmfCpuAspect of(ITmfTrace trace) {
        for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
            if (aspect instanceof TmfCpuAspect cpu) {
                return cpu;
            }
        }
        return null;
    }

    @Override
    public final String getName() {
        return "CPU";
    }

    @Override
    public final String getHelpText() {
        return "The CPU on which the event was recorded";
    }

    @Override
    public abstract @Nullable Integer resolve(ITmfEvent event);

    /** All CPU aspects of one class are the same. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other != null && getClass() == other.getClass();
    }

    @Override
    public String getDeviceType() {
        return "cpu";
    }

    @Override
    public int hashCode() {
        return getClass().hashCode();
    }
}
