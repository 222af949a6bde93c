package org.eclipse.tracecompass.ctf.core.layout;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.type.ClockClass;
import org.eclipse.tracecompass.ctf.core.type.Role;
import org.eclipse.tracecompass.ctf.core.type.StreamClass;

/** The layouts of a stream class and of its event classes. */
public final class StreamLayout {

    /** An array of event classes by id has this many places per class at most. */
    private static final int DENSE_FACTOR = 8;

    private static final int DENSE_LEAST = 64;

    private final StreamClass type;
    private final @Nullable ClockClass clock;
    private final @Nullable StructLayout packetContext;
    private final @Nullable StructLayout eventHeader;
    private final @Nullable StructLayout eventContext;
    private final List<EventLayout> events = new ArrayList<>();
    private final Map<Long, EventLayout> byId = new HashMap<>();
    private @Nullable EventLayout[] dense = {};
    private LttngHeader lttngHeader = LttngHeader.NONE;
    private long baseNanos;

    StreamLayout(
            StreamClass type,
            @Nullable ClockClass clock,
            @Nullable StructLayout packetContext,
            @Nullable StructLayout eventHeader,
            @Nullable StructLayout eventContext) {
        this.type = type;
        this.clock = clock;
        this.packetContext = packetContext;
        this.eventHeader = eventHeader;
        this.eventContext = eventContext;
    }

    void add(EventLayout event) {
        events.add(event);
        byId.put(event.type().id(), event);
    }

    private void index() {
        long places = DENSE_LEAST + (long) DENSE_FACTOR * events.size();
        int length = 0;
        for (EventLayout event : events) {
            long id = event.type().id();
            if (id >= 0 && id < places) {
                length = Math.max(length, (int) id + 1);
            }
        }
        dense = new @Nullable EventLayout[length];
        for (EventLayout event : events) {
            long id = event.type().id();
            if (id >= 0 && id < length) {
                dense[(int) id] = event;
            }
        }
    }

    void finish(Path file, int slots) throws CtfReadException {
        for (StructLayout scope :
                new @Nullable StructLayout[] {packetContext, eventHeader, eventContext}) {
            finish(file, "stream " + type.id(), scope);
        }
        for (EventLayout event : events) {
            finish(file, "event '" + event.name() + "'", event.context());
            finish(file, "event '" + event.name() + "'", event.payload());
        }
        index();
        StructLayout header = eventHeader;
        if (header != null) {
            lttngHeader = LttngHeader.recognise(header);
        }
        ClockClass clock = this.clock;
        baseNanos = clock == null ? 0 : clock.baseNanos();
    }

    private static void finish(Path file, String what, @Nullable StructLayout scope)
            throws CtfReadException {
        if (scope != null) {
            scope.finish();
            if (scope.staticBits > ArrayLayout.MAX_STATIC_BITS) {
                throw new CtfReadException(file, "the fields of " + what + " are too large");
            }
        }
    }

    /** The stream class. */
    public StreamClass type() {
        return type;
    }

    /** Its default clock, or null if its events have no time. */
    public @Nullable ClockClass clock() {
        return clock;
    }

    /** The packet context, or null. */
    public @Nullable StructLayout packetContext() {
        return packetContext;
    }

    /** The event header, or null. */
    public @Nullable StructLayout eventHeader() {
        return eventHeader;
    }

    /** The context that all events share, or null. */
    public @Nullable StructLayout eventContext() {
        return eventContext;
    }

    /** The event classes, in the order of the metadata. */
    public List<EventLayout> events() {
        return events;
    }

    /** The event class of an id, or null. */
    public @Nullable EventLayout event(long id) {
        return id >= 0 && id < dense.length ? dense[(int) id] : byId.get(id);
    }

    /** The event header's shape if it is one of LTTng's. */
    public LttngHeader lttngHeader() {
        return lttngHeader;
    }

    /** A clock value in ns from the clock's origin; 0 without a clock. */
    public long nanos(long cycles) {
        ClockClass clock = this.clock;
        return clock == null ? 0 : baseNanos + clock.nanos(cycles);
    }

    /**
     * Size in bits of a counter in the packet context; 64 if there is none of a size that is known.
     */
    public int counterBits(Role role) {
        StructLayout context = packetContext;
        if (context != null) {
            for (FieldLayout field : context.members()) {
                if (field instanceof IntegerLayout integer
                        && integer.roles.contains(role)
                        && !integer.type().variable()) {
                    return integer.type().size();
                }
            }
        }
        return 64;
    }
}
