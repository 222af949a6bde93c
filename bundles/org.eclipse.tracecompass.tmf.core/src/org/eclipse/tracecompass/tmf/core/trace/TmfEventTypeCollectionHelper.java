package org.eclipse.tracecompass.tmf.core.trace;

import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Multimap;
import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;

/** Names out of collections of event types. */
public final class TmfEventTypeCollectionHelper {

    private TmfEventTypeCollectionHelper() {}

    /**
     * The names of event types.
     *
     * @param eventTypes the types
     * @return their names, each once, in order
     */
    @NonNullByDefault({})
    public static Set<String> getEventNames(Iterable<? extends ITmfEventType> eventTypes) {
        Set<String> names = new LinkedHashSet<>();
        for (ITmfEventType type : eventTypes) {
            names.add(type.getName());
        }
        return names;
    }

    /**
     * The names of event types.
     *
     * @param eventTypes the types
     * @return their names, each once, in order
     * @deprecated the older name of {@link #getEventNames}
     */
    @Deprecated
    public static Set<String> getEventName(Iterable<? extends ITmfEventType> eventTypes) {
        return getEventNames(eventTypes);
    }

    /**
     * The names of the fields of event types.
     *
     * @param eventTypes the types
     * @return type name to field names, in order
     */
    @NonNullByDefault({})
    public static Multimap<String, String> getEventFieldNames(
            Iterable<? extends ITmfEventType> eventTypes) {
        Multimap<String, String> names = LinkedHashMultimap.create();
        for (ITmfEventType type : eventTypes) {
            names.putAll(type.getName(), type.getFieldNames());
        }
        return names;
    }
}
