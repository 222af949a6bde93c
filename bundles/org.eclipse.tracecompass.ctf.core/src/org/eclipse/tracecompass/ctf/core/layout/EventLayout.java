package org.eclipse.tracecompass.ctf.core.layout;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.EventClass;

/**
 * The layouts of an event class.
 *
 * @param number its number among all event classes of the trace, from 0
 * @param stream those of its stream class
 * @param type the event class
 * @param context its own context, or null
 * @param payload its fields, or null
 */
public record EventLayout(
        int number,
        StreamLayout stream,
        EventClass type,
        @Nullable StructLayout context,
        @Nullable StructLayout payload) {

    /** The event's name. */
    public String name() {
        return type.name();
    }

    /** Identity: an event class is equal to itself only. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }

    @Override
    public String toString() {
        return type.name();
    }
}
