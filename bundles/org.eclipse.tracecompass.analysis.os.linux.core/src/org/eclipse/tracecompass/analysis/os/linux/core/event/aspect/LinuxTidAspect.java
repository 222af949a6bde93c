package org.eclipse.tracecompass.analysis.os.linux.core.event.aspect;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.model.OsStrings;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * The thread on behalf of which an event happened. Trace types whose events can tell provide a
 * subclass among their aspects; analyses look for it by this class.
 */
public abstract class LinuxTidAspect extends LinuxTaskAspect {

    /** Creates an aspect. */
    public LinuxTidAspect() {
        super(
                OsStrings.tid(),
                "The identifier of the thread on behalf of which the event happened");
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
