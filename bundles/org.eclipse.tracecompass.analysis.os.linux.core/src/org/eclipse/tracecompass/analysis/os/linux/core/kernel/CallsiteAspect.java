package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCallsiteAspect;
import org.eclipse.tracecompass.tmf.core.event.lookup.ITmfCallsite;
import org.eclipse.tracecompass.tmf.core.event.lookup.ITmfSourceLookup;

/** The places in source code that an event itself points to. */
final class CallsiteAspect extends TmfCallsiteAspect {

    static final CallsiteAspect INSTANCE = new CallsiteAspect();

    private CallsiteAspect() {}

    @Override
    public @Nullable List<ITmfCallsite> resolve(ITmfEvent event) {
        return event instanceof ITmfSourceLookup source ? source.getCallsites() : null;
    }

    /** Few tracers tell where an event comes from. */
    @Override
    public boolean isHiddenByDefault() {
        return true;
    }
}
