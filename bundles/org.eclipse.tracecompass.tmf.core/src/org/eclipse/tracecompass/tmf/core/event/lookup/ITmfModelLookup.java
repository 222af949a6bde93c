package org.eclipse.tracecompass.tmf.core.event.lookup;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** An event that points to an element of a model. */
public interface ITmfModelLookup {

    /** {@return the element's URI; implementations say whether it may be null} */
    @NonNullByDefault({})
    String getModelUri();
}
