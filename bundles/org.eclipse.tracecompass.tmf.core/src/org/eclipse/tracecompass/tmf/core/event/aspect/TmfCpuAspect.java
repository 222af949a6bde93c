package org.eclipse.tracecompass.tmf.core.event.aspect;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** The CPU that an event happened on. */
public abstract class TmfCpuAspect extends TmfDeviceAspect {

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
