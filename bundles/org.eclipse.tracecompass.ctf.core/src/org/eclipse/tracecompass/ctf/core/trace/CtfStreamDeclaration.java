package org.eclipse.tracecompass.ctf.core.trace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.IDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.StructDeclaration;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.type.StructClass;
import org.eclipse.tracecompass.internal.ctf.core.event.types.Declarations;

/** A stream class of a trace under its documented name. Thread-safe apart from adding files. */
@NonNullByDefault({})
final class CtfStreamDeclaration implements ICTFStream {

    /** The list of event classes has this many places per class at most. */
    private static final int DENSE_FACTOR = 8;

    private static final int DENSE_LEAST = 64;

    private final StreamLayout layout;
    private final DocumentedTypes types;
    private final Set<CTFStreamInput> inputs = new LinkedHashSet<>();

    CtfStreamDeclaration(StreamLayout layout, DocumentedTypes types) {
        this.layout = layout;
        this.types = types;
    }

    /** The layouts by which its events are decoded. */
    StreamLayout layout() {
        return layout;
    }

    /** The classes of its trace. */
    DocumentedTypes types() {
        return types;
    }

    void add(CTFStreamInput input) {
        inputs.add(input);
    }

    @Override
    public long getId() {
        return layout.type().id();
    }

    @Override
    public boolean isIdSet() {
        return true;
    }

    @Override
    public boolean isEventHeaderSet() {
        return layout.type().eventHeader() != null;
    }

    @Override
    public boolean isEventContextSet() {
        return layout.type().eventContext() != null;
    }

    @Override
    public boolean isPacketContextSet() {
        return layout.type().packetContext() != null;
    }

    private static StructDeclaration declaration(@Nullable StructClass type) {
        return type == null ? null : Declarations.of(type);
    }

    @Override
    public IDeclaration getEventHeaderDeclaration() {
        return declaration(layout.type().eventHeader());
    }

    @Override
    public StructDeclaration getEventContextDecl() {
        return declaration(layout.type().eventContext());
    }

    @Override
    public StructDeclaration getPacketContextDecl() {
        return declaration(layout.type().packetContext());
    }

    @Override
    public Set<CTFStreamInput> getStreamInputs() {
        // The documented trace adds the files when it is made.
        types.trace();
        return Collections.unmodifiableSet(inputs);
    }

    @Override
    public CTFTrace getTrace() {
        return types.trace();
    }

    @Override
    public List<@Nullable IEventDeclaration> getEventDeclarations() {
        List<EventLayout> events = layout.events();
        long places = DENSE_LEAST + (long) DENSE_FACTOR * events.size();
        List<@Nullable IEventDeclaration> declarations = new ArrayList<>();
        boolean dense = true;
        for (EventLayout event : events) {
            dense &= event.type().id() >= 0 && event.type().id() < places;
        }
        for (EventLayout event : events) {
            int place = dense ? (int) event.type().id() : declarations.size();
            while (declarations.size() <= place) {
                declarations.add(null);
            }
            declarations.set(place, types.of(event));
        }
        return Collections.unmodifiableList(declarations);
    }

    @Override
    public @Nullable IEventDeclaration getEventDeclaration(int eventId) {
        EventLayout event = layout.event(eventId);
        return event == null ? null : types.of(event);
    }

    @Override
    public String toString() {
        return "Stream " + getId();
    }
}
