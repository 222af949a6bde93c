package org.eclipse.tracecompass.internal.tmf.cli.core.event;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;

/** The values of aspects. */
@FunctionalInterface
interface AspectValues {

    /** Those that the event itself tells, or an analysis that is open. */
    AspectValues AT_ONCE = ITmfEventAspect::resolve;

    /** Returns the value for an event; null where the aspect has nothing to say. */
    @Nullable
    Object of(ITmfEventAspect<?> aspect, ITmfEvent event);
}
