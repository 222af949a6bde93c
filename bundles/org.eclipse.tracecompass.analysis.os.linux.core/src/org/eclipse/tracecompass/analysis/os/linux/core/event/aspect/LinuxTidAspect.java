package org.eclipse.tracecompass.analysis.os.linux.core.event.aspect;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * The thread on behalf of which an event happened. Trace types whose events can tell provide a
 * subclass among their aspects; analyses look for it by this class.
 */
public abstract class LinuxTidAspect extends LinuxTaskAspect {

    /** Creates an aspect. */
    public LinuxTidAspect() {
        super(String.valueOf(Messages.AspectName_Tid), String.valueOf(Messages.AspectHelpText_Tid));
    }

    /**
     * Returns the thread's identifier.
     *
     * @param event an event of the trace that has this aspect
     * @return the identifier; null where neither the event nor an analysis tells
     */
    @Override
    public abstract @Nullable Integer resolve(ITmfEvent event);
}
