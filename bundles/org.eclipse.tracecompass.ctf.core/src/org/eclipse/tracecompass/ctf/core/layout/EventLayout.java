package org.eclipse.tracecompass.ctf.core.layout;

import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.CTFCallsite;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.StructDeclaration;
import org.eclipse.tracecompass.ctf.core.type.EventClass;
import org.eclipse.tracecompass.internal.ctf.core.event.types.Declarations;

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
        @Nullable StructLayout payload)
        implements IEventDeclaration {

    private static final String LOG_LEVEL = "loglevel";

    /** The event's name. */
    public String name() {
        return type.name();
    }

    @Override
    public String getName() {
        return type.name();
    }

    @Override
    public StructDeclaration getFields() {
        return Declarations.of(type.payload());
    }

    @Override
    public StructDeclaration getContext() {
        return Declarations.of(type.context());
    }

    @Override
    public Long getId() {
        return Long.valueOf(type.id());
    }

    @Override
    public long getLogLevel() {
        return type.attributes().get(LOG_LEVEL) instanceof Number level ? level.longValue() : -1;
    }

    @Override
    public Set<String> getCustomAttributes() {
        return type.attributes().keySet();
    }

    @NonNullByDefault({})
    @Override
    public @Nullable String getCustomAttribute(String key) {
        Object value = type.attributes().get(key);
        return value == null ? null : value.toString();
    }

    @Override
    public List<CTFCallsite> getCallsites() {
        return type.callsites();
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
