package org.eclipse.tracecompass.tmf.core.parsers.custom;

import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;

/** The type of an event of a custom XML parser. */
@NonNullByDefault({})
public class CustomXmlEventType extends CustomEventType {

    /**
     * A type.
     *
     * @param eventName its name
     * @param root the tree of its field names; null when unknown
     */
    public CustomXmlEventType(@NonNull String eventName, ITmfEventField root) {
        super(eventName, root);
    }
}
