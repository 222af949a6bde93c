package org.eclipse.tracecompass.ctf.core.layout;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfException;
import org.eclipse.tracecompass.ctf.core.type.ClockClass;
import org.eclipse.tracecompass.ctf.core.type.Role;
import org.eclipse.tracecompass.ctf.core.type.StreamClass;

/** The layouts of a stream class and of its event classes. */
public final class StreamLayout {

    /** An array of event classes by id has this many places per class at most. */
    private static final int DENSE_FACTOR = 8;

    private static final int DENSE_LEAST = 64;

    private final StreamClass fType;
    private final @Nullable ClockClass fClock;
    private final @Nullable StructLayout fPacketContext;
    private final @Nullable StructLayout fEventHeader;
    private final @Nullable StructLayout fEventContext;
    private final List<EventLayout> fEvents = new ArrayList<>();
    private final Map<Long, EventLayout> fById = new HashMap<>();
    private @Nullable EventLayout[] fDense = {};
    private LttngHeader fLttngHeader = LttngHeader.NONE;
    private long fBaseNanos;

    StreamLayout(
            StreamClass type,
            @Nullable ClockClass clock,
            @Nullable StructLayout packetContext,
            @Nullable StructLayout eventHeader,
            @Nullable StructLayout eventContext) {
        fType = type;
        fClock = clock;
        fPacketContext = packetContext;
        fEventHeader = eventHeader;
        fEventContext = eventContext;
    }

    void add(EventLayout event) {
        fEvents.add(event);
        fById.put(event.type().id(), event);
    }

    private void index() {
        long places = DENSE_LEAST + (long) DENSE_FACTOR * fEvents.size();
        int length = 0;
        for (EventLayout event : fEvents) {
            long id = event.type().id();
            if (id >= 0 && id < places) {
                length = Math.max(length, (int) id + 1);
            }
        }
        fDense = new @Nullable EventLayout[length];
        for (EventLayout event : fEvents) {
            long id = event.type().id();
            if (id >= 0 && id < length) {
                fDense[(int) id] = event;
            }
        }
    }

    void finish(Path file, int slots) throws CtfException {
        for (StructLayout scope :
                new @Nullable StructLayout[] {fPacketContext, fEventHeader, fEventContext}) {
            finish(file, "stream " + fType.id(), scope);
        }
        for (EventLayout event : fEvents) {
            finish(file, "event '" + event.name() + "'", event.context());
            finish(file, "event '" + event.name() + "'", event.payload());
        }
        index();
        StructLayout header = fEventHeader;
        if (header != null) {
            fLttngHeader = LttngHeader.recognise(header);
        }
        ClockClass clock = fClock;
        fBaseNanos = clock == null ? 0 : clock.baseNanos();
    }

    private static void finish(Path file, String what, @Nullable StructLayout scope)
            throws CtfException {
        if (scope != null) {
            scope.finish();
            if (scope.staticBits > ArrayLayout.MAX_STATIC_BITS) {
                throw new CtfException(file, "the fields of " + what + " are too large");
            }
        }
    }

    /** The stream class. */
    public StreamClass type() {
        return fType;
    }

    /** Its default clock, or null if its events have no time. */
    public @Nullable ClockClass clock() {
        return fClock;
    }

    /** The packet context, or null. */
    public @Nullable StructLayout packetContext() {
        return fPacketContext;
    }

    /** The event header, or null. */
    public @Nullable StructLayout eventHeader() {
        return fEventHeader;
    }

    /** The context that all events share, or null. */
    public @Nullable StructLayout eventContext() {
        return fEventContext;
    }

    /** The event classes, in the order of the metadata. */
    public List<EventLayout> events() {
        return fEvents;
    }

    /** The event class of an id, or null. */
    public @Nullable EventLayout event(long id) {
        return id >= 0 && id < fDense.length ? fDense[(int) id] : fById.get(id);
    }

    /** The event header's shape if it is one of LTTng's. */
    public LttngHeader lttngHeader() {
        return fLttngHeader;
    }

    /** A clock value in ns from the clock's origin; 0 without a clock. */
    public long nanos(long cycles) {
        ClockClass clock = fClock;
        return clock == null ? 0 : fBaseNanos + clock.nanos(cycles);
    }

    /**
     * Size in bits of a counter in the packet context; 64 if there is none of a size that is known.
     */
    public int counterBits(Role role) {
        StructLayout context = fPacketContext;
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
