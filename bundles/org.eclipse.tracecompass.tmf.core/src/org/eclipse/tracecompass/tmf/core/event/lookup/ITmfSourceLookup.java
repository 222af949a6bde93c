package org.eclipse.tracecompass.tmf.core.event.lookup;

import java.util.Collections;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/** An event that points to source code. */
public interface ITmfSourceLookup {

    /** {@return the place where the event was recorded, null when unknown} */
    @Nullable
    ITmfCallsite getCallsite();

    /** {@return the places, innermost first; null when unknown} */
    default @Nullable List<ITmfCallsite> getCallsites() {
        ITmfCallsite callsite = getCallsite();
        return callsite == null ? null : Collections.singletonList(callsite);
    }
}
