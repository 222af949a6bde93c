package org.eclipse.tracecompass.tmf.core.event;

import java.util.Collection;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** The type of events: a name and the names of the fields. */
public interface ITmfEventType {

    /** Name of a type that was given none. */
    String DEFAULT_TYPE_ID = "TmfType";

    /** {@return the type's name} */
    String getName();

    /**
     * {@return the tree of field names below {@link ITmfEventField#ROOT_FIELD_ID}, null when
     * unknown}
     */
    @NonNullByDefault({})
    ITmfEventField getRootField();

    /** {@return the names of the fields in order; empty when unknown} */
    @NonNullByDefault({})
    Collection<String> getFieldNames();
}
