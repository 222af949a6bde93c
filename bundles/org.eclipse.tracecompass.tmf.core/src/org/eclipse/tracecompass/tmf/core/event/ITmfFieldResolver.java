package org.eclipse.tracecompass.tmf.core.event;

import org.eclipse.jdt.annotation.Nullable;

/**
 * An event type that can say once where a field of its events is. Event types that implement this
 * make {@link TmfField} read their events without decoding the rest and without comparing names.
 */
public interface ITmfFieldResolver {

    /**
     * A reader for one field of all events of this type. The type should keep it and return the
     * same one the next time: field handles outlive traces, and therefore hold readers weakly.
     *
     * @param path names from the content root downwards
     * @return the reader, or null when events of this type have no such field
     */
    @Nullable
    ITmfFieldReader resolve(String... path);
}
