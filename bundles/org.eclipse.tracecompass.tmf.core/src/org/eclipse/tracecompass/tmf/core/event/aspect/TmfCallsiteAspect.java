package org.eclipse.tracecompass.tmf.core.event.aspect;

import java.util.List;
import org.eclipse.tracecompass.tmf.core.event.lookup.ITmfCallsite;

/** The places in source code that an event comes from, innermost first. */
public abstract class TmfCallsiteAspect implements ITmfEventAspect<List<ITmfCallsite>> {

    @Override
    public final String getName() {
        return "Source Location";
    }

    @Override
    public final String getHelpText() {
        return "The source code location of the event";
    }
}
