package org.eclipse.tracecompass.analysis.os.linux.core.event.aspect;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * The process on behalf of which an event happened. Trace types whose events can tell provide a
 * subclass among their aspects; analyses look for it by this class.
 */
public abstract class LinuxPidAspect extends LinuxTaskAspect {

    /** Creates an aspect. */
    public LinuxPidAspect() {
        super(String.valueOf(Messages.AspectName_Pid), String.valueOf(Messages.AspectHelpText_Pid));
    }

    /**
     * Returns the process's identifier.
     *
     * @param event an event of the trace that has this aspect
     * @return the identifier; null where neither the event nor an analysis tells
     */
    @Override
    public abstract @Nullable Integer resolve(ITmfEvent event);
}
