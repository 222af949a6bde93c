package org.eclipse.tracecompass.tmf.core.event.aspect;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The CPU that an event happened on. */
public abstract class TmfCpuAspect extends TmfDeviceAspect {

    /**
     * Returns the aspect that tells the CPU of the events of a trace.
     *
     * @param trace the trace
     * @return its first aspect of the kind, null if it has none; for an experiment of traces of
     *     different types, an aspect that asks those of all types
     * @since 9.6.0
     */
    public static @Nullable TmfCpuAspect of(ITmfTrace trace) {
        for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
            if (aspect instanceof TmfCpuAspect cpu) {
                return cpu;
            }
            if (aspect instanceof MultiAspect<?> multi) {
                List<TmfCpuAspect> parts = partsOf(multi);
                if (!parts.isEmpty()) {
                    return parts.size() == 1 ? parts.get(0) : new Joined(parts);
                }
            }
        }
        return null;
    }

    private static List<TmfCpuAspect> partsOf(MultiAspect<?> multi) {
        List<TmfCpuAspect> parts = new ArrayList<>();
        for (ITmfEventAspect<?> part : multi.getAspects()) {
            if (part instanceof TmfCpuAspect cpu) {
                parts.add(cpu);
            }
        }
        return parts;
    }

    /** The CPU of events of different types: that of the first aspect that applies. */
    private static final class Joined extends TmfCpuAspect {

        private final List<TmfCpuAspect> parts;

        Joined(List<TmfCpuAspect> parts) {
            this.parts = parts;
        }

        @Override
        public @Nullable Integer resolve(ITmfEvent event) {
            for (TmfCpuAspect part : parts) {
                Integer cpu = part.resolve(event);
                if (cpu != null) {
                    return cpu;
                }
            }
            return null;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Joined joined && parts.equals(joined.parts);
        }

        @Override
        public int hashCode() {
            return parts.hashCode();
        }
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
