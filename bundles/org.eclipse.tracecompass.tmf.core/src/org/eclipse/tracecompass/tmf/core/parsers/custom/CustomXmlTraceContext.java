package org.eclipse.tracecompass.tmf.core.parsers.custom;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/** A reader's position in an XML trace: at the first character of a record. */
@NonNullByDefault({})
public class CustomXmlTraceContext extends TmfContext {

    /**
     * A context.
     *
     * @param location location of the next event
     * @param rank its rank
     */
    public CustomXmlTraceContext(ITmfLocation location, long rank) {
        super(location, rank);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj);
    }
}
