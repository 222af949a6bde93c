package org.eclipse.tracecompass.tmf.core.model.timegraph;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import org.eclipse.tracecompass.tmf.core.model.ITimeElement;

/** An arrow from one row to another, or within one. */
public interface ITimeGraphArrow extends ITimeElement {

    /** Returns the id of the entry it starts from. */
    long getSourceId();

    /** Returns the id of the entry it points to. */
    long getDestinationId();

    @Override
    default Multimap<String, Object> getMetadata() {
        return ImmutableMultimap.of();
    }
}
