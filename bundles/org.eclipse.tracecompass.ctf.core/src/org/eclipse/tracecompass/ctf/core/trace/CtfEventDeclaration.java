package org.eclipse.tracecompass.ctf.core.trace;

import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.CTFCallsite;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.types.StructDeclaration;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.type.Callsite;
import org.eclipse.tracecompass.internal.ctf.core.event.types.Declarations;

/**
 * An event class of a trace under its documented name. The same layout has always the same one.
 * Immutable and thread-safe.
 */
public final class CtfEventDeclaration implements IEventDeclaration {

    private static final String LOG_LEVEL = "loglevel";

    private final EventLayout layout;
    private final DocumentedTypes types;

    CtfEventDeclaration(EventLayout layout, DocumentedTypes types) {
        this.layout = layout;
        this.types = types;
    }

    /** The layout by which events of the class are decoded. */
    public EventLayout layout() {
        return layout;
    }

    @NonNullByDefault({})
    @Override
    public IEventDefinition createDefinition(
            CTFStreamInputReader streamInputReader, BitBuffer input, long timestamp)
            throws CTFException {
        return streamInputReader.decode(layout, input, timestamp);
    }

    @Override
    public String getName() {
        return layout.name();
    }

    @Override
    public StructDeclaration getFields() {
        return Declarations.of(layout.type().payload());
    }

    @Override
    public StructDeclaration getContext() {
        return Declarations.of(layout.type().context());
    }

    @Override
    public Long getId() {
        return Long.valueOf(layout.type().id());
    }

    @NonNullByDefault({})
    @Override
    public ICTFStream getStream() {
        return types.of(layout.stream());
    }

    @Override
    public long getLogLevel() {
        Object level = layout.type().attributes().get(LOG_LEVEL);
        return level instanceof Number number ? number.longValue() : -1;
    }

    @Override
    public Set<String> getCustomAttributes() {
        return layout.type().attributes().keySet();
    }

    @NonNullByDefault({})
    @Override
    public @Nullable String getCustomAttribute(String key) {
        Object value = layout.type().attributes().get(key);
        return value == null ? null : value.toString();
    }

    @Override
    public List<CTFCallsite> getCallsites() {
        return layout.type().callsites().stream().map(CtfEventDeclaration::documented).toList();
    }

    /** A place in source code under its documented name. */
    public static CTFCallsite documented(Callsite callsite) {
        return new CTFCallsite(
                callsite.eventName(),
                callsite.function(),
                callsite.address(),
                callsite.file(),
                callsite.line());
    }

    @Override
    public String toString() {
        return layout.name();
    }
}
